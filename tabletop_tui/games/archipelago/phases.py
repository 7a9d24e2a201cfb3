"""What only Archipelago waits for; all other phases stand in `tabletop_tui.games.pirates.phases`."""

from __future__ import annotations

from enum import IntEnum

from tabletop_tui.games.pirates.phases import OWN_PHASES


class OwnPhase(IntEnum):
    """What is decided now, and so which moves are legal."""

    MOORING = OWN_PHASES
    """Where a crew's ship lies at the beginning."""

    CROSSROADS = OWN_PHASES + 1
    """Chance: the die that says which way to go."""

    DUEL = OWN_PHASES + 2
    """Chance: the die of one who fights, the attacker's first, then the defender's."""

    AIM = OWN_PHASES + 3
    """In which direction the musket is fired."""

    VICTIM = OWN_PHASES + 4
    """Which of several pieces it hits."""

    TURNING = OWN_PHASES + 5
    """How an open tile with a direction lies after an earthquake."""

    DRAFT_DIE = OWN_PHASES + 6
    """Chance: the die of a crew that wants to choose a card no later than another."""

    DRAFT = OWN_PHASES + 7
    """Which card a crew takes, and for whom."""

    NEXT_ISLAND = OWN_PHASES + 8
    """Where to sail next, or to stop."""
