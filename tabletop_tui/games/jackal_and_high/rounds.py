"""Where one round ends and the next begins, or the game is over."""

from __future__ import annotations

from tabletop_tui.rules import CHANCE, NOBODY, Tell

from .events import GameOver
from .position import MOST_ROUNDS, Position
from .scoring import result
from .view import Phase


def await_row(position: Position) -> None:
    """The next row is to be laid."""
    position.phase = Phase.LAYOUT
    position.deciding = CHANCE
    position.legal = ()


def next_round(position: Position, tell: Tell | None) -> None:
    """All dice go home and the next seat starts (ruling `J43`)."""
    position.hand = [3] * position.seats
    position.visiting = [0] * position.seats
    position.starter = (position.starter + 1) % position.seats
    await_row(position)
    if position.round >= MOST_ROUNDS:
        end(position, tell)


def end(position: Position, tell: Tell | None) -> None:
    """The game is over; what lies in the row and in Vulture Valley counts for nobody (ruling `J44`)."""
    position.phase = Phase.OVER
    position.deciding = NOBODY
    if tell:
        tell(GameOver(reason=result(position).reason))
