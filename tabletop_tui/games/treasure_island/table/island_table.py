"""The table of Treasure Island as a widget."""

from __future__ import annotations

from tabletop_tui.games.pirates.table.pirate_table import PirateTable
from tabletop_tui.tui.scene import Scene

from .chances import odds
from .lore import TREASURE_ISLAND
from .result import result_details


class IslandTable(PirateTable):
    """The island of 117 tiles and the sea around it."""

    LORE = TREASURE_ISLAND

    def odds(self) -> str | None:
        """What can still lie under closed tiles."""
        return odds(self._required().view)

    def result_details(self, scene: Scene) -> str | None:
        """Gold by crew, and who brought what home when."""
        return result_details(scene)
