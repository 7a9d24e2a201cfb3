"""The app: it opens screens, and knows no game by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import SystemCommand
from textual.binding import Binding
from textual.screen import Screen

from tabletop_tui.rules import Box, Match, TabletopError
from tabletop_tui.store.library import KeptMatch, Library
from tabletop_tui.store.places import made_for

from .beginning import begin
from .dressed_app import DressedApp
from .house_screen import HouseScreen
from .keyboard import forgive_strange_bytes
from .launcher import LauncherScreen
from .preferences import read_number

if TYPE_CHECKING:
    from textual.command import Provider
    from textual.driver import Driver

    from tabletop_tui.rules.request import StartRequest


def _commands() -> type[Provider]:
    from .palette import KeyCommands  # noqa: PLC0415 - loaded when the palette opens

    return KeyCommands


def _system_commands() -> type[Provider]:
    from textual.system_commands import SystemCommandsProvider  # noqa: PLC0415 - loaded when the palette opens

    return SystemCommandsProvider


def _lay_table(box: Box) -> Any:
    table = box.lay_table()
    table.read_assets()
    return table()


class TabletopApp(DressedApp):
    """The house.

    Attributes:
        left: The number of the match played last, for the launcher to point at; None once it has.
        left_game: The id of its game, to be pointed at where the match waits no more.
    """

    TITLE = "tabletop"
    BINDINGS: ClassVar = [
        Binding("ctrl+q", "quit", tooltip="Leave tabletop; everything is saved.", show=False, priority=True),
        Binding("ctrl+p", "command_palette", tooltip="Search for what can be done.", show=False, priority=True),
    ]
    COMMANDS: ClassVar = {_commands, _system_commands}
    ENABLE_COMMAND_PALETTE = True

    def __init__(self, library: Library, first: KeptMatch | Match | Box | None = None) -> None:
        """Make the app.

        Args:
            library: An open library; whoever opened it closes it.
            first: A match to play or to look back at, or a box to set up at once; None begins with the launcher.
        """
        super().__init__(library)
        self.first = first
        self.left: int | None = None
        self.left_game = ""

    def get_driver_class(self) -> type[Driver]:
        """The driver of this terminal, deaf to bytes that are no text."""
        return forgive_strange_bytes(super().get_driver_class())

    # -- where one goes -----------------------------------------------------------------------------------------------

    def get_default_screen(self) -> Screen[Any]:
        """The launcher."""
        return LauncherScreen()

    def on_mount(self) -> None:
        """Begin with what was asked for."""
        if isinstance(self.first, KeptMatch):
            self.play(self.first)
        elif isinstance(self.first, Match):
            self.look_back(self.first)
        elif self.first is not None:
            self.set_up(self.first)

    def set_up(
        self, box: Box, chosen: Mapping[str, Any] | None = None, back: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        """Open a box and ask who plays, and how.

        Args:
            box: What is to be played.
            chosen: Options chosen already.
            back: Where to go when nothing is started; None stays where one was.
        """

        def answered(request: StartRequest | None) -> None:
            if request is not None:
                self._start(request)
            elif back is not None:
                back()

        from .set_up import SetUpScreen  # noqa: PLC0415 - loads forms and pydantic

        try:
            count = read_number(self.library, "players")
            screen = SetUpScreen(box.open(), self.library.names(), count, made_for(box.id), chosen or {})
        except TabletopError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self.push_screen(screen, answered)

    def remember_players(self, count: int) -> None:
        """Begin the next set-up with so many people."""
        with suppress(TabletopError):
            self.library.set_setting("players", str(count))

    def visit(self, box: Box, answered: Callable[[dict[str, Any] | None], None]) -> None:
        """Go into the room a box has of its own; what is answered are options to set the game up with, None for none.

        The screen asks for the folder of what people make for the game.
        """
        assert box.room is not None
        try:
            screen = box.room.open()(made_for(box.id))
        except TabletopError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self.push_screen(screen, answered)

    def _start(self, request: StartRequest, instead: bool = False) -> None:
        try:
            self.library.set_setting("players", str(len(request.seats)))
            kept = begin(self.library, request)
        except TabletopError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self.play(kept, instead)

    def continue_match(self, id: int) -> None:
        """Go on with a kept match."""
        try:
            kept = self.library.resume(id)
        except TabletopError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self.play(kept)

    def replay(self, id: int) -> None:
        """Look back at a kept match."""
        try:
            match = self.library.look_back(id)
        except TabletopError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self.look_back(match)

    def look_back(self, match: Match, closed: Callable[[None], None] | None = None, *, at_end: bool = False) -> None:
        """Look back at a match; at its end is where it stands now."""
        from .replay_screen import ReplayScreen  # noqa: PLC0415 - loaded when somebody looks back

        try:
            table = _lay_table(match.game.box)
        except TabletopError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self.push_screen(ReplayScreen(match, table, at_end), closed)

    def branch(self, match: Match, ply: int) -> None:
        """Play on from a move of a finished match, in a new one."""
        try:
            kept = self.library.branch(match, ply)
        except TabletopError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self.play(kept)

    def play(self, kept: KeptMatch, instead: bool = False) -> None:
        """Lay the table for a match, over what is shown or instead of it."""
        from .table_screen import TableScreen  # noqa: PLC0415 - loaded when a game begins

        try:
            screen = TableScreen(kept, _lay_table(kept.match.game.box))
        except TabletopError as error:
            kept.close()
            self.notify(str(error), severity="error", markup=False)
            return
        self.left, self.left_game = kept.id, kept.match.game.box.id
        if instead:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def rematch(self, match: Match) -> None:
        """The same people and options again, the next seat starting; takes the place of the table in front."""
        from .rematch import again  # noqa: PLC0415 - loaded at the end of a game

        try:
            request = again(match)
        except TabletopError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self._start(request, instead=True)

    def discard(self, id: int) -> None:
        """Throw an unfinished match away."""
        try:
            self.library.discard(id)
        except TabletopError as error:
            self.notify(str(error), severity="error", markup=False)

    def read_rules(self, box: Box, heading: str = "", mention: str = "") -> None:
        """Open a game's rulebook at a heading, or where there is none so called, at the first mention of a word."""
        from .rulebook import RulebookScreen  # noqa: PLC0415 - loads the Markdown widget

        self.clear_notifications()  # they would hide what is read
        try:
            self.push_screen(RulebookScreen(box, heading, mention))
        except TabletopError as error:
            self.notify(str(error), severity="error", markup=False)

    # -- what is never to be seen -------------------------------------------------------------------------------------

    @property
    def private(self) -> bool:
        """Whether anything is shown that only one person may see, be it below a small window."""
        stack = self._screen_stacks.get(self._current_mode) or ()
        return any(isinstance(screen, HouseScreen) and screen.private for screen in stack)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """No palette and no screenshot while somebody is handed the screen or looks alone."""
        screen = self.screen if self._screen_stacks.get(self._current_mode) else None
        shut = isinstance(screen, HouseScreen) and (screen.HANDS_OVER or screen.too_small)
        if action in ("command_palette", "screenshot") and shut:
            return False
        if action == "screenshot" and self.private:
            return False
        return super().check_action(action, parameters)

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """What the palette offers besides the keys: theme, picture, leaving."""
        yield SystemCommand("Choose a theme", "Other colours, kept as in the settings", self.action_change_theme)
        if not self.private:
            yield SystemCommand(
                "Take a picture of the screen",
                "An SVG file, saved where downloads go",
                lambda: self.set_timer(0.1, self.deliver_screenshot),
            )
        if not isinstance(screen, LauncherScreen):  # it has a key for that
            yield SystemCommand("Leave tabletop", "Everything is saved", self.action_quit)

    def action_command_palette(self) -> None:
        """Search for what can be done; what is played out ends before, for until then nothing can be."""
        screen = self.screen
        if not (isinstance(screen, HouseScreen) and screen.swallows_key("ctrl+p")):
            super().action_command_palette()

    async def action_quit(self) -> None:
        """Leave tabletop."""
        for screen in self.screen_stack:
            if isinstance(screen, HouseScreen):
                screen.settle()
        self.exit(0)

    def action_help_quit(self) -> None:
        """Whoever presses Ctrl+C out of habit is told how to leave."""
        self.notify("Ctrl+Q leaves tabletop from anywhere; everything is saved.", markup=False)

    def notify(self, message: str, **how: Any) -> None:
        """Say something in a corner, in place of what was said there before."""
        self.clear_notifications()
        super().notify(message, **how)
