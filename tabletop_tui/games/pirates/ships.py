"""Ships: who rows them and what they run over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tabletop_tui.rules import Tell

from .crews import members
from .events import Sailed
from .fights import die, fighters, meet
from .moves import Move
from .phases import Phase
from .position import Position


def sailings(position: Position, sails: Mapping[int, Sequence[Move]]) -> Iterator[Move]:
    """How the crew on turn can move a ship, of all the ways there are from each cell a ship can be at.

    Its own ship if a fighter of its side is aboard, its ally's ship if one of its own fighters is (ruling `T8`).
    """
    crew = position.crew
    fit, here, ships = fighters(position), position.here, position.ships
    berth = ships[crew]
    if here.get(berth, 0) & fit:
        yield from sails[berth]
    ally = position.seating.ally[crew]
    if ally != crew:
        berth = ships[ally]
        if here.get(berth, 0) & fit & position.of_crew[crew]:
            yield from sails[berth]


def sail(position: Position, crew: int, to: int, tell: Tell | None) -> None:
    """A ship comes to a cell with everybody aboard, takes friends in and runs enemies over (`T9`, `T10`)."""
    origin = position.ships[crew]
    position.ships[crew] = to
    if tell is not None:
        tell(Sailed(seat=position.seat, crew=crew, origin=origin, cell=to, name=position.tile_name(to)))
    for piece in members(position.here.get(to, 0) & ~position.friends(crew)):
        die(position, piece, "run over", tell)
    for piece in members(position.here.get(origin, 0)):
        position.put(piece, to)
    meet(position, to, tell)
    position.phase = Phase.ACTED
