"""Ships: what they do when they come to a cell of the water."""

from __future__ import annotations

from tabletop_tui.rules import Tell

from .crews import members
from .events import Sailed
from .fights import crush, meet
from .phases import Phase
from .position import Position


def sail(position: Position, crew: int, to: int, tell: Tell | None) -> None:
    """A ship comes to a cell with everybody aboard, takes friends in and runs enemies over (`T9`, `T10`)."""
    origin = position.ships[crew]
    position.ships[crew] = to
    if tell is not None:
        tell(Sailed(seat=position.seat, crew=crew, origin=origin, cell=to, name=position.tile_name(to)))
    run_over(position, crew, to, tell)
    for piece in members(position.here.get(origin, 0)):
        position.put(piece, to)
    meet(position, to, tell)
    position.phase = Phase.ACTED


def run_over(position: Position, crew: int, cell: int, tell: Tell | None) -> None:
    """A crew's ship comes to a cell where enemies swim."""
    for piece in members(position.here.get(cell, 0) & ~position.friends(crew)):
        crush(position, piece, tell)
