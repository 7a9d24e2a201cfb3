"""Terrain: what the back of a tile shows, and what a cell is for as long as the tile lies there."""

from __future__ import annotations

from typing import Final

NO_BACK: Final = 0
"""The back of tiles that all look alike, and of cells of neither land nor sea."""

BEACH: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
WATER: Final = 4

BACKS: Final = (BEACH, FOREST, MOUNTAIN)
"""The backs tiles can have, in the order they are listed in."""

TERRAINS: Final = ("", "beach", "forest", "mountain", "water")
"""What each is called."""
