"""Whole games go as they went before."""

from __future__ import annotations

import pytest

from .golden_games import GAMES, path, written


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_goes_as_it_is_written(name: str) -> None:
    assert path(name).is_file(), f"no game is kept for {name}"
    assert written(name) == path(name).read_text(encoding="utf-8")
