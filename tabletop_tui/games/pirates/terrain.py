"""Terrain: the colour on the back of a tile, which stays the tile's own when it is open and when it is moved."""

from __future__ import annotations

from typing import Final

NO_BACK: Final = 0
"""Of games whose tiles all have the same back, and of cells that are nothing."""

BEACH: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
WATER: Final = 4
"""Not a back: what swimmers are in, in games where terrain matters."""

TERRAINS: Final = 5
"""How many there are."""

TERRAIN_NAMES: Final = ("", "beach", "forest", "mountain", "water")
