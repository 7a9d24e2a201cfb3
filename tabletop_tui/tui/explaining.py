"""What lies on the table, explained one thing after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.containers import VerticalScroll
from textual.markup import escape

from .actions import EXPLAINING, bound
from .dialogs import Reading
from .page import Page


class Explaining(Reading):
    """A window that explains one thing; arrows go to the next, round the ends."""

    BINDINGS: ClassVar = bound(*EXPLAINING)
    INHERIT_BINDINGS = False

    def __init__(self, things: Sequence[tuple[str, str]], at: int) -> None:
        """Make the window.

        Args:
            things: Titles and Markdown texts, at least one.
            at: Which one to begin with.
        """
        super().__init__(*things[at])
        self.things = things
        self.at = at

    def on_mount(self) -> None:
        """Say how many there are."""
        self._entitle()

    def action_walk(self, step: int) -> None:
        """Go to another thing."""
        self.at = (self.at + step) % len(self.things)
        self.query_one(Page).turn(self.things[self.at][1])
        self.query_one(VerticalScroll).scroll_home(animate=False)
        self._entitle()

    def _entitle(self) -> None:
        window = self.query_one(VerticalScroll)
        window.border_title = escape(self.things[self.at][0])
        if len(self.things) > 1:
            window.border_subtitle = f"arrows: {self.at + 1} of {len(self.things)}   Esc closes"
