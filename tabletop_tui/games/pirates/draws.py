"""Chance: what lies under a closed tile.

Nobody holds hidden faces. At set-up every cell gets a number; nature is asked for one shuffle of all the tiles and, by
these numbers, for their directions, so that the same seed is the same island whatever the order of play.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, compress, repeat
from operator import eq

from tabletop_tui.rules import Nature

from .moves import Move
from .position import Position


def chances(position: Position, verb: int, cell: int) -> list[tuple[Move, int]]:
    """Every face the tile on a cell can have, with its weight: tiles never seen are all alike."""
    outcomes: list[tuple[Move, int]] = []
    for kind, count in enumerate(position.left):
        if count:
            turns = position.chart.kinds[kind].turns
            outcomes += [((verb, cell, kind, turn), count * 4 // turns) for turn in range(turns)]
    return outcomes


def draw(position: Position, nature: Nature, verb: int, cell: int, deck: Sequence[int]) -> Move:
    """The face that nature gives to the tile on a cell.

    A search begins in the middle, with a shuffle that knows nothing of the tiles seen already. Then any tile that is
    left is as good as another.
    """
    number = position.ids[cell]
    order = nature.order(len(deck), "island")
    if _agrees(position, order, deck):
        kind = deck[order[number]]
    else:
        left = list(chain.from_iterable(map(repeat, range(len(position.left)), position.left)))
        kind = left[nature.pick(len(left), "tile", number)]
    turns = position.chart.kinds[kind].turns
    return verb, cell, kind, nature.pick(4, "turn", number) % turns if turns > 1 else 0


def may_be(position: Position, kind: int, turn: int) -> bool:
    """Whether such a face is left at all."""
    kinds = position.chart.kinds
    return 0 < kind < len(kinds) and position.left[kind] > 0 and 0 <= turn < kinds[kind].turns


def show(position: Position, cell: int, kind: int) -> None:
    """The kind of the tile on a cell is known from now on, to somebody at least."""
    position.left[kind] -= 1
    position.dealt[position.ids[cell]] = kind


def _agrees(position: Position, order: Sequence[int], deck: Sequence[int]) -> bool:
    """Whether every tile seen so far is what this shuffle made it."""
    dealt = position.dealt
    return all(map(eq, compress(map(deck.__getitem__, order), dealt), filter(None, dealt)))
