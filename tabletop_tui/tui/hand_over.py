"""The hand-over: an opaque screen between two people, with nothing on it but a name."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from .actions import HAND_OVER, bound
from .house_screen import HouseScreen
from .key_hints import KeyHints


class Name(Widget):
    """Who is to look."""

    DEFAULT_CSS = "Name { width: 100%; height: 1fr; content-align: center middle; text-align: center; }"

    def __init__(self, who: str, game: str) -> None:
        super().__init__()
        self.who = who
        self.game = game

    once: reactive[bool] = reactive(False)
    """Whether the key was pressed and is wanted once more."""

    def render(self) -> Content:
        """The name, and what to do."""
        return Content.assemble(
            (f"{self.game}\n\n", "$foreground 75%"),
            "This is for\n\n",
            (f"  {self.who}  ", "bold reverse"),
            "\n\nalone. Everybody else looks away.\n\n",
            ("Space", "bold $primary"),
            " once more to look" if self.once else " to look",
        )


class HandOverScreen(HouseScreen[bool]):
    """Waits until the named person presses Space, twice where that is preferred; dismisses with True."""

    BINDINGS: ClassVar = bound(*HAND_OVER)
    TITLE_FOR_HELP = "Hand-over"
    HANDS_OVER = True

    def __init__(self, who: str, game: str) -> None:
        super().__init__()
        self.who = who
        self.game = game

    def compose(self) -> ComposeResult:
        """The name and the one key that works."""
        yield Name(self.who, self.game)
        yield KeyHints()

    def action_look(self) -> None:
        """Show the person what is theirs to see."""
        name = self.query_one(Name)
        if self.house.preferences.tap_twice and not name.once:
            name.once = True
            return
        self.dismiss(True)
