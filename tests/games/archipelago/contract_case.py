"""Archipelago in the contract suite."""

from __future__ import annotations

from random import Random

from tabletop_tui.games.archipelago.data import BACKS
from tabletop_tui.games.archipelago.deal import deal
from tabletop_tui.games.archipelago.game import GAME
from tabletop_tui.games.archipelago.phases import OwnPhase
from tabletop_tui.games.archipelago.state import ArchipelagoState
from tabletop_tui.games.archipelago.tiles import AEROPLANE, KINDS, WRECK
from tabletop_tui.games.pirates.crews import FRIDAY, MISSIONARY, NO_CREW, PIECES, PIRATES_OF
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.position import CRUSHED, DEAD, NOT_FOUND
from tests.rules.cases import Case

BETWEEN = (OwnPhase.DRAFT, OwnPhase.DRAFT_DIE, OwnPhase.NEXT_ISLAND, Phase.OVER)
"""What is decided when the island is over."""


def nothing_is_made_or_lost(state: ArchipelagoState) -> None:
    """The tiles of the chosen sets, their coins and bottles, three pirates a crew, and each card in one place."""
    every_tile_is_one_of_the_sets(state)
    every_coin_is_somewhere(state)
    every_piece_is_somewhere(state)
    every_card_is_in_one_place(state)


def every_tile_is_one_of_the_sets(state: ArchipelagoState) -> None:
    kinds, grid = len(KINDS), state.chart.grid
    box = deal(state.layout, state.options.hard_tiles == "out")
    assert sorted(state.ids[cell] for cell in grid.land) == list(range(len(grid.land)))
    for back in BACKS:
        cells = [cell for cell in grid.land if state.backs[cell] == back]
        assert len(cells) == box.places[back]
        seen = sorted(filter(None, state.dealt[state.chart.first[back] : state.chart.first[back + 1]]))
        shown = [AEROPLANE if state.faces[cell] == WRECK else state.faces[cell] for cell in cells if state.faces[cell]]
        peeked = [(state.known[cell] - 1) // 4 for cell in cells if state.known[cell] and not state.faces[cell]]
        assert seen == sorted(shown + peeked)
        left = state.left[back * kinds : (back + 1) * kinds]
        assert all(seen.count(kind) + left[kind] == box.decks[back].count(kind) for kind in range(1, kinds))
        assert sum(left) >= len(cells) - len(seen)
    assert all(state.turns[cell] < KINDS[state.faces[cell]].turns for cell in grid.land)


def every_coin_is_somewhere(state: ArchipelagoState) -> None:
    grid = state.chart.grid
    opened = [KINDS[state.faces[cell]] for cell in grid.land]
    assert sum(state.stored) + sum(state.coins) + (state.load > 0) + state.lost_gold == sum(k.coins for k in opened)
    assert sum(state.bottles) <= sum(kind.bottles for kind in opened) <= 4
    for place, coins in enumerate(state.coins):
        if coins:
            kind = KINDS[state.faces[place % grid.size]]
            assert kind.stop and kind.loads, f"coins cannot lie on {kind.name}"
            assert place // grid.size < kind.steps


def every_piece_is_somewhere(state: ArchipelagoState) -> None:
    here: dict[int, int] = {}
    grid = state.chart.grid
    for piece in range(PIECES):
        place = state.at[piece]
        assert bool(state.of_crew[state.crew_of[piece]] >> piece & 1)
        assert place >= 0 or place in (DEAD, NOT_FOUND, CRUSHED)
        if place >= 0:
            here[place] = here.get(place, 0) | 1 << piece
            assert state.crew_of[piece] in state.seating.crews
        else:
            assert state.status[piece] == 0
    assert here == state.here
    assert state.crew_of[FRIDAY] == NO_CREW
    berths = [state.ships[crew] for crew in state.seating.crews if state.ships[crew] >= 0]
    assert len(set(berths)) == len(berths)
    assert set(berths) <= set(state.layout.ring)
    for crew in state.seating.crews:
        assert all(state.crew_of[pirate] == crew for pirate in PIRATES_OF[crew])
        if state.phase is not OwnPhase.MOORING:
            assert not state.here.get(state.ships[crew], 0) & ~state.friends(crew), "nobody is aboard an enemy ship"
    assert state.crew_of[MISSIONARY] != NO_CREW or state.at[MISSIONARY] < 0
    if state.mover < 0:
        for place in here:
            kind = KINDS[state.faces[place % grid.size]]
            assert grid.is_water[place % grid.size] or (kind.stop and place // grid.size < kind.steps)
    assert state.phase is not Phase.ACTED


def every_card_is_in_one_place(state: ArchipelagoState) -> None:
    owned = [card for card in state.ability if card]
    assert len(set(owned)) == len(owned) <= 9
    assert not set(owned) & set(state.offer)
    assert not any(state.ability[piece] for piece in range(MISSIONARY - 1, PIECES))
    if state.phase not in BETWEEN:
        assert not (state.offer or state.order or state.tied or state.thrown)


def other_faces(state: ArchipelagoState, seat: int, rng: Random) -> ArchipelagoState | None:
    """The same position with a face that another seat has looked at exchanged for one that is left."""
    cells = [cell for cell in state.chart.grid.land if state.known[cell] and not state.faces[cell]]
    if not cells or seat in (state.looker, state.seat if state.looker < 0 else -1):
        return None
    twin = state.copy()
    cell = rng.choice(cells)
    first = twin.backs[cell] * len(KINDS)
    kinds = [kind for kind in range(len(KINDS)) if twin.left[first + kind]]
    before, after = (twin.known[cell] - 1) // 4, rng.choice(kinds)
    twin.left[first + before] += 1
    twin.left[first + after] -= 1
    twin.known[cell] = 1 + 4 * after + rng.randrange(KINDS[after].turns)
    twin.dealt[twin.ids[cell]] = after
    return twin if twin != state else None


# Only set 3 has a lighthouse, the one thing that somebody knows alone.
CONTRACT = [
    Case(
        GAME,
        (
            (2, {"crews": "two", "plays": "island_3", "moor_beach_only": True}),
            (3, {}),
            (4, {"teams": "two_against_two", "plays": "island_2", "sets_of_island_2": "1 and 3", "hard_tiles": "out"}),
        ),
        law=nothing_is_made_or_lost,
        secrets=True,
        twin=other_faces,
    )
]
