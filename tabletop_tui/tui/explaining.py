"""What lies on the table, explained one thing after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.containers import VerticalScroll
from textual.markup import escape

from .actions import EXPLAINING, bound
from .dialogs import Reading
from .game_table import Direction, GameTable
from .page import Page

LEAST_WIDTH = 32
"""Columns of the window at least, where it stands over a panel."""


class Explaining(Reading):
    """A window that explains one thing; arrows go to others.

    Where the table's cursor follows, the window stands over the panel and the table stays bright.
    """

    DEFAULT_CSS = """
    Explaining.-beside { align: right top; background: transparent; }
    Explaining.-beside > .window { margin: 1 0 0 0; }
    """
    BINDINGS: ClassVar = bound(*EXPLAINING)
    INHERIT_BINDINGS = False

    def __init__(self, things: Sequence[tuple[str, str]], at: int, table: GameTable) -> None:
        """Make the window.

        Args:
            things: Titles and Markdown texts, at least one.
            at: Which one to begin with.
            table: The table they lie on.
        """
        super().__init__(*things[at])
        self.things = things
        self.at = at
        self.table = table
        self.set_class(table.FOLLOWS, "-beside")

    def on_mount(self) -> None:
        """Say how many there are, and keep off a table that points at them."""
        if self.table.FOLLOWS:
            window = self.query_one(VerticalScroll)
            window.styles.max_width = window.styles.width = max(
                LEAST_WIDTH, self.app.size.width - self.table.size.width
            )
        self._entitle()

    def action_walk(self, direction: Direction) -> None:
        """Go to the thing that lies in a direction."""
        self._walk_to(self.table.beside(direction, self.at))

    def action_next(self, step: int) -> None:
        """Go to the next thing or the one before."""
        self._walk_to(self.at + step)

    def _walk_to(self, at: int) -> None:
        self.at = at % len(self.things)
        if self.table.FOLLOWS:
            self.table.look_at(self.at)
        self.query_one(Page).turn(self.things[self.at][1])
        self.query_one(VerticalScroll).scroll_home(animate=False)
        self._entitle()

    def _entitle(self) -> None:
        window = self.query_one(VerticalScroll)
        window.border_title = escape(self.things[self.at][0])
        if len(self.things) > 1:
            where = "" if self.table.FOLLOWS else f": {self.at + 1} of {len(self.things)}"
            window.border_subtitle = f"arrows{where}   Esc closes"
