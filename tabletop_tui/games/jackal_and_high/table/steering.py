"""Where arrows and clicks take the cursor: always to a legal move."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop_tui.games.jackal_and_high.moves import PLACE, STACK, Move
from tabletop_tui.tui.game_table import Direction


def steer(direction: Direction, moves: Sequence[Move], at: Move) -> Move:
    """The move the cursor goes to, round the ends.

    Up and down go through the list as it stands. Left and right go to the next card that the drawing shows on that
    side: while dice are placed, one that takes a die, the same die where it fits and else the best; while cards are
    stacked, the next of them. Where no cards are drawn to choose from, they go through the list as well.
    """
    step = 1 if direction in ("right", "down") else -1
    if direction in ("left", "right"):
        if any(move[0] == PLACE for move in moves):
            return _to_card(step, moves, at)
        moves = sorted(moves, key=_drawn)
    return moves[(moves.index(at) + step) % len(moves)]


def clicked_card(moves: Sequence[Move], at: Move | None, position: int) -> Move | None:
    """The move a click on a card of the row means: with the die pointed at where it fits, else the first that does."""
    fitting = [move for move in moves if move[0] == PLACE and move[2] == position]
    same_die = [move for move in fitting if at is not None and at[0] == PLACE and move[1] == at[1]]
    return next(iter(same_die or fitting), None)


def _to_card(step: int, moves: Sequence[Move], at: Move) -> Move:
    cards = sorted({move[2] for move in moves if move[0] == PLACE})
    if at[0] == PLACE:
        position = cards[(cards.index(at[2]) + step) % len(cards)]
    else:
        position = cards[0] if step > 0 else cards[-1]
    return clicked_card(moves, at, position) or at


def _drawn(move: Move) -> int:
    """Cards to stack lie in ascending order, whatever is offered first; other moves keep their order."""
    return move[1] if move[0] == STACK else 0
