"""Why a move is not allowed on Treasure Island, in words a player can read."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.pirates.bottles import payer
from tabletop_tui.games.pirates.crews import PIECES
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.position import Position
from tabletop_tui.games.pirates.refusals import Grounds, titled

from .geometry import GRID
from .moves import ESCAPE, TAKE_OFF
from .phases import OwnPhase
from .tiles import AEROPLANE


def _why_no_own_move(position: Position, move: Move) -> str | None:  # noqa: PLR0911 - one reason a line
    if move[0] not in (ESCAPE, TAKE_OFF) or len(move) != 4:
        return None
    verb, piece, to, load = move
    if not 0 <= piece < PIECES:
        return GROUNDS.no_move
    if verb == ESCAPE:
        if position.at[piece] >= 0 and payer(position) < 0:
            return "There is no bottle to spend."
        return GROUNDS.why_no_step(position, piece, to, load)
    held = GROUNDS.why_held(position, piece)
    if held is not None:
        return held
    if position.faces[position.at[piece] % GRID.size] != AEROPLANE:
        return f"{titled(piece)} does not stand on an aeroplane that can fly."
    return GROUNDS.why_no_step(position, piece, to, load, on_foot=False)


GROUNDS: Final = Grounds(
    game="Treasure Island",
    after="Only a bottle can be handed over now, or the turn ended.",
    revival="Only a pirate in the native fort brings back a dead one of his colour, and never a fourth fighter.",
    gift="A bottle is handed to Friday or the preaching Missionary by a fighter next to him, in an own turn.",
    sailing="A ship goes one berth along its own shore, with a fighter aboard.",
    diving="Nobody goes into the sea of his own will.",
    climbing="Nobody climbs out of the sea but onto a ship.",
    shares_ships=True,
    wanted={
        OwnPhase.PASSAGE: "First an exit of the cave has to be chosen.",
        OwnPhase.BOARDING: "First it has to be said whether to fly, and where, or to stay.",
        Phase.ARRANGING: "First the tiles looked at have to be put back, each once.",
    },
    own=_why_no_own_move,
)
