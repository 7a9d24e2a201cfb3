"""The tiles an island is dealt from: more than it has places, and which of them stay in the box nobody sees."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tabletop_tui.games.pirates.terrain import TERRAINS

from .data import NUMBER, Layout, pool, stock


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
