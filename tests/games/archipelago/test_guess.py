"""Computer players guess what another seat has seen from the lighthouse, as likely as it is."""

from __future__ import annotations

from random import Random

from tabletop_tui.games.archipelago import hidden
from tabletop_tui.games.archipelago.hidden import weights_of
from tabletop_tui.games.archipelago.state import ArchipelagoState
from tabletop_tui.games.archipelago.tiles import EMPTY, KINDS
from tabletop_tui.games.pirates.moves import TILE
from tabletop_tui.games.pirates.terrain import BEACH, FOREST, MOUNTAIN
from tabletop_tui.rules import Luck

from .voyage import Voyage

CHEST = next(number for number, kind in enumerate(KINDS) if kind.id == "chest_1")
POOLS = {BEACH: {EMPTY: 10}, FOREST: {EMPTY: 11}, MOUNTAIN: {EMPTY: 11, CHEST: 1}}
"""The tiles of a poor island 1: a single chest among the twelve tiles for its eight mountains."""


def poor_island() -> tuple[ArchipelagoState, int]:
    """The beginning, and a mountain."""
    state = Voyage(2, plays="island_1").state
    for back, pool in POOLS.items():
        for kind in range(len(KINDS)):
            state.left[back * len(KINDS) + kind] = pool.get(kind, 0)
    return state, next(cell for cell in state.chart.grid.land if state.backs[cell] == MOUNTAIN)


def looked_at(state: ArchipelagoState, cell: int, kind: int) -> None:
    """The first seat has seen a tile from the lighthouse."""
    state.left[state.backs[cell] * len(KINDS) + kind] -= 1
    state.dealt[state.ids[cell]] = kind
    state.known[cell] = 1 + 4 * kind
    state.looker = 0


def test_a_tile_is_weighed_on_the_condition_that_the_island_has_a_coin() -> None:
    state, cell = poor_island()
    weights = weights_of(state, cell)
    assert weights[CHEST] * 7 == weights[EMPTY], "the only chest is certainly on one of eight mountains"
    beach = next(cell for cell in state.chart.grid.land if state.backs[cell] == BEACH)
    assert [kind for kind, weight in enumerate(weights_of(state, beach)) if weight] == [EMPTY]


def test_guesses_are_as_likely_as_what_they_guess() -> None:
    state, cell = poor_island()
    looked_at(state, cell, EMPTY)
    rng = Random(1)
    chests = sum(state.guess(1, rng).known[cell] == 1 + 4 * CHEST for _ in range(4000))
    assert 440 < chests < 560, "one in eight, and not one in twelve"


def test_who_has_looked_guesses_nothing() -> None:
    state, cell = poor_island()
    looked_at(state, cell, CHEST)
    assert state.guess(0, Random(1)) == state
    assert {state.guess(1, Random(seed)).known[cell] for seed in range(40)} == {1 + 4 * EMPTY, 1 + 4 * CHEST}


def test_a_search_that_begins_in_the_middle_opens_only_what_can_lie_there() -> None:
    """Its luck knows nothing of the tiles seen already, and a chest has to be among those that were not."""
    state, cell = poor_island()
    others = [other for other in state.chart.grid.land if state.backs[other] == MOUNTAIN and other != cell]
    for other in others:
        looked_at(state, other, EMPTY)
    for seed in range(20):
        assert hidden.draw(state, Luck(Random(seed)), TILE, cell)[2] == CHEST
