"""How Treasure Island looks and speaks."""

from .island_table import IslandTable

__all__ = ["IslandTable"]
