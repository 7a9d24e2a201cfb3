"""Whole games by keyboard on the real island, from the launcher to the result and back.

All seats are played by the captain of plain good sense, who is given what the table shows. Before every move the screen
has to say whose turn it is, what the move is, and where all the gold is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, Final

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import COLOURS, LETTERS
from tabletop_tui.games.treasure_island.geometry import GRID
from tabletop_tui.games.treasure_island.marks import Mark
from tabletop_tui.games.treasure_island.moves import ESCAPE, TAKE_OFF
from tabletop_tui.games.treasure_island.view import Phase, View
from tabletop_tui.rules import Outcome
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.hand_over import HandOverScreen
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.result import ResultScreen
from tabletop_tui.tui.table_screen import TableScreen
from tests.tui.goldens import screen_text
from tests.tui.keyboard import Keyboard

from .captain import choose

NAMES: Final = ("Anne Bonny", "[b]Bart[/b]", "Chen", "Drake")
TWO_AGAINST_TWO: Final = {"Teams": "two against two"}
ISLAND: Final = 41
"""Columns of the island at 80x24."""


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


async def play_whole_game(
    app: TabletopApp,
    form: Form,
    *,
    hush: float = 0,
    look: Callable[[TabletopApp], None] = lambda _: None,
    before_key: Callable[[str], None] = lambda _: None,
) -> Whole:
    """Play from the launcher, which is in front, until it is there again.

    Args:
        app: The house, running at 80x24, with its luck dealt.
        form: How to play.
        hush: Seconds in which no key counts after a hand-over.
        look: Looks at the screen before every move and at the result.
        before_key: Is called before every key, with the key.
    """
    begun = perf_counter()
    keyboard, rng, asked = Keyboard(app, hush), Random(form.seed), set()
    keyboard.before_key = before_key
    await keyboard.take_from_the_shelf("Treasure Island")
    await keyboard.set_up(form.names, form.choices)
    await keyboard.until(lambda: keyboard.ready, "the first decision")
    match, decisions = keyboard.table.match, 0
    assert match.names == form.names, match.names
    while not isinstance(app.screen, ResultScreen):
        if isinstance(app.screen, HandOverScreen):
            await keyboard.see("to look")
            check_hand_over(keyboard.shown, match.names[match.actor])
            await keyboard.take_the_screen(match.names[match.actor])
        decisions += 1
        if decisions == form.leaves:
            before = island_of(keyboard.shown)
            await keyboard.leave_and_come_back(form.names)
            match = keyboard.table.match
            await keyboard.until(lambda: island_of(keyboard.shown) == before, f"the island as it was left:\n{before}")  # noqa: B023
        asked.add(keyboard.table.scene.view.phase.name)
        await make_a_move(keyboard, rng, decisions, look)
    await keyboard.see("the game is over")
    outcome = match.outcome
    assert outcome is not None
    check_result(keyboard.shown, outcome, form.names)
    look(app)
    rounds = match.state.view(None).round
    await keyboard.press("q", lambda: isinstance(app.screen, LauncherScreen), "the launcher")
    await keyboard.see("one keyboard")
    await keyboard.until(lambda: "Continue" not in keyboard.shown, "a launcher where no match waits")
    return Whole(
        keyboard.pressed, decisions, rounds, keyboard.handed_over, frozenset(asked), perf_counter() - begun, outcome
    )


async def make_a_move(keyboard: Keyboard, rng: Random, number: int, look: Callable[[TabletopApp], None]) -> None:
    """Choose by what the table shows, point, read the screen, and press Enter."""
    scene = keyboard.table.scene
    move = scene.moves[0] if len(scene.moves) == 1 else choose(scene.view, scene.moves, scene.marks, rng)
    # While something private is shown the letter of the left arrow hides it.
    by_letters = number % 3 == 0 and scene.viewer is None
    await keyboard.point(move, by_numbers=number % 2 == 0, by_letters=by_letters)
    check_screen(await keyboard.see(" unseen"), keyboard.table, move)
    look(keyboard.app)
    known = scene.marks[scene.moves.index(move)]
    await keyboard.play(question_expected=known is not None and bool(known.mark & Mark.DEADLY))


def island_of(shown: str) -> str:
    """The map, and what is under the cursor below it."""
    return "\n".join(line[:ISLAND].rstrip() for line in shown.splitlines()[1:-2])


def check_screen(shown: str, table: TableScreen, move: Any) -> None:
    """The screen says whose turn it is, what the move pointed at is, and where all the gold is."""
    view, lines = table.scene.view, shown.splitlines()
    assert isinstance(view, View)
    assert len(lines) == 24
    assert f"round {view.round}, " in lines[0]
    if view.phase is Phase.ACTION:
        assert f"{COLOURS[view.crew]} ({LETTERS[view.crew]})" in lines[0]
    name = table.scene.names[view.actor]
    assert f"{'ABCD'[view.actor]} {name[:3]}" in lines[0], lines[0]
    assert lines[-2].strip().startswith(f"{name}: ")
    cell = {moves.STEP: 2, ESCAPE: 2, TAKE_OFF: 2, moves.SAIL: 2, moves.GO: 1, moves.FLY: 1, moves.LOOK: 1}.get(move[0])
    if cell is not None:
        assert re.search(rf"\b{GRID.name(move[cell])}\b", lines[-2]), f"{GRID.name(move[cell])} is not in {lines[-2]}"
    check_gold("\n".join(line[ISLAND + 1 :] for line in lines), view)


def check_gold(panel: str, view: View) -> None:
    """The gold aboard is that of each crew, and all that is told of adds up to forty."""
    aboard = {letter: int(gold) for letter, gold in re.findall(r"^ *\S? ([NESW]) .{8,}? (\d+) gold", panel, re.M)}
    assert aboard == {LETTERS[crew.crew]: crew.gold for crew in view.crews}, panel
    rest = re.search(r"gold:? (\d+) seen,? (\d+) unseen,? (\d+) lost", panel)
    assert rest is not None, panel
    assert sum(aboard.values()) + sum(map(int, rest.groups())) == 40


def check_hand_over(shown: str, name: str) -> None:
    """Between two people there is a name and nothing of the game."""
    assert name in shown
    assert "alone" in shown
    assert "Moves" not in shown
    assert "gold" not in shown


def check_result(shown: str, outcome: Outcome, names: tuple[str, ...]) -> None:
    """The result ranks everybody with his side's gold, and says why the game is over."""
    assert outcome.reason in shown
    for seat, name in enumerate(names):
        ranked = rf"{re.escape(name)}.* {outcome.scores[seat]} {outcome.unit}"
        assert re.search(ranked, shown), f"{name} is not ranked:\n{shown}"


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
