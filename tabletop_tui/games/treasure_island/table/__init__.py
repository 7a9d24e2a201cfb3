"""How Treasure Island looks and speaks."""

from .widget import IslandTable

__all__ = ["IslandTable"]
