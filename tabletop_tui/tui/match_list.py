"""A framed list of matches, one of them pointed at; it scrolls when there are more than fit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, ClassVar

from rich.cells import cell_len, set_cell_size
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from tabletop_tui.store.record import seated

from .house_screen import house
from .wording import shortened

if TYPE_CHECKING:
    from tabletop_tui.store.library import Summary


class MatchList(Widget):
    """Draws as many matches as there is room for; subclasses say how one looks."""

    DEFAULT_CSS = """
    MatchList {
        border: round $primary; border-title-style: bold; border-title-color: $foreground; margin: 0 2;
    }
    """
    ALLOW_SELECT = False
    ROWS: ClassVar[int] = 1
    """How many rows a match takes."""

    class Picked(Message):
        """A match was clicked."""

        def __init__(self, at: int) -> None:
            super().__init__()
            self.at = at

    def __init__(self, *, classes: str | None = None) -> None:
        super().__init__(classes=classes)
        self.matches: Sequence[Summary] = ()
        self.at: int | None = None

    @property
    def most(self) -> int:
        """How many matches there is room for."""
        return max(1, self.size.height // self.ROWS)

    def show(self, matches: Sequence[Summary]) -> None:
        """Show these matches."""
        self.matches = matches
        if self.at is not None:
            self.at = min(self.at, len(matches) - 1) if matches else None
        self._say_what_is_hidden()
        self.refresh()

    def point(self, at: int | None) -> None:
        """Point at this match, or at none."""
        if at != self.at:
            self.at = at
            self._say_what_is_hidden()
            self.refresh()

    def on_resize(self) -> None:
        """Another size shows more or fewer."""
        self._say_what_is_hidden()
        self.refresh()

    @property
    def first(self) -> int:
        """The uppermost match there is room for."""
        return max(0, (self.at or 0) - self.most + 1)

    def _say_what_is_hidden(self) -> None:
        """Name in the frame how many matches there are above and below those shown."""
        glyphs = house(self).glyphs
        above, below = self.first, len(self.matches) - self.first - self.most
        parts = [
            f"{sign} {count} more" for sign, count in ((glyphs["up"], above), (glyphs["down"], below)) if count > 0
        ]
        self.border_subtitle = "  ".join(parts)

    def render(self) -> Content:
        """The matches there is room for, the one pointed at marked."""
        return Content("\n").join(self.draw(self.matches[self.first : self.first + self.most]))

    def draw(self, matches: Sequence[Summary]) -> Iterable[Content]:
        """These matches, `ROWS` rows each; `pointer` begins each of them."""
        raise NotImplementedError

    def pointer(self, match: Summary) -> tuple[str, str]:
        """What stands before a match."""
        chosen = self.at is not None and match is self.matches[self.at]
        return (f"{house(self).glyphs['pointer']} " if chosen else "  ", "bold $primary")

    def marked(self, match: Summary, row: Content) -> Content:
        """A row of a match; those of the one pointed at stand out."""
        chosen = self.at is not None and match is self.matches[self.at]
        return row.stylize("bold" if chosen else "")

    def on_click(self, event: Click) -> None:
        """Say which match was clicked."""
        offset = event.get_content_offset(self)
        at = -1 if offset is None else self.first + offset.y // self.ROWS
        if 0 <= at < len(self.matches):
            self.post_message(self.Picked(at))


def when(moment: datetime, now: datetime) -> str:
    """A moment as people say it: ``today 14:05``, ``yesterday``, ``2 Nov``, ``2 Nov 2024``."""
    days = (now.date() - moment.date()).days
    if days == 0:
        return f"today {moment:%H:%M}"
    if days == 1:
        return "yesterday"
    return f"{moment.day} {moment:%b}" if moment.year == now.year else f"{moment.day} {moment:%b %Y}"


def cut(text: str, width: int, more: str) -> str:
    """A text in exactly so many columns."""
    return set_cell_size(text, width) if cell_len(text) <= width else set_cell_size(text, max(0, width - 1)) + more


def people(names: Sequence[str], width: int, more: str, sides: Sequence[Sequence[int]] = ()) -> str:
    """Who sits at a table, in at most so many columns: long names are cut before anybody is left out.

    Who is left out is counted. Those of a side are named together, see `seated`.
    """
    for most in range(max(map(cell_len, names), default=0), 0, -1):
        short = [name if cell_len(name) <= most else shortened(name, most, more if most > 2 else "") for name in names]
        if cell_len(seated(short, sides)) <= width:
            return seated(short, sides)
    others = f" +{len(names) - 1}"
    return shortened(names[0], max(1, width - len(others)), more) + others if len(names) > 1 else ""
