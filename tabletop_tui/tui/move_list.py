"""The legal moves as a list: the other view of what is pointed at on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.segment import Segment
from textual.events import Click
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip

from .house_screen import house
from .widgets.steady import Titled
from .wording import shortened


class MoveList(Titled):
    """Numbered lines, one of them pointed at; moving the pointer redraws two lines."""

    NAME: ClassVar[str] = "Moves"
    """What its title calls it."""

    DEFAULT_CSS = """
    MoveList {
        border-top: solid $primary 60%; border-title-color: $foreground; border-title-style: bold; padding: 0 1;
        border-subtitle-color: $foreground 80%;
        & > .moves--line { color: $foreground; background: $background; }
        & > .moves--number { color: $primary; background: $background; }
        & > .moves--pointed { color: $background; background: $primary; text-style: bold; }
    }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {"moves--line", "moves--number", "moves--pointed"}
    ALLOW_SELECT = False
    BORDER_TITLE = f" {NAME} "

    class Picked(Message):
        """A line was clicked."""

        def __init__(self, at: int) -> None:
            super().__init__()
            self.at = at

    def __init__(self) -> None:
        super().__init__()
        self.labels: Sequence[str] = ()
        self.at: int | None = None
        self._others, self._following = 0, ""
        self._first = 0
        self._rows: dict[tuple[int, bool, int], Strip] = {}
        self._more: dict[tuple[bool, bool, int], str] = {}

    def show(self, labels: Sequence[str], at: int | None, others: int = 0, following: str = "") -> None:
        """Show other moves, one pointed at.

        Args:
            labels: The moves in words.
            at: Which of them is pointed at.
            others: How many others are legal too and listed when their turn comes.
            following: Whose turn that will be, if that is known.
        """
        self.labels = labels
        self.at = at
        self._others, self._following = others, following
        self._rows.clear()
        self._more.clear()
        self._first = self._first_for(at, 0)
        self._say_more()
        self.refresh()

    def point(self, at: int | None) -> None:
        """Point at another line, or at none."""
        before, self.at = self.at, at
        first = self._first_for(at, self._first)
        if first != self._first:
            self._first = first
            self._say_more()
            self.refresh(Region(0, 0, *self.size))
            return
        width = self.size.width
        rows = {row - first for row in (before, at) if row is not None}
        self.refresh(*(Region(0, row, width, 1) for row in rows))

    def notify_style_update(self) -> None:
        """Another theme or other signs: every line is drawn anew."""
        self._rows.clear()
        self._more.clear()
        super().notify_style_update()

    def on_resize(self) -> None:
        """Keep the pointed-at line in sight."""
        self._first = self._first_for(self.at, self._first)
        self._say_more()
        self.refresh()

    def row(self, y: int, width: int) -> Strip:
        """One line: pointer, number and words, with air before and after; kept, since scrolling shows it again."""
        at = y + self._first
        key = (at, at == self.at, width)
        if key not in self._rows:
            air = Segment(" ", self.get_component_rich_style("moves--line"))
            self._rows[key] = Strip([air, *self._draw(at, width), air])
        return self._rows[key]

    def on_click(self, event: Click) -> None:
        """Say which move was clicked."""
        offset = event.get_content_offset(self)
        if offset is not None and offset.y + self._first < len(self.labels):
            self.post_message(self.Picked(offset.y + self._first))

    def number(self, at: int) -> str:
        """What stands before a line: the digit that points at it, if there is one."""
        return str(at + 1) if at < 9 else " "

    def _draw(self, at: int, width: int) -> Strip:
        style = self.get_component_rich_style("moves--line")
        if at >= len(self.labels):
            return Strip.blank(width, style)
        glyphs = house(self).glyphs
        label = self.labels[at]
        pointed = at == self.at
        if pointed:
            style = self.get_component_rich_style("moves--pointed")
        head = f"{glyphs['pointer'] if pointed else ' '}{self.number(at)} "
        strip = Strip(
            [Segment(head, style if pointed else self.get_component_rich_style("moves--number")), Segment(label, style)]
        )
        if strip.cell_length > width:
            return Strip([*strip.crop(0, width - 1), Segment(glyphs["ellipsis"], style)]).adjust_cell_length(
                width, style
            )
        return strip.adjust_cell_length(width, style)

    def _first_for(self, at: int | None, first: int) -> int:
        height = self.size.height
        if at is None or height <= 0:
            return 0
        return max(at - height + 1, min(first, at, len(self.labels) - height), 0)

    def _say_more(self) -> None:
        hidden = len(self.labels) - max(1, self.size.height)
        more = (self._first > 0, self._first < hidden, self.outer_size.width)
        if more not in self._more:
            self._more[more] = self._told_more(*more)
        self.entitle(self._more[more])

    def _told_more(self, above: bool, below: bool, width: int) -> str:
        """The title, with what there is besides the lines in sight."""
        glyphs = house(self).glyphs
        signs = (glyphs["up"] if above else "") + (glyphs["down"] if below else "")
        listed = f"{self.NAME} {signs} {len(self.labels)}" if signs else self.NAME
        following = self._following or f"{self._others} more"
        elsewhere = f", Tab: {following}" if self._others else " in all" if signs else ""
        room = max(width - len("── ──"), len(listed))
        return f" {shortened(listed + elsewhere, room, glyphs['ellipsis'])} "


class PlayedList(MoveList):
    """The moves that were made, all of them numbered; the one made last is pointed at, those round it in sight."""

    NAME: ClassVar[str] = "Moves made"

    def number(self, at: int) -> str:
        """How many moves had been made with it."""
        return f"{at + 1:>{len(str(len(self.labels)))}}"

    def _first_for(self, at: int | None, first: int) -> int:
        height = self.size.height
        return max(0, min((at or 0) - height // 2, len(self.labels) - height)) if height > 0 else 0
