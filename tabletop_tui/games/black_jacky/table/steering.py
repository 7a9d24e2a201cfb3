"""Where arrows and clicks take the cursor: always to a legal move."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop_tui.games.black_jacky.moves import CATS, DISCARD, DRAW, GIVE, GUESS, LAY, PLUS, STAYS, SWAP, Move
from tabletop_tui.tui.game_table import Direction


def steer(direction: Direction, moves: Sequence[Move], at: Move) -> Move:
    """The move the cursor goes to: left and right over cards or cats, up and down over what is done with them.

    Lines are, from top to bottom: what needs no card, swapping a card for the top discard, swapping one with the pile,
    and laying or giving one. Going up or down keeps to the same card where it can. With one line alone all arrows go
    along it.
    """
    lines = _lines(moves)
    here = next(index for index, row in enumerate(lines) if at in row)
    row = lines[here]
    if direction in ("left", "right") or len(lines) == 1:
        step = 1 if direction in ("right", "down") else -1
        return row[(row.index(at) + step) % len(row)]
    other = lines[(here + (1 if direction == "down" else -1)) % len(lines)]
    if len(at) < 2:
        return other[0]
    return min(other, key=lambda move: abs(move[1] - at[1]) if len(move) > 1 else 0)


def clicked(at: Move | None, fitting: Sequence[Move]) -> Move | None:
    """Which of the moves a click can mean is meant: the one pointed at, else the most like it.

    Args:
        at: The move pointed at.
        fitting: The legal moves that have to do with what was clicked, the most natural first.
    """
    if not fitting:
        return None
    if at is None or at in fitting:
        return at if at in fitting else fitting[0]
    return max(fitting, key=lambda move: _alike(move, at))


def on_card(moves: Sequence[Move], card: int) -> list[Move]:
    """What can be done with a hand card: to lay or give it first, since one swaps by clicking a pile as well."""
    fitting = [move for move in moves if move[0] in (LAY, GIVE, SWAP) and move[1] == card]
    return sorted(fitting, key=lambda move: move[0] == SWAP)


def on_pile(moves: Sequence[Move], pile: str) -> list[Move]:
    """What can be done with a pile."""
    if pile == "discard":
        return [move for move in moves if move[0] == SWAP and move[2] == DISCARD]
    return [move for move in moves if move[0] == DRAW or (move[0] == SWAP and move[2] != DISCARD)]


def on_cat(moves: Sequence[Move], seat: int, plus: bool) -> list[Move]:
    """What can be done to a cat; ``plus`` says whether it has the +1 card."""
    return [
        move
        for move in moves
        if (move[0] in (GUESS, CATS) and seat in move[1:])
        or (move[0] == PLUS and (move[1] == seat or (plus and move[1] == STAYS)))
    ]


def _alike(one: Move, other: Move) -> int:
    """How much two moves have in common, the same card or cat most of all."""
    return 4 * bool(set(one[1:2]) & set(other[1:2])) + 2 * bool(set(one[1:]) & set(other[1:])) + (one[0] == other[0])


def _lines(moves: Sequence[Move]) -> list[list[Move]]:
    lines = [
        [move for move in moves if move[0] == SWAP and move[2] == DISCARD],
        [move for move in moves if move[0] == SWAP and move[2] != DISCARD],
        [move for move in moves if move[0] in (LAY, GIVE, GUESS, PLUS, CATS)],
    ]
    ordered = [sorted(row) for row in lines if row]
    rest = [move for move in moves if not any(move in row for row in ordered)]
    return [rest, *ordered] if rest else ordered
