"""The launcher: the boxes, and the matches that wait to be continued."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.content import Content

from tabletop_tui.rules import Box, TabletopError, shelf

from .actions import LAUNCHER, bound
from .continue_list import ContinueList
from .house_screen import HouseScreen
from .key_hints import KeyHints
from .line import Line
from .shelf_view import ShelfView

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


class LauncherScreen(HouseScreen[None]):
    """Where every evening begins and ends."""

    DEFAULT_CSS = """
    LauncherScreen {
        #title { padding: 0 2; margin: 1 0 1 0; }
        ContinueList { margin: 0 2 1 2; }
    }
    """
    BINDINGS: ClassVar = bound(*LAUNCHER)
    TITLE_FOR_HELP = "The games"

    def __init__(self) -> None:
        super().__init__()
        self.boxes: tuple[Box, ...] = tuple(shelf.boxes().values())
        self.matches = ContinueList()
        self.shelf = ShelfView(self.boxes)
        self._has_begun = False

    def compose(self) -> ComposeResult:
        """Title, matches, boxes, hints."""
        yield Line(id="title")
        yield self.matches
        yield self.shelf
        yield KeyHints()

    def on_mount(self) -> None:
        """Paint first, ask the store afterwards."""
        self.call_after_refresh(self.reload)

    def on_screen_resume(self) -> None:
        """Come back to the games as they are now."""
        self._say_title()
        if self.is_mounted and self.shelf.size.width:
            self.reload()

    def _say_title(self) -> None:
        count = len(self.boxes)
        number = NUMBERS[count] if count < len(NUMBERS) else str(count)
        words = f"{number} game{'' if count == 1 else 's'}, one keyboard"
        width = max(0, self.app.size.width - 4 - len("tabletop"))
        self.query_one("#title", Line).say(
            Content.assemble(("tabletop", "bold $primary"), (words.rjust(width), "$foreground 80%"))
        )

    def on_resize(self) -> None:  # type: ignore[override]
        """Keep the title as wide as the window, and show more matches in a higher one."""
        self._say_title()
        self.matches.take_room()

    def reload(self) -> None:
        """Read the matches that wait; point at the one just left, or at its game, else at what was pointed at.

        In the beginning that is the match played last of those that wait.
        """
        try:
            matches = self.house.library.unfinished()
        except TabletopError as error:
            self.notify(str(error), severity="error", markup=False)
            matches = []
        pointed = self.matches.matches[self.matches.at].id if self.matches.at is not None else None
        self.matches.show(matches)
        if not self._has_begun:
            self._has_begun = True
            if matches:
                self._point_at_match(0)
        left, self.house.left = self.house.left, None
        if (at := next((at for at, match in enumerate(matches) if match.id == left), None)) is not None:
            self._point_at_match(at)
        elif pointed is not None and all(match.id != pointed for match in matches):
            self._point_at_box(self.house.left_game)
        if self.matches.at is None and self.shelf.at is None:
            self.shelf.point(0)
        self.refresh_bindings()

    def _point_at_match(self, at: int) -> None:
        self.shelf.point(None)
        self.matches.point(at)

    def _point_at_box(self, game: str) -> None:
        at = next((at for at, box in enumerate(self.boxes) if box.id == game), None)
        if at is not None:
            self.matches.point(None)
            self.shelf.point(at)

    @property
    def box(self) -> Box | None:
        """The box pointed at, or that of the match pointed at; None when nothing is installed."""
        if self.matches.at is not None:
            game = self.matches.matches[self.matches.at].game
            return shelf.boxes().get(game)
        return self.boxes[self.shelf.at] if self.shelf.at is not None and self.boxes else None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Discarding needs a match, opening a box needs a box."""
        if self.too_small:
            return False
        if action == "discard":
            return True if self.matches.at is not None else None
        if action == "room":
            return self.box is not None and self.box.room is not None
        if action in ("open", "rules"):
            return True if self.matches.at is not None or self.boxes else None
        return super().check_action(action, parameters)

    def worth_a_hint(self, action: str) -> bool:
        """What else is in a box is told of where a box is pointed at."""
        return action != "room" or self.matches.at is None

    def why_not(self, action: str) -> str:
        """Why there is nothing to throw away or to open."""
        if action == "discard":
            return "Only a match that waits can be thrown away; point at one first."
        return "No game is installed."

    def told(self, binding: Binding) -> Binding:
        """The key to a game's own room tells what room it is."""
        room = self.box.room if self.box is not None and binding.action == "room" else None
        return binding if room is None else replace(binding, description=room.label, tooltip=room.meaning)

    def action_steer(self, direction: str) -> None:
        """Go through the matches and the boxes; who is quicker than the store is not sent back by it."""
        self._has_begun = True
        step = {"up": -1, "down": 1, "left": -1, "right": 1}[direction]
        if self.matches.at is not None:
            self._steer_matches(direction, step)
        elif self.boxes:
            self._steer_boxes(direction, step)
        self.refresh_bindings()

    def _steer_matches(self, direction: str, step: int) -> None:
        assert self.matches.at is not None
        at = self.matches.at + step
        if direction in ("left", "right"):
            return
        if at >= len(self.matches.matches):
            self.matches.point(None)
            self.shelf.point(0)
        elif at >= 0:
            self.matches.point(at)

    def _steer_boxes(self, direction: str, step: int) -> None:
        assert self.shelf.at is not None
        columns = self.shelf.columns
        at = self.shelf.at + step * (columns if direction in ("up", "down") else 1)
        if 0 <= at < len(self.boxes):
            self.shelf.point(at)
        elif direction == "up" and self.matches.matches:
            self._point_at_match(0)

    def action_open(self) -> None:
        """Open the box, or go on with the match."""
        if self.matches.at is not None:
            self.house.continue_match(self.matches.matches[self.matches.at].id)
        elif (box := self.box) is not None:
            self.house.set_up(box)

    @on(ShelfView.Picked)
    def _box_picked(self, event: ShelfView.Picked) -> None:
        again = self.shelf.at == event.at
        self.matches.point(None)
        self.shelf.point(event.at)
        self.refresh_bindings()
        if again:
            self.action_open()

    @on(ContinueList.Picked)
    def _match_picked(self, event: ContinueList.Picked) -> None:
        again = self.matches.at == event.at
        self._point_at_match(event.at)
        self.refresh_bindings()
        if again:
            self.action_open()

    def action_discard(self) -> None:
        """Throw the match pointed at away, after asking."""
        from .dialogs import Ask  # noqa: PLC0415 - loaded when somebody asks

        assert self.matches.at is not None
        match = self.matches.matches[self.matches.at]

        def answered(yes: bool | None) -> None:
            if yes:
                self.house.discard(match.id)
                self.house.left_game = ""
                self.reload()

        told = f"{match.people}: {match.note or f'{match.moves} moves'}"
        self.app.push_screen(
            Ask(f"Throw this match of {match.game_name} away?", f"{told}. It cannot be brought back."),
            answered,
        )

    def action_rules(self) -> None:
        """Read the rulebook of the game pointed at."""
        if (box := self.box) is not None:
            self.house.read_rules(box)

    def action_room(self) -> None:
        """Go into the own room of the game pointed at, and from there perhaps on to its set-up, and back."""
        assert self.box is not None
        box = self.box

        def answered(values: dict[str, Any] | None) -> None:
            if values is not None:
                self.house.set_up(box, values, back=enter)

        def enter() -> None:
            self.house.visit(box, answered)

        enter()

    def action_past(self) -> None:
        """See the finished matches."""
        from .past import PastScreen  # noqa: PLC0415 - loaded when somebody looks

        self.app.push_screen(PastScreen())

    def action_settings(self) -> None:
        """Choose theme, glyphs, animations and key hints."""
        from .settings_screen import SettingsScreen  # noqa: PLC0415 - loaded when somebody looks

        self.app.push_screen(SettingsScreen())

    def action_quit(self) -> None:
        """Leave tabletop."""
        self.app.exit(0)
