"""Whole games by keyboard on real islands, from the launcher to the result and back, on one evening or on several.

All seats are played by the captain of plain good sense, who is given what the table shows. Before every move the screen
has to say whose turn it is, what the move is, and where all the gold is; what else it has to say is each game's own.
"""

from __future__ import annotations

import asyncio
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import ClassVar, Final

from tabletop_tui.games.pirates.marks import Mark
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.position import LOST
from tabletop_tui.rules import Match, Outcome
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.hand_over import HandOverScreen
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.result import ResultScreen
from tabletop_tui.tui.scene import Scene
from tabletop_tui.tui.table_screen import TableScreen
from tests.tui.keyboard import Keyboard

from .screens import check_hand_over, check_turn, island_of

NAMES: Final = ("Anne Bonny", "[b]Bart[/b]", "Chen", "Drake")
TWO_AGAINST_TWO: Final = {"Teams": "two against two"}


@dataclass(frozen=True)
class Form:
    """One way to play a whole game.

    Attributes:
        seats: How many play.
        choices: What is chosen in the set-up, by what the form calls it.
        seed: The luck of the match and of the captain.
        leaves: Before which decision the table is left and come back to; none when 0.
    """

    seats: int
    seed: int
    choices: Mapping[str, str] = field(default_factory=dict)
    leaves: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays."""
        return NAMES[: self.seats]


@dataclass(frozen=True)
class Whole:
    """How a whole game went.

    Attributes:
        keys: Keys pressed, from the launcher and back.
        decisions: Moves somebody chose.
        rounds: Rounds begun.
        hand_overs: How often the screen was handed over.
        asked: What kinds of decisions came, by the name of the phase.
        seconds: How long it took.
        outcome: The result.
    """

    keys: int
    decisions: int
    rounds: int
    hand_overs: int
    asked: frozenset[str]
    seconds: float
    outcome: Outcome


class Player(ABC):
    """Somebody who plays every seat of one game, and reads all the screen says."""

    BOX: ClassVar[str]
    """The name of the game."""

    @abstractmethod
    def choose(self, scene: Scene, rng: Random) -> Move:
        """What is decided, of several legal moves."""

    @abstractmethod
    def check_screen(self, shown: str, table: TableScreen, move: Move) -> None:
        """Assert that the screen says what it has to, with a move pointed at."""

    def is_final(self, move: Move) -> bool:
        """Whether the table has to ask before this move because it ends everything."""
        return False

    def check_pause(self, shown: str, table: TableScreen) -> None:
        """Assert that the screen says what all are to read in peace; only games that have such a thing come to it."""
        raise AssertionError(f"nothing is to be read in peace here:\n{shown}")

    def check_result(self, shown: str, match: Match) -> None:
        """Assert that the result ranks everybody with his side's gold, and says why the game is over."""
        outcome, words = match.outcome, " ".join(shown.split())
        assert outcome is not None
        assert outcome.reason in words, shown
        for seat, name in enumerate(match.names):
            unit = outcome.unit.removesuffix("s") + "s?" if outcome.unit.endswith("s") else outcome.unit
            ranked = rf"{re.escape(name)}.* {outcome.scores[seat]} {unit}"
            assert re.search(ranked, shown), f"{name} is not ranked:\n{shown}"


