"""What each tile of Treasure Island does; tiles that other pirate games have too stand in `pirates.effects`."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.pirates import effects as shared
from tabletop_tui.games.pirates.chain import flights, vanished
from tabletop_tui.games.pirates.chart import ASKED, OVER, STANDS, Effect
from tabletop_tui.games.pirates.crews import MISSIONARY, PIECES
from tabletop_tui.games.pirates.earthquake import earthquake
from tabletop_tui.games.pirates.events import Moved
from tabletop_tui.games.pirates.fights import meet
from tabletop_tui.games.pirates.gold import leave, lying, take
from tabletop_tui.games.pirates.lighthouse import lighthouse
from tabletop_tui.games.pirates.moves import FLY, GO, NOTHING
from tabletop_tui.games.pirates.position import LOST, Position
from tabletop_tui.games.pirates.tidings import LostUnderground
from tabletop_tui.rules import Tell

from .geometry import SHOTS
from .moves import STAY
from .phases import OwnPhase
from .tiles import CAVE, KINDS


def aeroplane(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """Fly now or stay; staying, any piece there may fly in a later turn. The first to leave spends it (`T23`)."""
    targets = flights(position, position.mover, position.load)
    position.ask(OwnPhase.BOARDING, [(STAY,), *((FLY, to) for to in targets)])
    return ASKED


def cannon(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """Straight along the barrel to the first cell of the sea: aboard, dead, or swimming without the load."""
    return SHOTS[cell][position.turns[cell]]


def cave(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """Through to another open cave without enemies, or lost while this one is the only one (`T32` to `T35`).

    When the second cave is opened all lost pieces come up there and its opener comes up at the first, without a fight.
    Where every other exit is held by enemies the tile is like an empty one. With empty hands an item lying on the cave
    may be taken through.
    """
    mover = position.mover
    others = [other for other in open_caves(position) if other != cell]
    if not others:
        return _get_lost(position, cell, tell)
    if LOST in position.at:
        answer = _surface(position, others[0], tell)
        _let_lost_come_up(position, cell, tell)
        return answer
    friends = position.friends(position.crew_of[mover])
    exits = [other for other in others if not position.here.get(other, 0) & ~friends]
    if not exits:
        return STANDS
    items = () if position.load else _takeable(position, cell)
    if len(exits) == 1 and not items:
        return _surface(position, exits[0], tell)
    position.ask(OwnPhase.PASSAGE, [(GO, to, load) for to in exits for load in (NOTHING, *items)])
    return ASKED


def open_caves(position: Position) -> list[int]:
    """The cells of open caves, ascending."""
    caves: list[int] = []
    at = position.faces.find(CAVE)
    while at >= 0:
        caves.append(at)
        at = position.faces.find(CAVE, at + 1)
    return caves


def pass_through(position: Position, to: int, load: int, tell: Tell | None) -> int:
    """The player has chosen an exit, and what to take up at the entrance."""
    if load:
        take(position, position.at[position.mover], load)
        position.load = load
    return _surface(position, to, tell)


def _takeable(position: Position, cell: int) -> tuple[int, ...]:
    if position.mover == MISSIONARY and not position.converted:
        return ()
    return lying(position, cell)


def _get_lost(position: Position, cell: int, tell: Tell | None) -> int:
    mover = position.mover
    position.put(mover, LOST)
    position.pouch[mover] = position.load
    position.load = NOTHING
    if tell is not None:
        tell(LostUnderground(piece=mover, cell=cell, name=position.tile_name(cell)))
    return OVER


def _let_lost_come_up(position: Position, cell: int, tell: Tell | None) -> None:
    for piece in range(PIECES):
        if position.at[piece] == LOST:
            load = position.pouch[piece]
            position.pouch[piece] = NOTHING
            leave(position, cell, load)
            _come_up(position, piece, cell, load, tell)


def _come_up(position: Position, piece: int, cell: int, load: int, tell: Tell | None) -> None:
    before = position.at[piece]
    position.put(piece, cell)
    if tell is not None:
        name = position.tile_name(cell)
        tell(Moved(seat=-1, piece=piece, origin=before, place=cell, name=name, load=load, way="cave"))
    meet(position, cell, tell)


def _surface(position: Position, to: int, tell: Tell | None) -> int:
    _come_up(position, position.mover, to, position.load, tell)
    if position.at[position.mover] < 0:
        return vanished(position, to, tell)
    return STANDS


_ACTS: Final[dict[str, Effect[Position]]] = {
    "empty": shared.rest,
    "arrow_1": shared.arrow,
    "arrow_1d": shared.arrow,
    "arrow_2": shared.arrow,
    "arrow_2d": shared.arrow,
    "arrow_3": shared.arrow,
    "arrow_4": shared.arrow,
    "arrow_4d": shared.arrow,
    "knight": shared.knight,
    "spinner_2": shared.rest,
    "spinner_3": shared.rest,
    "spinner_4": shared.rest,
    "spinner_5": shared.rest,
    "ice": shared.ice,
    "trap": shared.trap,
    "crocodile": shared.crocodile,
    "cannibal": shared.cannibal,
    "fort": shared.rest,
    "native_fort": shared.rest,
    "chest_1": shared.chest,
    "chest_2": shared.chest,
    "chest_3": shared.chest,
    "chest_4": shared.chest,
    "chest_5": shared.chest,
    "galleon": shared.galleon,
    "aeroplane": aeroplane,
    "misfortune": shared.misfortune,
    "balloon": shared.balloon,
    "cannon": cannon,
    "lighthouse": lighthouse,
    "ben_gunn": shared.ben_gunn,
    "missionary": shared.missionary,
    "friday": shared.friday,
    "bottles_1": shared.bottles,
    "bottles_2": shared.bottles,
    "bottles_3": shared.bottles,
    "cave": cave,
    "barrel": shared.barrel,
    "earthquake": earthquake,
    "dense_jungle": shared.rest,
    "burning_field": shared.haze,
    "wreck": shared.rest,
}

EFFECTS: Final[tuple[Effect[Position], ...]] = tuple(_ACTS.get(kind.id, shared.rest) for kind in KINDS)
"""What each kind does, by its number; a closed tile never acts."""
