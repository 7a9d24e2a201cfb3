"""Matches of stones to look back at."""

from __future__ import annotations

from typing import Any

from tabletop_tui.rules import Match
from tabletop_tui.store.library import Library

from .rooms import begun

TAKEN = ("take 2", "take 1", "take 1", "take 3")

LUCKY = ("lucky 3", "lucky 2", "take 3", "take 3", "take 1")


def played(library: Library, *moves: str, **options: Any) -> Match:
    """A match of stones with these moves, put away."""
    with begun(library, **options) as kept:
        for move in moves:
            kept.match.play(kept.match.state.parse(move))
        return kept.match
