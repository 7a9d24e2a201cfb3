"""The game and the slow literal reference agree on random boards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from tabletop_tui.games.pirates import moves, turns
from tabletop_tui.games.pirates.crews import seating
from tabletop_tui.games.pirates.position import DEAD
from tabletop_tui.games.treasure_island.geometry import BERTHS, GRID, LAND, SEA
from tabletop_tui.games.treasure_island.options import Options
from tabletop_tui.games.treasure_island.state import IslandState
from tabletop_tui.games.treasure_island.tiles import KINDS, NUMBER
from tabletop_tui.rules import CHANCE
from tests.games.pirates.reference import Board, Cell, Choice, Ending, endings

from .reference import IslandWalk

COMMON = ("arrow_1", "arrow_1d", "ice", "crocodile")
OTHERS = (
    "arrow_2",
    "arrow_2d",
    "arrow_3",
    "arrow_4",
    "arrow_4d",
    "knight",
    "trap",
    "cannibal",
    "fort",
    "dense_jungle",
    "balloon",
    "cannon",
    "barrel",
    "closed",
)
MOST = 400
"""Moves with more endings are left out: they take too long."""


def xy(cell: int) -> Cell:
    return cell % GRID.width, cell // GRID.width


def random_state(rng: Random) -> IslandState:
    """An island full of arrows, ice and crocodiles, n1 somewhere with a coin, and some enemies about."""
    state = IslandState(Options(), seating(4))
    crowded = rng.random()
    for cell in LAND:
        kind = "empty"
        if rng.random() < 0.3 + 0.6 * crowded:
            kind = rng.choice(COMMON if rng.random() < 0.7 else OTHERS)
        state.faces[cell] = NUMBER[kind]
        state.turns[cell] = rng.randrange(KINDS[NUMBER[kind]].turns)
    for crew, berths in enumerate(BERTHS):
        state.ships[crew] = rng.choice(berths)
        for pirate in range(3 * crew, 3 * crew + 3):
            state.put(pirate, state.ships[crew])
    start = rng.choice(LAND)
    state.faces[start], state.coins[start] = NUMBER["empty"], 1
    state.put(0, start)
    stops = [cell for cell in LAND if cell != start and KINDS[state.faces[cell]].stop and state.faces[cell]]
    for pirate, cell in zip((3, 4, 5, 6, 7), rng.sample(stops, 5), strict=True):
        if KINDS[state.faces[cell]].id != "cannibal":
            state.put(pirate, cell)
    turns.begin(state)
    return state


def board_of(state: IslandState) -> Board:
    enemies = {xy(place) for place in state.at[3:12] if place in LAND}
    return Board(
        tiles={xy(cell): (KINDS[state.faces[cell]].id, state.turns[cell]) for cell in LAND},
        enemies=frozenset(enemies),
        ships={crew: xy(cell) for crew, cell in zip("NESW", state.ships, strict=True)},
        sea=frozenset(map(xy, SEA)),
    )


def played(state: IslandState, move: moves.Move, choices: tuple[Choice, ...] = ()) -> Iterator[Ending]:
    """Every way the game lets a move of n1 end."""
    after = state.copy()
    before = {place for place in state.at[3:12] if place in LAND}
    after.play(move)
    beaten = frozenset(xy(place) for place in before if place not in after.at[3:12])
    if after.deciding == CHANCE:
        yield Ending(choices, "unknown", None, beaten)
    elif after.mover == 0:
        for way in after.moves():
            yield from played_on(after, way, (*choices, xy(way[1])), before)
    else:
        yield ending(after, choices, before)


def played_on(state: IslandState, way: moves.Move, choices: tuple[Choice, ...], before: set[int]) -> Iterator[Ending]:
    after = state.copy()
    after.play(way)
    if after.mover == 0 and after.deciding != CHANCE:
        for further in after.moves():
            yield from played_on(after, further, (*choices, xy(further[1])), before)
    else:
        yield ending(after, choices, before)


def ending(after: IslandState, choices: tuple[Choice, ...], before: set[int]) -> Ending:
    beaten = frozenset(xy(place) for place in before if place not in after.at[3:12])
    if after.deciding == CHANCE:
        return Ending(choices, "unknown", None, beaten)
    coin: Cell | str = "scored" if after.stored[0] else "lost" if after.lost_gold else xy(after.coins.index(1))
    return Ending(choices, "dead" if after.at[0] == DEAD else xy(after.at[0]), coin, beaten)


def expected(found: Ending, start: Cell) -> Ending:
    """The reference says nothing of a coin left behind, nor of what is unknown."""
    coin = None if found.where == "unknown" else found.coin or start
    return Ending(found.choices, found.where, coin, found.beaten)


@pytest.mark.parametrize("seed", range(60))
def test_chains_end_as_the_reference_says(seed: int) -> None:
    rng = Random(seed)
    state = random_state(rng)
    board, start = board_of(state), state.at[0]
    for to in GRID.walks[start]:
        for load in (moves.NOTHING, moves.COIN):
            move = (moves.STEP, 0, to, load)
            ways = endings(IslandWalk, board, xy(start), xy(to), loaded=bool(load))
            assert (ways is not None) == (move in state.legal)
            if ways is None:
                continue
            wanted = [expected(found, xy(start)) for found in islice(ways, MOST)]
            if len(wanted) < MOST:
                assert sorted(played(state, move), key=repr) == sorted(wanted, key=repr)


def test_the_reference_is_not_blind() -> None:
    """Among the random boards there are deaths, choices, losses, fights and closed tiles."""
    seen: list[Ending] = []
    for seed in range(60):
        state = random_state(Random(seed))
        board, start = board_of(state), xy(state.at[0])
        for to in GRID.walks[state.at[0]]:
            seen += islice(endings(IslandWalk, board, start, xy(to), loaded=True) or (), 50)
            seen += islice(endings(IslandWalk, board, start, xy(to), loaded=False) or (), 50)
    assert {"dead", "unknown"} <= {found.where for found in seen if isinstance(found.where, str)}
    assert {"lost", "scored"} <= {found.coin for found in seen if isinstance(found.coin, str)}
    assert any(found.beaten for found in seen)
    assert max(len(found.choices) for found in seen) > 3
