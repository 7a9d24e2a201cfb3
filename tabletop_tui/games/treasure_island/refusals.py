"""Why a move is not allowed, in words a player can read."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.bottles import payer
from tabletop_tui.games.pirates.crews import CLERGY, COLOURS, LABELS, NAMES, PIECES
from tabletop_tui.games.pirates.gold import lying
from tabletop_tui.games.pirates.moves import LOADS, Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.position import CAUGHT, DEAD, LOST, Position

from .geometry import GRID
from .moves import ESCAPE, TAKE_OFF
from .tiles import AEROPLANE, KINDS

NO_MOVE: Final = "That is no move of Treasure Island."

_WANTED: Final = {
    Phase.ANSWER: "First it has to be said whether the game shall end.",
    Phase.WAY: "First the way of the piece that is moving has to be chosen among those possible.",
    Phase.PASSAGE: "First an exit of the cave has to be chosen.",
    Phase.FLIGHT: "First the end of the flight has to be chosen.",
    Phase.BOARDING: "First it has to be said whether to fly, and where, or to stay.",
    Phase.CURSE: "First the pirate has to swear, or stay silent.",
    Phase.LIGHTHOUSE: "First closed tiles to look at have to be chosen, each once.",
    Phase.ARRANGING: "First the tiles looked at have to be put back, each once.",
    Phase.FIRST_TILE: "First a tile has to be chosen on which nobody stands and nothing lies.",
    Phase.SECOND_TILE: "First another tile has to be chosen on which nobody stands and nothing lies.",
    Phase.OVER: "The game is over.",
}


def why_not(position: Position, move: Move) -> str:  # noqa: PLR0911 - one reason a line
    """The reason against a move that the acting seat may not make here."""
    if position.phase in _WANTED:
        return _WANTED[position.phase]
    if type(move) is not tuple or not move or any(type(part) is not int for part in move):
        return NO_MOVE
    if position.phase is Phase.AFTER:
        return "Only a bottle can be handed over now, or the turn ended."
    verb = move[0]
    if verb in (moves.STEP, ESCAPE, TAKE_OFF) and len(move) == 4:
        return _why_no_step(position, verb, move[1], move[2], move[3])
    if verb == moves.ADVANCE and len(move) == 3:
        return _why_held(position, move[1]) or "It cannot go on to a next step with that."
    if verb == moves.SAIL and len(move) == 3:
        return _why_no_sailing(position, move[1])
    if verb == moves.REVIVE and len(move) == 2:
        return "Only a pirate in the native fort brings back a dead one of his colour, and never a fourth fighter."
    if verb == moves.GIVE and len(move) == 2:
        return "A bottle is handed to Friday or the preaching Missionary by a fighter next to him, in an own turn."
    if verb == moves.PROPOSE:
        return "The end can be proposed when some rounds have brought nothing new."
    return "An action has to be chosen now: nobody may pass." if verb == moves.DONE else NO_MOVE


def _why_no_step(position: Position, verb: int, piece: int, to: int, load: int) -> str:  # noqa: PLR0911
    held = _why_held(position, piece)
    if held and verb != ESCAPE:
        return held
    if not (0 <= piece < PIECES and 0 <= to < GRID.size and 0 <= load < len(LOADS)):
        return NO_MOVE
    place = position.at[piece]
    if place < 0:
        return held or NO_MOVE
    if verb == ESCAPE and payer(position) < 0:
        return "There is no bottle to spend."
    if verb == TAKE_OFF and position.faces[place % GRID.size] != AEROPLANE:
        return f"{_name(piece)} does not stand on an aeroplane that can fly."
    if load and load not in lying(position, place):
        return f"No {LOADS[load]} lies where {NAMES[piece]} is."
    return _why_not_there(position, verb, piece, to, load)


def _why_not_there(position: Position, verb: int, piece: int, to: int, load: int) -> str:  # noqa: PLR0911
    cell, kind, name = position.at[piece] % GRID.size, position.faces[to], GRID.name(to)
    if GRID.is_water[to] and not GRID.is_water[cell]:
        return "Nobody goes into the sea of his own will."
    if GRID.is_water[cell] and cell not in position.ships and GRID.is_land[to]:
        return "Nobody climbs out of the sea but onto a ship."
    if (
        verb == moves.STEP
        and GRID.is_land[cell]
        and position.at[piece] // GRID.size + 1 < KINDS[position.faces[cell]].steps
    ):
        return f"{_name(piece)} has to go on to the next step."
    if verb != TAKE_OFF and cell * GRID.size + to not in GRID.headings:
        return f"Nobody comes to {name} from there in one step."
    if load and GRID.is_land[to] and not kind:
        return "Closed tiles are opened with empty hands."
    if load and not KINDS[kind].loads:
        return "No gold comes in there."
    foes = position.here.get(to, 0) & ~position.friends(position.crew_of[piece])
    if foes & CLERGY and not position.converted:
        return "The Missionary is there, and nobody attacks him."
    if foes:
        return f"There is an enemy at {name} whom {NAMES[piece]} cannot attack now."
    return f"{_name(piece)} cannot go to {name} now."


def _why_held(position: Position, piece: int) -> str | None:
    if not 0 <= piece < PIECES:
        return NO_MOVE
    if position.crew_of[piece] != position.crew:
        return f"{_name(piece)} does not belong to the crew on turn."
    if position.at[piece] == DEAD:
        return f"{_name(piece)} is dead."
    if position.at[piece] == LOST:
        return f"{_name(piece)} is lost underground."
    if position.status[piece] == CAUGHT:
        return f"{_name(piece)} is caught in a trap."
    return f"{_name(piece)} misses this turn." if position.status[piece] else None


def _why_no_sailing(position: Position, crew: int) -> str:
    if crew not in position.seating.crews:
        return NO_MOVE
    if crew not in (position.crew, position.seating.ally[position.crew]):
        return f"The {COLOURS[crew]} ship belongs to others."
    return "A ship goes one berth along its own shore, with a fighter aboard."


def _name(piece: int) -> str:
    name = NAMES[piece]
    return f"Pirate {name}" if name == LABELS[piece] else name[:1].upper() + name[1:]
