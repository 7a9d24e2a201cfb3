"""Widgets whose rows are painted once and kept."""

from __future__ import annotations

from typing import Any, Self

from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget


def finished(widget: Widget, rows: list[Strip], crop: Region) -> list[Strip]:
    """Whole rows of a widget as the terminal can show them, cut to these columns.

    For widgets that give Textual finished rows: it would work on every row again at every change, strips are kept.
    """
    filters, ground = widget.get_line_filters(), widget.background_colors[1]
    for each in filters:
        rows = [row.apply_filter(each, ground) for row in rows]
    return [row.crop(crop.x, crop.right) for row in rows]


class Steady(Widget):
    """Keeps its painted rows until it is refreshed.

    Whenever anything on a screen is repainted, Textual asks every widget of it for all of its rows.
    """

    _painted: tuple[Region, list[Strip]] | None = None

    def refresh(self, *regions: Region, **how: Any) -> Self:
        """Paint anew, all or these regions."""
        self._painted = None
        return super().refresh(*regions, **how)

    def notify_style_update(self) -> None:
        """Paint anew in the colours of another theme."""
        self._painted = None
        super().notify_style_update()

    def render_lines(self, crop: Region) -> list[Strip]:
        """The rows as they were painted last, if nothing has changed since."""
        if self._painted is None or self._painted[0] != crop:
            self._painted = (crop, super().render_lines(crop))
        return self._painted[1]
