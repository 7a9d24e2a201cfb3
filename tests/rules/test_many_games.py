"""The bench that plays many different games does what its report says."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.bench import many_games
from tests.bench.many_games import RANDOM, Job, case_of, play, report, settings

ISLAND = "treasure-island"


def test_every_way_to_play_takes_its_turn_and_no_game_comes_twice() -> None:
    played = [play(Job(ISLAND, RANDOM, seed, 100)) for seed in range(8)]
    assert {game.setting for game in played} == {setting.words for setting in settings(ISLAND)}
    assert len({game.digest for game in played}) == len(played) == 8
    assert all(game.checks == game.moves // 100 + 1 for game in played)
    assert report(played, 1.0).startswith("8 games, 8 different ones by their moves\n")
    assert report([*played, played[0]], 1.0).startswith("9 games, 8 different ones by their moves\n")


def test_a_player_of_the_game_itself_can_take_all_seats() -> None:
    assert play(Job(ISLAND, "captain", 3, 100)).digest != play(Job(ISLAND, RANDOM, 3, 100)).digest


def test_a_game_that_breaks_the_law_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def law(state: Any) -> None:
        raise AssertionError("a coin is missing")

    monkeypatch.setattr(many_games, "case_of", lambda game: replace(case_of(game), law=law))
    with pytest.raises(AssertionError, match="a coin is missing") as caught:
        play(Job(ISLAND, RANDOM, 5, 20))
    (note,) = caught.value.__notes__
    assert "seed=5" in note
    assert note.endswith("after 20 moves")
