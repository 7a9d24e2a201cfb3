"""The box of the race, as quick to load as boxes have to be."""

from __future__ import annotations

from tabletop_tui.rules import Box

BOX = Box(
    id="race",
    name="The Race",
    blurb="run or hide",
    seats=(2, 4),
    minutes=1,
    opens="tests.store.race:GAME",
    table="tests.store.race:NONE",
    about="rulebooks/race.md",
    art="art/race.txt",
)
