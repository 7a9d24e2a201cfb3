"""A line of the set-up: a seat's letter, and the name of who sits there."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.suggester import SuggestFromList
from textual.widgets import Input

from tabletop_tui.rules.request import NAME_LENGTH

from .actions import HELP, SET_UP, bound
from .house_screen import house
from .line import Line
from .seats import LETTERS, seat_style


class NameInput(Input):
    """A name being typed; the keys that leave it are those of the screen."""

    # A question mark is in nobody's name; before the line takes it for a letter it calls for help.
    HELP_HERE: ClassVar = [
        replace(binding, priority=True) for binding in HELP._replace(action="screen.help").bindings()
    ]
    BINDINGS: ClassVar = [*bound(*SET_UP[:3]), *HELP_HERE]


class NameLine(Container):
    """A seat's letter and the name of who sits there."""

    DEFAULT_CSS = """
    NameLine {
        layout: horizontal; height: 1; padding: 0 1 0 0;
        & > Line { width: 5; }
        & > Input { width: 1fr; border: none; height: 1; padding: 0; background: $surface; }
        & > Input:focus { background: $panel; text-style: bold; }
        & > Input > .input--placeholder { color: $foreground 65%; }
    }
    """

    def __init__(self, seat: int, name: str, usual: str, known: list[str]) -> None:
        super().__init__()
        self.seat = seat
        self.letter = Line()
        self.input = NameInput(
            name, placeholder=usual, max_length=NAME_LENGTH, compact=True, select_on_focus=True,
            suggester=SuggestFromList(known, case_sensitive=False),
        )  # fmt: skip
        self.usual = usual

    def compose(self) -> ComposeResult:
        """Letter and name."""
        yield self.letter
        yield self.input

    def on_mount(self) -> None:
        """Show the letter."""
        self._point(False)

    def on_descendant_focus(self) -> None:
        """The pointer stands where the focus is."""
        self._point(True)

    def on_descendant_blur(self) -> None:
        """The pointer goes with the focus."""
        self._point(False)

    def _point(self, here: bool) -> None:
        pointer = f"{house(self).glyphs['pointer']} " if here else "  "
        self.letter.say(Content.assemble(pointer, (LETTERS[self.seat], seat_style(self.seat))))

    @property
    def who(self) -> str:
        """The name, the usual one if nothing was typed."""
        return self.input.value.strip() or self.usual
