"""Where everything lies on the table, worked out from the space there is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

CATS_HEIGHT: Final = 5
CARD_HEIGHT: Final = 6
PICTURE_HEIGHT: Final = 9
"""Rows of a card that shows its mouse."""

WORDS: Final = 3
"""Rows of words at the bottom."""

WIDE: Final = 30
"""The most columns a cat takes."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Columns and rows of the table's parts: cats side by side, below them the piles and the hand, then words.

    Attributes:
        width: Columns of the whole table.
        height: Rows of the whole table.
        seats: How many cats there are.
        above: Empty rows above the cats.
        cat: Columns of a cat's box.
        between: Empty columns between two boxes.
        gaps: Empty rows below the cats and below the hand.
        card: Rows of a card.
        pile: Columns of a pile.
    """

    width: int
    height: int
    seats: int
    above: int
    cat: int
    between: int
    gaps: tuple[int, int]
    card: int
    pile: int

    @property
    def left(self) -> int:
        """Empty columns before the first cat."""
        return (self.width - self.seats * (self.cat + self.between) + self.between) // 2

    @property
    def cards_top(self) -> int:
        """The first row of the piles and the hand."""
        return self.above + CATS_HEIGHT + self.gaps[0]

    @property
    def lower(self) -> int:
        """Rows from the piles to the bottom."""
        return self.height - self.cards_top

    @property
    def hand_left(self) -> int:
        """The first column of the hand."""
        return 2 + 2 * (self.pile + 1) + 1

    @property
    def hand_room(self) -> int:
        """Columns from there to the right end."""
        return self.width - self.hand_left - 1

    def cat_at(self, x: int, y: int) -> int | None:
        """Which cat's box this is, None outside them."""
        seat, inside = divmod(x - self.left, self.cat + self.between)
        across = self.above <= y < self.above + CATS_HEIGHT and inside < self.cat
        return seat if across and 0 <= seat < self.seats else None

    def pile_at(self, x: int, y: int) -> str | None:
        """Which pile this is, ``pile`` or ``discard``; None outside them."""
        index, inside = divmod(x - 2, self.pile + 1)
        if not self.cards_top <= y < self.cards_top + self.card or inside >= self.pile or index not in (0, 1):
            return None
        return "discard" if index else "pile"

    def card_at(self, x: int, y: int, hand: Sequence[int]) -> int | None:
        """Which hand card lies here, None where none does."""
        slots = self.slots(hand)
        if not slots or not self.cards_top <= y < self.cards_top + self.card:
            return None
        index, inside = divmod(x - self.hand_left, slots[0].step)
        return slots[index].card if 0 <= index < len(slots) and inside < slots[0].width else None

    def slots(self, hand: Sequence[int]) -> tuple[Slot, ...]:
        """How the hand is spread out; equal cards lie on each other when there are too many."""
        return spread(tuple(hand), self.hand_room, self.card)


@dataclass(frozen=True, slots=True)
class Slot:
    """A card of the hand as it is spread out.

    Attributes:
        card: Its value.
        copies: How many such cards lie here.
        first: Which of the equal cards this is, from 0.
        width: Columns of the card.
        step: Columns from this card to the next.
    """

    card: int
    copies: int
    first: int
    width: int
    step: int


@lru_cache(maxsize=256)
def spread(hand: tuple[int, ...], room: int, rows: int) -> tuple[Slot, ...]:
    """As wide cards as there is room for."""
    for width, air in ((13, 1), (9, 1), (9, 0), (7, 0)):
        step = width + air
        if len(hand) * step <= room and (width < 13 or rows >= PICTURE_HEIGHT):
            return tuple(Slot(card, 1, hand[:at].count(card), width, step) for at, card in enumerate(hand))
    return tuple(Slot(card, hand.count(card), 0, 7, 7) for card in sorted(set(hand)))


@lru_cache(maxsize=64)
def lay_out(width: int, height: int, seats: int) -> Layout:
    """The best use of this space; at least 80 by 14 is needed to show everything.

    Spare rows go, in this order, to a gap below the cats, a gap below the hand, larger cards, and air.
    """
    spare = max(0, height - CATS_HEIGHT - CARD_HEIGHT - WORDS)
    below_cats = min(1, spare)
    below_hand = min(1, spare - below_cats)
    spare -= below_cats + below_hand
    card = CARD_HEIGHT + min(4, spare)
    spare -= card - CARD_HEIGHT
    above = min(1, spare)
    below_cats += min(1, spare - above)
    between = 1 if width // seats > 15 else 0
    cat = min(WIDE, (width + between) // seats - between)
    return Layout(width, height, seats, above, cat, between, (below_cats, below_hand), card, 9 if width < 120 else 11)
