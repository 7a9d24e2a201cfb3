"""The hand-over: an opaque screen between two people, with nothing on it but a name."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from .actions import HAND_OVER, bound
from .house_screen import HouseScreen
from .hush import Hush
from .key_hints import KeyHints

WORKING: Final = {binding.key for action in HAND_OVER for binding in action.bindings()}
"""The keys that do something here, besides those of the app."""


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
    """Whether a key was pressed that does nothing here."""

    def render(self) -> Content:
        """The name, and what to do."""
        return Content.assemble(
            (f"{self.game}\n\n", "$foreground 75%"),
            "This is for\n\n",
            (f"  {self.who}  ", "bold reverse"),
            "\n\nalone. Everybody else looks away.\n\n",
            ("Space", "bold $primary"),
            " once more to look" if self.once else " to look",
            (f"\n\nSpace shows it, when only {self.who} looks.\nq leaves; everything is saved.", "$warning")
            if self.other
            else "",
        )


class HandOverScreen(HouseScreen[bool]):
    """Waits until the named person presses Space, twice where that is preferred.

    Dismisses with whether they look; else the table is to be left. Enter does not do, nor any key that comes at once:
    whoever ends a turn may press keys in a row, and none of them is the next person's.
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
        """Whether a key comes too soon, or does nothing here, which is said then."""
        if self._hush.on:
            return True
        if key in WORKING or key.startswith("ctrl+"):
            return False
        self.query_one(Name).other = True
        return True

    def compose(self) -> ComposeResult:
        """The name and the keys that work."""
        yield Name(self.who, self.game)
        yield KeyHints()

    def action_leave(self) -> None:
        """Leave the table, nothing shown."""
        self.dismiss(False)

    def action_look(self) -> None:
        """Show the person what is theirs to see."""
        name = self.query_one(Name)
        if self.house.preferences.tap_twice and not name.once:
            name.once = True
            name.other = False
            return
        self.dismiss(True)
