"""The rules of Archipelago."""
