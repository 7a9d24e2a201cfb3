"""What keys do in the workshop."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.archipelago.data import SETS
from tabletop_tui.tui.actions import BACK, HELP, STEER, Action

_MOVE: Final = "Move the cursor."
_BRUSHES: Final = (
    ("B", "b", "beach"),
    ("F", "f", "forest"),
    ("M", "m", "mountain"),
    (".", "x,delete,backspace", "water"),
)

BUILDER: Final = (
    *(
        step._replace(id=f"builder.{direction}", action=f"walk('{direction}')", label="move", meaning=_MOVE)
        for step, direction in zip(STEER, ("up", "down", "left", "right"), strict=True)
    ),
    Action("builder.paint", "space,enter", "paint", "paint", "Paint the cell with the brush."),
    *(
        Action(f"builder.{word}", keys, f"brush('{sign}')", word, f"Take the brush for {word}, and paint the cell.",
               show=False)
        for sign, keys, word in _BRUSHES
    ),
    Action("builder.save", "s", "save", "save", "Save the island."),
    Action("builder.play", "f5", "play", "play", "Save the island, and set a game up on it."),
    Action("builder.open", "o", "open", "islands", "Open, rename or delete islands, or copy one."),
    Action("builder.undo", "u", "undo", "undo", "Take the last step back."),
    Action("builder.redo", "r", "redo", "redo", "Take the step again that was taken back.", False),
    Action("builder.pen", "p", "pen", "pen", "Put the pen down, so that moving paints; or lift it."),
    Action("builder.fault", "tab", "fault", "what is wrong", "Go to the next cell that is wrong."),
    Action("builder.name", "n", "name", "name", "Give the island a name."),
    Action("builder.grab", "g", "grab", "grab", "Take the whole drawing in hand, to move it; or let go.", False),
    *(
        Action(f"builder.set-{number}", str(number), f"set({number})", f"set {number}",
               "Build with the tiles of this set, or without.", False)
        for number in SETS
    ),
    Action("builder.clear", "c", "clear", "clear", "Begin with a clean sheet.", False),
    Action("builder.zoom", "z", "zoom", "zoom", "Make the sheet larger or smaller.", False),
    Action("builder.rules", "f1", "rules", "rules", "Read about own islands.", False),
    HELP,
    BACK,
)  # fmt: skip
"""On the sheet."""

ISLANDS: Final = (
    Action("islands.up", "up,k,shift+tab", "walk(-1)", "move", "Go to the island before.", shown_as="up/down"),
    Action("islands.down", "down,j,tab", "walk(1)", "move", "Go to the next island.", show=False),
    Action("islands.open", "enter,space", "open", "open", "Lay this island on the sheet."),
    Action("islands.rename", "n", "rename", "rename", "Give this island another name."),
    Action("islands.delete", "delete,backspace", "delete", "delete", "Delete this island."),
    BACK,
)
"""In the list of islands."""
