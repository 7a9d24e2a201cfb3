"""What only Treasure Island has among the actions of a turn; all others stand in `pirates.actions`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop_tui.games.pirates.actions import add_loaded_steps, loads
from tabletop_tui.games.pirates.bottles import payer
from tabletop_tui.games.pirates.chain import flights
from tabletop_tui.games.pirates.fights import fighters
from tabletop_tui.games.pirates.moves import NOTHING, SAIL, Move
from tabletop_tui.games.pirates.position import Position
from tabletop_tui.games.pirates.steps import possible, shielded

from .geometry import BERTHS, GRID, SAILINGS
from .moves import ESCAPE, TAKE_OFF

SIZE: Final = GRID.size

SAILS: Final = {
    berth: tuple((SAIL, crew, to) for to in SAILINGS[berth]) for crew, berths in enumerate(BERTHS) for berth in berths
}
"""The moves of a ship, by its berth, which also says whose ship it is."""


def add_take_offs(position: Position, legal: list[Move], piece: int, place: int) -> None:
    """Flights of a piece that waits on the aeroplane."""
    shield = shielded(position, piece)
    for load in (NOTHING, *loads(position, piece, place)):
        legal += [(TAKE_OFF, piece, to, load) for to in flights(position, piece, load, shield)]


def add_escapes(position: Position, legal: list[Move], piece: int, place: int) -> None:
    """Ordinary moves out of a trap or a spinner at the price of a bottle: walking or boarding (ruling `T29`)."""
    if not any(position.bottles) or payer(position) < 0 or not fighters(position) >> piece & 1:
        return
    add_loaded_steps(position, legal, ESCAPE, piece, place)
    shield, here = shielded(position, piece), position.here
    for to in GRID.walks[place % SIZE]:
        if to not in here or possible(position, piece, NOTHING, to, shield):
            legal.append((ESCAPE, piece, to, NOTHING))
    crew = position.crew
    shores = GRID.shores[place % SIZE]
    for ship in sorted({position.ships[crew], position.ships[position.seating.ally[crew]]}):
        if ship in shores:
            for load in (*loads(position, piece, place), NOTHING):
                legal.append((ESCAPE, piece, ship, load))


def sailings(position: Position) -> Iterator[Move]:
    """How the crew on turn can move a ship, one berth along its own shore.

    Its own ship if a fighter of its side is aboard, its ally's ship if one of its own fighters is (ruling `T8`).
    """
    crew = position.crew
    fit, here, ships = fighters(position), position.here, position.ships
    berth = ships[crew]
    if here.get(berth, 0) & fit:
        yield from SAILS[berth]
    ally = position.seating.ally[crew]
    if ally != crew:
        berth = ships[ally]
        if here.get(berth, 0) & fit & position.of_crew[crew]:
            yield from SAILS[berth]
