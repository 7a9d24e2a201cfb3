"""What a seat, or an onlooker, may know of a position of Treasure Island."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.view import Crew, Lies, Piece, PirateView, Spot, Status, Where

__all__ = ["Crew", "Lies", "Phase", "Piece", "Spot", "Status", "View", "Where"]


@dataclass(frozen=True, slots=True)
class View(PirateView):
    """One position as one seat, or an onlooker, may know it."""
