"""Widgets whose rows are painted once and kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self

from rich.style import Style
from textual.color import Color
from textual.content import Content
from textual.geometry import Offset, Region
from textual.strip import Strip
from textual.widget import Widget


class Steady(Widget):
    """Keeps its painted rows until they are refreshed.

    Whenever anything on a screen is repainted, Textual asks every widget of it for all of its rows.
    """

    leader: Steady | None = None
    """One that changes whenever this one does, and has the screen repaint both: two messages cost more than one.

    Only for those that paint themselves, without Textual, whatever they refresh in regions.
    """

    _gathered: list[Region] | None = None
    _painted: tuple[Region, list[Strip]] | None = None
    _stale: frozenset[int] = frozenset()
    _plain: tuple[Style, Color] | None = None

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._ways: dict[Widget, Offset] = {}

    @property
    def plain(self) -> Style:
        """How an empty cell of it looks."""
        return self._looks()[0]

    def finish(self, strips: list[Strip], crop: Region) -> list[Strip]:
        """Whole rows as the terminal can show them, cut to the columns of a crop.

        For widgets that paint finished rows, since there is nothing round or over them that Textual would have to add.
        """
        ground = self._looks()[1]
        for each in self.get_line_filters():
            strips = [strip.apply_filter(each, ground) for strip in strips]
        return [strip.crop(crop.x, crop.right) for strip in strips]

    def paint_rows(self, crop: Region, rows: Sequence[int]) -> list[Strip]:
        """Paint these rows of a crop; as Textual does it, unless a subclass knows better."""
        strips = super().render_lines(crop)
        return [strips[y - crop.y] for y in rows]

    def refresh(self, *regions: Region, **how: Any) -> Self:
        """Paint anew, all or the rows of these regions."""
        if regions:
            top = self.styles.gutter.top
            self._stale = self._stale.union(y + top for region in regions for y in region.line_range)
            if self.leader is not None:
                self.leader.refresh_also(self, *regions)
                return self
            if self._gathered is not None:
                self._gathered += regions
                return self
        else:
            self._painted = self._plain = None
        return super().refresh(*regions, **how)

    def refresh_also(self, other: Widget, *regions: Region) -> None:
        """Have the screen repaint regions of another widget's content."""
        if other not in self._ways:
            self._ways[other] = other.content_region.offset - self.content_region.offset
        moved = [region.translate(self._ways[other]) for region in regions]
        if self._gathered is not None:
            self._gathered += moved
        else:
            super().refresh(*moved)

    def forget_ways(self) -> None:
        """Seek anew where those are that follow: there is another layout."""
        self._ways.clear()

    @contextmanager
    def gathering(self) -> Iterator[None]:
        """Have the screen repaint in one go what changes here and in those that follow."""
        gathered: list[Region] = []
        self._gathered = gathered
        try:
            yield
        finally:
            self._gathered = None
            if gathered:
                super().refresh(*gathered)

    def notify_style_update(self) -> None:
        """Paint anew in the colours of another theme."""
        self._painted = self._plain = None
        super().notify_style_update()

    def render_lines(self, crop: Region) -> list[Strip]:
        """The rows as they were painted last, those painted anew that have changed since."""
        if self._painted is None or self._painted[0] != crop:
            self._painted = (crop, self.paint_rows(crop, crop.line_range))
        elif self._stale and (rows := tuple(self._stale.intersection(crop.line_range))):
            for y, strip in zip(rows, self.paint_rows(crop, rows), strict=True):
                self._painted[1][y - crop.y] = strip
        self._stale = frozenset()
        return self._painted[1]

    def _looks(self) -> tuple[Style, Color]:
        if self._plain is None:
            self._plain = (self.rich_style, self.background_colors[1])
        return self._plain


class Titled(Steady):
    """Finished rows below a title in the upper border, which is all that Textual draws of it."""

    _entitling = False

    def __init__(self) -> None:
        super().__init__()
        self._title = ""
        self._titles: dict[tuple[str, Region], Strip] = {}

    def entitle(self, title: str) -> None:
        """Show another title."""
        if title != self._title:
            self._title, self._entitling = title, True
            self.border_title = Content(title)
            self._entitling = False

    def refresh(self, *regions: Region, **how: Any) -> Self:
        """Paint anew; when only the title is another, which Textual takes for everything, only its row."""
        if self._entitling:
            regions = (Region(0, -self.styles.gutter.top, self.size.width, 1),)
        return super().refresh(*regions, **how)

    def notify_style_update(self) -> None:
        """Another theme: every title is drawn anew."""
        self._titles.clear()
        super().notify_style_update()

    def row(self, y: int, width: int) -> Strip:
        """One row of the content, finished."""
        raise NotImplementedError

    def render_line(self, y: int) -> Strip:
        """See `row`."""
        return self.row(y, self.size.width)

    def paint_rows(self, crop: Region, rows: Sequence[int]) -> list[Strip]:
        """The rows of the content as they are, and the title, which is kept."""
        width = self.size.width
        strips = self.finish([self.row(y - 1, width) for y in rows if y > 0], crop)
        for at in (at for at, y in enumerate(rows) if y == 0):
            strips.insert(at, self._paint_title(crop))
        return strips

    def _paint_title(self, crop: Region) -> Strip:
        title = (self._title, crop)
        if title not in self._titles:
            # Only its own refresh tells Textual that the border is another, and a leader refreshes in its place.
            self._styles_cache.clear()
            self._titles[title] = super().paint_rows(Region(crop.x, 0, crop.width, 1), (0,))[0]
        return self._titles[title]
