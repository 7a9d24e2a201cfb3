"""The line a shot of the musket flies along, and whom it would hit."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop_tui.games.archipelago.abilities import BLACK_SPOT, STRONGHOLD
from tabletop_tui.games.pirates.crews import MISSIONARY
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.games.pirates.table.patch import Aim
from tabletop_tui.games.pirates.view import Piece, Where


def aimed_at(moment: Moment, move: Move) -> int:
    """The cell next to the shooter in the direction of a shot: there the cursor is while one aims."""
    return _line(moment, move)[0]


def line_of_fire(moment: Moment, move: Move) -> Mapping[int, Aim]:
    """All cells of the line up to where the shot ends; the last is deadly ground if somebody can be hit there."""
    line, end = _line(moment, move), target(moment, move)
    flown = line[: line.index(end) + 1] if end in line else line
    marks: dict[int, Aim] = dict.fromkeys(flown, "target")
    if end >= 0:
        marks[end] = "idle" if is_safe(moment, end) else "deadly"
    return marks


def target(moment: Moment, move: Move) -> int:
    """The first cell on land where somebody stands in the line of a shot, -1 for none."""
    return next((cell for cell in _line(moment, move) if standing(moment, cell)), -1)


def standing(moment: Moment, cell: int) -> tuple[Piece, ...]:
    """Who stands on a cell of land."""
    return tuple(piece for piece in moment.there.get(cell, ()) if piece.where is Where.LAND)


def is_safe(moment: Moment, cell: int) -> bool:
    """Whether a shot harms nobody there."""
    spot = moment.spots[cell]
    kind = moment.lore.kinds[spot.kind]
    if kind.refuge or kind.truce:
        return True
    return any(
        piece.ability in (BLACK_SPOT, STRONGHOLD.get(spot.back, BLACK_SPOT))
        or (piece.id == MISSIONARY and not piece.fights)
        for piece in standing(moment, cell)
    )


def _line(moment: Moment, move: Move) -> tuple[int, ...]:
    """From the shooter on, the sea included."""
    return moment.grid.rays[moment.view.pieces[moment.view.mover].cell][move[1]]
