"""The table: one screen for every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.content import Content
from textual.geometry import Offset
from textual.worker import Worker

from tabletop_tui.rules import Step, TabletopError

from .actions import TABLE, bound
from .game_table import Direction, GameTable
from .house_screen import HouseScreen
from .key_hints import KeyHints
from .line import Line
from .log_panel import LogPanel
from .move_list import MoveList
from .scene import Scene
from .seats import LETTERS, seat_style
from .sitting import Sitting

if TYPE_CHECKING:
    from tabletop_tui.store.library import KeptMatch

SPARE_ROWS = 24
SPARE_COLUMNS = 80


class TableScreen(HouseScreen[None]):
    """Plays one match: shows it, takes moves, and keeps every secret from those it is not for."""

    # One grid and no containers: what is redrawn with every key is every widget between the first and the last change.
    CSS = """
    TableScreen {
        layout: grid; grid-size: 2; grid-gutter: 0;
        & > .wide { column-span: 2; }
        & > GameTable { width: 100%; height: 100%; }
        & > KeyHints { dock: none; }
        #headline { padding: 0 1; background: $panel; }
        #status { padding: 0 1; text-style: bold; color: $foreground; background: $surface; }
        &.-right > GameTable { row-span: 2; }
        &.-below > GameTable { column-span: 2; }
    }
    """
    BLANK = True
    BINDINGS: ClassVar = bound(*TABLE)
    AUTO_FOCUS = "GameTable"
    TITLE_FOR_HELP = "At the table"

    def __init__(self, kept: KeptMatch, table: GameTable) -> None:
        super().__init__(classes=f"-{table.PANEL}")
        self.kept = kept
        self.match = kept.match
        self.sitting = Sitting(kept.match)
        self.table = table
        self.moves: Sequence[Any] = ()
        self.at: int | None = None
        self.scene = self.sitting.scene()
        self.move_list = MoveList()
        self.log_panel = LogPanel()
        self._headline = Line(id="headline", classes="wide")
        self._status = Line(id="status", classes="wide")
        self._staging: Worker[None] | None = None
        self._logged: tuple[int, int | None] = (-1, None)

    def compose(self) -> ComposeResult:
        """Headline, table and panel, status, hints."""
        yield self._headline
        yield self.table
        yield self.move_list
        yield self.log_panel
        yield self._status
        yield KeyHints(classes="wide")

    def on_mount(self) -> None:
        """Show where the match stands."""
        self._size_panel()
        self._show()
        if self.scene.outcome is None:
            self._note()
        self._go_on()

    def on_unmount(self) -> None:
        """Let another process play the match from here on."""
        self.kept.close()

    def on_resize(self) -> None:  # type: ignore[override]
        """More room makes the panel larger."""
        self._size_panel()

    def _size_panel(self) -> None:
        width, height = self.app.size
        if self.table.PANEL == "below":
            panel = 7 + max(0, height - SPARE_ROWS) // 2
            self.styles.grid_rows = f"1 1fr {panel} 1 1"
            self.styles.grid_columns = "6fr 5fr"
        else:
            panel = 36 + max(0, width - SPARE_COLUMNS) // 3
            self.styles.grid_rows = "1 1fr 1fr 1 1"
            self.styles.grid_columns = f"1fr {panel}"

    # -- what is shown ------------------------------------------------------------------------------------------------

    def _show(self, pointed: Any = None) -> None:
        """Show this moment as whoever looks may see it, pointing at a move if it is still there."""
        self.scene = self.sitting.scene()
        self.moves = self.scene.moves
        self.table.show(self.scene)
        self.at = (self.moves.index(pointed) if pointed in self.moves else 0) if self.moves else None
        self.table.point(self.moves[self.at] if self.at is not None else None)
        self.move_list.show([self.table.label(move) for move in self.moves], self.at)
        self._show_log()
        self._say()
        self.refresh_bindings()

    def _show_log(self) -> None:
        shown = (len(self.match.journal), self.sitting.viewer)
        if shown != self._logged:
            self.log_panel.show(self.sitting.log())
            self._logged = shown

    def _add_to_log(self, steps: Sequence[Step]) -> None:
        if self._logged[1] == self.sitting.viewer:
            self.log_panel.add(self.sitting.lines(self.sitting.told(steps)))
            self._logged = (len(self.match.journal), self.sitting.viewer)

    def _say(self) -> None:
        game, names = self.match.game.box.name, self.match.names
        actor = self.scene.actor
        parts: list[Content | str | tuple[str, str]] = [(game, "bold"), "   ", self.table.headline(), "   "]
        if actor >= 0:
            parts.append((f" {LETTERS[actor]} {names[actor]} ", seat_style(actor, "bold reverse")))
        if self.sitting.may_hide:
            parts.append(("   only you should be looking: Esc hides", "$warning"))
        elif self.scene.outcome is not None:
            parts.append(("the game is over", "bold"))
        self._headline.say(Content.assemble(*parts))
        self._say_status()

    def _say_status(self) -> None:
        over = self.scene.outcome is not None
        self._status.say("The game is over. e shows the result, q leaves." if over else self.table.prompt())
        self.app.cursor_position = Offset(1, self._status.region.y)

    def _remark(self, text: str) -> None:
        """Say something in the status line, until the next thing happens."""
        self._status.say(Content.styled(text, "$warning"))

    def _point(self, at: int, tell_table: bool = True) -> None:
        if not 0 <= at < len(self.moves):
            return
        if self.at == at:
            self._say_status()
            return
        self.at = at
        if tell_table:
            self.table.point(self.moves[at])
        self.move_list.point(at)
        self._say_status()

    @property
    def private(self) -> bool:
        """Whether somebody looks alone."""
        return self.sitting.viewer is not None

    # -- what is possible ---------------------------------------------------------------------------------------------

    @property
    def staging(self) -> bool:
        """Whether something is being played out on the table just now."""
        return self._staging is not None and self._staging.is_running

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The one truth about what is possible now."""
        if self.too_small:
            return False
        if self.staging:
            return action == "leave"
        match action:
            case "play" | "steer" | "step":
                possible = bool(self.moves)
            case "digit":
                possible = isinstance(parameters[0], int) and parameters[0] <= len(self.moves)
            case "undo":
                possible = self.scene.outcome is None or self.match.why_no_undo() is None
            case "redo":
                possible = self.match.can_redo()
            case "odds":
                possible = self.scene.outcome is None and self.table.odds() is not None
            case "zoom":
                return self.table.ZOOMS
            case "result":
                possible = self.scene.outcome is not None
            case _:
                return super().check_action(action, parameters)
        # Not possible now, but a key of this screen: help lists it, and says so.
        return True if possible else None

    def swallows_key(self) -> bool:
        """A key pressed while something is played out ends that and does nothing else."""
        if not self.staging:
            return False
        assert self._staging is not None
        self._staging.cancel()
        return True

    # -- pointing -----------------------------------------------------------------------------------------------------

    def action_steer(self, direction: Direction) -> None:
        """Move the cursor on the table."""
        if self.at is not None:
            move = self.table.steer(direction, self.moves, self.moves[self.at])
            self._point(self.moves.index(move))

    def action_step(self, step: int) -> None:
        """Point at the next or the previous move."""
        if self.at is not None:
            self._point((self.at + step) % len(self.moves))

    def action_digit(self, number: int) -> None:
        """Point at the move with this number."""
        self._point(number - 1)

    def action_back(self) -> None:
        """One step back: on the table, to the first move, or hide what is private."""
        if self.table.back():
            return
        if self.sitting.may_hide:
            self.sitting.hide()
            self._show()
            self._go_on()
        elif self.at:
            self._point(0)

    @on(GameTable.Pointed)
    def _table_pointed(self, event: GameTable.Pointed) -> None:
        if event.move in self.moves:
            self._point(self.moves.index(event.move), tell_table=False)

    @on(GameTable.Chosen)
    def _table_chosen(self, event: GameTable.Chosen) -> None:
        if event.move in self.moves and not self.staging:
            self._point(self.moves.index(event.move))
            self.action_play()

    @on(MoveList.Picked)
    def _list_picked(self, event: MoveList.Picked) -> None:
        if self.staging:
            return
        if event.at == self.at:
            self.action_play()
        else:
            self._point(event.at)

    # -- playing ------------------------------------------------------------------------------------------------------

    def action_play(self) -> None:
        """Play the move pointed at; it is kept before anybody sees what it did."""
        if self.at is None:
            return
        before = self.match.state
        try:
            steps = self.match.play(self.moves[self.at])
        except TabletopError as error:
            self._remark(str(error))
            return
        turned_away = self.sitting.follow()
        scene = self.sitting.moment(before)
        if turned_away:
            self.table.show(scene)
            self.table.point(None)
            self._logged = (-1, self.sitting.viewer)
            self.log_panel.show(self.sitting.lines(self.sitting.told(self.match.steps[: -len(steps)])))
        self.moves, self.at = (), None
        self.move_list.show((), None)
        if self.house.animates:
            self._staging = self._stage(steps, scene)
            self.refresh_bindings()
        else:
            self._arrive(steps)

    @work(group="stage", exclusive=True, exit_on_error=True)
    async def _stage(self, steps: Sequence[Step], before: Scene) -> None:
        try:
            await self.table.stage(self.sitting.told(steps), before, animate=True)
        finally:
            self._staging = None
            if self.is_attached and self.app.is_running:
                self._arrive(steps)

    def _arrive(self, steps: Sequence[Step]) -> None:
        """Show where the moves have led, and write down where the match stands."""
        self._add_to_log(steps)
        self._show()
        self._note()
        self._go_on()

    def _note(self) -> None:
        if self.scene.outcome is not None:
            note = "finished"
        else:
            headline = f"{self.table.headline()}, " if self.sitting.viewer is None else ""
            note = f"{headline}{self.sitting.name} to move"
        try:
            self.kept.note(note)
        except TabletopError as error:
            self._remark(str(error))

    def _go_on(self) -> None:
        """Hand the screen over or show the result, if it is time for that."""
        if self.sitting.waits:
            from .hand_over import HandOverScreen  # noqa: PLC0415 - loaded by games with secrets

            def looking(_: bool | None) -> None:
                self.sitting.look()
                self._show()

            self.app.push_screen(HandOverScreen(self.sitting.name, self.match.game.box.name), looking)
        elif self.scene.outcome is not None:
            self.action_result()

    # -- back and forth -----------------------------------------------------------------------------------------------

    def action_undo(self) -> None:
        """Take the last move back, or say why that cannot be."""
        reason = self.match.why_no_undo()
        if reason is not None:
            self._remark(reason)
            return
        self._travel(undo=True)

    def action_redo(self) -> None:
        """Play again what was taken back."""
        self._travel(undo=False)

    def _travel(self, undo: bool) -> None:
        try:
            steps = self.match.undo() if undo else self.match.redo()
        except TabletopError as error:
            self._remark(str(error))
            return
        self.sitting.follow()
        self._show(self._taken_back(steps) if undo else None)
        self._note()
        self._go_on()

    def _taken_back(self, steps: Sequence[Step]) -> Any:
        if self.sitting.waits:
            return None
        try:
            return self.match.state.parse(steps[0].text)
        except TabletopError:
            return None

    # -- reading ------------------------------------------------------------------------------------------------------

    def action_odds(self) -> None:
        """Show the exact chances."""
        from .dialogs import Reading  # noqa: PLC0415 - loads the Markdown widget

        odds = self.table.odds()
        if odds is not None:
            self.app.push_screen(Reading("The chances", odds))

    def action_explain(self) -> None:
        """Explain what is under the cursor."""
        from .dialogs import Reading  # noqa: PLC0415 - loads the Markdown widget

        self.app.push_screen(Reading(*self.table.explain()))

    def action_zoom(self) -> None:
        """Make the table larger or smaller."""
        self.table.zoom()

    def action_log(self, step: int) -> None:
        """Read back and forth in what happened."""
        self.log_panel.look(-step * max(1, self.log_panel.size.height - 1))

    def action_rules(self) -> None:
        """Open the rulebook where it fits."""
        self.house.read_rules(self.match.game.box, self.table.passage())

    def action_result(self) -> None:
        """Show how the game ended."""
        from .result import ResultScreen  # noqa: PLC0415 - loaded at the end

        if self.scene.outcome is not None:
            details = self.table.result_details(self.scene)
            self.app.push_screen(ResultScreen(self.match, self.scene.outcome, details), self._after_result)

    def _after_result(self, wish: str | None) -> None:
        if wish == "rematch":
            self.house.rematch(self.match)
        elif wish == "leave":
            self.action_leave()

    def action_leave(self) -> None:
        """Go back to the games; everything is saved."""
        self.dismiss(None)
