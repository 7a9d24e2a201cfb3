"""An island while it is being drawn: a sheet of land and water, what it lacks, and every step back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import count
from typing import Final

from .data import BROADEST, SETS, SIGNS, Layout, TileRow, pool, shortage, trimmed
from .data.coast import Point, Uncharted, ring_round

BLANK: Final = ("." * BROADEST,) * BROADEST
"""A sheet with nothing on it."""

_EDGES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass(frozen=True, slots=True)
class Fault:
    """What is missing or wrong.

    Attributes:
        sentence: It, in one sentence.
        points: Where it is to be seen; empty where that is everywhere or nowhere.
    """

    sentence: str
    points: frozenset[Point] = frozenset()


@dataclass(frozen=True)
class Drawing:
    """A sheet as it is at one moment. Points on it count from 1, as on the board that has the sea round it.

    Attributes:
        rows: `BROADEST` strings of so many signs of the layout files.
        sets: The sets of tiles to build from, ascending; at least one.
        name: What the island is called, empty while it has no name.
        origin: Which of the islands drawn at one sitting it is a stage of, see `Sheet.begin`.
    """

    rows: tuple[str, ...] = BLANK
    sets: tuple[int, ...] = SETS[:1]
    name: str = ""
    origin: int = 0

    def sign(self, point: Point) -> str:
        """What is drawn at a point."""
        return self.rows[point[1] - 1][point[0] - 1]

    def painted(self, point: Point, sign: str) -> Drawing:
        """The drawing with this sign at a point."""
        x, y = point[0] - 1, point[1] - 1
        row = self.rows[y]
        return self._with((*self.rows[:y], f"{row[:x]}{sign}{row[x + 1 :]}", *self.rows[y + 1 :]))

    def moved(self, x: int, y: int) -> Drawing | None:
        """Everything moved by so many columns and rows; None where land would fall off the sheet."""
        land = {(left + x, top + y): self.sign((left, top)) for left, top in self.land}
        if not all(on_sheet(point) for point in land):
            return None
        side = range(1, BROADEST + 1)
        return self._with(tuple("".join(land.get((left, top), ".") for left in side) for top in side))

    def cleared(self) -> Drawing:
        """Nothing on the sheet, and no name."""
        return replace(self, rows=BLANK, name="")

    def named(self, name: str) -> Drawing:
        """It under another name."""
        return replace(self, name=name)

    def with_set(self, number: int) -> Drawing:
        """One more set of tiles, or one less; the last one stays."""
        sets = tuple(each for each in SETS if (each in self.sets) != (each == number))
        return replace(self, sets=sets) if sets else self

    def _with(self, rows: tuple[str, ...]) -> Drawing:
        return self if rows == self.rows else replace(self, rows=rows)

    @cached_property
    def land(self) -> tuple[Point, ...]:
        """All land, in reading order."""
        return tuple((x, y) for y, row in enumerate(self.rows, 1) for x, sign in enumerate(row, 1) if sign != ".")

    @cached_property
    def coast(self) -> frozenset[Point]:
        """The water that shares an edge with land."""
        beside = {(x + dx, y + dy) for x, y in self.land for dx, dy in _EDGES}
        return frozenset(beside.difference(self.land))

    @cached_property
    def layout(self) -> Layout:
        """It as an island, be it fit or not."""
        return Layout("own", self.name, self.sets, trimmed(self.rows))

    def faults(self, tiles: Sequence[TileRow]) -> tuple[Fault, ...]:
        """All that keeps it from being built with these tiles; empty when it is an island (ruling `A34`)."""
        if not self.land:
            return (Fault("There is no land yet."),)
        found = []
        try:
            ring_round(self.land)
        except Uncharted as error:
            found.append(Fault(_sentence(str(error)), error.points))
        if trouble := shortage(self.layout, tiles, False):
            found.append(Fault(_sentence(trouble), self._too_many(tiles)))
        return tuple(found)

    def supplies(self, tiles: Sequence[TileRow], terrain: int) -> tuple[int, int]:
        """How many places of a terrain there are, and how many tiles for them."""
        return self.layout.places[terrain], len(pool(tiles, self.sets, terrain, False))

    def _too_many(self, tiles: Sequence[TileRow]) -> frozenset[Point]:
        """The land of terrains there are not tiles enough for."""
        short = {sign for sign, terrain in SIGNS.items() if sign != "." and self._short(tiles, terrain)}
        return frozenset(point for point in self.land if self.sign(point) in short)

    def _short(self, tiles: Sequence[TileRow], terrain: int) -> bool:
        places, there = self.supplies(tiles, terrain)
        return places > there


class Sheet:
    """A drawing, and the way back and forth through all it has been.

    Attributes:
        now: The drawing.
    """

    def __init__(self, drawing: Drawing) -> None:
        self.now = drawing
        self._origins = count(1)
        self._before: list[Drawing] = []
        self._after: list[Drawing] = []

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether there is a step that was taken back."""
        return bool(self._after)

    def change(self, drawing: Drawing) -> bool:
        """Make it this drawing; whether anything is different."""
        if drawing == self.now:
            return False
        self._before.append(self.now)
        self._after.clear()
        self.now = drawing
        return True

    def begin(self, drawing: Drawing) -> None:
        """Begin with another island, so that nobody takes it for a later stage of the one before."""
        self.change(replace(drawing, origin=next(self._origins)))

    def undo(self) -> None:
        """Take the last step back; there has to be one."""
        self._after.append(self.now)
        self.now = self._before.pop()

    def redo(self) -> None:
        """Take the step again that was taken back last; there has to be one."""
        self._before.append(self.now)
        self.now = self._after.pop()


def drawn(layout: Layout) -> Drawing:
    """An island laid on the middle of a sheet, to draw on."""
    left, top = (BROADEST - len(layout.rows[0])) // 2, (BROADEST - len(layout.rows)) // 2
    blank = "." * BROADEST
    rows = [f"{'.' * left}{row}".ljust(BROADEST, ".") for row in layout.rows]
    below = BROADEST - top - len(rows)
    return Drawing((*[blank] * top, *rows, *[blank] * below), layout.sets, layout.name)


def on_sheet(point: Point) -> bool:
    """Whether a point is on the sheet."""
    return all(1 <= at <= BROADEST for at in point)


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."
