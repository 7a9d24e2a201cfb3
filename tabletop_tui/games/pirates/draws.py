"""Chance: what lies under a closed tile.

Nobody holds hidden faces. At set-up every cell gets a number; nature is asked for one shuffle of all the tiles with the
same back and, by these numbers, for their directions, so that the same seed is the same island whatever the order of
play.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, compress, repeat
from operator import eq

from tabletop_tui.rules import Nature

from .moves import Move
from .position import Position


def chances(position: Position, verb: int, cell: int) -> list[tuple[Move, int]]:
    """Every face the tile on a cell can have, with its weight: tiles of one back never seen are all alike."""
    return faces(position, verb, cell, pool(position, cell))


def faces(position: Position, verb: int, cell: int, weights: Sequence[int]) -> list[tuple[Move, int]]:
    """Every face the tile on a cell can have, its weight worked out from the weight of each kind."""
    outcomes: list[tuple[Move, int]] = []
    for kind, weight in enumerate(weights):
        if weight:
            turns = position.chart.kinds[kind].turns
            outcomes += [((verb, cell, kind, turn), weight * 4 // turns) for turn in range(turns)]
    return outcomes


def pool(position: Position, cell: int) -> bytearray:
    """The tiles never seen that have the back of the tile on a cell, by kind."""
    kinds = len(position.chart.kinds)
    first = position.backs[cell] * kinds
    return position.left[first : first + kinds]


def draw(position: Position, nature: Nature, tile: tuple[int, int], deck: Sequence[int], order: Sequence[int]) -> Move:
    """The face that nature gives to the tile on a cell.

    A search begins in the middle, with a shuffle that knows nothing of the tiles seen already. Then any tile that is
    left is as good as another.

    Args:
        position: The position.
        nature: Who is asked.
        tile: Whether it is opened or looked at, as the verb, and its cell.
        deck: The kind of each tile with its back, as they come out of the box.
        order: Nature's shuffle of these; the first go to the island.
    """
    verb, cell = tile
    if agrees(position, position.backs[cell], deck, order):
        kind = deck[order[position.ids[cell] - position.chart.first[position.backs[cell]]]]
    else:
        left = pool(position, cell)
        bag = list(chain.from_iterable(map(repeat, range(len(left)), left)))
        kind = bag[nature.pick(len(bag), "tile", position.ids[cell])]
    return verb, cell, kind, turn(position, nature, cell, kind)


def turn(position: Position, nature: Nature, cell: int, kind: int) -> int:
    """The direction that nature gives to the tile on a cell, which is of this kind."""
    turns = position.chart.kinds[kind].turns
    return nature.pick(4, "turn", position.ids[cell]) % turns if turns > 1 else 0


def agrees(position: Position, back: int, deck: Sequence[int], order: Sequence[int]) -> bool:
    """Whether every tile with this back that has been seen is what a shuffle made it."""
    first = position.chart.first
    dealt = position.dealt[first[back] : first[back + 1]]
    return all(map(eq, compress(map(deck.__getitem__, order), dealt), filter(None, dealt)))


def may_be(position: Position, cell: int, kind: int, turn: int) -> bool:
    """Whether such a face is left at all for the tile on a cell."""
    kinds = position.chart.kinds
    return 0 < kind < len(kinds) and pool(position, cell)[kind] > 0 and 0 <= turn < kinds[kind].turns


def show(position: Position, cell: int, kind: int) -> None:
    """The kind of the tile on a cell is known from now on, to somebody at least."""
    position.left[position.backs[cell] * len(position.chart.kinds) + kind] -= 1
    position.dealt[position.ids[cell]] = kind
