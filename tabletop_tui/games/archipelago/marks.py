"""What is known of a move of Archipelago before it is made."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.pirates.marks import BY_PIECE, IN_CHAINS, Foreseer

from .moves import RUSH

FORESEER: Final = Foreseer(by_piece=(*BY_PIECE, RUSH), in_chains=IN_CHAINS)
