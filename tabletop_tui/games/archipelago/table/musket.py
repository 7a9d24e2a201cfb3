"""The line a shot of the musket flies along."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.games.pirates.view import Piece, Where


def aimed_at(moment: Moment, move: Move) -> int:
    """The cell next to the shooter in the direction of a shot: there the cursor is while one aims."""
    return moment.grid.rays[_muzzle(moment)][move[1]][0]


def line_of_fire(moment: Moment, move: Move) -> Sequence[int]:
    """All cells of the line up to the first one on land where somebody stands."""
    line = moment.grid.rays[_muzzle(moment)][move[1]]
    first = next((at for at, cell in enumerate(line) if standing(moment, cell)), len(line) - 1)
    return line[: first + 1]


def target(moment: Moment, move: Move) -> int:
    """The first cell on land where somebody stands in the line of a shot, -1 for none."""
    line = moment.grid.rays[_muzzle(moment)][move[1]]
    return next((cell for cell in line if standing(moment, cell)), -1)


def standing(moment: Moment, cell: int) -> tuple[Piece, ...]:
    """Who stands on a cell of land."""
    return tuple(piece for piece in moment.there.get(cell, ()) if piece.where is Where.LAND)


def _muzzle(moment: Moment) -> int:
    return moment.view.pieces[moment.view.mover].cell
