"""Black Jacky: stay under 21, bluff and cheat a little, for two to six cats."""

from tabletop_tui.rules import Box

BOX = Box(
    id="black-jacky",
    name="Black Jacky",
    blurb="stay under 21",
    seats=(2, 6),
    minutes=25,
    opens="tabletop_tui.games.black_jacky.game:GAME",
    table="tabletop_tui.games.black_jacky.table:BlackJackyTable",
    about="rulebooks/black-jacky.md",
    art="art/black-jacky.txt",
)
