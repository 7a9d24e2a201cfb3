"""The rules of Treasure Island."""
