"""A map drawn: letters above it, numbers at its left, and every cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.style import Style

from tabletop_tui.games.pirates.grid import COLUMNS
from tabletop_tui.tui.widgets.block import Line, Span, line

from .cells import After, draw, opens
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
        closing: After = ""
        for cell in range(first, first + window.columns):
            patch = self._patches.get(cell, VOID)
            cells.append(draw(patch, window.size, paint, cell == self._cursor, closing))
            closing = ""
            if cell == self._cursor:
                closing = "may close" if opens(patch, window.size, paint) else "must close"
        end = paint.signs["close"] if closing else " "
        margin = " " * window.left
        for part in range(window.size.rows):
            number = f"{y + 1:>{LABELS}}" if part == window.size.rows // 2 else " " * LABELS
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
        for at, row in enumerate(wrapped(self._details, self.width, window.details, look)):
            self.lines[top + at] = row
