"""The tiles an island is dealt from: more than it has places, and which of them stay in the box nobody sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, count
from math import comb
from typing import TYPE_CHECKING, Final

from tabletop_tui.games.pirates import draws
from tabletop_tui.games.pirates.terrain import TERRAIN_NAMES, TERRAINS
from tabletop_tui.rules import Nature

from .data import BACKS, KINDS, NUMBER, Layout, coins_of, pool, stock

if TYPE_CHECKING:
    from tabletop_tui.games.pirates.moves import Move

    from .expedition import Expedition

RICH: Final = bytes([0, *(coins_of(kind) > 0 for kind in KINDS)])
"""By the number of a kind: whether coins are found on it."""


@dataclass(frozen=True)
class Deal:
    """What an island is dealt from.

    Attributes:
        decks: By terrain: the kind of every tile with that back in the chosen sets, by number. A shuffle of a deck lays
            its first tiles on the places of the terrain; the others are the ones taken out unseen.
        places: By terrain: how many places there are.
    """

    decks: tuple[bytes, ...]
    places: tuple[int, ...]

    def left(self, kinds: int) -> bytes:
        """How many tiles of each back and kind there are, by ``terrain * kinds + kind``.

        Args:
            kinds: How many kinds the game's table has.
        """
        return bytes(deck.count(kind) for deck in self.decks for kind in range(kinds))


@cache
def deal(layout: Layout, hard_tiles_out: bool) -> Deal:
    """What an island is dealt from (heading "Next Islands").

    Args:
        layout: The island, with its sets.
        hard_tiles_out: Whether the hard tiles are taken out first; then fewer are taken out unseen.
    """
    return Deal(
        decks=tuple(
            bytes(NUMBER[kind] for kind in pool(stock().tiles, layout.sets, terrain, hard_tiles_out))
            for terrain in range(TERRAINS)
        ),
        places=layout.places,
    )


def draw(state: Expedition, nature: Nature, verb: int, cell: int) -> Move:
    """The face that nature gives to the tile on a cell.

    Removal and deal are repeated until the island has a coin (ruling `A4`): the shuffles asked for are those of the
    first attempt with one. Where they do not agree with what has been seen, because nature was exchanged in mid-game,
    any tile that can still lie there is drawn.
    """
    island, number, back = len(state.results), state.ids[cell], state.backs[cell]
    dealt = _dealt(state, nature, island)
    if all(draws.agrees(state, back, deck, order) for back, (deck, order) in dealt.items()):
        deck, order = dealt[back]
        kind = deck[order[number - state.chart.first[back]]]
    else:
        sums = list(accumulate(weights(state, cell)))
        lot = nature.pick(sums[-1], "tile", island, number)
        kind = next(kind for kind, reached in enumerate(sums) if lot < reached)
    turns = state.chart.kinds[kind].turns
    return verb, cell, kind, nature.pick(4, "turn", island, number) % turns if turns > 1 else 0


def chances(state: Expedition, verb: int, cell: int) -> list[tuple[Move, int]]:
    """Every face the tile on a cell can have, with its weight."""
    return draws.faces(state, verb, cell, weights(state, cell))


def weights(state: Expedition, cell: int) -> Sequence[int]:
    """How likely the tile on a cell is of each kind, by kind.

    Tiles of one back that nobody has seen are all alike, be they on the island or in the box; but as long as no coin
    has been seen, there must be one somewhere on the island.
    """
    left = draws.pool(state, cell)
    if any(RICH[kind] for kind in state.dealt):
        return left
    every, none = 1, 1
    for back in BACKS:
        there, poor, closed = _unseen(state, back)
        here = int(back == state.backs[cell])
        every *= comb(there - here, closed - here)
        none *= comb(poor - here, closed - here) if poor >= here else 0
    return [many * (every if kind < len(RICH) and RICH[kind] else every - none) for kind, many in enumerate(left)]


def _unseen(state: Expedition, back: int) -> tuple[int, int, int]:
    """Of the tiles with this back that nobody has seen: all, those without coins, and those that lie on the island."""
    kinds, first = len(state.chart.kinds), state.chart.first
    left = state.left[back * kinds : (back + 1) * kinds]
    there = sum(left)
    rich = sum(many for many, coins in zip(left, RICH, strict=False) if coins)
    return there, there - rich, state.dealt[first[back] : first[back + 1]].count(0)


def _dealt(state: Expedition, nature: Nature, island: int) -> dict[int, tuple[bytes, Sequence[int]]]:
    """By back: the deck and the shuffle that this nature deals the island by."""
    box = deal(state.layout, state.options.hard_tiles == "out")
    for attempt in count():
        dealt = {
            back: (deck, nature.order(len(deck), TERRAIN_NAMES[back], island, attempt))
            for back, deck in enumerate(box.decks)
            if box.places[back]
        }
        for back, (deck, order) in dealt.items():
            if any(RICH[deck[at]] for at in order[: box.places[back]]):
                return dealt
    raise AssertionError("there is always another attempt")
