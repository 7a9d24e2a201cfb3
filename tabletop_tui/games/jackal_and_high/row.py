"""Laying out the row: gaps first, then covers for Take 2 cards, and never a second Lucky 8."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .cards import LUCKY, TAKE


@dataclass(slots=True)
class Layout:
    """A row as far as the cards went.

    Attributes:
        cards: The card on top of each position; `TAKE` only where the cards ran out before it was covered.
        under: How many Take 2 cards lie beneath each.
        drawn: The cards that came from the deck, in order.
        removed: How many of them were surplus Lucky 8 cards, out of the game now.
        complete: Whether every position is filled and every Take 2 covered.
    """

    cards: list[int]
    under: list[int]
    drawn: list[int]
    removed: int
    complete: bool


def lay_out(cards: Sequence[int], under: Sequence[int], size: int, deck: Iterable[int]) -> Layout:
    """Fill a row (rulings `J3`, `J3b`, `J4`, `J5`).

    Args:
        cards: What is left of the last row, without gaps.
        under: Take 2 cards beneath each of them.
        size: How many positions the row must have.
        deck: The cards to come; only as many are drawn as are needed.
    """
    layout = Layout(list(cards), list(under), [], 0, complete=False)
    coming = iter(deck)
    row = layout.cards
    while len(row) < size:
        card = _next_card(layout, coming)
        if card is None:
            return layout
        row.append(card)
        layout.under.append(0)
    for at in range(size):
        while row[at] == TAKE:
            card = _next_card(layout, coming)
            if card is None:
                return layout
            row[at] = card
            layout.under[at] += 1
    layout.complete = True
    return layout


def _next_card(layout: Layout, coming: Iterable[int]) -> int | None:
    """The next card that may lie in this row; a second Lucky 8 leaves the game and is replaced."""
    for card in coming:
        layout.drawn.append(card)
        if card != LUCKY or LUCKY not in layout.cards:
            return card
        layout.removed += 1
    return None


def nth_alike(row: Sequence[int], at: int) -> int:
    """Which of several equal cards of a row this is, from 1; 0 where it is the only one."""
    card = row[at]
    return row[: at + 1].count(card) if row.count(card) > 1 else 0
