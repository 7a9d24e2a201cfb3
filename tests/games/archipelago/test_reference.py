"""The game and the slow literal reference agree on random boards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from tabletop_tui.games.archipelago.data import ABILITIES
from tabletop_tui.games.archipelago.state import ArchipelagoState
from tabletop_tui.games.archipelago.tiles import KINDS
from tabletop_tui.games.pirates import moves, turns
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.position import DEAD
from tabletop_tui.games.pirates.terrain import BEACH, FOREST, MOUNTAIN
from tabletop_tui.rules import CHANCE
from tests.games.pirates.reference import Board, Cell, Choice, Ending, endings

from .reference import CoastWalk
from .shore import shore

COMMON = ("arrow_1", "arrow_1d", "ice", "crocodile")
OTHERS = (
    "arrow_2",
    "arrow_3",
    "arrow_4",
    "arrow_4d",
    "horse",
    "trampoline",
    "crossroads",
    "crossroads",
    "pit",
    "cannibal",
    "fortress",
    "sanctuary",
    "jungle",
    "balloon",
    "barrel",
    "closed",
)
MOST = 300
"""Moves with more endings are left out: they take too long."""

ISLANDS = (1, 2, 3)
SAFE_ON = {BEACH: "beachcomber", FOREST: "woodsman", MOUNTAIN: "highlander"}
HARMLESS_ON = {FOREST: "beachcomber", MOUNTAIN: "woodsman", BEACH: "highlander"}


def random_state(rng: Random, island: int) -> ArchipelagoState:
    """An island full of arrows, ice and crossroads, n1 somewhere with a coin, and some enemies about."""
    board = shore(island=island, left_behind=False)
    state, grid = board.state, board.grid
    number = state.chart.number
    crowded = rng.random()
    for cell in grid.land:
        kind = "empty"
        if rng.random() < 0.3 + 0.6 * crowded:
            kind = rng.choice(COMMON if rng.random() < 0.6 else OTHERS)
        state.faces[cell] = number[kind]
        state.turns[cell] = rng.randrange(KINDS[number[kind]].turns)
    for crew, berth in enumerate(rng.sample(grid.ring, 4)):
        state.ships[crew] = berth
        for pirate in range(3 * crew, 3 * crew + 3):
            state.put(pirate, berth)
    start = rng.choice(grid.land)
    state.faces[start], state.coins[start] = number["empty"], 1
    state.put(0, start)
    stops = [cell for cell in grid.land if cell != start and KINDS[state.faces[cell]].stop and state.faces[cell]]
    for pirate, cell in zip((3, 4, 5, 6, 7), rng.sample(stops, min(5, len(stops))), strict=False):
        state.put(pirate, cell)
    cards = [card for card in range(1, len(ABILITIES) + 1) if ABILITIES[card - 1] not in ("musketeer", "dynamite")]
    for pirate, card in zip((0, 3, 4, 5), rng.sample(cards, 4), strict=True):
        if rng.random() < 0.6:
            state.learn(pirate, card)
    turns.begin(state)
    return state


def xy(state: ArchipelagoState, cell: int) -> Cell:
    return cell % state.chart.grid.width, cell // state.chart.grid.width


def ability(state: ArchipelagoState, piece: int) -> str:
    return ABILITIES[state.ability[piece] - 1] if state.ability[piece] else ""


def board_of(state: ArchipelagoState) -> Board:
    """The same board for the reference, with the cards as what they do on each cell."""
    grid, terrain = state.chart.grid, state.layout.terrain
    enemies = {state.at[piece]: piece for piece in range(3, 12) if grid.is_land[state.at[piece]]}
    mine = ability(state, 0)
    weak = {
        cell for cell in grid.land if mine in ("black_spot", "swimmer") or (mine and mine == HARMLESS_ON[terrain[cell]])
    }
    safe = {cell for cell, piece in enemies.items() if ability(state, piece) in ("black_spot", SAFE_ON[terrain[cell]])}
    return Board(
        tiles={xy(state, cell): (KINDS[state.faces[cell]].id, state.turns[cell]) for cell in grid.land},
        enemies=frozenset(xy(state, cell) for cell in enemies),
        ships={crew: xy(state, cell) for crew, cell in zip("NESW", state.ships, strict=True)},
        sea=frozenset(xy(state, cell) for cell in grid.ring),
        safe=frozenset(xy(state, cell) for cell in safe),
        harmless=frozenset(xy(state, cell) for cell in weak),
    )


def played(
    state: ArchipelagoState, move: moves.Move, before: set[int], choices: tuple[Choice, ...] = ()
) -> Iterator[Ending]:
    """Every way the game lets a move of n1 end."""
    after = state.copy()
    after.play(move)
    beaten = frozenset(xy(state, place) for place in before if place not in after.at[3:12])
    if after.deciding == CHANCE and after.phase is Phase.TURN_UP:
        yield Ending(choices, "unknown", None, beaten)
    elif after.deciding == CHANCE:
        for roll, _ in after.chances() or ():
            yield from played(after, roll, before, (*choices, roll[1]))
    elif after.mover == 0:
        for way in after.moves():
            yield from played(after, way, before, (*choices, xy(state, way[1])))
    else:
        where: Cell | str = "dead" if after.at[0] == DEAD else xy(state, after.at[0])
        results = after.results
        stored = results[-1].gold[0] if results else after.stored[0]
        coin: Cell | str = "scored" if stored else "lost" if after.lost_gold else xy(state, after.coins.index(1))
        yield Ending(choices, where, coin, beaten)


def expected(found: Ending, start: Cell) -> Ending:
    """The reference says nothing of a coin left behind, nor of what is unknown."""
    coin = None if found.where == "unknown" else found.coin or start
    return Ending(found.choices, found.where, coin, found.beaten)


@pytest.mark.parametrize("seed", range(90))
def test_chains_end_as_the_reference_says(seed: int) -> None:
    rng = Random(seed)
    state = random_state(rng, ISLANDS[seed % 3])
    grid = state.chart.grid
    board, start = board_of(state), state.at[0]
    before = {place for place in state.at[3:12] if grid.is_land[place]}
    for to in grid.walks[start]:
        for load in (moves.NOTHING, moves.COIN):
            move = (moves.STEP, 0, to, load)
            ways = endings(CoastWalk, board, xy(state, start), xy(state, to), loaded=bool(load))
            assert (ways is not None) == (move in state.legal)
            if ways is None:
                continue
            wanted = [expected(found, xy(state, start)) for found in islice(ways, MOST)]
            if len(wanted) < MOST:
                assert sorted(played(state, move, before), key=repr) == sorted(wanted, key=repr)


def test_the_reference_is_not_blind() -> None:
    """Among the random boards there are deaths, choices, dice, losses, fights and closed tiles."""
    seen: list[Ending] = []
    for seed in range(60):
        state = random_state(Random(seed), ISLANDS[seed % 3])
        board, start = board_of(state), xy(state, state.at[0])
        for to in state.chart.grid.walks[state.at[0]]:
            for loaded in (True, False):
                seen += islice(endings(CoastWalk, board, start, xy(state, to), loaded=loaded) or (), 50)
    assert {"dead", "unknown"} <= {found.where for found in seen if isinstance(found.where, str)}
    assert {"lost", "scored"} <= {found.coin for found in seen if isinstance(found.coin, str)}
    assert any(found.beaten for found in seen)
    assert any(isinstance(choice, int) for found in seen for choice in found.choices)
    assert max(len(found.choices) for found in seen) > 3
