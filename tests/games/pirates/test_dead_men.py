"""What becomes of a dead piece's load differs between games, and is data of the chart."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop_tui.games.pirates.chain import step_out
from tabletop_tui.games.pirates.moves import COIN
from tabletop_tui.games.pirates.position import DEAD

from .small import CHART, small


@pytest.mark.parametrize("drowns", [True, False])
def test_a_load_goes_down_with_its_carrier_or_lies_where_the_move_began(drowns: bool) -> None:
    position = small({"b2": "empty", "c2": "empty", "b3": "empty", "c3": "empty"}, "b3")
    position.chart = replace(CHART, gold_drowns_with_the_dead=drowns)
    start = position.at[0]
    position.coins[start] = 1
    step_out(position, 0, position.ships[3], COIN, None)
    assert position.at[0] == DEAD
    assert (position.lost_gold, position.coins[start]) == ((1, 0) if drowns else (0, 1))
