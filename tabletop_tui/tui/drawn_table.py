"""A table that is one widget drawn from cached blocks: it repaints what changed, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual import events
from textual.geometry import Region
from textual.strip import Strip

from .game_table import GameTable
from .glyphs import glyphs_of
from .widgets.block import Line, strip
from .widgets.look import Look, look_of

KEPT_ROWS: Final = 256
"""How many painted rows a table remembers, for a cursor that comes back."""


class DrawnTable(GameTable):
    """The base of tables that can say all their rows at once; see `lines`.

    They call `redraw` when anything has changed, or `repaint` when they know themselves which rows have.
    """

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._lines: tuple[Line, ...] = ()
        self._look: Look | None = None
        self._strips: dict[int, tuple[Line, Strip]] = {}

    @property
    def look(self) -> Look:
        """The present theme and signs."""
        if self._look is None or self._look.glyphs is not glyphs_of(self):
            self._look = look_of(self)
        return self._look

    def lines(self, width: int, height: int, look: Look) -> Sequence[Line] | None:
        """Every row of the table, ``height`` of them and each of ``width`` columns; None before the first scene."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Draw anew, and repaint only what is different."""
        if self.is_attached and self.size:
            self.repaint(self.lines(*self.size, self.look) or ())

    def repaint(self, lines: Sequence[Line]) -> None:
        """Show these rows from now on; only what is different from those shown before is painted."""
        old, self._lines = self._lines, tuple(lines)
        if len(old) != len(self._lines):
            self.refresh()
            return
        width = self.size.width
        rows = enumerate(zip(old, self._lines, strict=True))
        # Whole rows: to find out which columns differ costs more than to write the others again.
        changed = [Region(0, y, width, 1) for y, (was, now) in rows if was is not now and was != now]
        if changed:
            self.refresh(*changed)

    def render_line(self, y: int) -> Strip:
        """One row of the table; kept, since what Textual makes of a strip for the terminal is kept in it."""
        if y >= len(self._lines):
            return Strip.blank(self.size.width, self.plain)
        row = self._lines[y]
        if id(row) not in self._strips:
            if len(self._strips) >= KEPT_ROWS:
                self._strips.clear()
            self._strips[id(row)] = (row, strip(row))
        return self._strips[id(row)][1]

    def paint_rows(self, crop: Region, rows: Sequence[int]) -> list[Strip]:
        """These rows as they are."""
        drawn = self._look
        if drawn is not None and drawn is not self.look:
            self._lines = tuple(self.lines(*self.size, self.look) or ())
        return self.finish([self.render_line(y) for y in rows], crop)

    def on_resize(self, event: events.Resize) -> None:
        """Lay everything out for the new size."""
        self.redraw()

    def notify_style_update(self) -> None:
        """Take the colours of the new theme."""
        super().notify_style_update()
        self._look = None
        if self.is_mounted:
            self.redraw()
