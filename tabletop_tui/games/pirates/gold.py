"""Gold: taking it up, laying it down, bringing it home and losing it."""

from __future__ import annotations

from typing import Final

from tabletop_tui.rules import Tell

from .events import GoldLost, LaidDown, Scored
from .moves import COIN, NOTHING, TREASURE
from .position import Position

WORTH: Final = (0, 1, 3)
"""What each load counts."""


def lying(position: Position, place: int) -> tuple[int, ...]:
    """What a piece could take up at a place: one coin, the treasure, or either."""
    if position.treasure == place:
        return (COIN, TREASURE) if position.coins[place] else (TREASURE,)
    return (COIN,) if position.coins[place] else ()


def take(position: Position, place: int, load: int) -> None:
    """Lift a load from a place where it lies."""
    if load == COIN:
        position.coins[place] -= 1
    elif load == TREASURE:
        position.treasure = -1


def leave(position: Position, place: int, load: int) -> None:
    """Let a load lie at a place."""
    if load == COIN:
        position.coins[place] += 1
    elif load == TREASURE:
        position.treasure = place


def lay_down(position: Position, place: int, tell: Tell | None) -> None:
    """The mover's load comes to lie at a place."""
    if position.load:
        leave(position, place, position.load)
        if tell is not None:
            name = position.tile_name(place)
            tell(LaidDown(piece=position.mover, load=position.load, place=place, name=name))
        position.load = NOTHING


def score(position: Position, tell: Tell | None) -> None:
    """The mover's load is safe on board, for the mover's own crew (rulings `T11`, `T60`)."""
    if position.load:
        crew, worth = position.crew_of[position.mover], WORTH[position.load]
        position.stored[crew] += worth
        position.load, position.progress = NOTHING, True
        if tell is not None:
            tell(Scored(crew=crew, piece=position.mover, gold=worth, total=position.stored[crew]))


def lose_load(position: Position, place: int, tell: Tell | None) -> None:
    """The mover's load leaves the game."""
    if position.load:
        _lose(position, WORTH[position.load], place, tell)
        position.load = NOTHING


def forsake(position: Position, place: int, tell: Tell | None) -> None:
    """Gold on a deadly tile with nobody there leaves the game (ruling `T24`)."""
    if (
        place < 0
        or not position.chart.deadly[position.faces[place % position.chart.grid.size]]
        or place in position.here
    ):
        return
    worth = position.coins[place] + (WORTH[TREASURE] if position.treasure == place else 0)
    if worth:
        position.coins[place] = 0
        if position.treasure == place:
            position.treasure = -1
        _lose(position, worth, place, tell)


def _lose(position: Position, worth: int, place: int, tell: Tell | None) -> None:
    position.lost_gold += worth
    position.progress = True
    if tell is not None:
        tell(GoldLost(gold=worth, place=place, name=position.tile_name(place), money=position.chart.money))
