"""Whole games go as they went before."""

from __future__ import annotations

import pytest

from tabletop_tui.games.archipelago.state import ArchipelagoState

from .golden_games import GAMES, path, played, written


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_goes_as_it_is_written(name: str) -> None:
    assert path(name).is_file(), f"no game is kept for {name}"
    assert written(name) == path(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_every_island_of_it_is_played_to_the_last_tile_and_coin(name: str) -> None:
    state = played(name).state
    assert isinstance(state, ArchipelagoState)
    assert {result.reason for result in state.results} == {"All tiles are open, and no coin lies on the island."}
    assert len(state.results) == (3 if name == "campaign" else 1)
