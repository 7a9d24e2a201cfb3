"""A table that is one widget drawn from cached blocks: it repaints what changed, and nothing else."""

from __future__ import annotations

from textual import events
from textual.geometry import Region, Size
from textual.strip import Strip

from .game_table import GameTable
from .glyphs import glyphs_of
from .widgets.block import Line, differing, strip
from .widgets.look import Look, look_of


class DrawnTable(GameTable):
    """The base of tables that can say all their rows at once; see `lines`, and call `redraw` when they change."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._lines: tuple[Line, ...] = ()
        self._look: Look | None = None

    def lines(self, width: int, height: int, look: Look) -> tuple[Line, ...] | None:
        """Every row of the table, ``height`` of them and each of ``width`` columns; None before the first scene."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Draw anew, and repaint only what is different."""
        if not self.is_attached or not self.size:
            return
        old = self._lines
        self._draw()
        if len(old) != len(self._lines):
            self.refresh()
            return
        changed = []
        for y, (was, now) in enumerate(zip(old, self._lines, strict=True)):
            if (columns := differing(was, now, self.size.width)) is not None:
                changed.append(Region(columns[0], y, columns[1] - columns[0], 1))
        if changed:
            self.refresh(*changed)

    def render_line(self, y: int) -> Strip:
        """One row of the table."""
        if self._look is not None and self._look.glyphs is not glyphs_of(self):
            self._draw()
        if y < len(self._lines):
            return strip(self._lines[y])
        return Strip.blank(self.size.width, self.rich_style)

    def render_lines(self, crop: Region) -> list[Strip]:
        """These rows as they are: nothing is round them or over them that Textual would have to add."""
        rows = [self.render_line(y) for y in crop.line_range]
        filters, ground = self.get_line_filters(), self.background_colors[1]
        for each in filters:
            rows = [row.apply_filter(each, ground) for row in rows]
        return [row.crop(crop.x, crop.right) for row in rows]

    def on_resize(self, event: events.Resize) -> None:
        """Lay everything out for the new size."""
        self.redraw()

    def notify_style_update(self) -> None:
        """Take the colours of the new theme."""
        super().notify_style_update()
        self._look = None
        if self.is_mounted:
            self.redraw()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The rows that show everything without air."""
        return 14

    def _draw(self) -> None:
        """Draw everything anew, with the present theme and signs."""
        if self._look is None or self._look.glyphs is not glyphs_of(self):
            self._look = look_of(self)
        self._lines = self.lines(*self.size, self._look) or ()
