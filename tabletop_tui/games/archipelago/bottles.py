"""Bottles, after the action of a turn or where there is none (ruling `A14`)."""

from __future__ import annotations

from tabletop_tui.games.pirates.actions import loads
from tabletop_tui.games.pirates.bottles import gifts, payer, spend
from tabletop_tui.games.pirates.chain import begin, go_to_step
from tabletop_tui.games.pirates.crews import members
from tabletop_tui.games.pirates.events import Freed
from tabletop_tui.games.pirates.fights import fighters
from tabletop_tui.games.pirates.moves import NOTHING, Move
from tabletop_tui.games.pirates.position import CAUGHT, FREE
from tabletop_tui.games.pirates.steps import possible, shielded
from tabletop_tui.games.pirates.turns import bottle_used
from tabletop_tui.rules import Tell

from .expedition import Expedition
from .moves import RUSH, STAND_UP


def bottle_moves(position: Expedition) -> list[Move]:
    """Everything a bottle can do for the crew on turn; nothing under smoke, and allies do not share (ruling `A15`)."""
    if payer(position) < 0:
        return []
    moves: list[Move] = []
    for piece in members(position.of_crew[position.crew] & fighters(position)):
        place = position.at[piece]
        if place < 0:
            continue
        if position.status[piece] == CAUGHT:
            moves.append((STAND_UP, piece))
        elif (last := _last_step(position, place)) > place:
            shield = shielded(position, piece)
            for load in (NOTHING, *loads(position, piece, place)):
                if possible(position, piece, load, last, shield):
                    moves.append((RUSH, piece, load))
    return moves + gifts(position)


def stand_up(position: Expedition, piece: int, tell: Tell | None) -> None:
    """A pirate gets out of a pit and stays where he is."""
    spend(position, -1, tell)
    position.status[piece] = FREE
    if tell is not None:
        tell(Freed(piece=piece))
    bottle_used(position, tell)


def rush(position: Expedition, piece: int, load: int, tell: Tell | None) -> None:
    """A pirate hurries to the last step of his labyrinth, and beats who stands there (ruling `A36`)."""
    spend(position, -1, tell)
    last = _last_step(position, position.at[piece])
    begin(position, piece, load)
    go_to_step(position, last, "rush", tell)


def _last_step(position: Expedition, place: int) -> int:
    """The place of the last step of the tile a place is on."""
    size = position.chart.grid.size
    cell = place % size
    return cell + size * (position.chart.steps[position.faces[cell]] - 1)
