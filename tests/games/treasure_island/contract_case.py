"""Treasure Island in the contract suite."""

from __future__ import annotations

from random import Random

from tabletop_tui.games.pirates.crews import BEN_GUNN, NO_CREW, PIECES, PIRATES_OF
from tabletop_tui.games.pirates.gold import WORTH
from tabletop_tui.games.pirates.moves import TREASURE
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.position import DEAD, LOST, NOT_FOUND
from tabletop_tui.games.pirates.sight import hidden, unseen
from tabletop_tui.games.treasure_island.game import GAME
from tabletop_tui.games.treasure_island.geometry import BERTHS, GRID, LAND
from tabletop_tui.games.treasure_island.state import IslandState
from tabletop_tui.games.treasure_island.tiles import AEROPLANE, CAVE, DECK, GOLD, KINDS, NUMBER, WRECK
from tests.rules.cases import Case


def nothing_is_made_or_lost(state: IslandState) -> None:
    """117 tiles, 40 gold, three pirates a colour, and both ways of saying where pieces are agree."""
    every_tile_is_one_of_the_box(state)
    all_gold_is_somewhere(state)
    every_piece_is_somewhere(state)


def every_tile_is_one_of_the_box(state: IslandState) -> None:
    closed = unseen(state)
    faces = [AEROPLANE if state.faces[cell] == WRECK else state.faces[cell] for cell in LAND]
    assert all(faces.count(kind) + closed[kind] == DECK.count(kind) for kind in range(1, len(KINDS)))
    assert faces.count(0) == sum(closed)
    assert sorted(state.ids[cell] for cell in LAND) == list(range(117))
    assert all(state.turns[cell] < KINDS[state.faces[cell]].turns for cell in LAND)
    assert all(not state.known[cell] or not state.faces[cell] for cell in LAND)
    seen = sorted(kind for kind in state.dealt if kind)
    assert seen == sorted([*filter(None, faces), *((state.known[cell] - 1) // 4 for cell in hidden(state))])


def all_gold_is_somewhere(state: IslandState) -> None:
    closed = unseen(state)
    unknown = sum(KINDS[kind].coins * count for kind, count in enumerate(closed)) + 3 * closed[NUMBER["galleon"]]
    carried = WORTH[state.load] + sum(WORTH[load] for load in state.pouch)
    lying = sum(state.coins) + (WORTH[TREASURE] if state.treasure >= 0 else 0)
    assert sum(state.stored) + lying + carried + unknown + state.lost_gold == GOLD
    for place, coins in enumerate(state.coins):
        if coins or state.treasure == place:
            kind = KINDS[state.faces[place % GRID.size]]
            assert kind.stop, f"gold cannot lie on {kind.name}"
            assert kind.loads, f"gold cannot be brought to {kind.name}"
            assert place // GRID.size < kind.steps


def every_piece_is_somewhere(state: IslandState) -> None:
    here: dict[int, int] = {}
    for piece in range(PIECES):
        place = state.at[piece]
        assert bool(state.of_crew[state.crew_of[piece]] >> piece & 1)
        assert (state.pouch[piece] == 0) or place == LOST
        assert place >= DEAD or place in (LOST, NOT_FOUND)
        if place >= 0:
            here[place] = here.get(place, 0) | 1 << piece
            assert state.crew_of[piece] in state.seating.crews
        else:
            assert state.status[piece] == 0
    assert here == state.here
    assert sum(bin(pieces).count("1") for pieces in state.of_crew) == PIECES
    for crew in state.seating.crews:
        assert state.ships[crew] in BERTHS[crew]
        assert all(state.crew_of[pirate] == crew for pirate in PIRATES_OF[crew])
        assert not state.here.get(state.ships[crew], 0) & ~state.friends(crew), "nobody is aboard an enemy ship"
    assert all(state.at[piece] < 0 or state.crew_of[piece] != NO_CREW for piece in range(BEN_GUNN, PIECES))
    if LOST in state.at:
        assert state.faces.count(CAVE) == 1
    if state.mover < 0:
        moving = (state.origin, state.previous, state.load, state.came, state.taken, state.trail, state.question)
        assert moving == (-1, -1, 0, 0, (), (), ())
        for place, pieces in here.items():
            stands = KINDS[state.faces[place % GRID.size]]
            assert place >= GRID.size or GRID.is_water[place] or (stands.stop and state.faces[place])
            assert place // GRID.size < stands.steps
            assert pieces
    assert state.phase is not Phase.ACTED


def other_faces(state: IslandState, seat: int, rng: Random) -> IslandState | None:
    """The same position with the faces that another seat has looked at exchanged for some that are left."""
    cells = hidden(state)
    if not cells or seat in (state.looker, state.seat if state.looker < 0 else -1):
        return None
    twin = state.copy()
    cell = rng.choice(cells)
    kinds = [kind for kind, count in enumerate(twin.left) if count]
    if not kinds:
        return None
    before, after = (twin.known[cell] - 1) // 4, rng.choice(kinds)
    twin.left[before] += 1
    twin.left[after] -= 1
    twin.known[cell] = 1 + 4 * after + rng.randrange(KINDS[after].turns)
    twin.dealt[twin.ids[cell]] = after
    return twin if twin != state else None


CONTRACT = [
    Case(
        GAME,
        ((2, {}), (3, {}), (4, {}), (4, {"teams": "two_against_two"})),
        law=nothing_is_made_or_lost,
        secrets=True,
        twin=other_faces,
    )
]
