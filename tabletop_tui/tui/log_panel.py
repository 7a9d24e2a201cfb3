"""What happened, in words, the latest at the bottom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.segment import Segment
from textual.content import Content
from textual.strip import Strip

from .widgets.steady import Steady


class LogPanel(Steady):
    """Wraps its lines to the width there is and always ends with the latest, unless somebody looks back."""

    DEFAULT_CSS = """
    LogPanel {
        border-top: solid $primary 60%; border-title-color: $foreground; border-title-style: bold; padding: 0 1;
        & > .log--old { color: $foreground 75%; background: $background; }
        & > .log--new { color: $foreground; background: $background; }
    }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {"log--old", "log--new"}
    ALLOW_SELECT = False
    BORDER_TITLE = " What happened "

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[str] = []
        self._fresh = 0
        self._rows: list[tuple[str, bool]] = []
        self._wrapped: dict[str, list[str]] = {}
        self._wrapped_to = 0
        self._back = 0

    def show(self, lines: list[str]) -> None:
        """Show a whole log."""
        self._lines = lines
        self._fresh = len(lines)
        self._wrap()

    def add(self, lines: Iterable[str]) -> None:
        """Add what happened now; it stands out until something else happens."""
        lines = list(lines)
        if lines:
            self._fresh = len(self._lines)
            self._lines = [*self._lines, *lines]
            self._wrap()

    def look(self, rows: int) -> None:
        """Look back by so many rows, or forward with a negative number."""
        furthest = max(0, len(self._rows) - self.size.height)
        self._back = max(0, min(furthest, self._back + rows))
        self.border_title = " What happened before " if self._back else " What happened "
        self.refresh()

    def on_resize(self) -> None:
        """Wrap to the new width."""
        self._wrap()

    def _wrap(self) -> None:
        width, height = self.size
        self._rows = []
        if width > 2 and height > 0:
            wanted = self._lines if len(self._lines) < 400 else self._lines[-400:]
            skipped = len(self._lines) - len(wanted)
            for at, line in enumerate(wanted, skipped):
                new = at >= self._fresh
                self._rows += [(row, new) for row in self._rows_of(line, width - 1)]
        self._back = 0
        self.border_title = " What happened "
        self.refresh()

    def _rows_of(self, line: str, width: int) -> list[str]:
        """One line of the log in rows; they are kept, since nearly all of a log is as it was one move ago."""
        if width != self._wrapped_to:
            self._wrapped, self._wrapped_to = {}, width
        if line not in self._wrapped:
            parts = Content(line).wrap(width)
            self._wrapped[line] = [("" if not row else " ") + part.plain.rstrip() for row, part in enumerate(parts)]
        return self._wrapped[line]

    def render_line(self, y: int) -> Strip:
        """One row of the log; a short log begins at the top."""
        width, height = self.size
        first = max(0, len(self._rows) - height - self._back)
        at = first + y
        text, new = self._rows[at] if at < len(self._rows) else ("", False)
        style = self.get_component_rich_style("log--new" if new else "log--old")
        return Strip([Segment(text, style)]).adjust_cell_length(width, style)
