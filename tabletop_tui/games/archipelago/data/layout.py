"""The drawing of an island, in the text format of the layout files and of islands people draw themselves.

First lines of the form ``key: value``, then an empty line, then the drawing: ``B`` beach, ``F`` forest, ``M`` mountain,
``.`` no land, with or without spaces between. Lines that begin with ``#`` are remarks.

| key | value |
|---|---|
| ``name`` | what the island is called |
| ``sets`` | which sets of tiles it is built from, such as ``1, 2`` |
| ``ships`` | where ships begin, such as ``N d1, E h4, S e8, W a5``; without it the crews choose |
| ``marks`` | where the island comes from, such as ``size I, outline X``; only in the files of the game |
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, get_args
from unicodedata import category

from tabletop_tui.games.pirates.crews import LETTERS
from tabletop_tui.games.pirates.terrain import BEACH, FOREST, MOUNTAIN, NO_BACK, WATER

from .coast import Point, Uncharted, point_name, ring_round
from .rows import BACKS, Mark
from .tables import BadData

BROADEST: Final = 11
"""The most columns and the most rows of a drawing; with the sea round it that is a board of 13 by 13 cells."""

LONGEST_NAME: Final = 30
"""The most characters of an island's name."""

SIGNS: Final = {".": NO_BACK, "B": BEACH, "F": FOREST, "M": MOUNTAIN}
"""What a drawing is made of."""

SETS: Final = (1, 2, 3)
"""The sets of tiles there are."""

_WHAT_IS_MARKED: Final = ("size", "outline", "ships")
_KEYS: Final = ("name", "sets", "ships", "marks")
_MARK = re.compile(rf"({'|'.join(_WHAT_IS_MARKED)}) ([{''.join(get_args(Mark))}])")
_SHIP = re.compile(rf"([{LETTERS}]) ([a-z]\d+)")


@dataclass(frozen=True)
class Layout:
    """An island: its coast, its terrain, its sets of tiles and perhaps where ships begin.

    Equal layouts are equal in all of this. What is worked out from it is in cells of a grid that is one cell broader
    than the drawing on every side, counted row after row.

    Attributes:
        id: What it is called in moves, such as ``island_2`` or ``own_1``.
        name: What it is called by people.
        sets: The sets of tiles it is built from, ascending.
        rows: The drawing, one string of `SIGNS` a row, all of the same length.
        ships: By crew: where its ship begins; empty when the crews choose.
        marks: What is known of it, as pairs of a word and a `Mark`.
    """

    id: str
    name: str
    sets: tuple[int, ...]
    rows: tuple[str, ...]
    ships: tuple[int, ...] = ()
    marks: tuple[tuple[str, str], ...] = ()

    @cached_property
    def width(self) -> int:
        """Columns of the grid."""
        return len(self.rows[0]) + 2

    @cached_property
    def height(self) -> int:
        """Rows of the grid."""
        return len(self.rows) + 2

    @cached_property
    def points(self) -> tuple[Point, ...]:
        """Column and row of all land, in reading order."""
        return tuple((x, y) for y, row in enumerate(self.rows, 1) for x, sign in enumerate(row, 1) if sign != ".")

    @cached_property
    def land(self) -> tuple[int, ...]:
        """All cells of land, ascending."""
        return self._cells(self.points)

    @cached_property
    def ring(self) -> tuple[int, ...]:
        """The water round the land, clockwise.

        Raises:
            Uncharted: There is none; never for an island that was read by `parse`.
        """
        return self._cells(ring_round(self.points))

    @cached_property
    def terrain(self) -> bytes:
        """The terrain of every cell, `WATER` on the ring and `NO_BACK` beyond."""
        cells = bytearray(self.width * self.height)
        for cell, (x, y) in zip(self.land, self.points, strict=True):
            cells[cell] = SIGNS[self.rows[y - 1][x - 1]]
        for cell in self.ring:
            cells[cell] = WATER
        return bytes(cells)

    @cached_property
    def places(self) -> tuple[int, ...]:
        """How many cells each terrain has, by terrain; 0 for what is no terrain of tiles."""
        drawing = "".join(self.rows)
        count = dict.fromkeys((*BACKS, NO_BACK, WATER), 0) | {SIGNS[sign]: drawing.count(sign) for sign in "BFM"}
        return tuple(count[terrain] for terrain in range(len(count)))

    def text(self) -> str:
        """The island as a file; `parse` reads it back."""
        lines = [f"name: {self.name}", f"sets: {', '.join(map(str, self.sets))}"]
        if self.ships:
            berths = (
                f"{LETTERS[crew]} {point_name((cell % self.width, cell // self.width))}"
                for crew, cell in enumerate(self.ships)
            )
            lines.append(f"ships: {', '.join(berths)}")
        if self.marks:
            lines.append(f"marks: {', '.join(f'{what} {mark}' for what, mark in self.marks)}")
        return "\n".join([*lines, "", *(" ".join(row) for row in self.rows), ""])

    def _cells(self, points: Iterable[Point]) -> tuple[int, ...]:
        return tuple(y * self.width + x for x, y in points)


