"""Why a move is not allowed in Archipelago, in words a player can read."""

from __future__ import annotations

from tabletop_tui.games.pirates.moves import Move

from .expedition import Expedition


def why_not(position: Expedition, move: Move) -> str:
    """The reason against a move that the acting seat may not make here."""
    return "That is no move of Archipelago here."
