"""Chains: everything one moving piece does in a turn after its first step.

A move begins with `begin` and its first place is entered with `enter`. The answer of every tile is where the piece is
sent next, or that it stands, is done with, or that somebody has to decide first; `travel` follows these answers until
there is nothing more to follow. What is asked in between is answered by moves that call `travel` again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabletop_tui.rules import CHANCE, Tell

from .chart import ASKED, OVER, STANDS
from .events import Cause, Moved, Way
from .fights import die, meet
from .gold import forsake, lay_down, lose_load, score, take
from .moves import FLY, GO, NOTHING
from .phases import Phase
from .position import Position
from .steps import possible
from .tidings import TurnedUp

FLIGHT: Final = 9
"""The last step was a flight."""


def begin(position: Position, piece: int, load: int) -> None:
    """A piece sets out from where it is and takes a load with it."""
    place = position.at[piece]
    position.mover, position.origin, position.load = piece, place, load
    if load:
        take(position, place, load)
    wear_out(position, place % position.chart.grid.size)


def wear_out(position: Position, cell: int) -> None:
    """A piece leaves a tile of its own will, which may use it up."""
    worn = position.chart.worn.get(position.faces[cell])
    if worn is not None:
        position.faces[cell] = worn


def enter(position: Position, place: int, way: Way, tell: Tell | None, *, seat: int = -1) -> int:
    """The mover comes to a place that is possible for it; what happens there at once, as a tile's answer."""
    mover, grid = position.mover, position.chart.grid
    position.previous = before = position.at[mover]
    position.put(mover, place)
    if tell is not None:
        name, load = grid.name(place), position.load
        tell(Moved(seat=seat, piece=mover, origin=before, place=place, name=name, load=load, way=way))
    if grid.is_water[place]:
        return _splash(position, place, tell)
    if not position.faces[place]:
        return _open(position, place, tell)
    return arrive(position, place, False, tell)


def travel(position: Position, answer: int, tell: Tell | None) -> None:
    """Follow what tiles answer until the mover is done with or somebody has to decide."""
    chart, mover = position.chart, position.mover
    while answer >= 0:
        if possible(position, mover, position.load, answer):
            cell = position.at[mover] % chart.grid.size
            answer = enter(position, answer, chart.kinds[position.faces[cell]].way, tell)
        else:
            answer = perish(position, "no way on", tell)
    if answer == STANDS:
        lay_down(position, position.at[mover], tell)
    if answer != ASKED:
        finish(position, tell)


def finish(position: Position, tell: Tell | None) -> None:
    """The mover is done with, and with it the action of this turn."""
    forsake(position, position.origin, tell)
    position.mover = position.origin = position.previous = -1
    position.load = NOTHING
    position.came = 0
    position.taken = position.trail = ()
    position.phase = Phase.ACTED


