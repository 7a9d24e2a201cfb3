"""Exact chances and what a choice would make of the total, from what one seat sees and nothing else.

A seat knows its own hand, all laid cards, all discards of the round and the cards it knows to lie in other hands; every
other card is equally likely to come next. After the discards were shuffled, only those can come (section 5.4 of the
reading, ruling `B20`).
"""

from __future__ import annotations

from fractions import Fraction

from .cards import COPIES, HIDDEN, LAID, LIMIT
from .view import View


def unseen(view: View) -> tuple[int, ...]:
    """By value: how many cards may, as far as the viewer knows, be the next of the draw pile."""
    if view.pile_known is not None:
        return tuple(view.pile_known.count(card) for card in range(9))
    left = list(COPIES)
    for cards in (view.discards, *(cat.hand for cat in view.cats), *(cat.laid for cat in view.cats)):
        for card in cards:
            if card != HIDDEN:
                left[card] -= 1
    return tuple(left)


def bust(view: View, given: int = HIDDEN) -> Fraction | None:
    """The chance to have 21 or more after taking the next card of the draw pile.

    Args:
        view: What a seat that plays sees.
        given: The hand card put aside for it in a swap; `HIDDEN` for a draw.

    Returns:
        None when no card can be drawn, or the viewer has no total.
    """
    total = _total(view)
    counts = _next_cards(view)
    if total is None or not sum(counts):
        return None
    too_many = sum(count for card, count in enumerate(counts) if total - 10 * given + 10 * card >= LIMIT)
    return Fraction(too_many, sum(counts))


def after_laying(view: View, card: int) -> int | None:
    """The total, in tenths, once this hand card is laid: a 5 counts nothing there, an 8 counts 8.1."""
    total = _total(view)
    return None if total is None else total - 10 * card + LAID[card]


def after_swapping(view: View, given: int) -> int | None:
    """The total, in tenths, once this hand card is given for the top discard."""
    total = _total(view)
    return None if total is None or not view.discards else total - 10 * given + 10 * view.discards[-1]


def _next_cards(view: View) -> tuple[int, ...]:
    """What can be drawn next; if the pile is empty, the discards below the top are about to be shuffled."""
    if view.pile:
        return unseen(view)
    return tuple(view.discards[:-1].count(card) for card in range(9))


def _total(view: View) -> int | None:
    return None if view.viewer is None else view.cats[view.viewer].total
