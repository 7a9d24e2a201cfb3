"""What a pirate game waits for."""

from __future__ import annotations

from enum import IntEnum


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

    PASSAGE = 5
    """Which exit of the caves."""

    FLIGHT = 6
    """Where a flight in mid-chain goes."""

    BOARDING = 7
    """Fly at once or wait on the aeroplane."""

    CURSE = 8
    """Swear or stay silent."""

    LIGHTHOUSE = 9
    """Which closed tiles to look at."""

    PEEKING = 10
    """Chance: the tiles looked at."""

    ARRANGING = 11
    """In secret: how to put them back; where they stay as they lie, that they have been seen."""

    FIRST_TILE = 12
    """The first tile of an earthquake."""

    SECOND_TILE = 13
    """The second tile of an earthquake."""

    ACTED = 14
    """The action has been made; never seen from outside."""

    OVER = 15
    """The game has ended."""

    MOORING = 16
    """Where a crew's ship lies at the beginning."""

    CROSSROADS = 17
    """Chance: the die that says which way to go."""

    DUEL = 18
    """Chance: the die of one who fights, the attacker's first, then the defender's."""

    AIM = 19
    """In which direction the musket is fired."""

    VICTIM = 20
    """Which of several pieces it hits."""

    TURNING = 21
    """How an open tile with a direction lies after an earthquake."""

    DRAFT_DIE = 22
    """Chance: the die of a crew that wants to choose a card no later than another."""

    DRAFT = 23
    """Which card a crew takes, and for whom."""

    NEXT_ISLAND = 24
    """Where to sail next, or to stop."""