def arrive(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """The mover is on an open tile: a fight first, then the tile acts."""
    mover, chart = position.mover, position.chart
    kind = position.faces[cell]
    there = position.here[cell]
    if there & (there - 1):
        foes = there & ~position.friends(position.crew_of[mover])
        if foes and not chart.peace[kind] and chart.fight(position, cell, foes, opening, tell):
            return ASKED
        return stand_there(position, cell, opening, tell)
    return chart.effects[kind](position, cell, opening, tell)


def stand_there(position: Position, place: int, opening: bool, tell: Tell | None) -> int:
    """The mover has met whoever was at its place, and if it still stands there the tile acts."""
    if meet(position, place, tell) and position.at[position.mover] < 0:
        return vanished(position, place, tell)
    if position.at[position.mover] != place:
        return OVER
    chart = position.chart
    if place >= chart.grid.size:
        return STANDS
    if chart.grid.is_water[place]:
        return OVER
    return chart.effects[position.faces[place]](position, place, opening, tell)


def vanished(position: Position, place: int, tell: Tell | None) -> int:
    """The mover has met whom it should not: its load lies where it was."""
    lay_down(position, place, tell)
    forsake(position, place, tell)
    return OVER


def perish(position: Position, cause: Cause, tell: Tell | None) -> int:
    """The mover cannot go on and dies; its load lies where the move began (ruling `T14`)."""
    die(position, position.mover, cause, tell)
    lay_down(position, position.origin, tell)
    return OVER


def go_down(position: Position, cause: Cause, tell: Tell | None) -> int:
    """The mover dies at an enemy ship or the cannibal, with its load where the game has it so (ruling `T24`)."""
    if not position.chart.gold_drowns_with_the_dead:
        return perish(position, cause, tell)
    lose_load(position, position.at[position.mover], tell)
    die(position, position.mover, cause, tell)
    return OVER


def looped(position: Position, cell: int) -> bool:
    """Whether the mover has come to this forced tile before, in the same way and with no choice since (`T16`)."""
    arrival = 16 * cell + position.came
    if arrival in position.trail:
        return True
    position.trail += (arrival,)
    return False


def choose(position: Position, cell: int, ways: Iterable[int], tell: Tell | None) -> int:
    """The mover goes on by one of several ways: those possible and not yet taken from here in this move (`T15`)."""
    size, taken, mover, load = position.chart.grid.size, position.taken, position.mover, position.load
    free = [to for to in ways if cell * size + to not in taken and possible(position, mover, load, to)]
    if not free:
        return perish(position, "no way on", tell)
    if len(free) == 1:
        return take_way(position, cell, free[0])
    position.ask(Phase.WAY, [(GO, to, NOTHING) for to in free])
    return ASKED


def take_way(position: Position, cell: int, to: int) -> int:
    """Go one of several ways: to a neighbour, by a knight's jump, or thrown over two cells."""
    grid = position.chart.grid
    position.taken += (cell * grid.size + to,)
    position.trail = ()
    position.came = grid.ways[cell * grid.size + to]
    return to


def flights(position: Position, piece: int, load: int, shielded: bool = False) -> list[int]:
    """Where a piece can fly to from where it is: land, then friendly ships (ruling `T22`)."""
    crew, start = position.crew_of[piece], position.at[piece]
    targets = [to for to in position.chart.grid.land if to != start and possible(position, piece, load, to, shielded)]
    ships = {position.ships[crew], position.ships[position.seating.ally[crew]]}
    return [*targets, *sorted(ships)]


def fly_again(position: Position, cell: int, tell: Tell | None) -> int:
    """The mover flies on from ice after a flight, wherever it has not flown from here in this move."""
    size = position.chart.grid.size
    free = [to for to in flights(position, position.mover, position.load) if cell * size + to not in position.taken]
    if not free:
        return perish(position, "no way on", tell)
    if len(free) == 1:
        return take_flight(position, cell, free[0])
    position.ask(Phase.FLIGHT, [(FLY, to) for to in free])
    return ASKED


def take_flight(position: Position, cell: int, to: int) -> int:
    """Fly somewhere."""
    position.taken += (cell * position.chart.grid.size + to,)
    position.trail = ()
    position.came = FLIGHT
    return to


def turn_up(position: Position, cell: int, kind: int, turn: int, tell: Tell | None) -> int:
    """The tile under the mover is opened, and acts."""
    position.faces[cell], position.turns[cell] = kind, turn
    position.progress = True
    if tell is not None:
        title = position.chart.kinds[kind].name
        tell(TurnedUp(cell=cell, name=position.tile_name(cell), kind=kind, turn=turn, title=title))
    return arrive(position, cell, True, tell)


def board_or_die(position: Position, cell: int, tell: Tell | None) -> int:
    """The mover is on a ship's cell: safe with its load on a friendly one, dead and its load lost on another."""
    crew = position.crew_of[position.mover]
    owner = position.ships.index(cell)
    if owner != crew and owner != position.seating.ally[crew]:
        return go_down(position, "enemy ship", tell)
    score(position, tell)
    meet(position, cell, tell)
    return OVER


def _splash(position: Position, cell: int, tell: Tell | None) -> int:
    if cell in position.ships:
        return board_or_die(position, cell, tell)
    lose_load(position, cell, tell)
    foes = position.here[cell] & ~position.friends(position.crew_of[position.mover])
    if foes and position.chart.fight(position, cell, foes, False, tell):
        return ASKED
    meet(position, cell, tell)
    return OVER


def _open(position: Position, cell: int, tell: Tell | None) -> int:
    seen = position.known[cell]
    if not seen:
        position.ask(Phase.TURN_UP, ())
        position.deciding = CHANCE
        return ASKED
    position.known[cell] = 0
    return turn_up(position, cell, (seen - 1) // 4, (seen - 1) % 4, tell)


def step_out(position: Position, piece: int, to: int, load: int, tell: Tell | None) -> None:
    """A piece steps to a neighbouring cell, as the action of its turn."""
    grid = position.chart.grid
    cell = position.at[piece] % grid.size
    way: Way = "walk"
    swims = grid.is_water[cell] and cell not in position.ships
    if grid.is_water[to]:
        way = "swim" if swims else "board" if to in position.ships else "dive"
    elif grid.is_water[cell]:
        way = "climb" if swims else "land"
    begin(position, piece, load)
    position.came = grid.headings[cell * grid.size + to]
    travel(position, enter(position, to, way, tell, seat=position.seat), tell)


def take_off(position: Position, piece: int, to: int, load: int, tell: Tell | None) -> None:
    """A piece flies from where it waits, as the action of its turn."""
    begin(position, piece, load)
    position.came = FLIGHT
    travel(position, enter(position, to, "flight", tell, seat=position.seat), tell)


def advance(position: Position, piece: int, load: int, tell: Tell | None) -> None:
    """A piece goes on to the next step of the spinner it is on; whoever stands there is attacked."""
    begin(position, piece, load)
    go_to_step(position, position.at[piece] + position.chart.grid.size, "advance", tell)


def go_to_step(position: Position, place: int, way: Way, tell: Tell | None) -> None:
    """The mover, which has just begun, comes to another step of the spinner it is on."""
    piece, load, before = position.mover, position.load, position.origin
    position.put(piece, place)
    if tell is not None:
        step = place // position.chart.grid.size + 1
        name = position.tile_name(place)
        seat = position.seat
        tell(Moved(seat=seat, piece=piece, origin=before, place=place, name=name, load=load, way=way, step=step))
    foes = position.here[place] & ~position.friends(position.crew_of[piece])
    if foes and position.chart.fight(position, place, foes, False, tell):
        return
    travel(position, stand_there(position, place, False, tell), tell)
