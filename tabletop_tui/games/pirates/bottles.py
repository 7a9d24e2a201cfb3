"""Bottles: who has one, and handing it to a resident (rulings `T45`, `T46`)."""

from __future__ import annotations

from tabletop_tui.rules import Tell

from .crews import FRIDAY, MISSIONARY, members
from .fights import enjoy_bottle, fighters
from .moves import GIVE, Move
from .position import Position
from .tidings import BottleSpent


def payer(position: Position) -> int:
    """The crew whose bottle the crew on turn would spend: its own, else that of an ally who shares; -1 for none.

    Nobody spends bottles in a turn played by another captain (ruling `T38`).
    """
    if position.shifted:
        return -1
    if position.bottles[position.crew]:
        return position.crew
    ally = position.seating.ally[position.crew]
    return ally if position.chart.allies_share_bottles and position.bottles[ally] else -1


def spend(position: Position, resident: int, tell: Tell | None) -> None:
    """One bottle leaves the game, for a resident or, with -1, for an escape."""
    crew = payer(position)
    position.bottles[crew] -= 1
    if tell is not None:
        tell(BottleSpent(seat=position.seat, crew=crew, resident=resident))


def gifts(position: Position) -> list[Move]:
    """The residents to whom a fighter of the crew on turn can hand a bottle, from the same or a neighbouring cell.

    It costs a bottle of his crew, or of an ally where bottles are shared: see `payer`.
    """
    if payer(position) < 0:
        return []
    at, grid = position.at, position.chart.grid
    givers = [
        at[piece] % grid.size
        for piece in members(position.of_crew[position.crew] & fighters(position))
        if at[piece] >= 0
    ]
    moves: list[Move] = []
    for resident in (FRIDAY,) if position.converted else (MISSIONARY, FRIDAY):
        if at[resident] >= 0:
            near = grid.near[at[resident] % grid.size]
            if any(cell in near for cell in givers):
                moves.append((GIVE, resident))
    return moves


def give(position: Position, resident: int, tell: Tell | None) -> None:
    """A bottle is handed over and does its work."""
    spend(position, resident, tell)
    enjoy_bottle(position, resident, tell)
