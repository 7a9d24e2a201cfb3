"""Whole games as texts: every move as the journal has it, what the log says with all secrets, and the hearts.

Set ``TABLETOP_UPDATE_GOLDENS=1`` to write them anew; the difference then shows what a change did to the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tabletop_tui.games.black_jacky.game import GAME
from tabletop_tui.games.black_jacky.state import BlackJackyState
from tabletop_tui.games.black_jacky.view import Standing
from tabletop_tui.rules import Match, Seat, Step
from tests.goldens import check_text

from .scenes import LETTERS, NAMES

GOLDEN: Final = Path(__file__).parent / "golden"

GAMES: Final[Mapping[str, tuple[int, int, Mapping[str, Any]]]] = {
    "two": (2, 3, {}),
    "three": (3, 4, {"first_player": "2"}),
    "four": (4, 11, {}),
    "six": (6, 22, {}),
    "quick-duel": (4, 7, {"quick_duel": True}),
}
"""By name of the file: seats, seed and options."""


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_reads_as_it_always_did(name: str) -> None:
    check_text(playthrough(*GAMES[name]), GOLDEN / f"{name}.txt")


def test_every_game_written_down_is_read() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(GAMES)


def test_the_games_written_down_show_nearly_all_there_is() -> None:
    everything = "".join(path.read_text(encoding="utf-8") for path in GOLDEN.iterdir())
    for words in (
        *(f" lay {card}\n" for card in range(1, 9)),
        *("wanted from now on", "rightly", "wrongly", "the black heart", "out for good", "showdown", "erased"),
        *("can do nothing now", "leaves the +1 card", "has chosen a card", "must draw", "turns up"),
        *("The last cat with a heart wins", "Equal in hearts"),
    ):
        assert words in everything, words


def playthrough(seats: int, seed: int, values: Mapping[str, Any]) -> str:
    """One game among cats that mostly do what is offered first."""
    match = Match(GAME, GAME.read_options(dict(values)), tuple(map(Seat, NAMES[:seats])), seed)
    rng = Random(seed)
    steps = list(match.settle())
    while match.outcome is None:
        moves = match.state.moves()
        steps += match.play(moves[0] if rng.random() < 0.6 else rng.choice(moves))
    lines = [f"{seats} cats, seed {seed}, {dict(values) or 'no options changed'}"]
    hearts = ""
    for step in steps:
        lines += _written(step)
        now = _hearts(step)
        if now != hearts:
            lines.append(f"    {now}")
            hearts = now
    return "\n".join((*lines, repr(match.outcome), f"digest {match.digest()}", ""))


def _written(step: Step) -> list[str]:
    who = LETTERS[step.actor] if step.actor >= 0 else "-"
    return [f"{who} {step.text}", *(f"    {event.say(NAMES)}" for event in step.events)]


def _hearts(step: Step) -> str:
    state = step.after
    assert isinstance(state, BlackJackyState)
    marks = {Standing.SALOON: "", Standing.WANTED: " wanted", Standing.ELIMINATED: " out"}
    return "hearts: " + ", ".join(
        f"{LETTERS[seat]} {'r' * state.red[seat]}{'b' * state.black[seat]}{marks[state.standing[seat]]}".strip()
        for seat in range(state.seats)
    )
