"""Jackal & High: dice, nerve and a hungry valley, for two to five players."""

from tabletop_tui.rules import Box

BOX = Box(
    id="jackal-and-high",
    name="Jackal & High",
    blurb="dice and nerve",
    seats=(2, 5),
    minutes=25,
    opens="tabletop_tui.games.jackal_and_high.game:GAME",
    table="tabletop_tui.games.jackal_and_high.table:JackalTable",
    about="rulebooks/jackal-and-high.md",
    art="art/jackal-and-high.txt",
)