def rewritten(text: str, layout: Layout) -> str:
    """A file with another island in it, its remarks and empty lines where they were.

    Args:
        text: The text of the file; `parse` has to be able to read it.
        layout: The island to be in it.
    """
    head, _, drawing = layout.text().partition("\n\n")
    fields = {line.partition(":")[0]: line for line in head.splitlines()}
    rows, before = drawing.splitlines(), text.splitlines()
    drawn = [at for at, line in enumerate(before) if _is_row(line)]
    lines: list[str] = []
    for at, line in enumerate(before):
        if _is_row(line):
            lines += fields.values() if at == drawn[0] else ()
            taken = len(rows) if at == drawn[-1] else 1
            lines += rows[:taken]
            del rows[:taken]
        elif not _is_said(line):
            lines.append(line.rstrip())
        elif (key := line.partition(":")[0].strip()) in fields:
            lines.append(fields.pop(key))
    return "\n".join([*lines, ""])


def trimmed(rows: Sequence[str]) -> tuple[str, ...]:
    """A drawing without empty rows and columns round it; one row of ``.`` if there is no land at all."""
    used = [at for at, row in enumerate(rows) if row.strip(".")]
    if not used:
        return (".",)
    kept = rows[used[0] : used[-1] + 1]
    first = min(len(row) - len(row.lstrip(".")) for row in kept if row.strip("."))
    last = max(len(row.rstrip(".")) for row in kept)
    return tuple(row.ljust(last, ".")[first:last] for row in kept)


def parse(text: str, id: str, where: str) -> Layout:
    """Read an island.

    Args:
        text: The text format, see this module.
        id: What it is to be called in moves.
        where: What refusals call the text, such as the file's name.

    Raises:
        BadData: The first fault, with its line.
    """
    fields: dict[str, tuple[int, str]] = {}
    rows: list[str] = []
    first = last = 0
    for line, written in enumerate(text.splitlines(), 1):
        if not _is_said(written):
            continue
        words = written.strip()
        key, colon, value = (part.strip() for part in words.partition(":"))
        if colon:
            if key not in _KEYS or key in fields or rows:
                raise BadData(
                    f"{where}, line {line}: “{_short(key)}” is not one of {', '.join(_KEYS)}, each once and first."
                )
            fields[key] = (line, value)
        else:
            rows.append(_row(words, f"{where}, line {line}", rows))
            first, last = first or line, line
    for key in ("name", "sets"):
        if key not in fields:
            raise BadData(f"{where}, line 1: there is no line “{key}: …”.")
    if not rows:
        raise BadData(f"{where}, line {len(text.splitlines()) or 1}: there is no drawing.")
    layout = Layout(
        id, _name(*fields["name"], where), _sets(*fields["sets"], where), tuple(rows), (), _marks(fields, where)
    )
    try:
        layout.ring  # noqa: B018 - works the ring out, or says why there is none
    except Uncharted as error:
        lines = f"lines {first} to {last}" if last > first else f"line {first}"
        raise BadData(f"{where}, {lines}: {error}.") from None
    return Layout(id, layout.name, layout.sets, layout.rows, _ships(fields, layout, where), layout.marks)


