"""The base of tables that are a map: one widget that draws it, with a cursor that goes over all of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual import events
from textual.geometry import Size as Extent

from tabletop_tui.games.pirates.grid import Grid
from tabletop_tui.tui.drawn_table import DrawnTable
from tabletop_tui.tui.widgets.block import Line, Span
from tabletop_tui.tui.widgets.look import Look

from .board import Board
from .paint import Paint, paint_of
from .patch import Patch, Size
from .window import Window, fitting, open_window, panel_columns


class ChartTable(DrawnTable):
    """Shows a map at the largest size that has room, or zoomed in with a window that follows the cursor.

    Subclasses say what is on the map with `patches` and where the cursor is with `cursor`, and call `redraw` after
    anything has changed, or `move_cursor` when only the cursor has.
    """

    PANEL = "right"
    ZOOMS = True
    ROAMS = True
    TWINS = True

    DEFAULT_CSS = """
    ChartTable { width: 1fr; height: 1fr; }
    """

    GRID: ClassVar[Grid]
    """The map."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._board: Board | None = None
        self._paint: Paint | None = None
        self._window: Window | None = None
        self._zoomed: Size | None = None

    def patches(self) -> Mapping[int, Patch]:
        """What is to be seen on every cell."""
        raise NotImplementedError

    def cursor(self) -> int:
        """The cell the cursor is on, -1 for none."""
        raise NotImplementedError

    def details(self) -> Sequence[Span]:
        """What is under the cursor, in paragraphs; shown where there is room below the map."""
        raise NotImplementedError

    def clicked(self, cell: int) -> None:
        """A cell was clicked."""

    @property
    def has_no_details(self) -> bool:
        """Whether there is no room for details below the map."""
        return self._window is not None and not self._window.details

    @property
    def paint(self) -> Paint:
        """The colours and signs now."""
        if self._paint is None or self._paint.look is not self.look:
            self._paint = paint_of(self.app, self.look)
        return self._paint

    # What the screen asks for.

    def panel_columns(self, width: int, height: int) -> int | None:
        """As wide as the map leaves it."""
        return panel_columns(width, height, self.GRID.width, self.GRID.height)

    def zoom(self) -> None:
        """The next larger size; after the largest the one that shows the whole map."""
        width, height = self.size
        fit = fitting(width, height, self.GRID.width, self.GRID.height)
        now = fit if self._zoomed is None else self._zoomed
        self._zoomed = Size(now + 1) if now < Size.LARGE else None
        self.redraw()

    # Drawing.

    def lines(self, width: int, height: int, look: Look) -> Sequence[Line]:
        """See `DrawnTable.lines`."""
        self._window = self._open()
        self._board = Board(self._window, width, height, self.GRID.width, patches=self.patches(), paint=self.paint)
        self._board.draw(self.cursor(), self.details() if self._window.details else ())
        return self._board.lines

    def move_cursor(self) -> None:
        """Draw and repaint what changes when only the cursor has moved."""
        board, drawn = self._board, self._paint
        if board is None or drawn is not self.paint or self._open() != board.window:
            self.redraw()
            return
        board.move(self.cursor(), self.details() if board.window.details else ())
        self.repaint(board.lines)

    def on_click(self, event: events.Click) -> None:
        """Say which cell was clicked."""
        at = self._window.cell_at(event.x, event.y) if self._window is not None else None
        if at is not None:
            self.clicked(self.GRID.at(*at))

    def get_content_height(self, container: Extent, viewport: Extent, width: int) -> int:
        """The rows of the whole map at its smallest."""
        return self.GRID.height + 1

    def _open(self) -> Window:
        """The window on the map that shows the cursor."""
        (width, height), grid, cursor = self.size, self.GRID, self.cursor()
        size = self._zoomed if self._zoomed is not None else fitting(width, height, grid.width, grid.height)
        if cursor >= 0:
            at = cursor % grid.width, cursor // grid.width
        elif self._window is not None:
            at = self._window.x + self._window.columns // 2, self._window.y + self._window.rows // 2
        else:
            at = grid.width // 2, grid.height // 2
        return open_window((width, height), (grid.width, grid.height), size, at, self._window)
