"""What tiles do that more than one pirate game has: each kind's whole behaviour in one function.

An effect is given the position, the cell the mover has come to, and whether the tile has just been opened. See
`chart.Effect` for what it answers.
"""

from __future__ import annotations

from typing import Literal

from tabletop_tui.rules import Tell

from .chain import FLIGHT, choose, fly_again, go_down, looped, perish, vanished
from .chart import ASKED, OVER, STANDS
from .crews import BEN_GUNN, FRIDAY, MISSIONARY, members
from .events import Freed, Held
from .fights import enjoy_bottle, join, meet
from .grid import JUMP
from .moves import SILENT, SWEAR
from .phases import Phase
from .position import CAUGHT, FREE, MISSES_NEXT_TURN, Position
from .tidings import Found, HazeRose


def rest(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """Nothing happens: empty tiles, spinners (whose steps are places of their own), forts and dense jungle."""
    return STANDS


def arrow(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """Go on at once through an exit; with several the player chooses. In the sea one swims."""
    chart = position.chart
    exits = chart.exits[position.faces[cell] * 4 + position.turns[cell]]
    around = chart.grid.around[cell]
    if len(exits) > 1:
        # Off a coast two directions can end on one cell of the ring.
        return choose(position, cell, dict.fromkeys(around[direction] for direction in exits), tell)
    if looped(position, cell):
        return perish(position, "loop", tell)
    position.came = exits[0]
    return around[exits[0]]


def knight(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """Jump to any cell an L away: land, a ship, or the sea (ruling `T13`). Only the end of the jump is opened."""
    return choose(position, cell, position.chart.grid.jumps[cell], tell)


def ice(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """Repeat the last step: straight on, or any jump, flight or throw after another one (`T19`, `T20`)."""
    came, grid = position.came, position.chart.grid
    if came > 7:
        if came == FLIGHT:
            return fly_again(position, cell, tell)
        return choose(position, cell, grid.jumps[cell] if came == JUMP else grid.throws[cell], tell)
    if looped(position, cell):
        return perish(position, "loop", tell)
    return grid.around[cell][came]


def crocodile(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """Back to the cell the piece came from, where it arrives anew (ruling `T18`)."""
    if looped(position, cell):
        return perish(position, "loop", tell)
    if position.came < 8:
        position.came = (position.came + 4) % 8
    return position.previous % position.chart.grid.size


def trap(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """Traps and pits hold who comes alone. A friend frees all of his side and is not caught (`T26`); nor is Friday."""
    mover = position.mover
    friends = position.here[cell] & position.friends(position.crew_of[mover]) & ~(1 << mover)
    for piece in members(friends):
        if position.status[piece] == CAUGHT:
            position.status[piece] = FREE
            if tell is not None:
                tell(Freed(piece=piece))
    if not friends and mover != FRIDAY:
        position.status[mover] = CAUGHT
        if tell is not None:
            tell(Held(piece=mover, by=position.chart.kinds[position.faces[cell]].name.lower()))
    return STANDS


def barrel(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """The piece misses its crew's next turn, each time it comes here (ruling `T31`)."""
    position.status[position.mover] = MISSES_NEXT_TURN
    if tell is not None:
        tell(Held(piece=position.mover, by="barrel"))
    return STANDS


def cannibal(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """The piece dies and its load is lost (ruling `T24`); Friday is welcome."""
    if position.mover == FRIDAY:
        return STANDS
    return go_down(position, "eaten", tell)


def balloon(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """At once to the ship of the piece's own crew, with its load, wherever that ship is."""
    return position.ships[position.crew_of[position.mover]]


def chest(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """When opened its coins appear on the tile."""
    if opening:
        position.coins[cell] += (count := position.chart.kinds[position.faces[cell]].coins)
        _find(position, cell, "coins", count, tell)
    return STANDS


def galleon(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """When opened the treasure appears on the tile, which is carried like a coin and counts three."""
    if opening:
        position.treasure = cell
        _find(position, cell, "treasure", 1, tell)
    return STANDS


def misfortune(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """Who opens it must swear; who stays silent dies (ruling `T39`)."""
    if not opening:
        return STANDS
    position.ask(Phase.CURSE, [(SWEAR,), (SILENT,)])
    return ASKED


def bottles(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """When opened the crew gets its bottles; Friday or the preaching Missionary use one of them up at once."""
    if opening:
        mover, count = position.mover, position.chart.kinds[position.faces[cell]].bottles
        crew = position.crew_of[mover]
        _find(position, cell, "bottles", count, tell)
        position.bottles[crew] += count
        if mover == FRIDAY or (mover == MISSIONARY and not position.converted):
            position.bottles[crew] -= 1
            enjoy_bottle(position, mover, tell)
            if mover == FRIDAY:
                return OVER
    return STANDS


def ben_gunn(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """When opened Ben Gunn appears and is one more pirate of the crew that found him."""
    return _appear(position, BEN_GUNN, cell, opening, tell)


def missionary(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """When opened the Missionary appears and preaches for the crew that found him, until he gets a bottle."""
    return _appear(position, MISSIONARY, cell, opening, tell)


def friday(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """When opened Friday appears and works for the crew that found him, until he is attacked or gets a bottle."""
    return _appear(position, FRIDAY, cell, opening, tell)


def haze(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """For one full circle each crew's turn is played by the next captain; a second such tile adds a circle (`T38`)."""
    if opening:
        position.hazy += len(position.seating.crews)
        if tell is not None:
            tell(HazeRose(turns=position.hazy, haze=position.chart.haze))
    return STANDS


def _find(
    position: Position, cell: int, what: Literal["coins", "treasure", "bottles"], count: int, tell: Tell | None
) -> None:
    if tell is not None:
        crew = position.crew_of[position.mover]
        tell(Found(crew=crew, cell=cell, name=position.tile_name(cell), what=what, count=count))


def _appear(position: Position, resident: int, cell: int, opening: bool, tell: Tell | None) -> int:
    if opening:
        position.put(resident, cell)
        join(position, resident, position.crew_of[position.mover], tell)
        if meet(position, cell, tell) and position.at[position.mover] < 0:
            return vanished(position, cell, tell)
    return STANDS
