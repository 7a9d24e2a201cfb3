"""Rivals throwing against each other, one after another: for a card of the row or in Vulture Valley."""

from __future__ import annotations

from typing import Literal

from tabletop_tui.rules import CHANCE, IllegalMove, Tell

from .dice import is_throw
from .events import Thrown
from .moves import Move
from .position import Position


def begin_throw(position: Position, rivals: tuple[int, ...], stage: int, attempt: int) -> None:
    """These seats are to throw, in turn order, for one end of the ranking or for both.

    Args:
        position: Changed in place.
        rivals: Who throws.
        stage: `BEST`, `WORST` or `BOTH`.
        attempt: From 1, one more after each tie.
    """
    position.deciding = CHANCE
    position.stage = stage
    position.rivals = rivals
    position.results = ()
    position.attempt = attempt
    position.thrower = rivals[0]


def end_duel(position: Position) -> None:
    """Nobody throws any more."""
    position.rivals = position.results = position.losers = ()
    position.attempt = 0
    position.contested = position.thrower = -1


def dice_of(position: Position, seat: int) -> int:
    """How many dice a rival throws: those on the card (ruling `J26`), or all it has in Vulture Valley."""
    if position.contested < 0:
        return position.visiting[seat]
    return len(position.groups[seat * len(position.row) + position.contested])


def throw(position: Position, move: Move, tell: Tell | None) -> bool:
    """The next rival's dice fall.

    Returns:
        Whether all rivals have thrown now.

    Raises:
        IllegalMove: It is not the throw of so many dice.
    """
    seat = position.thrower
    count = dice_of(position, seat)
    if not is_throw(move, count):
        raise IllegalMove(f"The throw must be {count} dice from 1 to 8, in ascending order.")
    position.threw[seat] += count
    position.results += (move[1:],)
    if tell:
        occasion: Literal["contest", "valley"] = "valley" if position.contested < 0 else "contest"
        tell(Thrown(seat=seat, dice=move[1:], occasion=occasion, attempt=position.attempt))
    if len(position.results) == len(position.rivals):
        return True
    position.thrower = position.rivals[len(position.results)]
    return False
