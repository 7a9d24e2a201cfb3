"""Why a move is not allowed, in words a player can read."""

from __future__ import annotations

from .cards import LUCKY
from .moves import AGAIN, DONE, PLACE, STACK, VALLEY, Move, well_formed
from .position import Position
from .view import Phase


def why_not(position: Position, move: Move) -> str:
    """The reason against a move that the acting seat may not make here."""
    if not well_formed(move):
        return "That is no move of Jackal & High."
    if position.phase is Phase.ORDER:
        return _why_no_order(position, move)
    if position.phase is Phase.READY:
        return "The dice have to be thrown first."
    if move[0] == PLACE and len(move) == 3:
        return _why_no_placing(position, move[1], move[2])
    if move[0] == VALLEY and len(move) == 2:
        return _why_no_valley(position)
    return _why_no_end(position, move)


def _why_no_placing(position: Position, die: int, at: int) -> str:
    if not 0 <= at < len(position.row):
        return "There is no such card in the row."
    if die not in position.thrown:
        placed = any(die == other for other, _ in position.placed_now)
        return f"The {die} stays where it lies." if placed else f"There is no thrown {die} to place."
    card = position.row[at]
    own = card - position.rooms[position.thrower * len(position.row) + at]
    the_card = "the Lucky 8" if card == LUCKY else f"the {card}"
    if own:
        return f"{die} and {own} make {die + own}, more than {the_card} allows."
    return f"{die} is more than {the_card} allows."


def _why_no_valley(position: Position) -> str:
    if position.placed_now:
        return "A die was placed: dice that do not fit stay in hand."
    if position.legal == ((DONE,),):
        return "The dice have gone to Vulture Valley already."
    if any(other[0] == VALLEY for other in position.legal):
        return "So many dice cannot go to Vulture Valley now."
    return "A die may go to Vulture Valley only if no thrown die fits a card."


def _why_no_end(position: Position, move: Move) -> str:
    if move == (DONE,):
        return "At least one die must leave the hand."
    if move != (AGAIN,):
        return "A die has to be placed now."
    if not position.lone:
        return "Only a single die in hand may be thrown again."
    return "The third throw stands." if position.thrown else "The die has left the hand."


def _why_no_order(position: Position, move: Move) -> str:
    if move == (DONE,):
        return "There are cards left to stack."
    if move[0] == STACK and len(move) == 2:
        if move[1] in position.ordered:
            return f"The {move[1]} lies on the stack already."
        return f"The {move[1]} was not won in this round."
    return "New cards have to be stacked now."
