"""The line a shot of the musket flies along, and whom it would hit."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop_tui.games.archipelago.view import LineOfFire
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.games.pirates.table.patch import Aim
from tabletop_tui.games.pirates.view import Piece, Where

from .sheet import seen


def aimed_at(moment: Moment, move: Move) -> int:
    """The cell next to the shooter in the direction of a shot: there the cursor is while one aims."""
    return _line(moment, move)[0]


def line_of_fire(moment: Moment, move: Move) -> Mapping[int, Aim]:
    """All cells of the line up to where the shot ends; the last is deadly ground if somebody can be hit there."""
    line, shot = _line(moment, move), fired(moment, move)
    flown = line[: line.index(shot.cell) + 1] if shot.cell in line else line
    marks: dict[int, Aim] = dict.fromkeys(flown, "target")
    if shot.cell >= 0:
        marks[shot.cell] = "deadly" if shot.targets else "idle"
    return marks


def fired(moment: Moment, move: Move) -> LineOfFire:
    """Where a shot ends, and whom it can hit there."""
    return seen(moment).fire[move[1]]


def standing(moment: Moment, cell: int) -> tuple[Piece, ...]:
    """Who stands on a cell of land."""
    return tuple(piece for piece in moment.there.get(cell, ()) if piece.where is Where.LAND)


def _line(moment: Moment, move: Move) -> tuple[int, ...]:
    """From the shooter on, the sea included."""
    return moment.grid.rays[moment.view.pieces[moment.view.mover].cell][move[1]]
