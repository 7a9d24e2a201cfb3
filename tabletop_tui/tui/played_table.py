"""The table as it is played at: playing, and playing out what happened."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from textual import on, work
from textual.worker import Worker

from tabletop_tui.rules import Step, TabletopError, told_to

from .actions import HIDE, TABLE
from .game_table import GameTable
from .hush import Hush
from .move_list import MoveList
from .pointed_table import PointedTable
from .scene import Scene

if TYPE_CHECKING:
    from tabletop_tui.store.library import KeptMatch

HIDING = {"escape", *(binding.key for binding in HIDE.bindings())}
"""The keys that hide what is private, even while something is played out."""

THROUGH = {
    binding.key: action.action
    for action in TABLE
    if action.action in ("leave", "help", "rules", "odds", "explain", "replay", "zoom")
    for binding in action.bindings()
} | {"ctrl+p": "app.command_palette"}
"""The keys that can play nothing, and what they do: they need not be pressed again after what was played out."""


PLAYING = {binding.key for action in TABLE if action.action == "play" for binding in action.bindings()}
"""The keys that play the move pointed at; one of them also says that everybody has read."""


class PlayedTable(PointedTable):
    """Takes moves, keeps each before anybody sees what it did, and hands the screen over where secrets demand it."""

    def __init__(self, kept: KeptMatch, table: GameTable) -> None:
        super().__init__(kept, table)
        self._staging: Worker[None] | None = None
        self._hush = Hush()
        self._fresh = False
        self._wish: str | None = None

    async def on_mount(self) -> None:
        """Show where the match stands, and go on from there."""
        self._size_panel()
        await self._recall()
        self._show()
        if self.scene.outcome is None:
            self._note()
        if not self.reading:
            self._go_on()

    @property
    def staging(self) -> bool:
        """Whether something is being played out on the table just now."""
        return self._staging is not None and self._staging.is_running

    def swallows_key(self, key: str) -> bool:
        """A key ends what is played out, and one that hides, leaves or asks does so then; none plays.

        None ends a pause that has just begun, nor plays what a pause or a hand-over has just brought up.
        """
        if not self.staging:
            held = self.reading or (self.private and key not in HIDING) or (self._fresh and key in PLAYING)
            return held and self._hush.on and key not in THROUGH
        assert self._staging is not None
        if key in HIDING and self.sitting.may_hide:
            self.sitting.hide()
        self._wish = THROUGH.get(key, self._wish)
        self._staging.cancel()
        return True

    # -- keys and clicks that may play --------------------------------------------------------------------------------

    def action_back(self) -> None:
        """One step back: on the table, to the first move, or hide what is private."""
        if self.table.back():
            self._say_status()
            return
        if self.sitting.may_hide:
            self.action_hide()
        elif self.at:
            self._point(0)

    def action_hide(self) -> None:
        """Hide what is private; whoever it is for can look again."""
        self.sitting.hide()
        self._show()
        self._go_on()

    @on(GameTable.Chosen)
    async def _table_chosen(self, event: GameTable.Chosen) -> None:
        if event.move in self.moves and not self.staging:
            self._point(self.moves.index(event.move))
            await self.action_play()

    @on(MoveList.Picked)
    async def _list_picked(self, event: MoveList.Picked) -> None:
        if self.staging:
            return
        move = self.listed[event.at]
        if self.at is not None and move == self.moves[self.at]:
            await self.action_play()
        else:
            self._point(self.moves.index(move))

    # -- playing ------------------------------------------------------------------------------------------------------

    async def action_play(self) -> None:
        """Play the move pointed at, if the table agrees; ask first where it warns."""
        if self.at is None:
            return
        move = self.table.choose(self.moves[self.at])
        if move is None:
            self._say_status()
            return
        question = self.table.warning(move)
        if question is None:
            await self._play(move)
            return
        from .dialogs import Ask  # noqa: PLC0415 - loaded when there is something to ask

        async def answered(yes: bool | None) -> None:
            if yes and move in self.moves:
                await self._play(move)

        question, _, detail = question.partition("\n")
        self.app.push_screen(Ask(question, detail, yes="go", no="choose again"), answered)

    async def _play(self, move: Any) -> None:
        """Play a move; it is kept before anybody sees what it did."""
        before = self.match.state
        try:
            steps = self.match.play(move)
        except TabletopError as error:
            self.remark(str(error))
            return
        turned_away = self.sitting.follow()
        if self._to_read(steps) is not None and self.sitting.may_hide:
            # All look at the screen now, so even whoever decides next, and decided last, has to be handed it anew.
            self.sitting.hide()
            turned_away = True
        scene = self.sitting.moment(before)
        if turned_away:
            self._turn_away(scene, self.match.steps[: -len(steps)])
        self.moves, self.at = (), None
        self._list()
        if self.house.animates:
            self._status.say("")
            self._staging = self._stage(steps, scene)
            self.refresh_bindings()
        else:
            await self.table.stage(self.sitting.told(steps), scene, animate=False)
            self._arrive(steps)

    def action_go_on(self) -> None:
        """Everybody has read what was to be read."""
        self._pause = None
        self._fresh = True
        self._hush.begin()
        self._show()
        self._note()
        self._go_on()

    def action_skip(self) -> None:
        """End what is played out."""
        if self._staging is not None:
            self._staging.cancel()

    async def _recall(self) -> None:
        """Let the table say what happened last, as if it had just been played: one comes back to the same picture."""
        start = self.match.last_choice
        if start is not None:
            steps = self.match.steps[start:]
            before = self.sitting.moment(self.match.position(start))
            await self.table.stage(self.sitting.told(steps), before, animate=False)
            self._pause = self._to_read(steps) if self.match.outcome is None else None

    def _turn_away(self, scene: Scene, steps: Sequence[Step]) -> None:
        """Show the moment before these steps' last to everybody, and nothing that was for one person alone."""
        self.scene = scene
        self.table.show(scene)
        self.table.point(None)
        self._say_headline()
        self._logged = (-1, self.sitting.viewer)
        self.log_panel.show(self.sitting.lines(self.sitting.told(steps)))

    @on(GameTable.Told)
    def _table_told(self, event: GameTable.Told) -> None:
        if self.staging:
            self._status.say(event.line)
            if not event.in_turn:
                self._say_headline(in_turn=False)

    @work(group="stage", exclusive=True, exit_on_error=True)
    async def _stage(self, steps: Sequence[Step], before: Scene) -> None:
        try:
            await self.table.stage(self.sitting.told(steps), before, animate=True)
        finally:
            self._staging = None
            if self.is_attached and self.app.is_running:
                self._arrive(steps)

    def _arrive(self, steps: Sequence[Step]) -> None:
        """Show where the moves have led, write down where the match stands, and do what was wished for meanwhile."""
        wish, self._wish = self._wish, None
        self._fresh = False
        self._add_to_log(steps)
        self._pause = self._to_read(steps)
        self._hush.begin()
        self._show()
        self._note()
        if wish == "leave":
            self.action_leave()
            return
        if not self.reading:
            self._go_on()
        if wish is not None and self.is_current:
            self.call_later(self.run_action, wish)

    def _to_read(self, steps: Sequence[Step]) -> str | None:
        """What everybody should read in peace after these steps."""
        return self.table.pause_after([event for step in steps for event in told_to(step.events, None)])

    def _note(self) -> None:
        if self.scene.outcome is not None:
            note = "finished"
        else:
            headline = f"{self.table.headline()}, " if self.sitting.viewer is None else ""
            note = f"{headline}{self.sitting.name} to move"
        try:
            self.kept.note(note, self.table.sides(self.scene))
        except TabletopError as error:
            self.remark(str(error))

    def _go_on(self) -> None:
        """Hand the screen over or show the result, if it is time for that."""
        if self.sitting.waits:
            from .hand_over import HandOverScreen  # noqa: PLC0415 - loaded by games with secrets

            def looking(yes: bool | None) -> None:
                if not yes:
                    self.action_leave()
                    return
                self.sitting.look()
                self._hush.begin()
                self._show()

            self.app.push_screen(HandOverScreen(self.sitting.name, self.match.game.box.name), looking)
        elif self.scene.outcome is not None:
            self.action_result()

    # -- the end ------------------------------------------------------------------------------------------------------

    def action_result(self) -> None:
        """Show how the game ended."""
        from .result import ResultScreen  # noqa: PLC0415 - loaded at the end

        outcome = self.scene.outcome
        if outcome is not None:
            details, sides = self.table.result_details(self.scene), self.table.sides(self.scene)
            screen = ResultScreen(self.match, outcome, details, self.table.measures(outcome, self.scene), sides)
            self.app.push_screen(screen, self._after_result)

    def _after_result(self, wish: str | None) -> None:
        if wish == "rematch":
            self.house.rematch(self.match)
        elif wish == "leave":
            self.action_leave()

    def settle(self) -> None:
        """Write down where the match stands, if that was to come after what is played out."""
        if self.staging:
            self._show()
            self._note()

    def action_leave(self) -> None:
        """Go back to the games; everything is saved, except that nothing has been played."""
        with suppress(TabletopError):
            self.kept.put_away()
        self.dismiss(None)
