"""Eight-sided dice: every throw as a move, worked out once."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Final

from tabletop_tui.rules import Nature

from .moves import THROW, Move

FACES: Final = 8
"""Faces of a die, 1 to 8."""

_ORDERED: Final = tuple(
    tuple((THROW, *sorted(faces)) for faces in product(range(1, FACES + 1), repeat=count)) for count in range(4)
)

CHANCES: Final = tuple(tuple(sorted(Counter(throws).items())) for throws in _ORDERED)
"""By number of dice: every throw, dice ascending, with the number of ordered results that give it."""

THROWS: Final = tuple(frozenset(throws) for throws in _ORDERED)
"""By number of dice: every throw there is."""

DESCENDING: Final = {move[1:]: tuple(sorted(set(move[1:]), reverse=True)) for throws in THROWS for move in throws}
"""The different values of some dice, highest first, by the dice in ascending order."""


def is_throw(move: object, count: int) -> bool:
    """Whether this is a throw of so many dice."""
    try:
        return move in THROWS[count]
    except TypeError:  # it holds something that is not even hashable
        return False


def throw(nature: Nature, count: int, seat: int, already: int) -> Move:
    """The throw of one to three dice that this nature gives.

    Args:
        nature: Who answers.
        count: How many dice are thrown, 1 to 3.
        seat: Who throws.
        already: How many dice this seat has thrown before in the whole game: each die has a number of its own.
    """
    pick = nature.pick
    result = 0
    for die in range(already, already + count):
        result = result * FACES + pick(FACES, "die", seat, die)
    return _ORDERED[count][result]