def read_name(text: str) -> str:
    """The name of an island as typed, with its spaces tidied.

    Raises:
        ValueError: It is empty, too long or cannot be shown; the sentence has no full stop.
    """
    name = " ".join(text.split())
    signs = {category(sign)[0] for sign in name}
    if "C" in signs or not signs - {"M", "Z"}:
        raise ValueError("an island needs a name of signs that can be seen")
    if len(name) > LONGEST_NAME:
        raise ValueError(f"an island's name has {LONGEST_NAME} characters at the most")
    return name


def _is_said(line: str) -> bool:
    """Whether a line is more than a remark, or nothing."""
    return not line.strip().startswith("#") and bool(line.strip())


def _is_row(line: str) -> bool:
    """Whether a line belongs to the drawing."""
    return _is_said(line) and ":" not in line


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_NAME else f"{text[:LONGEST_NAME]}…"


def _row(words: str, where: str, before: Sequence[str]) -> str:
    row = "".join(words.split())
    for sign in row:
        if sign not in SIGNS:
            raise BadData(f"{where}: a drawing has only {' '.join(SIGNS)}, and no “{sign}”.")
    if before and len(row) != len(before[0]):
        raise BadData(f"{where}: this row has {len(row)} signs where the first has {len(before[0])}.")
    if len(row) > BROADEST or len(before) == BROADEST:
        raise BadData(f"{where}: a drawing has at most {BROADEST} rows of {BROADEST} signs.")
    return row


def _name(line: int, value: str, where: str) -> str:
    try:
        return read_name(value)
    except ValueError as error:
        raise BadData(f"{where}, line {line}: {error}.") from None


def _sets(line: int, value: str, where: str) -> tuple[int, ...]:
    numbers = [word.strip() for word in value.split(",")]
    if not set(numbers) <= set(map(str, SETS)) or len(set(numbers)) < len(numbers):
        raise BadData(f"{where}, line {line}: sets are written as “1”, “1, 2” or the like, not as “{_short(value)}”.")
    return tuple(sorted(map(int, numbers)))


def _marks(fields: dict[str, tuple[int, str]], where: str) -> tuple[tuple[str, str], ...]:
    line, value = fields.get("marks", (0, ""))
    found = [_MARK.fullmatch(part.strip()) for part in value.split(",")] if value else []
    marks = tuple((match[1], match[2]) for match in found if match)
    if len(marks) < len(found):
        raise BadData(f"{where}, line {line}: marks are written as “size I, outline X”, not as “{_short(value)}”.")
    return marks


def _ships(fields: dict[str, tuple[int, str]], layout: Layout, where: str) -> tuple[int, ...]:
    if "ships" not in fields:
        return ()
    line, value = fields["ships"]
    found = [_SHIP.fullmatch(part.strip()) for part in value.split(",")]
    if [match and match[1] for match in found] != list(LETTERS):
        raise BadData(f"{where}, line {line}: ships are written as “N d1, E h4, S e8, W a5”, not as “{_short(value)}”.")
    cells = {point_name((cell % layout.width, cell // layout.width)): cell for cell in layout.ring}
    names = [match[2] for match in found if match]
    for name in names:
        if name not in cells or names.count(name) > 1:
            raise BadData(
                f"{where}, line {line}: each ship begins on its own cell of water at the coast, not at {name}."
            )
    return tuple(cells[name] for name in names)
