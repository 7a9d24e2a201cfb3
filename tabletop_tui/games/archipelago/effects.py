"""What each tile of Archipelago does; tiles that other pirate games have too stand in `pirates.effects`."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.pirates import effects as shared
from tabletop_tui.games.pirates.chain import choose, flights, perish, travel
from tabletop_tui.games.pirates.chart import ASKED, STANDS, Effect
from tabletop_tui.games.pirates.crews import CLERGY, members
from tabletop_tui.games.pirates.earthquake import earthquake, swap
from tabletop_tui.games.pirates.fights import send_home
from tabletop_tui.games.pirates.lighthouse import lighthouse
from tabletop_tui.games.pirates.moves import FLY
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.rules import CHANCE, Tell

from .data import stock
from .events import Missed, Rolled, Shot, Turned
from .expedition import Expedition
from .moves import HIT, SHOOT, TURN
from .phases import OwnPhase
from .tiles import KINDS
from .view import LineOfFire

MOST_ROLLS: Final = 9
"""Who comes to the same crossroads once more than this in one move dies (ruling `A11`)."""


def crossroads(position: Expedition, cell: int, opening: bool, tell: Tell | None) -> int:
    """The die says where to go; what cannot be entered kills, and nobody rolls again (rulings `A3`, `A11`)."""
    visit = -1 - cell
    if position.taken.count(visit) == MOST_ROLLS:
        return perish(position, "loop", tell)
    position.taken += (visit,)
    position.phase, position.deciding, position.legal = OwnPhase.CROSSROADS, CHANCE, ()
    return ASKED


def follow_die(position: Expedition, face: int, tell: Tell | None) -> None:
    """The die lies, and the mover goes on."""
    cell = position.at[position.mover]
    direction = (stock().crossroads[face - 1] + 2 * position.turns[cell]) % 8
    if tell is not None:
        tell(Rolled(piece=position.mover, face=face, name=position.tile_name(cell)))
    position.trail = ()
    position.came = direction
    travel(position, position.chart.grid.around[cell][direction], tell)


def trampoline(position: Expedition, cell: int, opening: bool, tell: Tell | None) -> int:
    """Thrown over exactly two cells in any direction, over whatever is between."""
    return choose(position, cell, position.chart.grid.throws[cell], tell)


def aeroplane(position: Expedition, cell: int, opening: bool, tell: Tell | None) -> int:
    """Who opens it has to fly, anywhere on land or to a friendly ship; then it is spent (ruling `A27`)."""
    position.ask(Phase.FLIGHT, [(FLY, to) for to in flights(position, position.mover, position.load)])
    return ASKED


def musket(position: Expedition, cell: int, opening: bool, tell: Tell | None) -> int:
    """Who opens it fires once, in any direction."""
    if not opening:
        return STANDS
    position.ask(OwnPhase.AIM, [(SHOOT, direction) for direction in range(8)])
    return ASKED


def shoot(position: Expedition, direction: int, tell: Tell | None) -> None:
    """The shot flies in a straight line, over water too, to the first land where somebody is."""
    cell = position.at[position.mover]
    targets = _line_of_fire(position, cell, direction).targets
    if len(targets) > 1:
        position.ask(OwnPhase.VICTIM, [(HIT, piece) for piece in targets])
        return
    if targets:
        hit(position, targets[0], tell)
        return
    if tell is not None:
        tell(Missed(piece=position.mover, direction=direction))
    travel(position, STANDS, tell)


def hit(position: Expedition, piece: int, tell: Tell | None) -> None:
    """One piece is hit and flies home, without a roll and without setting off dynamite."""
    if tell is not None:
        place = position.at[piece]
        tell(Shot(piece=piece, by=position.mover, place=place, name=position.tile_name(place)))
    send_home(position, piece, position.mover, None)
    travel(position, STANDS, tell)


def lines_of_fire(position: Expedition) -> tuple[LineOfFire, ...]:
    """Where the musket would hit whom, by direction, while it is aimed; empty at any other time."""
    if position.phase is not OwnPhase.AIM:
        return ()
    return tuple(_line_of_fire(position, position.at[position.mover], direction) for direction in range(8))


def _line_of_fire(position: Expedition, start: int, direction: int) -> LineOfFire:
    """To the first land where somebody is: nobody is hit where one of them is safe."""
    chart = position.chart
    grid = chart.grid
    for cell in grid.rays[start][direction]:
        if not grid.is_land[cell]:
            continue
        kind = position.faces[cell]
        there = 0
        for step in range(chart.steps[kind]):
            there |= position.here.get(cell + step * grid.size, 0)
        if there:
            preached = there & CLERGY and not position.converted
            safe = chart.refuge[kind] or chart.kinds[kind].truce or preached
            safe = safe or there & position.guarded[position.backs[cell]]
            return LineOfFire(cell, () if safe else members(there))
    return LineOfFire(-1, ())


def quake(position: Expedition, first: int, second: int, tell: Tell | None) -> None:
    """Two tiles change places with their terrain, and open ones with a direction may be turned."""
    swap(position, first, second, tell)
    position.question = tuple(cell for cell in (first, second) if KINDS[position.faces[cell]].turns > 1)
    _ask_turning(position, tell)


def turn(position: Expedition, cell: int, turns: int, tell: Tell | None) -> None:
    """The player has said how a tile lies."""
    position.turns[cell] = turns
    if tell is not None:
        tell(Turned(cell=cell, name=position.tile_name(cell), turn=turns))
    position.question = position.question[1:]
    _ask_turning(position, tell)


def _ask_turning(position: Expedition, tell: Tell | None) -> None:
    if not position.question:
        travel(position, STANDS, tell)
        return
    cell = position.question[0]
    turns = KINDS[position.faces[cell]].turns
    position.ask(OwnPhase.TURNING, [(TURN, cell, (position.turns[cell] + more) % turns) for more in range(turns)])


_ACTS: Final[dict[str, Effect[Expedition]]] = {
    "empty": shared.rest,
    "arrow_1": shared.arrow,
    "arrow_1d": shared.arrow,
    "arrow_2": shared.arrow,
    "arrow_3": shared.arrow,
    "arrow_4": shared.arrow,
    "arrow_4d": shared.arrow,
    "barrel": shared.barrel,
    "chest_1": shared.chest,
    "chest_2": shared.chest,
    "chest_3": shared.chest,
    "chest_4": shared.chest,
    "chest_5": shared.chest,
    "horse": shared.knight,
    "ice": shared.ice,
    "pit": shared.trap,
    "bottle_1": shared.bottles,
    "bottle_2": shared.bottles,
    "bottle_3": shared.bottles,
    "crocodile": shared.crocodile,
    "jungle": shared.rest,
    "karramba": shared.misfortune,
    "lighthouse": lighthouse,
    "balloon": shared.balloon,
    "musket": musket,
    "sanctuary": shared.rest,
    "crossroads": crossroads,
    "trampoline": trampoline,
    "aeroplane": aeroplane,
    "smoke": shared.haze,
    "labyrinth_2": shared.rest,
    "labyrinth_3": shared.rest,
    "labyrinth_4": shared.rest,
    "labyrinth_5": shared.rest,
    "missionary": shared.missionary,
    "earthquake": earthquake,
    "cannibal": shared.cannibal,
    "fortress": shared.rest,
    "wreck": shared.rest,
}

EFFECTS: Final[tuple[Effect[Expedition], ...]] = tuple(_ACTS.get(kind.id, shared.rest) for kind in KINDS)
"""What each kind does, by its number; a closed tile never acts."""
