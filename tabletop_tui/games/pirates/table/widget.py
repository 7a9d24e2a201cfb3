"""The base of tables that are a map: one widget that draws it, with a cursor that goes over all of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from textual import events
from textual.geometry import Size as Extent

from tabletop_tui.games.pirates.grid import Grid
from tabletop_tui.tui.drawn_table import DrawnTable
from tabletop_tui.tui.widgets.block import Block, Line, Span
from tabletop_tui.tui.widgets.look import Look

from .board import Board
from .details import ROWS_FOR_TITLE
from .paint import Paint, paint_of
from .patch import Patch, Size
from .window import Window, fitting, open_window, panel_columns

ZOOMED: Final = (Size.SMALL, Size.MEDIUM, Size.LARGE)
"""The sizes one zooms through; the others are for maps that have just that much room."""


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

    BACKS: ClassVar[bool] = False
    """Whether tiles have different backs."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._board: Board | None = None
        self._paint: Paint | None = None
        self._window: Window | None = None
        self._zoomed: Size | None = None

    @property
    def grid(self) -> Grid | None:
        """The map; None before anything is shown."""
        raise NotImplementedError

    def patches(self) -> Mapping[int, Patch]:
        """What is to be seen on every cell."""
        raise NotImplementedError

    def cursor(self) -> int:
        """The cell the cursor is on, -1 for none."""
        raise NotImplementedError

    def details(self) -> Sequence[Span]:
        """What is under the cursor, in paragraphs; shown where there is room below the map."""
        raise NotImplementedError

    def picture(self, width: int, height: int) -> Sequence[Line] | None:
        """What is to be seen instead of the map, as many rows as there are; None, as nearly always, for the map."""
        return None

    def overlay(self) -> tuple[Block, int] | None:
        """What lies over the map just now, and the cell it should leave free; None, as nearly always, for nothing."""
        return None

    def clicked(self, cell: int) -> None:
        """A cell was clicked."""

    @property
    def has_few_details(self) -> bool:
        """Whether there is no room below the map for more than the beginning of the details."""
        return self._board is not None and self._board.window.details < ROWS_FOR_TITLE

    @property
    def tells_beside(self) -> bool:
        """Whether details are told elsewhere."""
        return False

    @property
    def paint(self) -> Paint:
        """The colours and signs now."""
        if self._paint is None or self._paint.look is not self.look:
            self._paint = paint_of(self.app, self.look, backs=self.BACKS)
        return self._paint

    # What the screen asks for.

    def panel_columns(self, width: int, height: int) -> int | None:
        """As wide as the map leaves it."""
        grid = self.grid
        return panel_columns(width, height, grid.width, grid.height) if grid is not None else None

    def can_zoom(self) -> bool:
        """Whether a larger size is left, or one has zoomed in."""
        (width, height), grid = self.size, self.grid
        if grid is None:
            return False
        fit = fitting(width, height, grid.width, grid.height)
        return self._zoomed is not None or any(size > fit for size in ZOOMED)

    def zoom(self) -> None:
        """The next larger size; after the largest the one that shows the whole map."""
        width, height = self.size
        assert self.grid is not None, "there is nothing to zoom before it is shown"
        fit = fitting(width, height, self.grid.width, self.grid.height)
        now = fit if self._zoomed is None else self._zoomed
        self._zoomed = next((size for size in ZOOMED if size > now), None)
        self.redraw()

    # Drawing.

    def lines(self, width: int, height: int, look: Look) -> Sequence[Line] | None:
        """See `DrawnTable.lines`."""
        self._board, grid = None, self.grid
        if grid is None:
            return None
        picture = self.picture(width, height)
        if picture is not None:
            return picture
        self._window = window = self._open()
        self._board = board = Board(window, width, height, grid.width, patches=self.patches(), paint=self.paint)
        board.draw(self.cursor(), self._told_below(window))
        if (over := self.overlay()) is not None:
            board.cover(*over)
        return board.lines

    def move_cursor(self) -> None:
        """Draw and repaint what changes when only the cursor has moved."""
        board, drawn = self._board, self._paint
        if board is None or drawn is not self.paint or self._open() != board.window:
            self.redraw()
            return
        board.move(self.cursor(), self._told_below(board.window))
        self.repaint(board.lines)

    def _told_below(self, window: Window) -> Sequence[Span]:
        return self.details() if window.details and not self.tells_beside else ()

    def on_resize(self, event: events.Resize) -> None:
        """Lay everything out for the new size; that may leave more or nothing to zoom."""
        super().on_resize(event)
        self.screen.refresh_bindings()

    def on_click(self, event: events.Click) -> None:
        """Say what was clicked."""
        self.click(event.x, event.y)

    def click(self, x: int, y: int) -> None:
        """A point was clicked; say which cell that is."""
        at = self._board.window.cell_at(x, y) if self._board is not None else None
        if at is not None and self.grid is not None:
            self.clicked(self.grid.at(*at))

    def get_content_height(self, container: Extent, viewport: Extent, width: int) -> int:
        """The rows of the whole map at its smallest."""
        return self.grid.height + 1 if self.grid is not None else 1

    def _open(self) -> Window:
        """The window on the map that shows the cursor."""
        (width, height), grid, cursor = self.size, self.grid, self.cursor()
        assert grid is not None, "there is a map once something is shown"
        size = self._zoomed if self._zoomed is not None else fitting(width, height, grid.width, grid.height)
        if cursor >= 0:
            at = cursor % grid.width, cursor // grid.width
        elif self._window is not None:
            at = self._window.x + self._window.columns // 2, self._window.y + self._window.rows // 2
        else:
            at = grid.width // 2, grid.height // 2
        return open_window((width, height), (grid.width, grid.height), size, at, self._window)
