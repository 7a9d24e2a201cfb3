"""The hand-over: an opaque screen between two people, with nothing on it but a name."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from .actions import HAND_OVER, bound
from .house_screen import HouseScreen
from .hush import Hush
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

    other: reactive[bool] = reactive(False)
    """Whether the key that plays was pressed, which does nothing here."""

    def render(self) -> Content:
        """The name, and what to do."""
        return Content.assemble(
            (f"{self.game}\n\n", "$foreground 75%"),
            "This is for\n\n",
            (f"  {self.who}  ", "bold reverse"),
            "\n\nalone. Everybody else looks away.\n\n",
            ("Space", "bold $primary"),
            " once more to look" if self.once else " to look",
            ("\n\nEnter does nothing here.", "$warning") if self.other else "",
        )


class HandOverScreen(HouseScreen[bool]):
    """Waits until the named person presses Space, twice where that is preferred; dismisses with True.

    Enter does not do, nor any key that comes at once: whoever ends a turn may press keys in a row, and none of them is
    the next person's.
    """

    BINDINGS: ClassVar = bound(*HAND_OVER)
    TITLE_FOR_HELP = "Hand-over"
    HANDS_OVER = True

    def __init__(self, who: str, game: str) -> None:
        super().__init__()
        self.who = who
        self.game = game
        self._hush = Hush()

    def on_mount(self) -> None:
        """Keys that come at once were meant for what was there before."""
        self._hush.begin()

    def swallows_key(self, key: str) -> bool:
        """Whether a key comes too soon."""
        return self._hush.on

    def compose(self) -> ComposeResult:
        """The name and the one key that works."""
        yield Name(self.who, self.game)
        yield KeyHints()

    def action_remind(self) -> None:
        """Say that this key does nothing here."""
        self.query_one(Name).other = True

    def action_look(self) -> None:
        """Show the person what is theirs to see."""
        name = self.query_one(Name)
        if self.house.preferences.tap_twice and not name.once:
            name.once = True
            name.other = False
            return
        self.dismiss(True)
