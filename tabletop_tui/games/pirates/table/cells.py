"""One cell drawn: pieces first, then gold, then the tile; a sign tells that more lies there than can be drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rich.style import Style

from tabletop_tui.tui.widgets.block import Line, Span, line

from .contents import CONTENT, gold_style
from .figures import untold
from .paint import Paint
from .patch import Patch, Size

_BOLD: Final = Style(bold=True)
_POINTED: Final = Style(reverse=True, bold=True)


@lru_cache(maxsize=4096)
def draw(patch: Patch, size: Size, paint: Paint, pointed: bool = False, after: bool = False) -> tuple[Line, ...]:
    """The rows of a cell, each of them ``size.columns`` wide.

    Args:
        patch: What is there.
        size: How large.
        paint: Colours and signs.
        pointed: Whether the cursor is here.
        after: Whether it is on the cell at the left, and closes here.
    """
    ground = _ground(patch, paint, pointed)
    rows = []
    for y, edge in enumerate(_edges(patch, size, paint, pointed=pointed, after=after)):
        spans = CONTENT[size](patch, paint, ground)[y]
        shown = tuple((text, style + _POINTED) for text, style in spans) if pointed else spans
        shown_edge = (edge, _rim(edge, ground, paint))
        if edge == " " and y == min(1, size.rows - 1):
            shown_edge = _soil(patch, paint, ground)
        rows.append(line(size.columns, ground, shown_edge, *shown))
    return tuple(rows)


def _soil(patch: Patch, paint: Paint, ground: Style) -> Span:
    """The sign of the terrain an open tile lies on."""
    if patch.ground != "open" or not patch.terrain:
        return " ", ground
    return paint.signs[patch.terrain], ground if patch.aim else ground + paint.soil[patch.terrain]


def _edges(patch: Patch, size: Size, paint: Paint, *, pointed: bool, after: bool) -> tuple[str, ...]:
    """The column at the left of a cell, row by row: the cursor, what going there means, what else there is to say.

    The cursor is always whole: what it hides there is told in words. So is what has no room beside a warning.
    """
    signs = paint.signs
    if pointed or after:
        return (signs["open" if pointed else "close"],) * size.rows
    found = []
    for y, extra in enumerate(untold(patch, size, paint)):
        told = signs[patch.aim] if patch.aim and not y else extra
        if extra not in {told, "", signs["swims"]} and patch.aim == "target":
            told = signs["target_more"]
        found.append(told or (signs["trail"] if patch.trail and not y else " "))
    return tuple(found)


def _rim(edge: str, ground: Style, paint: Paint) -> Style:
    """How the sign at the left edge looks: gold is golden there too, and the cursor bright."""
    if ground is paint.aim_closed:
        return paint.aim
    signs = paint.signs
    if edge in (signs["coin"], signs["treasure"]):
        return gold_style(paint, ground)
    if edge in (signs["open"], signs["close"], signs["chosen"]) and ground not in (paint.aim, paint.danger):
        return Style(color=paint.land[""].open[0].color, bgcolor=ground.bgcolor, bold=True)
    return ground if edge == paint.signs["trail"] else ground + _BOLD


def _ground(patch: Patch, paint: Paint, pointed: bool) -> Style:
    if patch.aim in ("deadly", "loses"):
        return paint.danger
    if patch.aim not in {"", "chosen"}:
        return paint.aim_closed if patch.ground == "closed" and not (patch.peeked or pointed) else paint.aim
    if patch.ground in ("void", "deep"):
        return paint.deep if patch.ground == "deep" else paint.look.plain
    if patch.ground == "sea":
        return paint.sea
    land = paint.land[patch.terrain]
    shades = land.closed if patch.ground == "closed" else land.used if patch.plain else land.open
    return shades[patch.tide % 2]
