"""The chart of the archipelago: its islands as they are drawn on their layouts, and the flags of who has won them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from rich.style import Style

from tabletop_tui.games.pirates.crews import LETTERS
from tabletop_tui.games.pirates.table.paint import Paint
from tabletop_tui.games.pirates.table.patch import Terrain
from tabletop_tui.tui.widgets.block import Block

from .canvas import Canvas

TERRAINS: Final[dict[str, Terrain]] = {"B": "beach", "F": "forest", "M": "mountain"}

LABEL: Final = 20
"""Columns that what is written below an island takes up at most, where the island itself has fewer."""

_APART: Final = 1
"""Columns between two islands at least."""


@dataclass(frozen=True, slots=True)
class Isle:
    """An island on the chart.

    Attributes:
        name: What it is called.
        rows: Its drawing, as layouts have it.
        note: A few words below its name.
        flags: Who has won it, by crew, each time it was played; empty for a draw.
        played: How often it was played.
        open: Whether one can go there now.
        pointed: Whether the cursor is on it.
    """

    name: str
    rows: tuple[str, ...]
    note: str = ""
    flags: tuple[tuple[int, ...], ...] = ()
    played: int = 0
    open: bool = False
    pointed: bool = False


@dataclass(frozen=True, slots=True)
class Anchorage:
    """Where on the chart an island is drawn, its name included."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """Whether a point of the chart is on it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass(frozen=True, slots=True)
class Scale:
    """How large the cells of islands are drawn."""

    columns: int
    rows: int


SCALES: Final = (Scale(4, 2), Scale(2, 1), Scale(1, 1))


def anchorages(isles: Sequence[Isle], width: int, height: int) -> tuple[list[Anchorage], Scale]:
    """Where every island is drawn, row after row, and how large; as large as all of them have room.

    Islands that have no room at the end are on no place of the chart.
    """
    for scale in SCALES:
        places = _placed(isles, width, height, scale)
        if len(places) == len(isles):
            break
    return places, scale


def in_sight(isles: Sequence[Isle], width: int, height: int) -> tuple[int, list[Anchorage], Scale]:
    """From which island on the chart shows them, and where and how large.

    All of them where they have room; else the first ones are left out until the one pointed at has.
    """
    pointed = next((number for number, isle in enumerate(isles) if isle.pointed), 0)
    for first in range(pointed + 1):
        places, scale = anchorages(isles[first:], width, height)
        if pointed < first + len(places):
            break
    return first, places, scale


