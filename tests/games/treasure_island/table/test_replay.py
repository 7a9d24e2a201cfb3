"""What is seen while a move is played out ends as the rules say."""

from __future__ import annotations

from random import Random

import pytest

from tabletop_tui.games.pirates.table.replay import advance
from tabletop_tui.games.pirates.view import PirateView
from tabletop_tui.games.treasure_island.geometry import GRID
from tabletop_tui.games.treasure_island.state import IslandState
from tabletop_tui.rules import told_to
from tests.games.treasure_island.policy import sensible

from .scenes import begun


@pytest.mark.parametrize("seed", range(4))
def test_gold_is_counted_right_after_every_move_that_is_played_out(seed: int) -> None:
    match, rng, found = begun((2, 3, 4, 4)[seed], seed), Random(seed), 0
    for _ in range(400):
        if match.outcome is not None:
            break
        state = match.state
        assert isinstance(state, IslandState)
        view: PirateView = state.view(None)
        for step in match.play(sensible(state, rng)):
            for event in told_to(step.events, None):
                view = advance(view, event, GRID, {})
                assert (
                    view.known_gold + view.unknown_gold + view.lost_gold + sum(crew.gold for crew in view.crews) == 40
                )
        after = match.state.view(None)
        assert (view.known_gold, view.unknown_gold, view.lost_gold) == (
            after.known_gold,
            after.unknown_gold,
            after.lost_gold,
        )
        assert sorted(view.lying, key=str) == sorted(after.lying, key=str)
        found += after.known_gold > 0
    assert found > 50
