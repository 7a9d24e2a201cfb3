"""What lies under closed tiles: nature's shuffle, or in a search begun in the middle a fair draw of what is left."""

from __future__ import annotations

from collections import Counter
from random import Random

from tabletop_tui.games.pirates.crews import seating
from tabletop_tui.games.treasure_island.geometry import GRID, LAND
from tabletop_tui.games.treasure_island.options import Options
from tabletop_tui.games.treasure_island.state import IslandState
from tabletop_tui.games.treasure_island.tiles import DECK, KINDS, NUMBER
from tabletop_tui.rules import Luck, SeededNature

GANGWAY = GRID.at(6, 1)


def landing() -> IslandState:
    """n1 has just landed on a closed tile."""
    state = IslandState(Options(), seating(4))
    state.play(state.parse("n1 g1-g2"))
    return state


def test_a_tile_is_what_the_shuffle_of_the_whole_island_made_it() -> None:
    for seed in range(30):
        nature = SeededNature(seed)
        order = nature.order(len(DECK), "island")
        _, cell, kind, turn = landing().draw(nature)
        assert cell == GANGWAY
        assert kind == DECK[order[LAND.index(GANGWAY)]]
        assert 0 <= turn < KINDS[kind].turns


def test_every_face_has_its_weight() -> None:
    weights = dict(landing().chances() or ())
    assert sum(weights.values()) == 4 * len(DECK)
    by_kind: Counter[int] = Counter()
    for (_, _, kind, _), weight in weights.items():
        by_kind[kind] += weight
    assert all(by_kind[number] == 4 * kind.count for number, kind in enumerate(KINDS))


def test_a_search_begun_in_the_middle_draws_fairly_from_what_is_left() -> None:
    state = landing()
    state.left = bytearray(len(KINDS))
    for name, count in (("ice", 5), ("arrow_1", 3), ("cave", 2)):
        state.left[NUMBER[name]] = count
    for cell in LAND[:60]:
        state.faces[cell] = state.dealt[state.ids[cell]] = NUMBER["trap"]
    luck, rounds = Luck(Random(3)), 3000
    seen: Counter[tuple[str, int]] = Counter()
    for _ in range(rounds):
        luck.forget()
        _, _, kind, turn = state.draw(luck)
        seen[KINDS[kind].id, turn] += 1
    weights = {(KINDS[kind].id, turn): weight for (_, _, kind, turn), weight in state.chances() or ()}
    total = sum(weights.values())
    assert seen.keys() == weights.keys()
    surprise = sum((seen[face] - rounds * w / total) ** 2 / (rounds * w / total) for face, w in weights.items())
    assert surprise < 20.5, "one in a thousand for five degrees of freedom"
