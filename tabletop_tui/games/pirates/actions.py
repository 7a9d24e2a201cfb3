"""What the crew on turn can do as its one action, in one pass and in a stable order.

What only some games know is a part of their `Chart`. The empty-handed steps of a piece with no enemy beside it are
always the same, so they are kept.
"""

from __future__ import annotations

from functools import reduce
from operator import and_
from typing import Final

from .crews import FRIDAY, MISSIONARY, PIRATES_OF, members
from .fights import fighters
from .gold import lying
from .moves import ADVANCE, NOTHING, REVIVE, STEP, Move
from .position import CAUGHT, CRUSHED, DEAD, Position
from .steps import possible, shielded

MOST_FIGHTERS: Final = 3
"""No pirate is brought back to a crew with so many living pieces that are able to fight."""


def actions(position: Position) -> list[Move]:
    """Every action there is; an empty list means that the crew is skipped."""
    at, status, chart = position.at, position.status, position.chart
    grid = chart.grid
    legal: list[Move] = []
    for piece in members(position.of_crew[position.crew]):
        place = at[piece]
        if place < 0:
            continue
        if status[piece]:
            if status[piece] == CAUGHT and chart.held is not None:
                chart.held(position, legal, piece, place)
        elif place >= grid.size or not grid.is_water[place]:
            _add_walks(position, legal, piece, place)
        elif place in position.ships:
            _add_empty_steps(position, legal, piece, grid.landings[place])
        else:
            _add_empty_steps(position, legal, piece, grid.swims[place])
    legal += chart.sailings(position)
    if nursery(position) >= 0:
        _add_revivals(position, legal)
    if chart.gifted is not None:
        chart.gifted(position, legal)
    return legal


def _add_walks(position: Position, legal: list[Move], piece: int, place: int) -> None:
    """The moves of a free piece on land."""
    chart = position.chart
    grid = chart.grid
    cell, here = place % grid.size, position.here
    kind = position.faces[cell]
    if chart.steps[kind] > place // grid.size + 1 and piece != FRIDAY:
        to = place + grid.size
        for load in (NOTHING, *loads(position, piece, place)):
            if to not in here or possible(position, piece, load, to, shielded(position, piece)):
                legal.append((ADVANCE, piece, load))
        if chart.held is not None:
            chart.held(position, legal, piece, place)
        return
    if kind in chart.on_kinds:
        chart.on_kinds[kind](position, legal, piece, place)
    if position.coins[place] or position.treasure == place:
        add_loaded_steps(position, legal, STEP, piece, place)
    if grid.beside[cell].isdisjoint(here):
        legal += chart.walks[piece * grid.size + cell]
    else:
        _add_empty_steps(position, legal, piece, grid.walks[cell])
    if grid.shores[cell]:
        _add_ships(position, legal, piece, place)


def _add_empty_steps(position: Position, legal: list[Move], piece: int, ways: tuple[int, ...]) -> None:
    here, shield = position.here, shielded(position, piece)
    for to in ways:
        if to not in here or possible(position, piece, NOTHING, to, shield):
            legal.append((STEP, piece, to, NOTHING))


def add_loaded_steps(position: Position, legal: list[Move], verb: int, piece: int, place: int) -> None:
    """Steps over land with what lies where a piece is, as moves of this verb."""
    faces, here, chart = position.faces, position.here, position.chart
    items = loads(position, piece, place)
    for to in chart.grid.walks[place % chart.grid.size]:
        kind = faces[to]
        if kind and not chart.no_loads[kind]:
            for load in items:
                if to not in here or possible(position, piece, load, to):
                    legal.append((verb, piece, to, load))


def _add_ships(position: Position, legal: list[Move], piece: int, place: int) -> None:
    """Boarding a friendly ship, or ramming an enemy one (ruling `T12`)."""
    shores = position.chart.grid.shores[place % position.chart.grid.size]
    for ship in position.ships:
        if ship in shores:
            for load in (*loads(position, piece, place), NOTHING):
                legal.append((STEP, piece, ship, load))


def nursery(position: Position) -> int:
    """The first open tile where a pirate of the crew on turn can bring back another one, -1 for none."""
    faces, here, own = position.faces, position.here, PIRATES_OF[position.crew]
    for number in position.chart.nurseries:
        cell = faces.find(number)
        while cell >= 0:
            if cell in here and any(here[cell] >> pirate & 1 for pirate in own):
                return cell
            cell = faces.find(number, cell + 1)
    return -1


def _add_revivals(position: Position, legal: list[Move]) -> None:
    """A pirate inside can bring back a dead one of his colour (ruling `T40`)."""
    at, crew = position.at, position.crew
    own = PIRATES_OF[crew]
    able = position.of_crew[crew] & fighters(position) & ~reduce(and_, position.gentle[1:])
    if sum(at[piece] not in (DEAD, CRUSHED) for piece in members(able)) < MOST_FIGHTERS:
        legal += [(REVIVE, pirate) for pirate in own if at[pirate] == DEAD]


def loads(position: Position, piece: int, place: int) -> tuple[int, ...]:
    """What a piece can take with it from where it is: the preaching Missionary nothing."""
    if not position.coins[place] and position.treasure != place:
        return ()
    if piece == MISSIONARY and not position.converted:
        return ()
    return lying(position, place)
