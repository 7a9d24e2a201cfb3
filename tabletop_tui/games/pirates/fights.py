"""Attacks, deaths, and residents who change sides or leave."""

from __future__ import annotations

from typing import Final

from tabletop_tui.rules import Tell

from .crews import BEN_GUNN, BOTH_MEEK, CLERGY, FRIDAY, MISSIONARY, NATIVE, NO_CREW, members
from .events import Beaten, Cause, Crushed, Died
from .gold import forsake
from .position import CRUSHED, DEAD, FREE, Position
from .tidings import Converted, Enlightened, FridayLeft, Joined

ALWAYS_FIGHT: Final = (1 << MISSIONARY) - 1
"""Pirates and Ben Gunn."""


def fighters(position: Position) -> int:
    """The pieces that can attack, row and hand over bottles."""
    return ALWAYS_FIGHT | CLERGY if position.converted else ALWAYS_FIGHT


def beat_all(position: Position, place: int, foes: int, opening: bool, tell: Tell | None) -> bool:
    """The mover beats all enemies at its place at once: a `chart.Fight`.

    Friday stays and joins the attacker's crew (rulings `T27`, `T43`), unless it is the preaching Missionary who comes:
    those two meet (ruling `T44`). The preaching Missionary is never attacked.
    """
    if position.mover == MISSIONARY and not position.converted:
        return False
    for piece in members(foes & (fighters(position) | NATIVE)):
        if piece == FRIDAY:
            join(position, FRIDAY, position.crew_of[position.mover], tell)
        else:
            beat(position, piece, position.mover, tell)
    return False


def beat(position: Position, piece: int, by: int, tell: Tell | None) -> None:
    """A piece is beaten: on land it is sent home, in the water it dies."""
    place, grid = position.at[piece], position.chart.grid
    if place < grid.size and grid.is_water[place]:
        die(position, piece, "sea fight", tell)
    else:
        send_home(position, piece, by, tell)


def send_home(position: Position, piece: int, by: int, tell: Tell | None) -> None:
    """A beaten piece goes to the ship of its own crew, free of trap and barrel (ruling `T27`)."""
    place, home = position.at[piece], position.ships[position.crew_of[piece]]
    position.put(piece, home)
    position.status[piece] = FREE
    if tell is not None:
        name = position.tile_name(place)
        tell(Beaten(piece=piece, by=by, place=place, name=name, home=home))


def join(position: Position, piece: int, crew: int, tell: Tell | None) -> None:
    """A resident belongs to a crew from now on, and nothing holds it."""
    position.enlist(piece, crew)
    position.status[piece] = FREE
    if tell is not None:
        place = position.at[piece]
        tell(Joined(piece=piece, crew=crew, place=place, name=position.tile_name(place)))


def die(position: Position, piece: int, cause: Cause, tell: Tell | None) -> None:
    """A piece leaves play; residents belong to nobody then (ruling `T41`)."""
    place = position.at[piece]
    if tell is not None:
        tell(Died(piece=piece, place=place, name=position.tile_name(place), cause=cause))
    _remove(position, piece, DEAD, tell)


def crush(position: Position, piece: int, tell: Tell | None) -> None:
    """A ship runs a piece over: it dies, and in some games nobody brings it back."""
    if not position.chart.crushes:
        die(position, piece, "run over", tell)
        return
    if tell is not None:
        place = position.at[piece]
        tell(Crushed(piece=piece, place=place, name=position.tile_name(place)))
    _remove(position, piece, CRUSHED, tell)


def meet(position: Position, place: int, tell: Tell | None) -> bool:
    """Friday and the preaching Missionary leave together if both are at this place (ruling `T44`); whether they did."""
    if position.here.get(place, 0) & BOTH_MEEK != BOTH_MEEK or position.converted:
        return False
    if tell is not None:
        tell(Enlightened(name=position.tile_name(place)))
    _remove(position, MISSIONARY, DEAD, tell)
    _remove(position, FRIDAY, DEAD, tell)
    return True


def enjoy_bottle(position: Position, resident: int, tell: Tell | None) -> None:
    """A bottle makes the Missionary a fighter of his crew, and sends Friday away."""
    if resident == FRIDAY:
        if tell is not None:
            tell(FridayLeft())
        _remove(position, FRIDAY, DEAD, tell)
        return
    position.converted = True
    if tell is not None:
        tell(Converted(crew=position.crew_of[MISSIONARY]))


def _remove(position: Position, piece: int, where: int, tell: Tell | None) -> None:
    place = position.at[piece]
    position.put(piece, where)
    position.status[piece] = FREE
    position.progress = True
    if piece >= BEN_GUNN:
        position.enlist(piece, NO_CREW)
    if piece != position.mover:
        forsake(position, place, tell)
