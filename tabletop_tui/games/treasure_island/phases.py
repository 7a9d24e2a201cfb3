"""What only Treasure Island waits for; all other phases stand in `tabletop_tui.games.pirates.phases`."""

from __future__ import annotations

from enum import IntEnum

from tabletop_tui.games.pirates.phases import OWN_PHASES


class OwnPhase(IntEnum):
    """What is decided now, and so which moves are legal."""

    PASSAGE = OWN_PHASES
    """Which exit of the caves."""

    BOARDING = OWN_PHASES + 1
    """Fly at once or wait on the aeroplane."""
