"""Jackal: Treasure Island, for two to four captains: find the gold, keep the gold."""

from tabletop_tui.rules import Box

BOX = Box(
    id="treasure-island",
    name="Treasure Island",
    blurb="find it, keep it",
    seats=(2, 4),
    minutes=90,
    opens="tabletop_tui.games.treasure_island.game:GAME",
    table="tabletop_tui.games.treasure_island.table:IslandTable",
    about="rulebooks/treasure-island.md",
    art="art/treasure-island.txt",
)
