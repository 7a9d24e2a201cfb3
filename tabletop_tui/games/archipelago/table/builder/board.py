"""The sheet to draw on, as a board like that of the game: closed tiles, and the sea round them as it would be."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from textual import events
from textual.message import Message

from tabletop_tui.games.archipelago.data import BROADEST
from tabletop_tui.games.archipelago.data.coast import Point
from tabletop_tui.games.archipelago.drawing import Drawing, on_sheet
from tabletop_tui.games.pirates.grid import Grid, square
from tabletop_tui.games.pirates.table.patch import Aim, Patch, Terrain
from tabletop_tui.games.pirates.table.widget import ChartTable
from tabletop_tui.tui.widgets.block import Span

SIDE: Final = BROADEST + 2
"""Cells of the board from west to east and from north to south: the sheet and the sea round it."""

TERRAINS: Final[dict[str, Terrain]] = {"B": "beach", "F": "forest", "M": "mountain"}
WORDS: Final[dict[str, str]] = {**TERRAINS, ".": "water"}
"""What each sign of a drawing is."""

_CELLS: Final = [y * SIDE + x for x, y in square(SIDE, SIDE)]
_SHEET: Final = [cell for cell in _CELLS if on_sheet((cell % SIDE, cell // SIDE))]
_GRID: Final = Grid(SIDE, SIDE, _SHEET, set(_CELLS).difference(_SHEET))


class SheetBoard(ChartTable):
    """Shows a drawing and the cursor on it, and says where the mouse paints."""

    BACKS = True

    @dataclass
    class Touched(Message):
        """The mouse was pressed, or drawn, over a cell of the sheet.

        Attributes:
            point: The cell.
            rubs: Whether with the right button, which rubs out.
        """

        point: Point
        rubs: bool

    def __init__(self) -> None:
        super().__init__()
        self._drawing = Drawing()
        self._wrong: Collection[Point] = ()
        self._at: Point = (1, 1)
        self._details: Sequence[Span] = ()
        self._touched: Point | None = None

    def lay(self, drawing: Drawing, wrong: Collection[Point], at: Point, details: Sequence[tuple[str, bool]]) -> None:
        """Show a drawing.

        Args:
            drawing: The drawing.
            wrong: Where something is wrong with it.
            at: Where the cursor is.
            details: What to say below the sheet, in paragraphs, and whether each is to be read first.
        """
        same = drawing == self._drawing and wrong == self._wrong
        self._drawing, self._wrong, self._at = drawing, wrong, at
        look = self.paint.look
        self._details = [(words, look.strong if first else look.plain) for words, first in details]
        if same:
            self.move_cursor()
        else:
            self.redraw()

    @property
    def grid(self) -> Grid:
        """The sheet and the sea round it."""
        return _GRID

    def patches(self) -> Mapping[int, Patch]:
        """Land as closed tiles, the ring round it as sea, and dots where there is nothing on the sheet."""
        return {cell: self._patch((cell % SIDE, cell // SIDE)) for cell in _CELLS}

    def _patch(self, point: Point) -> Patch:
        x, y = point
        aim: Aim = "loses" if point in self._wrong else ""
        sign = self._drawing.sign(point) if on_sheet(point) else "."
        if sign in TERRAINS:
            return Patch("closed", terrain=TERRAINS[sign], aim=aim, tide=(x + y) % 2)
        if point in self._drawing.coast:
            return Patch("sea", aim=aim, tide=(x + y) % 2)
        return Patch("void", sign=f"{self.paint.signs['route']} " if on_sheet(point) else "  ", aim=aim)

    def cursor(self) -> int:
        """Where the brush is."""
        return self._at[1] * SIDE + self._at[0]

    def details(self) -> Sequence[Span]:
        """What the screen says below the sheet."""
        return self._details

    # The mouse.

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Begin to paint."""
        self._touched = None
        self._touch(event)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Paint on while a button is held."""
        if event.button:
            self._touch(event)

    def _touch(self, event: events.MouseEvent) -> None:
        point = self._window.cell_at(event.x, event.y) if self._window is not None else None
        if point is not None and point != self._touched and on_sheet(point):
            self._touched = point
            self.post_message(self.Touched(point, event.button == 3))
