"""Totals in words, and what a choice would make of the viewer's own."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop_tui.games.black_jacky.cards import LAID, LIMIT, points
from tabletop_tui.games.black_jacky.moves import DISCARD, KNOCK, LAY, SWAP, Move
from tabletop_tui.games.black_jacky.odds import after_laying, after_swapping
from tabletop_tui.games.black_jacky.view import Cat, View


def addends(hand: Sequence[int], laid: Sequence[int], plus: bool) -> list[str]:
    """What a total is made of: hand cards, laid cards as they count, the +1 card."""
    counted = (points(LAID[card]) for card in laid)
    return [*map(str, hand), *counted, *(["1"] if plus else [])]


def summed(hand: Sequence[int], laid: Sequence[int], plus: bool, total: int) -> str:
    """Cards as a sum: ``7 + 4 + 2 + 8.1 = 21.1``."""
    parts = addends(hand, laid, plus)
    return f"{' + '.join(parts)} = {points(total)}" if len(parts) > 1 else points(total)


def verdict(total: int) -> str:
    """A total against the limit: ``too much``, or how much there is to 21."""
    return "too much" if total >= LIMIT else f"{points(LIMIT - total)} below 21"


def own_cat(view: View) -> Cat | None:
    """The viewer's own cat, None for an onlooker."""
    return None if view.viewer is None else view.cats[view.viewer]


def after(view: View, move: Move) -> int | None:
    """The viewer's total, in tenths, after this move, None where chance or another cat has a say in it."""
    cat = own_cat(view)
    if cat is None or cat.total is None:
        return None
    if move[0] == LAY:
        return after_laying(view, move[1])
    if move[0] == SWAP:
        return after_swapping(view, move[1]) if move[2] == DISCARD else None
    return cat.total if move[0] == KNOCK else None


def next_to_draw(view: View) -> int:
    """Who would draw for a 4 laid now: the next active cat, or the one on turn itself (ruling `B19`)."""
    seats = len(view.cats)
    clockwise = [(view.on_turn + step) % seats for step in range(1, seats)]
    return next((seat for seat in clockwise if view.cats[seat].active), view.on_turn)


def givers(view: View) -> list[int]:
    """Who could be named for a 3 laid now (ruling `B17`); the one on turn has a card less then."""
    return [
        seat for seat, cat in enumerate(view.cats) if cat.active and len(cat.hand) > (1 if seat == view.on_turn else 0)
    ]


def can_draw(view: View) -> bool:
    """Whether the draw pile can give a card, perhaps after a shuffle of the discards (ruling `B20`)."""
    return view.pile > 0 or len(view.discards) > 1


def knocked(view: View) -> list[int]:
    """Who has knocked, in seat order."""
    return [seat for seat, cat in enumerate(view.cats) if cat.knocked]


def with_plus(view: View) -> int:
    """Who has the +1 card, -1 while it lies in the box."""
    return next((seat for seat, cat in enumerate(view.cats) if cat.plus), -1)
