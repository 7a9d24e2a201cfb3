"""What the crew on turn can do as its one action, in one pass and in a stable order.

The empty-handed steps of a piece with no enemy beside it are always the same, so they are kept.
"""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.pirates.bottles import payer
from tabletop_tui.games.pirates.chain import flights
from tabletop_tui.games.pirates.crews import BEN_GUNN, FRIDAY, MISSIONARY, PIECES, PIRATES_OF, members
from tabletop_tui.games.pirates.fights import fighters
from tabletop_tui.games.pirates.gold import lying
from tabletop_tui.games.pirates.moves import ADVANCE, NOTHING, REVIVE, SAIL, STEP, Move
from tabletop_tui.games.pirates.position import CAUGHT, DEAD, Position
from tabletop_tui.games.pirates.ships import sailings
from tabletop_tui.games.pirates.steps import possible, shielded

from .geometry import BERTHS, GRID, SAILINGS
from .moves import ESCAPE, TAKE_OFF
from .tiles import AEROPLANE, KINDS

SIZE: Final = GRID.size

WALKS: Final = tuple(
    tuple((STEP, piece, to, NOTHING) for to in walks) for piece in range(PIECES) for walks in GRID.walks
)
"""The empty-handed steps over land, by ``piece * size + cell``."""

STEPS: Final = bytes(kind.steps for kind in KINDS)
NO_LOADS: Final = bytes(not kind.loads for kind in KINDS)
SAILS: Final = {
    berth: tuple((SAIL, crew, to) for to in SAILINGS[berth]) for crew, berths in enumerate(BERTHS) for berth in berths
}
"""The moves of a ship, by its berth, which also says whose ship it is."""

NURSERIES: Final = tuple(number for number, kind in enumerate(KINDS) if kind.nursery)

MOST_FIGHTERS: Final = 3
"""No pirate is brought back to a crew with so many living fighters."""


def actions(position: Position) -> list[Move]:
    """Every action there is (rules reference, section 5); an empty list means that the crew is skipped."""
    at, here, status = position.at, position.here, position.status
    crew = position.crew
    legal: list[Move] = []
    for piece in members(position.of_crew[crew]):
        place = at[piece]
        if place < 0:
            continue
        if status[piece]:
            if status[piece] == CAUGHT:
                _add_escapes(position, legal, piece, place)
        elif place >= SIZE or not GRID.is_water[place]:
            _add_walks(position, legal, piece, place)
        elif place in position.ships:
            for to in GRID.landings[place]:
                if to not in here or possible(position, piece, NOTHING, to, shielded(position, piece)):
                    legal.append((STEP, piece, to, NOTHING))
        else:
            _add_swims(position, legal, piece, place)
    legal += sailings(position, SAILS)
    for number in NURSERIES:
        nursery = position.faces.find(number)
        if nursery >= 0 and nursery in here:
            _add_revivals(position, legal, here[nursery])
    return legal


def _add_walks(position: Position, legal: list[Move], piece: int, place: int) -> None:
    """The moves of a free piece on land."""
    cell, here = place % SIZE, position.here
    kind = position.faces[cell]
    if STEPS[kind] > place // SIZE + 1 and piece != FRIDAY:
        to = place + SIZE
        for load in (NOTHING, *_loads(position, piece, place)):
            if to not in here or possible(position, piece, load, to, shielded(position, piece)):
                legal.append((ADVANCE, piece, load))
        _add_escapes(position, legal, piece, place)
        return
    if kind == AEROPLANE:
        shield = shielded(position, piece)
        for load in (NOTHING, *_loads(position, piece, place)):
            legal += [(TAKE_OFF, piece, to, load) for to in flights(position, piece, load, shield)]
    if position.coins[place] or position.treasure == place:
        _add_loaded_steps(position, legal, STEP, piece, place)
    _add_empty_steps(position, legal, STEP, piece, place)
    if GRID.shores[cell]:
        _add_ships(position, legal, piece, place)


def _add_empty_steps(position: Position, legal: list[Move], verb: int, piece: int, place: int) -> None:
    cell = place % SIZE
    if verb == STEP and GRID.beside[cell].isdisjoint(position.here):
        legal += WALKS[piece * SIZE + cell]
        return
    shield, here = shielded(position, piece), position.here
    for to in GRID.walks[cell]:
        if to not in here or possible(position, piece, NOTHING, to, shield):
            legal.append((verb, piece, to, NOTHING))


def _add_loaded_steps(position: Position, legal: list[Move], verb: int, piece: int, place: int) -> None:
    faces, here = position.faces, position.here
    loads = _loads(position, piece, place)
    for to in GRID.walks[place % SIZE]:
        kind = faces[to]
        if kind and not NO_LOADS[kind]:
            for load in loads:
                if to not in here or possible(position, piece, load, to):
                    legal.append((verb, piece, to, load))


def _add_ships(position: Position, legal: list[Move], piece: int, place: int) -> None:
    """Boarding a friendly ship, or ramming an enemy one (ruling `T12`)."""
    shores = GRID.shores[place % SIZE]
    for ship in position.ships:
        if ship in shores:
            for load in (*_loads(position, piece, place), NOTHING):
                legal.append((STEP, piece, ship, load))


def _add_escapes(position: Position, legal: list[Move], piece: int, place: int) -> None:
    """Ordinary moves out of a trap or a spinner at the price of a bottle: walking or boarding (ruling `T29`)."""
    if not any(position.bottles) or payer(position) < 0 or not fighters(position) >> piece & 1:
        return
    _add_loaded_steps(position, legal, ESCAPE, piece, place)
    _add_empty_steps(position, legal, ESCAPE, piece, place)
    crew = position.crew
    shores = GRID.shores[place % SIZE]
    for ship in sorted({position.ships[crew], position.ships[position.seating.ally[crew]]}):
        if ship in shores:
            for load in (*_loads(position, piece, place), NOTHING):
                legal.append((ESCAPE, piece, ship, load))


def _add_swims(position: Position, legal: list[Move], piece: int, place: int) -> None:
    here = position.here
    for to in GRID.swims[place]:
        if to not in here or possible(position, piece, NOTHING, to, shielded(position, piece)):
            legal.append((STEP, piece, to, NOTHING))


def _add_revivals(position: Position, legal: list[Move], inside: int) -> None:
    """A pirate in the native fort can bring back a dead one of his colour (ruling `T40`)."""
    at, crew = position.at, position.crew
    own = PIRATES_OF[crew]
    if not any(inside >> pirate & 1 for pirate in own):
        return
    living = sum(at[pirate] != DEAD for pirate in own)
    allies = position.of_crew[crew] & fighters(position)
    living += sum(allies >> resident & 1 for resident in (BEN_GUNN, MISSIONARY))
    if living < MOST_FIGHTERS:
        legal += [(REVIVE, pirate) for pirate in own if at[pirate] == DEAD]


def _loads(position: Position, piece: int, place: int) -> tuple[int, ...]:
    """What a piece can take with it from where it is: the preaching Missionary nothing."""
    if not position.coins[place] and position.treasure != place:
        return ()
    if piece == MISSIONARY and not position.converted:
        return ()
    return lying(position, place)
