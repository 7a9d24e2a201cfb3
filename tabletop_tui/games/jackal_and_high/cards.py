"""The 36 cards, as small ints.

An animal card is its value: 1 to 7 twice each, 9 to 21 once each. ``LUCKY`` is 8, which no animal has, and stands for
its value too; ``TAKE`` is 0, since a Take 2 has no value of its own (ruling `J7`).
"""

from __future__ import annotations

from typing import Final

TAKE: Final = 0
"""A Take 2 card."""

LUCKY: Final = 8
"""A Lucky 8 card: no animal, worth 8 to the dice on it (ruling `J29`)."""

GAP: Final = -1
"""No card: the place of one that was taken while the others of its row are still fought for."""

ANIMALS: Final = (*range(1, 8), *range(1, 8), *range(9, 22))
"""The 27 animal cards."""

DECK: Final = tuple(sorted((*ANIMALS, *(TAKE,) * 4, *(LUCKY,) * 4)))
"""All cards that can be drawn, before one animal goes to Vulture Valley (ruling `J1`)."""

PAWS: Final = tuple(0 if value in (TAKE, LUCKY) else -(-value // 8) for value in range(22))
"""Paws by card value: the smallest number of dice that can reach it. Take 2 is scored by option ``take2_paws``."""


def name(card: int) -> str:
    """The card in move texts: ``T``, ``L`` or its number."""
    return "T" if card == TAKE else "L" if card == LUCKY else str(card)
