"""The matches that wait to be continued, newest first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len, set_cell_size
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from .house_screen import house

if TYPE_CHECKING:
    from tabletop_tui.store.library import Summary

MOST: Final = 5
"""The most rows there are."""

LEAST_NAMES: Final = 12
"""The fewest columns names are shortened to."""

LEAST_TITLE: Final = 8
"""The fewest columns the name of a game is shortened to."""


def when(moment: datetime, now: datetime) -> str:
    """A moment as people say it: ``today 14:05``, ``yesterday``, ``2 Nov``, ``2 Nov 2024``."""
    days = (now.date() - moment.date()).days
    if days == 0:
        return f"today {moment:%H:%M}"
    if days == 1:
        return "yesterday"
    return f"{moment.day} {moment:%b}" if moment.year == now.year else f"{moment.day} {moment:%b %Y}"


class ContinueList(Widget):
    """A framed list of a few rows; it scrolls when more matches wait."""

    DEFAULT_CSS = """
    ContinueList {
        height: auto; margin: 0 2; border: round $primary; border-title-style: bold; border-title-color: $foreground;
        &.-none { display: none; }
    }
    """
    ALLOW_SELECT = False
    BORDER_TITLE = "Continue"

    class Picked(Message):
        """A match was clicked."""

        def __init__(self, at: int) -> None:
            super().__init__()
            self.at = at

    def __init__(self) -> None:
        super().__init__(classes="-none")
        self.matches: Sequence[Summary] = ()
        self.at: int | None = None

    def show(self, matches: Sequence[Summary]) -> None:
        """Show these matches; with none of them the list is not there."""
        self.matches = matches
        if self.at is not None:
            self.at = min(self.at, len(matches) - 1) if matches else None
        self.styles.height = min(MOST, len(matches)) + 2
        self.set_class(not matches, "-none")
        self._say_what_is_hidden()
        self.refresh()

    def point(self, at: int | None) -> None:
        """Point at this match, or at none."""
        if at != self.at:
            self.at = at
            self._say_what_is_hidden()
            self.refresh()

    @property
    def _first(self) -> int:
        return max(0, (self.at or 0) - MOST + 1)

    def _say_what_is_hidden(self) -> None:
        """Name in the frame how many matches there are above and below those shown."""
        marks = house(self).marks
        above, below = self._first, len(self.matches) - self._first - MOST
        parts = [f"{sign} {count} more" for sign, count in ((marks.up, above), (marks.down, below)) if count > 0]
        self.border_subtitle = "  ".join(parts)

    def render(self) -> Content:
        """The rows, in columns as wide as they need; names give way to where the match stands, and that to the rest."""
        now = datetime.now().astimezone()
        marks = house(self).marks
        rows = self.matches[self._first : self._first + MOST]
        stamps = [when(match.played.astimezone(), now) for match in rows]
        right = max(map(len, stamps), default=0)
        titles = min(18, _broadest(match.game_name for match in rows))
        notes = _broadest(match.note for match in rows)
        names = _broadest(", ".join(match.names) for match in rows)
        room = self.size.width - 2 - 2 - 2 - 2 - right
        names = max(LEAST_NAMES, min(names, room - titles - notes))
        titles = max(LEAST_TITLE, min(titles, room - names - notes))
        notes = max(0, room - titles - names)
        lines = []
        for at, (match, stamp) in enumerate(zip(rows, stamps, strict=True), self._first):
            chosen = at == self.at
            lines.append(
                Content.assemble(
                    (f"{marks.pointer} " if chosen else "  ", "bold $primary"),
                    (_cut(match.game_name, titles, marks.more) + "  ", "bold"),
                    _cut(", ".join(match.names), names, marks.more) + "  ",
                    (_cut(match.note, notes, marks.more) + "  ", "$secondary"),
                    stamp.rjust(right),
                ).stylize("bold" if chosen else "")
            )
        return Content("\n").join(lines)

    def on_click(self, event: Click) -> None:
        """Say which match was clicked."""
        at = self._first + event.y - 1
        if 0 <= at < len(self.matches):
            self.post_message(self.Picked(at))


def _broadest(texts: Iterable[str]) -> int:
    return max(map(cell_len, texts), default=0)


def _cut(text: str, width: int, more: str) -> str:
    return set_cell_size(text, width) if cell_len(text) <= width else set_cell_size(text, max(0, width - 1)) + more