def _placed(isles: Sequence[Isle], width: int, height: int, scale: Scale) -> list[Anchorage]:
    rows: list[list[tuple[int, int]]] = [[]]
    used = 0
    for isle in isles:
        label = min(max(len(isle.name) + 2, len(isle.note)), LABEL)
        across = max(len(isle.rows[0]) * scale.columns, label)
        if rows[-1] and used + across + _APART > width - 2:
            rows.append([])
            used = 0
        rows[-1].append((across, len(isle.rows) * scale.rows + 2))
        used += across + _APART
    deep = [max((down for _, down in row), default=0) for row in rows]
    spare = max(0, height - 2 - sum(deep))
    air = spare // (len(rows) + 1)
    places: list[Anchorage] = []
    y = 1 + air
    for row, down in zip(rows, deep, strict=True):
        gap = max(0, (width - 2 - sum(across for across, _ in row)) // (len(row) + 1))
        x = 1 + gap
        for number, (across, own) in enumerate(row):
            # Islands do not lie in a line: every other one a little further north or south.
            aside = min(air, 3) * (1 if number % 2 else -1) if len(row) > 1 else 0
            if y + down > height - 1 or x + across > width - 1:
                return places
            places.append(Anchorage(x, y + (down - own) // 2 + aside, across, own))
            x += across + gap
        y += down + air
    return places


def sea_chart(isles: Sequence[Isle], width: int, height: int, paint: Paint) -> Block:
    """The chart, with a frame round it."""
    canvas = Canvas(width, height, paint.sea)
    _waves(canvas, paint)
    _frame(canvas, paint)
    first, places, scale = in_sight(isles, width, height)
    _route(canvas, places, paint)
    for isle, place in zip(isles[first:], places, strict=False):
        _isle(canvas, isle, place, scale, paint)
    if len(places) < len(isles):
        canvas.put(2, height - 1, f" {paint.signs['more']}{len(isles) - len(places)} more ", paint.sea)
    return canvas.block()


def _waves(canvas: Canvas, paint: Paint) -> None:
    for y in range(1, canvas.height - 1):
        for x in range(3 + y * 5 % 11, canvas.width - 2, 11):
            canvas.put(x, y, paint.signs["wave"], paint.sea)


def _frame(canvas: Canvas, paint: Paint) -> None:
    frame, right, down = paint.look.glyphs.frames["double"], canvas.width - 1, canvas.height - 1
    canvas.put(0, 0, frame.top_left + frame.top * (right - 1) + frame.top_right, paint.sea)
    canvas.put(0, down, frame.bottom_left + frame.bottom * (right - 1) + frame.bottom_right, paint.sea)
    for y in range(1, down):
        canvas.put(0, y, frame.left, paint.sea)
        canvas.put(right, y, frame.right, paint.sea)
    title = " The Archipelago "
    canvas.put((canvas.width - len(title)) // 2, 0, title, paint.sea + Style(bold=True))


def _route(canvas: Canvas, places: Sequence[Anchorage], paint: Paint) -> None:
    """A dotted line from island to island, row by row."""
    dot = paint.signs["route"]
    for one, other in pairwise(places):
        if one.y + one.height <= other.y:
            continue
        y = max(one.y, other.y) + min(one.height, other.height) // 2 - 1
        for x in range(one.x + one.width, other.x, 2):
            canvas.put(x, y, dot, paint.sea)


def _isle(canvas: Canvas, isle: Isle, place: Anchorage, scale: Scale, paint: Paint) -> None:
    left = place.x + (place.width - len(isle.rows[0]) * scale.columns) // 2
    for y in range(len(isle.rows) * scale.rows):
        for x, sign in enumerate(isle.rows[y // scale.rows]):
            terrain = TERRAINS.get(sign)
            if terrain is not None:
                land = paint.land[terrain]
                shades = land.open if isle.played else land.closed
                face = f"{paint.signs[terrain]} " * scale.columns
                style = shades[(x + y // scale.rows) % 2] + Style(bold=isle.pointed)
                canvas.put(left + x * scale.columns, place.y + y, face[y % scale.rows :][: scale.columns], style)
    _flags(canvas, isle, place, paint)
    bottom = place.y + place.height - 2
    name, style = isle.name, paint.sea + Style(bold=True)
    if isle.pointed:
        name, style = f"{paint.look.glyphs['pointer']} {name}", paint.aim
    elif isle.open:
        name = f"{paint.signs['target']} {name}"
    _air(canvas, bottom, canvas.label(place.x, bottom, name, place.width, style))
    _air(canvas, bottom + 1, canvas.label(place.x, bottom + 1, isle.note, place.width, paint.sea))


def _air(canvas: Canvas, y: int, ends: tuple[int, int]) -> None:
    """No wave touches what is written, so that it is not read as a part of it."""
    for x in (ends[0] - 1, ends[1]):
        if 0 < x < canvas.width - 1:
            canvas.clear(x, y)


def _flags(canvas: Canvas, isle: Isle, place: Anchorage, paint: Paint) -> None:
    """The flags of the winners stand in the middle of the island, one beside the other."""
    flags: list[tuple[str, Style]] = []
    tip = ">" if paint.look.glyphs.ascii else ""
    for winners in isle.flags:
        flags += [(f"{paint.signs['flag']}{LETTERS[crew]}{tip}", paint.crew(crew)) for crew in winners]
        flags += [] if winners else [(f"{paint.signs['flag']}={tip}", paint.crew(4))]
    width = sum(len(text) + 1 for text, _ in flags) - 1
    x, y = place.x + (place.width - width) // 2, place.y + (place.height - 2) // 2
    for text, style in flags:
        _air(canvas, y, (x, x + len(text)))
        canvas.put(x, y, text, style)
        x += len(text) + 1
