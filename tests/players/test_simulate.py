"""Computer players know what a person in their chair would know, and what they play is counted right."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabletop_tui.players import levels, simulate
from tabletop_tui.players.levels import LEVELS, hire
from tabletop_tui.players.simulate import Tally
from tabletop_tui.rules import BadOptions, Outcome, State
from tests.store.race import GAME, Options, Race


@pytest.fixture(autouse=True)
def no_long_measuring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "_COPYING", 0.0001)


class Taker:
    """Always takes the first move, and remembers where it sat."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, state: State[Any, Any], seat: int, rng: Random) -> Any:
        self.seats.add(seat)
        return state.moves()[0]


def thrown() -> Race:
    state = Race(Options(), 2)
    state.play(("throw", 4))
    return state


def test_the_random_player_takes_every_move_equally_often() -> None:
    state, rng, player = thrown(), Random(1), hire("random")
    chosen = [player.choose(state, 0, rng) for _ in range(4000)]
    for move in state.moves():
        assert 900 < chosen.count(move) < 1100


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_chooses_the_same_with_the_same_luck_and_touches_nothing(level: str) -> None:
    state = thrown()
    before = state.fingerprint()
    choices = [[hire(level).choose(state, 0, Random(seed)) for seed in range(20)] for _ in range(2)]
    assert choices[0] == choices[1]
    assert set(choices[0]) <= set(state.moves())
    assert state.fingerprint() == before


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_cannot_know_what_others_hide(level: str) -> None:
    state, twin = thrown(), thrown()
    twin.stakes[1] = 2
    assert state.view(0) == twin.view(0)
    for seed in range(20):
        assert hire(level).choose(state, 0, Random(seed)) == hire(level).choose(twin, 0, Random(seed))


def test_a_level_nobody_has_is_refused() -> None:
    with pytest.raises(BadOptions, match=r"no computer player “genius”\. There are: random"):
        hire("genius")


def test_the_same_seed_gives_the_same_games() -> None:
    first, second, third = (simulate.simulate(GAME, Options(), ["random"] * 3, 30, seed) for seed in (1, 1, 2))
    assert first.tally == second.tally
    assert first.tally != third.tally
    assert first.moves == third.moves == 30 * 24


def test_every_player_sits_in_its_own_chair(monkeypatch: pytest.MonkeyPatch) -> None:
    taker = Taker()
    monkeypatch.setitem(levels.LEVELS, "taker", lambda: taker)
    found = simulate.simulate(GAME, Options(), ["random", "taker"], 50, 1)
    assert taker.seats == {1}
    assert found.moves == 50 * 24
    assert found.tally.wins[1] > 45
    assert found.tally.wins[0] + found.tally.wins[1] + found.tally.draws == 50


def test_a_tally_counts_wins_draws_and_scores() -> None:
    tally = Tally(2)
    tally.add(Outcome(((1,), (0,)), (2, 4), "The race is run."))
    tally.add(Outcome(((0, 1),), (6, 6), "The race is run."))
    tally.add(Outcome((), (1, 2), "All drowned."))
    assert (tally.games, tally.wins, tally.draws) == (3, [0, 1], 2)
    assert tally.mean_scores == pytest.approx((3, 4))
    assert tally.score_deviations == pytest.approx(((14 / 3) ** 0.5, (8 / 3) ** 0.5))


def test_copies_are_counted() -> None:
    assert simulate.simulate(GAME, Options(), ["random", "random"], 1, 1).copies_per_second > 0
