"""What is known of a move of Treasure Island before it is made."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.pirates.marks import BY_PIECE, IN_CHAINS, Foreseer

from .moves import ESCAPE, STAY, TAKE_OFF

FORESEER: Final = Foreseer(by_piece=(*BY_PIECE, ESCAPE, TAKE_OFF), in_chains=(*IN_CHAINS, STAY))
