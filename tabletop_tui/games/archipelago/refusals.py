"""Why a move is not allowed in Archipelago, in words a player can read."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.pirates.crews import PIECES
from tabletop_tui.games.pirates.moves import GIVE, Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.refusals import Grounds, titled

from .expedition import Expedition
from .moves import RUSH, STAND_UP, TAKE
from .phases import OwnPhase

_AFTER_THE_ACTION: Final = "Bottles are used after the action, or instead of one where none is possible."


def _why_no_own_move(position: Expedition, move: Move) -> str | None:
    if move[0] in (GIVE, STAND_UP, RUSH):
        return _AFTER_THE_ACTION
    if move[0] == TAKE and len(move) == 3 and 0 <= move[1] < PIECES:
        held = GROUNDS.why_held(position, move[1])
        if held is None and not position.gifts.nimble >> move[1] & 1:
            return f"{titled(move[1])} is not nimble enough for that."
        return held or "He takes one coin that lies beside an enemy, from open land next to him, standing on such land."
    return None


GROUNDS: Final = Grounds(
    game="Archipelago",
    after="Only bottles can be used now, or the turn ended.",
    revival="Only a pirate who was in the sanctuary already brings back a dead one of his colour, and never a fourth "
    "who is able to fight.",
    gift=_AFTER_THE_ACTION,
    sailing="A ship sails as many cells as it has own fighters aboard, one at least; a Ship's Boy alone cannot.",
    diving="Nobody but a Swimmer goes into the water of his own will, and not to enemies.",
    climbing="Nobody but a Swimmer or a Ship's Boy climbs out of the water, onto open tiles where nobody is.",
    shares_ships=False,
    wanted={
        Phase.ARRANGING: "First it has to be said that the tiles have been seen.",
        OwnPhase.MOORING: "First the ship has to be moored, at a free place by the coast.",
        OwnPhase.AIM: "First it has to be said in which direction the musket is fired.",
        OwnPhase.VICTIM: "First it has to be said whom the musket hits.",
        OwnPhase.TURNING: "First it has to be said how the tile lies.",
        OwnPhase.DRAFT: "First a card has to be chosen, and a pirate without an ability for it, or none.",
        OwnPhase.NEXT_ISLAND: "First it has to be said where to sail, or to stop.",
    },
    own=_why_no_own_move,
)
