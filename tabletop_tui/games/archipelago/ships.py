"""Ships that sail round any coast, as far as they have a crew (heading "Sailing the Ship")."""

from __future__ import annotations

from tabletop_tui.games.pirates.crews import members
from tabletop_tui.games.pirates.events import Sailed
from tabletop_tui.games.pirates.fights import fighters
from tabletop_tui.games.pirates.moves import SAIL, Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.ships import run_over
from tabletop_tui.rules import Tell

from .expedition import Expedition


def sailings(position: Expedition) -> list[Move]:
    """Where the ship of the crew on turn can go: clockwise, then the other way, nearest first."""
    crew = position.crew
    berth = position.ships[crew]
    sails = speed(position, crew)
    if not sails:
        return []
    return [(SAIL, crew, cell) for clockwise in (True, False) for cell in course(position, berth, sails, clockwise)]


def speed(position: Expedition, crew: int) -> int:
    """How many steps a crew's ship can go: one for each fighter of its own aboard, none with a Ship's Boy alone."""
    aboard = position.here.get(position.ships[crew], 0) & position.of_crew[crew] & fighters(position)
    return 0 if not aboard & ~position.gifts.boys and not aboard & (aboard - 1) else aboard.bit_count()


def course(position: Expedition, berth: int, steps: int, clockwise: bool) -> list[int]:
    """The cells a ship comes to one after the other; it steps over other ships at no price (ruling `A7`)."""
    grid = position.chart.grid
    onward, cell = grid.after if clockwise else grid.before, berth
    cells: list[int] = []
    for _ in range(steps):
        cell = onward[cell]
        while cell in position.ships:
            cell = onward[cell]
        cells.append(cell)
    return cells


def sail(position: Expedition, crew: int, to: int, tell: Tell | None) -> None:
    """A ship sails with everybody aboard, takes friends in on its way and runs enemies over (rulings `A6`, `A9`)."""
    origin = position.ships[crew]
    sails = speed(position, crew)
    cells = course(position, origin, sails, clockwise=True)
    if to not in cells:
        cells = course(position, origin, sails, clockwise=False)
    way = cells[: cells.index(to) + 1]
    position.ships[crew] = to
    if tell is not None:
        tell(Sailed(seat=position.seat, crew=crew, origin=origin, cell=to, name=position.tile_name(to)))
    for piece in members(position.here.get(origin, 0)):
        position.put(piece, to)
    for cell in way:
        run_over(position, crew, cell, tell)
        if cell != to:
            for piece in members(position.here.get(cell, 0)):
                position.put(piece, to)
    position.phase = Phase.ACTED
