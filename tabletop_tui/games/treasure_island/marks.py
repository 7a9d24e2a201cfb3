"""What is known of a move of Treasure Island before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletop_tui.games.pirates.marks import BY_PIECE, IN_CHAINS, Foreseer, Mark
from tabletop_tui.games.pirates.moves import Move

from .moves import ESCAPE, STAY, TAKE_OFF

if TYPE_CHECKING:
    from .state import IslandState

__all__ = ["FORESEER", "Mark", "mark"]

FORESEER: Final = Foreseer(by_piece=(*BY_PIECE, ESCAPE, TAKE_OFF), in_chains=(*IN_CHAINS, STAY))


def mark(state: IslandState, move: Move) -> Mark:
    """The mark of a legal move."""
    return FORESEER.foresee(state, move).mark
