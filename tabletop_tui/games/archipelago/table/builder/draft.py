"""What was left on the sheet, kept until somebody comes back to it."""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from tabletop_tui.games.archipelago.data import BROADEST, SETS, SIGNS, read_name
from tabletop_tui.games.archipelago.drawing import Drawing
from tabletop_tui.store.library import Library
from tabletop_tui.store.record import unpack

_DRAWING: Final = "archipelago.drawing"
_FILE: Final = "archipelago.file"


class Left(NamedTuple):
    """What was left on the sheet.

    Attributes:
        drawing: The drawing; None where it is clean, or saved as it is.
        file: The name of the file it was opened from or saved to at whatever stage; empty for none.
    """

    drawing: Drawing | None
    file: str


def left_behind(library: Library) -> Left:
    """What was left; no drawing, and no file, where what is kept is none."""
    return Left(_drawing(library.setting(_DRAWING, "null")), _file(library.setting(_FILE, '""')))


def _drawing(kept: str) -> Drawing | None:
    try:
        rows, sets, name = unpack(kept)
        drawing = Drawing(tuple(map(str, rows)), tuple(number for number in SETS if number in sets), str(name))
        if name:
            read_name(name)
    except (TypeError, ValueError, AttributeError):
        return None
    square = len(drawing.rows) == BROADEST and all(len(row) == BROADEST for row in drawing.rows)
    return drawing if square and drawing.sets and set("".join(drawing.rows)) <= set(SIGNS) else None


def _file(kept: str) -> str:
    try:
        name = unpack(kept)
    except ValueError:
        return ""
    return name if isinstance(name, str) else ""


def leave(library: Library, left: Left) -> None:
    """Keep it for later."""
    kept = None if left.drawing is None else (left.drawing.rows, left.drawing.sets, left.drawing.name)
    library.set_setting(_DRAWING, json.dumps(kept))
    library.set_setting(_FILE, json.dumps(left.file))  # a name may hold bytes that are no letters
