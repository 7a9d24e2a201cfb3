"""The earthquake: two tiles change places (ruling `T37`)."""

from __future__ import annotations

from tabletop_tui.rules import Tell

from .chain import travel
from .chart import ASKED, STANDS
from .moves import QUAKE, SHAKE
from .phases import Phase
from .position import LOST, Position
from .tidings import Quaked


def earthquake(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """When opened its player swaps two tiles on which nobody stands and nothing lies; nothing with fewer than two.

    The tile of the earthquake itself stays, and so does the only open cave while pieces are lost in it. Face, state
    and direction travel with a tile.
    """
    if not opening:
        return STANDS
    loose = [land for land in position.chart.grid.land if land != cell and _is_loose(position, land)]
    if len(loose) < 2:
        return STANDS
    position.ask(Phase.FIRST_TILE, [(SHAKE, land) for land in loose])
    return ASKED


def shake(position: Position, cell: int) -> None:
    """The player has chosen the first tile."""
    position.question = (cell,)
    position.ask(Phase.SECOND_TILE, [(QUAKE, cell, other) for _, other in position.legal if other != cell])


def quake(position: Position, first: int, second: int, tell: Tell | None) -> None:
    """Two tiles change places, and the mover stands where it is."""
    swap(position, first, second, tell)
    position.question = ()
    travel(position, STANDS, tell)


def swap(position: Position, first: int, second: int, tell: Tell | None) -> None:
    """Two tiles change places, with their terrain."""
    for tiles in (position.faces, position.turns, position.backs, position.ids, position.known):
        tiles[first], tiles[second] = tiles[second], tiles[first]
    if tell is not None:
        names_of = position.tile_name(first), position.tile_name(second)
        tell(Quaked(first=first, second=second, names_of=names_of))


def _is_loose(position: Position, cell: int) -> bool:
    size = position.chart.grid.size
    if position.treasure >= 0 and position.treasure % size == cell:
        return False
    for place in range(cell, cell + size * position.chart.steps[position.faces[cell]], size):
        if position.coins[place] or place in position.here:
            return False
    return LOST not in position.at or position.faces[cell] != position.chart.cave
