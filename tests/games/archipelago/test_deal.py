"""Which tiles come to lie on an island, and which stay in the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, product

import pytest

from tabletop_tui.games.archipelago.data import BACKS, NUMBER, coins_of, stock
from tabletop_tui.games.archipelago.deal import deal
from tabletop_tui.games.archipelago.hidden import chances, draw
from tabletop_tui.games.archipelago.state import ArchipelagoState
from tabletop_tui.games.archipelago.tiles import COINS, KINDS
from tabletop_tui.games.pirates import draws
from tabletop_tui.games.pirates.moves import TILE
from tabletop_tui.games.pirates.terrain import BEACH, FOREST, MOUNTAIN
from tabletop_tui.rules import Nature, SeededNature

from .voyage import Voyage

Face = tuple[int, int]


def island(plays: str, **options: str) -> ArchipelagoState:
    return Voyage(2, plays=plays, **options).moored().state


def faces(state: ArchipelagoState, nature: Nature) -> dict[int, Face]:
    """Kind and turn of every tile, without opening one."""
    return {cell: draw(state, nature, TILE, cell)[2:] for cell in state.layout.land}  # type: ignore[misc]


class Stubborn:
    """Leaves every chest in the box at the first attempt, and takes tiles as they come at the second."""

    def __init__(self, decks: Sequence[bytes]) -> None:
        self.decks = {len(deck): deck for deck in decks}
        self.attempts = Counter[int]()

    def pick(self, count: int, *key: str | int) -> int:
        return 0

    def order(self, count: int, *key: str | int) -> list[int]:
        attempt = int(key[-1])
        self.attempts[attempt] += 1
        tiles = range(count)
        return list(tiles) if attempt else sorted(tiles, key=lambda at: COINS[self.decks[count][at]])


@pytest.mark.parametrize(("plays", "out"), [("island_1", (2, 3, 4)), ("island_2", (3, 4, 5)), ("island_3", (4, 5, 6))])
def test_ar_01_ar_02_every_deal_fills_every_terrain_from_its_backs(plays: str, out: tuple[int, ...]) -> None:
    state = island(plays)
    decks = deal(state.layout, False).decks
    seen = set()
    for seed in range(40):
        laid = faces(state, SeededNature(seed))
        assert laid == faces(state, SeededNature(seed)), "the same seed is the same island"
        seen.add(tuple(laid.items()))
        for terrain, removed in zip((BEACH, FOREST, MOUNTAIN), out, strict=True):
            here = Counter(kind for cell, (kind, _) in laid.items() if state.layout.terrain[cell] == terrain)
            assert here <= Counter(decks[terrain])
            assert len(decks[terrain]) - here.total() == removed
        assert any(coins_of(KINDS[kind].id) for kind, _ in laid.values())
        assert all(turn < KINDS[kind].turns for kind, turn in laid.values())
    assert len(seen) == 40


def test_islands_of_one_campaign_are_dealt_independently() -> None:
    voyage = Voyage(2)
    nature = SeededNature(7)
    first = draw(voyage.state, nature, TILE, voyage.state.layout.land[0])
    turns = {faces(voyage.state, nature)[cell][1] for cell in voyage.state.layout.land}
    deals = [tuple(faces(voyage.end().do("voyage island_2").moored().state, nature).values()) for _ in range(3)]
    assert len(set(deals)) == 3
    assert first[0] == TILE
    assert turns <= {0, 1, 2, 3}


def test_ar_05_an_island_without_a_coin_is_dealt_again() -> None:
    state = island("island_1")
    decks = deal(state.layout, False).decks
    nature = Stubborn(decks)
    laid = faces(state, nature)
    assert set(nature.attempts) == {0, 1}
    for terrain in BACKS:
        cells = [cell for cell in state.chart.numbered if state.layout.terrain[cell] == terrain]
        assert [laid[cell][0] for cell in cells] == list(decks[terrain][: len(cells)])


def test_ar_05_chances_are_exact_while_no_coin_has_been_seen() -> None:
    state = island("island_1")
    decks = deal(state.layout, False).decks
    closed: dict[int, list[int]] = {}
    left: dict[int, list[int]] = {}
    for terrain, still_closed in ((BEACH, 2), (FOREST, 1), (MOUNTAIN, 1)):
        cells = [cell for cell in state.chart.numbered if state.layout.terrain[cell] == terrain]
        deck = sorted(decks[terrain], key=COINS.__getitem__)
        shown = len(cells) - still_closed
        for cell, kind in zip(cells, deck[:shown], strict=False):
            draws.show(state, cell, kind)
        closed[terrain], left[terrain] = cells[shown:], deck[shown:]
    for terrain, cells in closed.items():
        assert likely(state, cells[0]) == counted(left, {back: len(them) for back, them in closed.items()}, terrain)
    poor = next(kind for kind in left[FOREST] if not COINS[kind])
    alone = state.copy()
    draws.show(alone, closed[FOREST][0], poor)
    alone.dealt[alone.ids[closed[FOREST][0]]] = 0  # as if another tile without coins had been the one
    assert all(COINS[kind] for kind in likely(alone, closed[FOREST][0]))
    draws.show(state, closed[BEACH][0], NUMBER["chest_1"])
    after = Counter(left[FOREST])
    assert likely(state, closed[FOREST][0]) == {kind: Fraction(many, 4) for kind, many in after.items()}


def likely(state: ArchipelagoState, cell: int) -> dict[int, Fraction]:
    """How likely each kind is there, from the weights."""
    weights = Counter[int]()
    for (_, _, kind, _), weight in chances(state, TILE, cell):
        weights[kind] += weight
    return {kind: Fraction(weight, weights.total()) for kind, weight in weights.items()}


def counted(left: dict[int, list[int]], places: dict[int, int], terrain: int) -> dict[int, Fraction]:
    """How likely each kind is on one cell of a terrain, from all deals that have a coin."""
    deals = {
        back: [[tiles[at] for at in chosen] for chosen in combinations(range(len(tiles)), places[back])]
        for back, tiles in left.items()
    }
    weights = Counter[int]()
    for dealt in product(*deals.values()):
        if any(COINS[kind] for tiles in dealt for kind in tiles):
            weights.update(dict(zip(deals, dealt, strict=True))[terrain])
    return {kind: Fraction(weight, weights.total()) for kind, weight in weights.items()}


@pytest.mark.parametrize("plays", ["island_1", "island_2", "island_3"])
def test_without_the_hard_tiles_the_island_keeps_its_size(plays: str) -> None:
    state = island(plays, hard_tiles="out")
    hard = {NUMBER[row.kind] for row in stock().tiles if row.hard}
    laid = faces(state, SeededNature(3))
    assert len(laid) == len(state.layout.land)
    assert not hard & {kind for kind, _ in laid.values()}


def test_island_2_can_be_built_from_sets_1_and_3() -> None:
    state = island("island_2", sets_of_island_2="1 and 3")
    assert state.layout.sets == (1, 3)
    kinds = {KINDS[kind].id for deck in deal(state.layout, False).decks for kind in deck}
    assert "lighthouse" in kinds
    assert "trampoline" not in kinds


def test_ar_12_a_closed_tile_shows_its_back_and_nothing_else() -> None:
    state = island("island_3")
    view = state.view(0)
    assert [(spot.kind, spot.turn, spot.seen, spot.back) for spot in view.spots] == [
        (0, 0, 0, state.layout.terrain[cell]) for cell in state.layout.land
    ]
    assert sum(view.closed) == 55, "what lies in the box is counted as if it lay on the island"
