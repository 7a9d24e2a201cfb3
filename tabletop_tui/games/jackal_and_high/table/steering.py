"""Where arrows and clicks take the cursor: always to a legal move."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop_tui.games.jackal_and_high.moves import PLACE, Move
from tabletop_tui.tui.game_table import Direction


def steer(direction: Direction, moves: Sequence[Move], at: Move) -> Move:
    """The move the cursor goes to: left and right over cards, up and down over dice, round the ends.

    Every die is a line of the cards it fits, left to right; all moves that are no placement are one line more. Going up
    or down keeps as close to the same card as the new line allows.
    """
    lines = _lines(moves)
    here = next(index for index, row in enumerate(lines) if at in row)
    row = lines[here]
    if direction in ("left", "right") or len(lines) == 1:
        step = 1 if direction in ("right", "down") else -1
        return row[(row.index(at) + step) % len(row)]
    other = lines[(here + (1 if direction == "down" else -1)) % len(lines)]
    if at[0] != PLACE or other[0][0] != PLACE:
        return other[0]
    return min(other, key=lambda move: (abs(move[2] - at[2]), move[2]))


def clicked_card(moves: Sequence[Move], at: Move | None, position: int) -> Move | None:
    """The move a click on a card of the row means: with the die pointed at where it fits, else the first that does."""
    fitting = [move for move in moves if move[0] == PLACE and move[2] == position]
    same_die = [move for move in fitting if at is not None and at[0] == PLACE and move[1] == at[1]]
    return next(iter(same_die or fitting), None)


def _lines(moves: Sequence[Move]) -> list[list[Move]]:
    dice = sorted({move[1] for move in moves if move[0] == PLACE})
    lines = [
        sorted((move for move in moves if move[0] == PLACE and move[1] == die), key=lambda move: move[2])
        for die in dice
    ]
    others = [move for move in moves if move[0] != PLACE]
    return [*lines, others] if others else lines
