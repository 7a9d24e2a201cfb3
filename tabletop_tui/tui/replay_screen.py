"""Looking back at a match: its table at every move that was made."""

from __future__ import annotations

from asyncio import sleep
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import ClassVar, Final

from textual import on, work
from textual.binding import Binding
from textual.content import Content
from textual.worker import Worker, WorkerCancelled

from tabletop_tui.rules import Match

from .actions import REPLAY, bound
from .game_table import GameTable
from .laid_table import LaidTable
from .move_list import MoveList, PlayedList
from .replay import Halt, Replay

PACE: Final = 1.2
"""Seconds between two moves while the game plays itself: time enough to read a line of the log."""

READING: Final = 4.0
"""Seconds for what everybody read in peace."""


class ReplayScreen(LaidTable):
    """Shows a match at any of its moves, goes back and forth, and plays it by itself.

    Nothing is played in the match. Of one that goes on nothing is shown that an onlooker could not know.
    """

    BINDINGS: ClassVar = bound(*REPLAY)
    TITLE_FOR_HELP = "Looking back"

    wait: ClassVar[Callable[[float], Awaitable[None]]] = staticmethod(sleep)
    """Waits so many seconds between two moves."""

    def __init__(self, match: Match, table: GameTable, at_end: bool = False) -> None:
        """Look back.

        Args:
            match: The match.
            table: A table of its game, not shown anywhere else.
            at_end: Whether to begin where the match stands instead of at its beginning.
        """
        super().__init__(match, table, PlayedList())
        self.replay = Replay(match, table.pause_after, table.round_of)
        self.at = self.last if at_end else 0
        self.scene = self.replay.scene(self.halt)
        self._playing: Worker[None] | None = None
        self._staging = False

    @property
    def halt(self) -> Halt:
        """Where one stands."""
        return self.replay.halts[self.at]

    @property
    def last(self) -> int:
        """Where the match stands."""
        return len(self.replay.halts) - 1

    @property
    def playing(self) -> bool:
        """Whether the game plays itself."""
        return self._playing is not None and not self._playing.is_finished

    async def on_mount(self) -> None:
        """Show where one begins."""
        self._size_panel()
        self.move_list.show(self.replay.texts, None)
        await self._show()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """What there is to go to, and what this game and this moment offer."""
        if self.too_small:
            return False
        match action:
            case "step" | "by_turn" | "by_round" | "to_end":
                possible = self.at < self.last if parameters[0] == 1 else self.at > 0
            case "play":
                possible = self.last > 0
            case "eyes":
                return len(self.replay.eyes) > 1
            case "zoom":
                return self.table.ZOOMS
            case "fork":
                possible = self.match.outcome is not None and self.halt.ply < len(self.match.steps)
            case "odds":
                possible = self.scene.outcome is None and self.table.has_odds()
            case _:
                return super().check_action(action, parameters)
        return True if possible else None

    def why_not(self, action: str) -> str:
        """Why one can go no further, or not play on from here."""
        match action:
            case "step" | "by_turn" | "by_round" | "to_end" if self.last > 0:
                return "This is where the match stands." if self.at else "This is the beginning."
            case "step" | "by_turn" | "by_round" | "to_end" | "play":
                return "No move has been made yet to look back at."
            case "fork" if self.match.outcome is None:
                return "The match goes on: only one that is over can be played on from any move."
            case "fork":
                return "The game is over here: go back to a move, and play on from there."
        return super().why_not(action)

    def worth_a_hint(self, action: str) -> bool:
        """One hint tells of going on and back; at the end it is back only."""
        return action != "step(-1)" or self.at == self.last

    def told(self, binding: Binding) -> Binding:
        """The key that lets the game play itself stops it too."""
        return replace(binding, description="stop") if binding.action == "play" and self.playing else binding

    # -- back and forth -----------------------------------------------------------------------------------------------

    async def action_step(self, step: int) -> None:
        """Go one move on or back."""
        await self._go(self.at + step)

    async def action_by_turn(self, step: int) -> None:
        """Go to the next turn or the one before."""
        await self._go(self.replay.turn(self.at, step))

    async def action_by_round(self, step: int) -> None:
        """Go a round on or back."""
        await self._go(self.replay.round(self.at, step))

    async def action_to_end(self, end: int) -> None:
        """Go to the end, or with -1 to the beginning."""
        await self._go(self.last if end > 0 else 0)

    @on(MoveList.Picked)
    async def _list_picked(self, event: MoveList.Picked) -> None:
        await self._go(self.replay.after(event.at + 1))

    async def action_eyes(self) -> None:
        """See it through other eyes."""
        await self._stop()
        eyes = self.replay.eyes
        self.replay.viewer = eyes[(eyes.index(self.replay.viewer) + 1) % len(eyes)]
        self.move_list.show(self.replay.texts, None)
        await self._show()

    async def action_back(self) -> None:
        """Stop, give up looking round, or go back to where one came from."""
        if self.playing:
            await self._stop()
        elif self.table.back():
            self._say_status()
        else:
            self.dismiss(None)

    # -- by itself ----------------------------------------------------------------------------------------------------

    async def action_play(self) -> None:
        """Let the game play itself, from the beginning where it is at its end; or stop it."""
        if self.playing:
            await self._stop()
            return
        if self.at == self.last:
            await self._go(0)
        self._playing = self._play()
        self.refresh_bindings()

    @work(group="playing", exclusive=True, exit_on_error=True)
    async def _play(self) -> None:
        try:
            while self.at < self.last:
                await self._wait()
                self.at += 1
                # What was played out once is not played out again when everybody has read what came of it.
                fresh = self.halt.moves > self.replay.halts[self.at - 1].moves
                await self._show(animate=self.house.animates and fresh)
        finally:
            self._playing = None
            if self.is_attached and self.app.is_running:
                self.refresh_bindings()

    async def _wait(self) -> None:
        await type(self).wait(PACE if self.halt.reading is None else READING)

    async def _stop(self) -> None:
        """Stop what plays itself, and show the move it had come to."""
        if self._playing is None:
            return
        worker = self._playing
        worker.cancel()
        with suppress(WorkerCancelled):
            await worker.wait()
        await self._show()

    async def on_screen_suspend(self) -> None:
        """Nothing goes on below what is read."""
        await self._stop()

    async def action_explain(self) -> None:  # type: ignore[override]
        """Explain what lies on the table, once it lies still."""
        await self._stop()
        super().action_explain()

    def action_fork(self) -> None:
        """Begin a practice match that starts from here, if that is meant."""
        from .dialogs import Ask  # noqa: PLC0415 - loaded when there is something to ask

        ply = self.halt.ply

        def answered(yes: bool | None) -> None:
            if yes:
                self.house.branch(self.match, ply)

        detail = "A new practice match begins here, with the same people and the same luck. This one stays as it is."
        self.app.push_screen(Ask("Play on from this move?", detail, yes="play", no="keep looking"), answered)

    # -- what is shown ------------------------------------------------------------------------------------------------

    async def _go(self, at: int) -> None:
        await self._stop()
        at = max(0, min(self.last, at))
        if at != self.at:
            self.at = at
            await self._show()

    async def _show(self, animate: bool = False) -> None:
        """Show the match where one stands; the table is told what led there, so that it can say or mark it."""
        halt = self.halt
        self.move_list.point(halt.moves - 1 if halt.moves else None)
        if halt.moves:
            self._staging = animate
            try:
                await self.table.stage(self.replay.happened(halt), self.replay.before(halt), animate)
            finally:
                self._staging = False
        self.scene = self.replay.scene(halt)
        if halt.reading is None:
            self.table.show(self.scene)
        else:
            self.table.show_pause(self.scene)
        self.table.point(None)
        self._size_panel()
        self.log_panel.show(self.replay.log(0, halt.start if halt.moves else 0))
        self.log_panel.add(self.replay.log(halt.start if halt.moves else 0, halt.ply))
        self._say_headline()
        self._say_status()
        self.refresh_bindings()

    def _say_headline(self) -> None:
        viewer = self.replay.viewer
        seen = "looking back" if viewer is None else f"as {self.match.names[viewer]} saw it"
        self._head(self.halt.actor, Content.styled(f"   {seen}", "$secondary"))

    def _say_status(self) -> None:
        """Say how far one has come: ``Move 34 of 212, round 7.``."""
        halt, moves = self.halt, self.replay.moves
        come = f"Move {halt.moves} of {moves}" if halt.moves else f"Before the first of {moves} moves"
        reading = f" {halt.reading}" if halt.reading is not None else ""
        where = self.table.headline()
        self._status.say(f"{come}, {where}{'' if where.endswith(('.', '?', '!')) else '.'}{reading}")

    @on(GameTable.Told)
    def _table_told(self, event: GameTable.Told) -> None:
        if self._staging:
            self._status.say(event.line)

    @on(GameTable.Looked)
    def _table_looked(self, _: GameTable.Looked) -> None:
        self._status.say(self.table.prompt())
