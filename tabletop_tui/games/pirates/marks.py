"""What is known of a move before it is made, from what everybody sees."""

from __future__ import annotations

from enum import IntFlag
from typing import Final, NamedTuple


class Mark(IntFlag):
    """What every known outcome of a move has in common."""

    NONE = 0
    DEADLY = 1
    """The piece leaves play."""

    GOLD_LOST = 2
    """Gold leaves the game: the load, or what the piece leaves lying where nothing can lie."""

    CHANGES_NOTHING = 4
    """The piece ends where it began and nothing else is altered."""

    RISKY = 8
    """The piece may leave play, as the dice will have it."""


UNKNOWN: Final = -9
"""Where a move ends that can end in more than one place, as far as everybody knows."""


class Foresight(NamedTuple):
    """What everybody can foresee of a move.

    Attributes:
        mark: What all its known outcomes have in common.
        place: Where its piece certainly ends; negative as in `position` for no cell, or `UNKNOWN`.
    """

    mark: Mark
    place: int
