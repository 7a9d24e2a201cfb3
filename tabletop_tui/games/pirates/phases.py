"""What a pirate game waits for. Games add phases of their own from `OWN_PHASES` on."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Phase(IntEnum):
    """What is decided now, and so which moves are legal."""

    ACTION = 0
    """The one action of a turn, or a bottle handed over before it."""

    AFTER = 1
    """The action is done, or there was none; a bottle may still be handed over."""

    ANSWER = 2
    """Somebody has proposed to end the game."""

    TURN_UP = 3
    """Chance: the tile the mover has come to."""

    WAY = 4
    """Which way a chain goes on."""

    FLIGHT = 5
    """Where a flight in mid-chain goes."""

    CURSE = 6
    """Swear or stay silent."""

    LIGHTHOUSE = 7
    """Which closed tiles to look at."""

    PEEKING = 8
    """Chance: the tiles looked at."""

    ARRANGING = 9
    """In secret: how to put them back; where they stay as they lie, that they have been seen."""

    FIRST_TILE = 10
    """The first tile of an earthquake."""

    SECOND_TILE = 11
    """The second tile of an earthquake."""

    ACTED = 12
    """The action has been made; never seen from outside."""

    OVER = 13
    """The game has ended."""


OWN_PHASES: Final = 32
"""The first number of the phases a game may define for itself, in an enumeration of its own."""
