"""The lighthouse: one seat looks at four closed tiles and in some games puts them back in any order (ruling `T36`)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from tabletop_tui.rules import CHANCE, Tell

from .chain import travel
from .chart import ASKED, STANDS
from .moves import ARRANGE, DONE, LOOK, Move
from .phases import Phase
from .position import Position
from .tidings import LookedAt, PutBack, PutBackSo, Saw

LOOKS: Final = 4
"""How many tiles are looked at, if so many are closed."""


def lighthouse(position: Position, cell: int, opening: bool, tell: Tell | None) -> int:
    """When opened its player looks at four closed tiles, all if there are fewer, and puts them back.

    Directions are kept and nothing on the tiles acts. The others see which tiles, not what they are.
    """
    if not opening:
        return STANDS
    closed = [land for land in position.chart.grid.land if not position.faces[land]]
    if not closed:
        return STANDS
    if len(closed) > LOOKS:
        position.ask(Phase.LIGHTHOUSE, [(LOOK, land) for land in closed])
        return ASKED
    for land in closed:
        _point_at(position, land, tell)
    look_under(position)
    return ASKED


def look(position: Position, cell: int, tell: Tell | None) -> None:
    """The player has chosen one more tile."""
    _point_at(position, cell, tell)
    if len(position.question) == LOOKS:
        look_under(position)
    else:
        position.legal = [move for move in position.legal if move[1] != cell]


def look_under(position: Position) -> None:
    """Chance shows the next face, or all are seen and can be put back."""
    if any(not position.known[cell] for cell in position.question):
        position.ask(Phase.PEEKING, ())
        position.deciding = CHANCE
    else:
        position.looker = position.seat
        orders: list[Move] = [(DONE,)]
        if position.chart.rearranges:
            orders = [(ARRANGE, *cells) for cells in permutations(position.question)]
        position.ask(Phase.ARRANGING, orders)


def next_peek(position: Position) -> int:
    """The cell whose face chance has to show now."""
    return next(cell for cell in position.question if not position.known[cell])


def peek(position: Position, cell: int, kind: int, turn: int, tell: Tell | None) -> None:
    """One face is seen, by the player alone."""
    position.known[cell] = 1 + 4 * kind + turn
    if tell is not None:
        title, name = position.chart.kinds[kind].name, position.tile_name(cell)
        tell(Saw(cell=cell, name=name, kind=kind, turn=turn, title=title, seats=frozenset((position.seat,))))
    look_under(position)


def arrange(position: Position, origins: tuple[int, ...], tell: Tell | None) -> None:
    """The tiles are put back: the first cell looked at gets the tile of the first of these cells, and so on."""
    tiles = [(position.ids[cell], position.known[cell]) for cell in origins]
    for cell, (number, face) in zip(position.question, tiles, strict=True):
        position.ids[cell], position.known[cell] = number, face
    if tell is not None:
        swaps = tuple(
            (position.tile_name(cell), position.tile_name(origin))
            for cell, origin in zip(position.question, origins, strict=True)
            if cell != origin
        )
        tell(PutBack(seat=position.seat))
        tell(PutBackSo(swaps=swaps, seats=frozenset((position.seat,))))
    position.question = ()
    travel(position, STANDS, tell)


def leave_as_they_lie(position: Position, tell: Tell | None) -> None:
    """The player has seen enough, and the tiles stay where they are."""
    if tell is not None:
        tell(PutBack(seat=position.seat))
    position.question = ()
    travel(position, STANDS, tell)


def _point_at(position: Position, cell: int, tell: Tell | None) -> None:
    position.question += (cell,)
    if tell is not None:
        tell(LookedAt(seat=position.seat, cell=cell, name=position.tile_name(cell)))
