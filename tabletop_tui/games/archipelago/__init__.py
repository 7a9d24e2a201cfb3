"""Jackal: Archipelago, for two to four captains: an island, what it taught you, and on to the next."""

from tabletop_tui.rules import Box, Room

BOX = Box(
    id="archipelago",
    name="Archipelago",
    blurb="a campaign",
    seats=(2, 4),
    minutes=120,
    opens="tabletop_tui.games.archipelago.game:GAME",
    table="tabletop_tui.games.archipelago.table:ArchipelagoTable",
    about="rulebooks/archipelago.md",
    art="art/archipelago.txt",
    room=Room(
        "own island",
        "Draw an island of your own, and play it.",
        "tabletop_tui.games.archipelago.table.builder.workshop:Workshop",
    ),
    check="tabletop_tui.games.archipelago.checks:faults",
)