class WholeGame:
    """A game in the making, in one house after the other."""

    def __init__(
        self,
        player: Player,
        form: Form,
        *,
        hush: float = 0,
        rest: float = 0,
        look: Callable[[TabletopApp], None] = lambda _: None,
        before_key: Callable[[str], None] = lambda _: None,
    ) -> None:
        """Nobody has sat down yet.

        Args:
            player: Plays all seats.
            form: How to play.
            hush: Seconds in which no key counts after a hand-over.
            rest: Seconds before the first key of a move.
            look: Looks at the screen before every move and at the result.
            before_key: Is called before every key, with the key.
        """
        self.player, self.form = player, form
        self.decisions = 0
        self._hush, self._rest, self._look, self._before_key = hush, rest, look, before_key
        self._rng, self._asked = Random(form.seed), set[str]()
        self._keys = self._hand_overs = 0
        self._seconds = 0.0
        self._left = ""
        self._match: Match

    async def evening(self, app: TabletopApp, until: int = 0) -> Whole | None:
        """Play from the launcher, which is in front, until it is there again.

        Args:
            app: The house, running at 80x24, with its luck dealt; the first one, or one that opens the same library.
            until: Before which decision the house is left, to go on another evening; 0 to play to the result.

        Returns:
            How the whole game went, None when it goes on.
        """
        begun = perf_counter()
        keyboard = Keyboard(app, self._hush)
        keyboard.before_key = self._before_key
        await (self._come_back(keyboard) if self.decisions else self._begin(keyboard))
        outcome, rounds = None, 0
        while outcome is None and not (until and self._may_leave(keyboard, until)):
            await self._go_on(keyboard)
            if isinstance(app.screen, ResultScreen):
                outcome, rounds = await self._read_the_result(keyboard)
        if outcome is None:
            await self._leave_the_house(keyboard)
        self._keys += keyboard.pressed
        self._hand_overs += keyboard.handed_over
        self._seconds += perf_counter() - begun
        if outcome is None:
            return None
        asked = frozenset(self._asked)
        return Whole(self._keys, self.decisions, rounds, self._hand_overs, asked, self._seconds, outcome)

    async def _begin(self, keyboard: Keyboard) -> None:
        await keyboard.take_from_the_shelf(self.player.BOX)
        await keyboard.set_up(self.form.names, self.form.choices)
        await keyboard.until(lambda: keyboard.ready, "the first decision")
        self._match = keyboard.table.match
        assert self._match.names == self.form.names, self._match.names

    async def _come_back(self, keyboard: Keyboard) -> None:
        await keyboard.take_up_again(self.form.names)
        await self._see_the_island_as_it_was_left(keyboard)

    async def _see_the_island_as_it_was_left(self, keyboard: Keyboard) -> None:
        self._match, left = keyboard.table.match, self._left
        await keyboard.until(lambda: island_of(keyboard.shown) == left, f"the island as it was left:\n{left}")

    async def _leave_the_house(self, keyboard: Keyboard) -> None:
        self._left = island_of(keyboard.shown)
        await keyboard.press("q", lambda: isinstance(keyboard.app.screen, LauncherScreen), "the launcher")
        await keyboard.see_waiting(self.form.names)
        await keyboard.press("q", lambda: keyboard.app.return_value == 0, "the end of the evening")

    def _may_leave(self, keyboard: Keyboard, until: int) -> bool:
        """Whether it is time, and nothing is read in peace or by one person alone."""
        if self.decisions + 1 < until or not isinstance(keyboard.app.screen, TableScreen):
            return False
        return keyboard.table.at is not None and not keyboard.table.private

    async def _go_on(self, keyboard: Keyboard) -> None:
        """Make one decision, or read what everybody is to read before the next."""
        if isinstance(keyboard.app.screen, HandOverScreen):
            await keyboard.see("to look")
            name = self._match.names[self._match.actor]
            check_hand_over(keyboard.shown, name)
            await keyboard.take_the_screen(name)
        if keyboard.table.reading:
            table = keyboard.table
            await keyboard.read(lambda shown: self.player.check_pause(shown, table))
            await keyboard.read_on()
            return
        self.decisions += 1
        if self.decisions == self.form.leaves:
            self._left = island_of(keyboard.shown)
            await keyboard.leave_and_come_back(self.form.names)
            await self._see_the_island_as_it_was_left(keyboard)
        await self._make_a_move(keyboard)

    async def _make_a_move(self, keyboard: Keyboard) -> None:
        """Choose by what the table shows, point, read the screen, and press Enter."""
        await asyncio.sleep(self._rest)
        scene, number = keyboard.table.scene, self.decisions
        self._asked.add(scene.view.phase.name)
        move = scene.moves[0] if len(scene.moves) == 1 else self.player.choose(scene, self._rng)
        # While something private is shown the letter of the left arrow hides it.
        by_letters = number % 3 == 0 and scene.viewer is None
        await keyboard.point(move, by_numbers=number % 2 == 0, by_letters=by_letters)
        table = keyboard.table
        await keyboard.read(lambda shown: check_turn(shown, table, move))
        await keyboard.read(lambda shown: self.player.check_screen(shown, table, move))
        self._look(keyboard.app)
        known = scene.marks[scene.moves.index(move)]
        harmful = known is not None and (bool(known.mark & (Mark.DEADLY | Mark.GOLD_LOST)) or known.place == LOST)
        await keyboard.play(question_expected=harmful or self.player.is_final(move))

    async def _read_the_result(self, keyboard: Keyboard) -> tuple[Outcome, int]:
        """Read it, and go back to the launcher; returns it with the number of rounds."""
        await keyboard.see("the game is over")
        match = self._match
        assert match.outcome is not None
        await keyboard.read(lambda shown: self.player.check_result(shown, match))
        self._look(keyboard.app)
        await keyboard.press("q", lambda: isinstance(keyboard.app.screen, LauncherScreen), "the launcher")
        await keyboard.see("one keyboard")
        await keyboard.until(lambda: "Continue" not in keyboard.shown, "a launcher where no match waits")
        return match.outcome, match.state.view(None).round
