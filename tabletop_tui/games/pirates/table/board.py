"""A map drawn: letters above it, numbers at its left, and every cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap

from rich.style import Style
from textual.strip import Strip

from tabletop_tui.games.pirates.grid import COLUMNS
from tabletop_tui.tui.widgets.block import Block, Line, Span, line

from .cells import draw
from .paint import Paint
from .patch import Patch
from .window import LABELS, Window

VOID = Patch("void")


@dataclass(frozen=True)
class Page:
    """Something else a widget shows where the map usually is.

    Attributes:
        lines: The rows, top first.
        width: Columns of each.
    """

    lines: list[Line]
    width: int


class Board:
    """The rows of a widget that shows a map, drawn anew only as far as something has changed.

    Attributes:
        lines: The rows, top first.
    """

    def __init__(  # noqa: PLR0913 - a board is made of these
        self,
        window: Window,
        width: int,
        height: int,
        map_width: int,
        *,
        patches: Mapping[int, Patch],
        paint: Paint,
    ) -> None:
        """Prepare an empty board; `draw` fills it.

        Args:
            window: Which part of the map is shown, and where.
            width: Columns of the widget.
            height: Rows of the widget.
            map_width: Cells of the map from west to east.
            patches: What is on each cell, by its number; cells that are none may be left out.
            paint: Colours and signs.
        """
        self.window, self.width, self.height = window, width, height
        self.lines: list[Line] = [line(width, paint.look.plain)] * height
        self._map_width, self._patches, self._paint = map_width, patches, paint
        self._cursor = -1
        self._details: Sequence[Span] = ()

    def draw(self, cursor: int, details: Sequence[Span]) -> None:
        """Draw everything."""
        self._cursor, self._details = cursor, details
        self.lines[0] = self._letters()
        for row in range(self.window.rows):
            self._draw_row(row)
        self._tell()

    def move(self, cursor: int, details: Sequence[Span]) -> None:
        """Draw what changes when the cursor moves to another cell that is shown already."""
        rows = {before // self._map_width - self.window.y for before in (self._cursor, cursor) if before >= 0}
        self._cursor = cursor
        self.lines[0] = self._letters()
        for row in rows:
            if 0 <= row < self.window.rows:
                self._draw_row(row)
        if details != self._details:
            self._details = details
            self._tell()

    def cover(self, block: Block, cell: int) -> None:
        """Lay something over the map, in the half a cell is not in that is of interest meanwhile."""
        below = cell >= 0 and cell // self._map_width - self.window.y < self.window.rows / 2
        x = max(0, (self.width - block.width) // 2)
        y = max(0, self.height - block.height if below else 0)
        for row, over in enumerate(block.lines, y):
            if row < self.height:
                strip = Strip(self.lines[row])
                left, right = strip.crop(0, x), strip.crop(x + block.width, self.width)
                self.lines[row] = (*left, *over, *right)

    def _letters(self) -> Line:
        window, look = self.window, self._paint.look
        style = look.muted
        spans: list[Span] = [(" " * (window.left + LABELS), look.plain)]
        for x in range(window.x, window.x + window.columns):
            spans.append((f" {COLUMNS[x]}".ljust(window.size.columns), self._lit(x == self._cursor_x(), style)))
        return line(self.width, look.plain, *spans)

    def _cursor_x(self) -> int:
        return self._cursor % self._map_width if self._cursor >= 0 else -1

    def _lit(self, here: bool, style: Style) -> Style:
        return self._paint.look.pointed if here else style

    def _draw_row(self, row: int) -> None:
        window, paint, look = self.window, self._paint, self._paint.look
        y = window.y + row
        first = y * self._map_width + window.x
        cells = []
        for cell in range(first, first + window.columns):
            patch = self._patches.get(cell, VOID)
            after = cell - 1 == self._cursor and cell > first
            cells.append(draw(patch, window.size, paint, cell == self._cursor, after))
        closing = first + window.columns - 1 == self._cursor
        end = paint.signs["close"] if closing else " "
        margin = " " * window.left
        for part in range(window.size.rows):
            number = f"{y + 1:>2} " if part == window.size.rows // 2 else "   "
            style = self._lit(self._cursor >= 0 and self._cursor // self._map_width == y, look.muted)
            head = line(window.left + LABELS, look.plain, (margin, look.plain), (number, style))
            body = tuple(segment for drawn in cells for segment in drawn[part])
            tail = line(self.width - window.left - window.width + 1, look.plain, (end, look.strong))
            self.lines[1 + row * window.size.rows + part] = (*head, *body, *tail)

    def _tell(self) -> None:
        """Write the details below the map: the first paragraph is a title."""
        window, look = self.window, self._paint.look
        if not window.details:
            return
        top = self.height - window.details
        room = self.width - 2
        rows: list[Span] = []
        for text, style in self._details:
            rows += [(part, style) for part in wrap(look.glyphs.plain(text), room)]
        for at in range(window.details):
            text, style = rows[at] if at < len(rows) else ("", look.plain)
            if at == window.details - 1 and len(rows) > window.details:
                text = look.glyphs.fit(" ".join(part for part, _ in rows[at:]), room)
            self.lines[top + at] = line(self.width, look.plain, (" ", look.plain), (text, style))
