"""The drawing that was left on the sheet, kept until somebody comes back to it."""

from __future__ import annotations

import json
from typing import Final

from tabletop_tui.games.archipelago.data import BROADEST, SETS, SIGNS, read_name
from tabletop_tui.games.archipelago.drawing import Drawing
from tabletop_tui.store.library import Library
from tabletop_tui.store.record import unpack

_KEY: Final = "archipelago.drawing"


def left_behind(library: Library) -> Drawing | None:
    """The drawing that was left, None where the sheet was left clean or what is kept is no drawing."""
    try:
        rows, sets, name = unpack(library.setting(_KEY, "null"))
        drawing = Drawing(tuple(map(str, rows)), tuple(number for number in SETS if number in sets), str(name))
        if name:
            read_name(name)
    except (TypeError, ValueError, AttributeError):
        return None
    square = len(drawing.rows) == BROADEST and all(len(row) == BROADEST for row in drawing.rows)
    return drawing if square and drawing.sets and set("".join(drawing.rows)) <= set(SIGNS) else None


def leave(library: Library, drawing: Drawing | None) -> None:
    """Keep a drawing for later, or none."""
    kept = None if drawing is None else (drawing.rows, drawing.sets, drawing.name)
    library.set_setting(_KEY, json.dumps(kept))
