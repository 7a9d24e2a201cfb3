"""What is known of a move of Archipelago before it is made."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.pirates.marks import BY_PIECE, IN_CHAINS, Foreseer
from tabletop_tui.games.pirates.moves import Move

from .expedition import Expedition
from .moves import FACES, ROLL, RUSH
from .phases import OwnPhase


def _rolls(position: Expedition) -> list[Move]:
    """What a die can show, but for equal dice in a fight, which are rolled again."""
    first = position.duel[3:]
    return [(ROLL, face) for face in FACES if face not in first]


FORESEER: Final = Foreseer(
    by_piece=(*BY_PIECE, RUSH), in_chains=IN_CHAINS, dice=(OwnPhase.CROSSROADS, OwnPhase.DUEL), rolls=_rolls
)
