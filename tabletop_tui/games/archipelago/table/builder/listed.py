"""A list of islands by their names, and how the one pointed at is drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from tabletop_tui.games.archipelago.data import BROADEST, Layout
from tabletop_tui.games.pirates.table.paint import Paint, paint_of
from tabletop_tui.tui.house_screen import house
from tabletop_tui.tui.widgets.block import Block, BlockWidget, Line, line
from tabletop_tui.tui.widgets.look import look_of
from tabletop_tui.tui.wording import shortened

from .board import TERRAINS

ROWS: Final = BROADEST
"""Rows of the list, and of the largest drawing."""

_WIDTH: Final = 34


class Entry(NamedTuple):
    """An island in the list.

    Attributes:
        layout: The island.
        file: Where it is saved; None for one of the rulebook.
    """

    layout: Layout
    file: Path | None


class Index(Widget):
    """The names, one a row."""

    DEFAULT_CSS = f"Index {{ width: {_WIDTH}; height: {ROWS}; }}"
    ALLOW_SELECT = False

    class Picked(Message):
        """A row was clicked."""

        def __init__(self, at: int) -> None:
            super().__init__()
            self.at = at

    def __init__(self, entries: list[Entry]) -> None:
        super().__init__()
        self.entries, self.at = entries, 0

    @property
    def _first(self) -> int:
        return max(0, self.at - ROWS + 1)

    def render(self) -> Content:
        """Those there is room for, the one pointed at among them."""
        glyphs = house(self).glyphs
        lines = []
        for at, entry in enumerate(self.entries[self._first : self._first + ROWS], self._first):
            kind = "copy" if entry.file is None else ""
            name = shortened(entry.layout.name, _WIDTH - 9, glyphs["ellipsis"])
            pointer = f"{glyphs['pointer']} " if at == self.at else "  "
            words = Content.assemble((pointer, "bold $primary"), name, (f"  {kind}", "$foreground 70%"))
            lines.append(words.stylize("bold") if at == self.at else words)
        return Content("\n").join(lines)

    def on_click(self, event: Click) -> None:
        """Say which was clicked."""
        if self._first + event.y < len(self.entries):
            self.post_message(self.Picked(self._first + event.y))


class Preview(BlockWidget):
    """How an island is drawn."""

    def __init__(self, island: Layout) -> None:
        super().__init__()
        self._island = island
        self._block: Block | None = None

    def lay(self, island: Layout) -> None:
        """Show this island."""
        self._island, self._block = island, None
        self.refresh()

    def notify_style_update(self) -> None:
        """Take the colours of the new theme."""
        super().notify_style_update()
        self._block = None

    def block(self) -> Block:
        """Two columns a cell."""
        if self._block is None:
            paint = paint_of(self.app, look_of(self), backs=True)
            plain, rows = paint.look.plain, [self._row(row, paint) for row in self._island.rows]
            self._block = Block(2 * ROWS, (*rows, *[line(2 * ROWS, plain)] * (ROWS - len(rows))))
        return self._block

    def _row(self, row: str, paint: Paint) -> Line:
        lands = [TERRAINS.get(sign) for sign in row]
        spans = [(paint.signs[land] * 2, paint.land[land].closed[0]) if land else ("  ", paint.sea) for land in lands]
        return line(2 * ROWS, paint.look.plain, *spans)
