"""What pirates with an ability can do as the action of a turn, besides what all can do."""

from __future__ import annotations

from tabletop_tui.games.pirates.actions import loads
from tabletop_tui.games.pirates.crews import members
from tabletop_tui.games.pirates.gold import leave
from tabletop_tui.games.pirates.moves import COIN, NOTHING, STEP, Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.rules import Tell

from .events import Snatched
from .expedition import Expedition
from .moves import TAKE


def gifted(position: Expedition, legal: list[Move]) -> None:
    """Diving, climbing and taking of all who can, added to the other actions."""
    able = position.gifts
    movers = able.movers & position.of_crew[position.crew]
    for piece in members(movers):
        place, bit = position.at[piece], 1 << piece
        if place < 0 or position.status[piece]:
            continue
        if place >= position.chart.grid.size or not position.chart.grid.is_water[place]:
            if bit & able.divers:
                _add_dives(position, legal, piece, place)
            if bit & able.nimble:
                _add_takes(position, legal, piece, place)
        elif place in position.ships:
            if bit & able.divers:
                free = (to for to in position.chart.grid.swims[place] if _is_free_water(position, piece, to))
                legal.extend((STEP, piece, to, NOTHING) for to in free)
        elif bit & able.climbers:
            free = (to for to in position.chart.grid.landings[place] if _is_open_and_empty(position, to))
            legal.extend((STEP, piece, to, NOTHING) for to in free)


def take_from_enemy(position: Expedition, piece: int, cell: int, tell: Tell | None) -> None:
    """The Nimble One takes a coin from a cell where an enemy stands, who stays."""
    position.coins[cell] -= 1
    leave(position, position.at[piece], COIN)
    if tell is not None:
        tell(Snatched(seat=position.seat, piece=piece, name=position.tile_name(cell)))
    position.phase = Phase.ACTED


def _add_dives(position: Expedition, legal: list[Move], piece: int, place: int) -> None:
    """Into the water beside a land cell; in a labyrinth only from the last step, as every ordinary move."""
    grid = position.chart.grid
    cell, step = place % grid.size, place // grid.size + 1
    if step < position.chart.steps[position.faces[cell]]:
        return
    items = (*loads(position, piece, place), NOTHING)
    for to in grid.shores[cell]:
        if _is_free_water(position, piece, to):
            legal.extend((STEP, piece, to, load) for load in items)


def _is_free_water(position: Expedition, piece: int, cell: int) -> bool:
    there = position.here.get(cell, 0)
    return cell not in position.ships and not there & ~position.friends(position.crew_of[piece])


def _is_open_and_empty(position: Expedition, cell: int) -> bool:
    kind, size = position.faces[cell], position.chart.grid.size
    return kind > 0 and not any(cell + size * step in position.here for step in range(position.chart.steps[kind]))


def _add_takes(position: Expedition, legal: list[Move], piece: int, place: int) -> None:
    """Coins beside an enemy on a neighbouring cell, from and on tiles where coins lie freely."""
    if not _is_ground(position, place):
        return
    friends = position.friends(position.crew_of[piece])
    for cell in position.chart.grid.walks[place]:
        if position.coins[cell] and position.here.get(cell, 0) & ~friends and _is_ground(position, cell):
            legal.append((TAKE, piece, cell))


def _is_ground(position: Expedition, place: int) -> bool:
    """Whether a place is no labyrinth, jungle, fortress or sanctuary."""
    if place >= position.chart.grid.size:
        return False
    kind = position.chart.kinds[position.faces[place]]
    return kind.stop and kind.loads and kind.steps == 1
