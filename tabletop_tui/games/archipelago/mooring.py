"""Choosing where the ships lie, on islands that have no places for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop_tui.games.pirates import turns
from tabletop_tui.games.pirates.crews import PIRATES_OF
from tabletop_tui.games.pirates.position import NOT_FOUND
from tabletop_tui.games.pirates.terrain import BEACH
from tabletop_tui.rules import Tell

from .campaign_events import Moored
from .moves import MOOR
from .phases import OwnPhase

if TYPE_CHECKING:
    from .expedition import Expedition


def begin(state: Expedition) -> None:
    """No ship lies anywhere yet; the first crew moors first (ruling `A18`)."""
    for crew in state.seating.crews:
        state.ships[crew] = -1
        for pirate in PIRATES_OF[crew]:
            state.put(pirate, NOT_FOUND)
    _ask(state, state.seating.crews[0])


def moor(state: Expedition, cell: int, tell: Tell | None) -> None:
    """The crew that chooses moors here, its pirates aboard; after the last one the first turn begins."""
    crew = state.crew
    state.ships[crew] = cell
    for pirate in PIRATES_OF[crew]:
        state.put(pirate, cell)
    if tell is not None:
        tell(Moored(seat=state.seat, crew=crew, cell=cell, name=state.tile_name(cell)))
    following = state.seating.after[crew]
    if state.ships[following] < 0:
        _ask(state, following)
        return
    state.crew = following
    state.seat = state.seating.seat_of[following]
    turns.prepare(state)


def berths(state: Expedition) -> tuple[int, ...]:
    """Where the next ship can moor: at any free cell of the ring (heading "Next Islands").

    By option only next to a beach and not beside another ship, unless there is no such place left.
    """
    ring = state.layout.ring
    free = tuple(cell for cell in ring if cell not in state.ships)
    if not state.options.moor_beach_only:
        return free
    grid, terrain = state.chart.grid, state.layout.terrain
    beside = {ring[(at + step) % len(ring)] for at, cell in enumerate(ring) if cell in state.ships for step in (1, -1)}
    sandy = tuple(
        cell for cell in free if cell not in beside and any(terrain[land] == BEACH for land in grid.landings[cell])
    )
    return sandy or free


def _ask(state: Expedition, crew: int) -> None:
    state.crew, state.seat = crew, state.seating.seat_of[crew]
    state.ask(OwnPhase.MOORING, tuple((MOOR, cell) for cell in berths(state)))
