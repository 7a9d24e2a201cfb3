"""Keeping things: matches, moves, results, names and settings."""
