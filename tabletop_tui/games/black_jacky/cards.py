"""The 36 mouse cards, as small ints, and totals in whole tenths.

A mouse card is its value, 1 to 8, and there are as many copies of each as its value says. Hands are ascending tuples;
laid cards stand in the order they were laid. A laid 5 always lies turned (ruling `B21`), so it needs no mark.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

VALUES: Final = range(1, 9)
"""The values of mouse cards."""

HIDDEN: Final = 0
"""A card whose face the viewer does not know; as a card to lay: none."""

COPIES: Final = tuple(range(9))
"""By value: how many copies there are; 0 of the value 0."""

DECK: Final = tuple(value for value in VALUES for _ in range(COPIES[value]))
"""All mouse cards, ascending."""

LIMIT: Final = 210
"""From so many tenths on, a total is too much (ruling `B28`)."""

PLUS: Final = 10
"""What the +1 card adds, in tenths."""

LAID: Final = (0, 10, 20, 30, 40, 0, 60, 70, 81)
"""By value: what a laid card counts, in tenths; a 5 is turned, an 8 has its bonus (rulings `B21`, `B26`)."""

TRICKS: Final = (
    "",
    "the round ends right after this turn",
    "all knocks are erased",
    "two active cats give each other a card",
    "the next active cat draws a card",
    "this 5 is turned and counts nothing",
    "the +1 card goes to an active cat",
    "the next card of the pile is turned up",
    "this 8 counts 8.1",
)
"""By value: what laying the card does, in a few words."""


def total(hand: Sequence[int], laid: Sequence[int], plus: bool) -> int:
    """What a cat's cards count together, in tenths (section "Day of Reckoning"; rulings `B26`, `B27`, `B54`).

    Args:
        hand: Cards in hand; an 8 there has no bonus.
        laid: Cards laid in front of the cat.
        plus: Whether the +1 card lies there too.
    """
    return 10 * sum(hand) + sum(LAID[card] for card in laid) + (PLUS if plus else 0)


def points(tenths: int) -> str:
    """A total for people: ``20`` or ``20.1``."""
    whole, rest = divmod(tenths, 10)
    return f"{whole}.{rest}" if rest else str(whole)


def with_card(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The hand with one card more, ascending."""
    return tuple(sorted((*hand, card)))


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The hand with one such card less; it must be there."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
