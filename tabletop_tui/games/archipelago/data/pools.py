"""Which tiles an island is built from, by their backs, and whether they fill it."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop_tui.games.pirates.terrain import BEACH, FOREST, MOUNTAIN, TERRAIN_NAMES

from .kinds import coins_of
from .layout import Layout
from .rows import BACKS, TileRow

FIRST_REMOVALS = {MOUNTAIN: 4, FOREST: 3, BEACH: 2}
"""Tiles taken out unseen for the first island (heading "Setup"); for each further set it is one more of each."""


def removals(terrain: int, sets: int) -> int:
    """How many tiles of this back are taken out unseen for an island of the rulebook with so many sets."""
    return FIRST_REMOVALS[terrain] + sets - 1


def pool(tiles: Sequence[TileRow], sets: Sequence[int], terrain: int, hard_tiles_out: bool) -> tuple[str, ...]:
    """The kind of every tile with this back in these sets, in the order of the rows.

    Args:
        tiles: All rows.
        sets: The sets.
        terrain: The back.
        hard_tiles_out: Whether hard tiles stay in the box.
    """
    rows = (row for row in tiles if row.number in sets and row.terrain == terrain)
    return tuple(row.kind for row in rows if not (hard_tiles_out and row.hard) for _ in range(row.count))


def shortage(layout: Layout, tiles: Sequence[TileRow], hard_tiles_out: bool) -> str | None:
    """Why these tiles cannot build an island, without a full stop, or None when they can."""
    coins = 0
    without = " without the hard tiles" if hard_tiles_out else ""
    for terrain in BACKS:
        there, needed = pool(tiles, layout.sets, terrain, hard_tiles_out), layout.places[terrain]
        if needed > len(there):
            name = TERRAIN_NAMES[terrain]
            return f"{needed} {name} tiles are needed, and there are {len(there)} in {sets_name(layout.sets)}{without}"
        coins += sum(map(coins_of, there)) if needed else 0
    return None if coins else f"none of its tiles can have a coin in {sets_name(layout.sets)}{without}"


def sets_name(sets: Sequence[int]) -> str:
    """Sets in words, such as ``sets 1 and 2``."""
    if len(sets) == 1:
        return f"set {sets[0]}"
    return f"sets {', '.join(map(str, sets[:-1]))} and {sets[-1]}"
