"""How Archipelago looks and speaks."""

from .archipelago_table import ArchipelagoTable

__all__ = ["ArchipelagoTable"]
