"""A map drawn: letters above it, numbers at its left, and every cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.style import Style
from textual.strip import Strip

from tabletop_tui.games.pirates.grid import COLUMNS
from tabletop_tui.tui.widgets.block import Block, Line, Span, line

from .cells import draw
from .details import wrapped
from .paint import Paint
from .patch import Patch
from .window import LABELS, Window

VOID = Patch("void")


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
        self._drawn: dict[tuple[int, int], tuple[Line, ...]] = {}
        self._details: tuple[Span, ...] = ()

    def draw(self, cursor: int, details: Sequence[Span]) -> None:
        """Draw everything."""
        self._cursor, self._details = cursor, tuple(details)
        for row in range(-1, self.window.rows):
            self._put_row(row)
        self._tell()

    def move(self, cursor: int, details: Sequence[Span]) -> None:
        """Draw what changes when the cursor moves to another cell that is shown already."""
        rows = {before // self._map_width - self.window.y for before in (self._cursor, cursor) if before >= 0}
        self._cursor = cursor
        for row in rows | {-1}:
            if row < self.window.rows:
                self._put_row(row)
        self._details = tuple(details)
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

    def _put_row(self, row: int) -> None:
        """Put a row of cells, or with -1 the letters above them, where it belongs; as it was drawn once, if it was."""
        x, y = (self._cursor % self._map_width, self._cursor // self._map_width) if self._cursor >= 0 else (-1, -1)
        pointed = x if row < 0 or self.window.y + row == y else -1
        if (row, pointed) not in self._drawn:
            self._drawn[row, pointed] = (self._letters(pointed),) if row < 0 else self._draw_row(row, pointed)
        lines = self._drawn[row, pointed]
        top = 1 + row * self.window.size.rows if row >= 0 else 0
        self.lines[top : top + len(lines)] = lines

    def _letters(self, pointed: int) -> Line:
        window, look = self.window, self._paint.look
        spans: list[Span] = [(" " * (window.left + LABELS), look.plain)]
        for x in range(window.x, window.x + window.columns):
            spans.append((f" {COLUMNS[x]}".ljust(window.size.columns), self._lit(x == pointed)))
        return line(self.width, look.plain, *spans)

    def _lit(self, here: bool) -> Style:
        return self._paint.look.pointed if here else self._paint.look.muted

    def _draw_row(self, row: int, pointed: int) -> tuple[Line, ...]:
        window, paint, look = self.window, self._paint, self._paint.look
        y = window.y + row
        cells = []
        closing = False
        for x in range(window.x, window.x + window.columns):
            patch = self._patches.get(y * self._map_width + x, VOID)
            cells.append(draw(patch, window.size, paint, x == pointed, closing))
            closing = x == pointed
        end = paint.signs["close"] if closing else " "
        tail = line(self.width - window.left - window.width + 1, look.plain, (end, look.strong))
        margin = " " * window.left
        lines = []
        for part in range(window.size.rows):
            number = f"{y + 1:>{LABELS}}" if part == window.size.rows // 2 else " " * LABELS
            head = line(window.left + LABELS, look.plain, (margin, look.plain), (number, self._lit(pointed >= 0)))
            body = tuple(segment for drawn in cells for segment in drawn[part])
            lines.append((*head, *body, *tail))
        return tuple(lines)

    def _tell(self) -> None:
        """Write the details below the map: the first paragraph is a title."""
        rows = self.window.details
        if rows:
            self.lines[-rows:] = wrapped(self._details, self.width, rows, self._paint.look)
