"""One line of a form: a label, and a value turned with the arrow keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.cells import cell_len, set_cell_size
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from .actions import CHOICE, bound
from .house_screen import house


class Choice(Widget, can_focus=True):
    """Turns through a few named values: a select, a switch and a stepper in one."""

    DEFAULT_CSS = """
    Choice { height: 1; padding: 0 1 0 0; color: $foreground; }
    Choice:focus { background: $primary; color: $background; text-style: bold; }
    """
    BINDINGS: ClassVar = bound(*CHOICE)
    ALLOW_SELECT = False

    @dataclass
    class Changed(Message):
        """Another value was turned to."""

        choice: Choice

        @property
        def control(self) -> Choice:
            """The line it came from."""
            return self.choice

    def __init__(
        self, label: str, values: Sequence[tuple[Any, str]], value: Any, about: str = "", id: str | None = None,
    ) -> None:  # fmt: skip
        """Make the line.

        Args:
            label: What is chosen.
            values: Values and their names, at least one.
            value: The value to begin with; the first one if it is not among them.
            about: A sentence about it, shown elsewhere.
            id: The widget's id.
        """
        super().__init__(id=id)
        self.label = label
        self.about = about
        self.values = tuple(values)
        self.at = next((at for at, (known, _) in enumerate(self.values) if known == value), 0)

    @property
    def value(self) -> Any:
        """The value chosen."""
        return self.values[self.at][0]

    @property
    def chosen(self) -> str:
        """The name of the value chosen."""
        return self.values[self.at][1]

    def offer(self, values: Sequence[tuple[Any, str]]) -> None:
        """Offer other values, and keep the one chosen if it is among them."""
        value = self.value
        self.values = tuple(values)
        self.at = next((at for at, (known, _) in enumerate(self.values) if known == value), 0)
        self.refresh()

    def choose(self, value: Any) -> None:
        """Turn to a value; nothing happens where it is not offered."""
        at = next((at for at, (known, _) in enumerate(self.values) if known == value), self.at)
        self._turn_to(at)

    def render(self) -> Content:
        """The pointer where the focus is, label, and value between arrows, those that lead nowhere dimmed."""
        glyphs = house(self).glyphs
        circles = len(self.values) == 2
        left = "" if circles or self.at > 0 else "dim"
        right = "" if circles or self.at < len(self.values) - 1 else "dim"
        pointer = f"{glyphs['pointer']} " if self.has_focus else "  "
        room = self.size.width - cell_len(self.label) - 7
        name = self.chosen
        name = name if cell_len(name) <= room else set_cell_size(name, max(0, room - 1)) + glyphs["ellipsis"]
        gap = max(1, self.size.width - 2 - cell_len(self.label) - cell_len(name) - 4)
        return Content.assemble(
            pointer, self.label, " " * gap, (f"{glyphs['open']} ", left), (name, "bold"), (f" {glyphs['close']}", right)
        )

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Turning needs more than one value."""
        return len(self.values) > 1 if action == "turn" else super().check_action(action, parameters)

    def action_turn(self, step: int) -> None:
        """Turn to the value before or after; two values go round, more end at both ends."""
        self._turn_to(
            (self.at + step) % 2 if len(self.values) == 2 else min(max(self.at + step, 0), len(self.values) - 1)
        )

    def _turn_to(self, at: int) -> None:
        if at != self.at:
            self.at = at
            self.refresh()
            self.post_message(self.Changed(self))

    def on_click(self, event: Click) -> None:
        """A click on the right half turns on, on the left half back."""
        self.action_turn(1 if event.x >= self.size.width // 2 else -1)


class Go(Widget, can_focus=True):
    """The line that begins the game."""

    DEFAULT_CSS = """
    Go { height: 1; width: auto; background: $panel; color: $foreground; text-style: bold; }
    Go:focus { background: $primary; color: $background; text-style: bold reverse; }
    """
    ALLOW_SELECT = False
    about = "Enter begins the game."

    @dataclass
    class Pressed(Message):
        """It was clicked."""

    def render(self) -> Content:
        """Its words, the pointer before them where the focus is."""
        return Content(f"{house(self).glyphs['pointer'] if self.has_focus else ' '} Start the game  ")

    def on_click(self) -> None:
        """A click is an Enter."""
        self.post_message(self.Pressed())
