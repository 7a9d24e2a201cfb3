"""What every screen of the house has: the app typed, room enough or a word about it, and help from its own bindings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, cast

from textual.actions import parse
from textual.binding import Binding
from textual.content import Content
from textual.events import Key, Resize
from textual.screen import ModalScreen, Screen
from textual.widget import Widget

from .glyphs import Glyphs
from .legend import Group

if TYPE_CHECKING:
    from .app import TabletopApp

Answer = TypeVar("Answer")

NEEDS = (80, 24)
"""Columns and rows every screen is made for at least."""


class TooSmall(Widget):
    """Covers a screen that has not room enough, and says so; what is beneath it stays as it was."""

    DEFAULT_CSS = """
    TooSmall {
        layer: cover; dock: top; width: 100%; height: 100%;
        background: $background; color: $foreground; content-align: center middle; text-align: center;
    }
    """

    def render(self) -> Content:
        """What is needed and what there is."""
        width, height = self.app.size
        return Content(
            f"This window is too small for tabletop.\n\nIt needs {NEEDS[0]} columns and {NEEDS[1]} rows.\n"
            f"It has {width} columns and {height} rows.\n\nMake it larger: nothing is lost."
        )


class Covered(Screen[Answer], Generic[Answer]):
    """Stands still under a cover while the window is too small."""

    @property
    def too_small(self) -> bool:
        """Whether there is less room than every screen needs."""
        return self.app.size.width < NEEDS[0] or self.app.size.height < NEEDS[1]

    async def on_resize(self, _: Resize) -> None:
        """Cover the screen while it is too small, uncover it when it is not."""
        covers = self.query(TooSmall)
        if not self.too_small:
            await covers.remove()
        elif covers:
            covers.first().refresh()
        else:
            await self.mount(TooSmall())


class HouseScreen(Covered[Answer], Generic[Answer]):
    """The base of every full screen."""

    DEFAULT_CSS = """
    HouseScreen { layers: default cover; background: $background; color: $foreground; overflow: hidden hidden; }
    """
    ALLOW_SELECT = False
    TITLE_FOR_HELP: ClassVar[str] = "Keys"
    HANDS_OVER: ClassVar[bool] = False
    """Whether this screen stands between two people; then nothing may be called up over it."""

    @property
    def private(self) -> bool:
        """Whether only one person may see what is shown."""
        return self.HANDS_OVER

    @property
    def house(self) -> TabletopApp:
        """The app."""
        return house(self)

    @property
    def glyphs(self) -> Glyphs:
        """The signs to draw with now."""
        return house(self).glyphs

    def on_key(self, event: Key) -> None:
        """No key does anything that cannot be seen; leaving altogether is the app's own key and still works."""
        if self.too_small or self.swallows_key(event.key):
            event.stop()
            event.prevent_default()
        elif (reason := self._refusal(event.key)) is not None:
            self.remark(reason)

    def _refusal(self, key: str) -> str | None:
        """Why a key does nothing now that is listed as one that does sometimes; None where it does, or never does."""
        refused = ""
        for binding in self._bindings.key_to_bindings.get(key, ()):
            _, name, parameters = parse(binding.action)
            possible = self.check_action(name, parameters)
            if possible:
                return None
            if possible is None:
                refused = refused or self.why_not(name)
        return refused or None

    def why_not(self, action: str) -> str:
        """Why something listed in the help is not possible now, in one sentence."""
        return "This does nothing just now."

    def remark(self, text: str) -> None:
        """Say something that matters for a moment only."""
        self.notify(text, markup=False)

    def swallows_key(self, key: str) -> bool:
        """Whether a key just pressed has done its work already and must do nothing more."""
        return False

    def settle(self) -> None:
        """Do what must not stay undone when tabletop is left."""

    def worth_a_hint(self, action: str) -> bool:
        """Whether to tell of something possible; what would only say why not is left out of the hints."""
        return True

    def told(self, binding: Binding) -> Binding:
        """A binding in the words that fit now; screens where a key does what something pointed at says change them."""
        return binding

    def keys_elsewhere(self) -> Sequence[tuple[str, str]]:
        """Keys that do something on another line of the screen, and what: help tells of them too."""
        return ()

    def legend(self) -> Sequence[Group]:
        """What signs on the screen mean, for a page of its own in the help; empty where none needs explaining."""
        return ()

    def action_help(self) -> None:
        """Show every key that works here."""
        from .help import HelpScreen  # noqa: PLC0415 - loaded when somebody asks

        self.app.clear_notifications()  # they would hide keys
        self.app.push_screen(HelpScreen(self))


class Dialog(ModalScreen[Answer], Covered[Answer], Generic[Answer]):
    """The base of small windows over a screen."""

    DEFAULT_CSS = """
    Dialog { layers: default cover; align: center middle; background: $background 60%; }
    Dialog > .window {
        width: 64; max-width: 90%; height: auto; max-height: 90%;
        border: round $primary; padding: 1 2; background: $surface; color: $foreground;
    }
    """
    ALLOW_SELECT = False

    @property
    def house(self) -> TabletopApp:
        """The app."""
        return house(self)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing works where nothing can be seen."""
        return False if self.too_small else super().check_action(action, parameters)


def house(node: Widget) -> TabletopApp:
    """The app a widget lives in, typed."""
    return cast("TabletopApp", node.app)
