"""Whole games by keyboard on real islands, from the launcher to the result and back, on one evening or on several.

All seats are played by the captain of plain good sense, who is given what the table shows. Before every move the screen
has to say whose turn it is, what the move is, and where all the gold is; what else it has to say is each game's own.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import ClassVar, Final

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import LETTERS
from tabletop_tui.games.pirates.marks import Mark
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.position import LOST
from tabletop_tui.games.pirates.table.moment import crew_name
from tabletop_tui.games.pirates.view import PirateView
from tabletop_tui.rules import Match, Outcome
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.hand_over import HandOverScreen
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.result import ResultScreen
from tabletop_tui.tui.scene import Scene
from tabletop_tui.tui.table_screen import TableScreen
from tests.tui.goldens import screen_text
from tests.tui.keyboard import Keyboard

NAMES: Final = ("Anne Bonny", "[b]Bart[/b]", "Chen", "Drake")
TWO_AGAINST_TWO: Final = {"Teams": "two against two"}

CELL_OF: Final = {moves.STEP: 2, moves.SAIL: 2, moves.GO: 1, moves.FLY: 1, moves.LOOK: 1}
"""Where in a move a cell stands that the screen has to name, by verb."""


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

    def footing(self, view: PirateView) -> str:
        """What is somewhere on the screen as soon as all of it is drawn."""
        return " unseen"

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
        look: Callable[[TabletopApp], None] = lambda _: None,
        before_key: Callable[[str], None] = lambda _: None,
    ) -> None:
        """Nobody has sat down yet.

        Args:
            player: Plays all seats.
            form: How to play.
            hush: Seconds in which no key counts after a hand-over.
            look: Looks at the screen before every move and at the result.
            before_key: Is called before every key, with the key.
        """
        self.player, self.form = player, form
        self.decisions = 0
        self._hush, self._look, self._before_key = hush, look, before_key
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
            self.player.check_pause(keyboard.shown, keyboard.table)
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
        scene, number = keyboard.table.scene, self.decisions
        self._asked.add(scene.view.phase.name)
        move = scene.moves[0] if len(scene.moves) == 1 else self.player.choose(scene, self._rng)
        # While something private is shown the letter of the left arrow hides it.
        by_letters = number % 3 == 0 and scene.viewer is None
        await keyboard.point(move, by_numbers=number % 2 == 0, by_letters=by_letters)
        await keyboard.see("Enter: ")
        shown = await keyboard.see(self.player.footing(scene.view))
        check_turn(shown, keyboard.table, move)
        self.player.check_screen(shown, keyboard.table, move)
        self._look(keyboard.app)
        known = scene.marks[scene.moves.index(move)]
        asked = known is not None and (bool(known.mark & Mark.DEADLY) or known.place == LOST)
        await keyboard.play(question_expected=asked)

    async def _read_the_result(self, keyboard: Keyboard) -> tuple[Outcome, int]:
        """Read it, and go back to the launcher; returns it with the number of rounds."""
        await keyboard.see("the game is over")
        match = self._match
        assert match.outcome is not None
        self.player.check_result(keyboard.shown, match)
        self._look(keyboard.app)
        await keyboard.press("q", lambda: isinstance(keyboard.app.screen, LauncherScreen), "the launcher")
        await keyboard.see("one keyboard")
        await keyboard.until(lambda: "Continue" not in keyboard.shown, "a launcher where no match waits")
        return match.outcome, match.state.view(None).round


def island_of(shown: str) -> str:
    """The map, and what is under the cursor below it."""
    edge = _edge(shown)
    return "\n".join(line[:edge].rstrip() for line in shown.splitlines()[1:-2])


def panel_of(shown: str) -> str:
    """What stands beside the map."""
    edge = _edge(shown)
    return "\n".join(line[edge:] for line in shown.splitlines()[1:-2])


def _edge(shown: str) -> int:
    """The column where the panel begins."""
    return next((line.index(" Crews ") - 1 for line in shown.splitlines() if " Crews " in line), 0)


def check_turn(shown: str, table: TableScreen, move: Move) -> None:
    """The screen says whose turn it is, and where the move pointed at leads."""
    lines, view, names = shown.splitlines(), table.scene.view, table.scene.names
    assert isinstance(view, PirateView)
    assert len(lines) == 24
    assert f"{'ABCD'[view.actor]} {names[view.actor][:3]}" in lines[0], lines[0]
    assert "Enter: " in lines[-2], lines[-2]
    if (cell := CELL_OF.get(move[0])) is not None:
        check_named(shown, table, move[cell])


def check_named(shown: str, table: TableScreen, cell: int) -> None:
    """The line with what is pointed at names a cell."""
    name, status = table.table.grid.name(cell), shown.splitlines()[-2]  # type: ignore[attr-defined]
    assert re.search(rf"\b{name}\b", status), f"{name} is not in {status}"


def check_round(shown: str, view: PirateView) -> None:
    """The headline says which round it is, and in the action of a turn whose."""
    headline = shown.splitlines()[0]
    assert f"round {view.round}, " in headline
    if view.phase is Phase.ACTION:
        assert crew_name(view.crew) in headline


def aboard(panel: str, unit: str) -> dict[str, int]:
    """What the panel says every crew has on board, by its letter."""
    return {letter: int(gold) for letter, gold in re.findall(rf"^ *\S? ([NESW]) .{{8,}}? (\d+) {unit}", panel, re.M)}


def check_gold(panel: str, view: PirateView, unit: str, all_gold: int) -> None:
    """The gold aboard is that of each crew, and all that is told of adds up.

    Args:
        panel: What stands beside the map.
        view: The position.
        unit: What the panel calls gold, as a pattern.
        all_gold: All there is.
    """
    stored = aboard(panel, unit)
    assert stored == {LETTERS[crew.crew]: crew.gold for crew in view.crews}, panel
    rest = re.search(r"(?:gold|coins):? (\d+) seen,? (\d+) unseen,? (\d+) lost", panel)
    assert rest is not None, panel
    assert sum(stored.values()) + sum(map(int, rest.groups())) == all_gold, panel


def check_hand_over(shown: str, name: str) -> None:
    """Between two people there is a name and nothing of the game."""
    assert name in shown
    assert "alone" in shown
    for word in ("Moves", "gold", "coin"):
        assert word not in shown


def is_ascii(app: TabletopApp) -> None:
    """Assert that the screen is drawn in seven bits."""
    shown = screen_text(app)
    assert shown.isascii(), f"{sorted({sign for sign in shown if not sign.isascii()})} in\n{shown}"


def is_grey(app: TabletopApp) -> None:
    """Assert that the screen has no colours."""
    for strip in app.screen._compositor.render_strips():
        for segment in strip:
            style = segment.style
            for colour in (style.color, style.bgcolor) if style is not None else ():
                if colour is not None and not colour.is_default:
                    triplet = colour.triplet
                    assert triplet is not None, f"{segment!r} is in a colour of the terminal"
                    assert triplet.red == triplet.green == triplet.blue, f"{segment!r} is coloured"
