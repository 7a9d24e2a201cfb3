"""The shared room knows no phase of one game only: those are numbered from `OWN_PHASES` on, as verbs are."""

from __future__ import annotations

from enum import IntEnum

import pytest

from tabletop_tui.games.archipelago import phases as of_archipelago
from tabletop_tui.games.pirates.phases import OWN_PHASES, Phase
from tabletop_tui.games.treasure_island import phases as of_treasure_island


@pytest.mark.parametrize("own", [of_archipelago.OwnPhase, of_treasure_island.OwnPhase])
def test_the_phases_of_a_game_are_none_of_those_all_games_have(own: type[IntEnum]) -> None:
    assert min(own) == OWN_PHASES > max(Phase)
    assert not set(Phase.__members__) & set(own.__members__)
