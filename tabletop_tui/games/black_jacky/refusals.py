"""Why a move is not allowed, in words a player can read."""

from __future__ import annotations

from typing import Final

from .cards import VALUES
from .choices import givers
from .moves import CATS, DRAW, GIVE, GUESS, KNOCK, LAY, PLUS, STAYS, SWAP, Move, well_formed
from .pile import can_give
from .position import Position
from .view import Phase

_PLAYING = (DRAW, SWAP, KNOCK)


def why_not(position: Position, move: Move) -> str:
    """The reason against a move that the acting seat may not make here."""
    if not well_formed(move):
        return "That is no move of Black Jacky."
    why = _BY_PHASE.get(position.phase)
    return why(position, move) if why else _why_no_more(move)


def _why_no_guess(position: Position, move: Move) -> str:
    if move[0] == GUESS and len(move) == 2 and move[1] in range(position.seats):
        return "Only a cat in the saloon can lose a heart."
    return "First a cat in the saloon has to be named that will lose a heart."


def _why_no_cheating(position: Position, move: Move) -> str:
    if move[0] == LAY and len(move) == 2:
        return _not_in_hand(position, move[1])
    return _why_no_play(position, move)


def _why_no_naming(position: Position, move: Move) -> str:
    if move[0] != CATS or len(move) != 3:
        return "The 3 lies there: two cats have to be named that give each other a card."
    if move[1] == move[2]:
        return "Two different cats give each other a card."
    for seat in move[1:]:
        if seat not in givers(position):
            return _untouchable(position, seat, "has no hand card to give")
    return "Of the two cats the one with the lower letter is named first."


def _why_no_gift(position: Position, move: Move) -> str:
    if move[0] == GIVE and len(move) == 2:
        return _not_in_hand(position, move[1])
    return "A hand card has to be given now."


def _why_no_placing(position: Position, move: Move) -> str:
    if move[0] != PLUS or len(move) != 2:
        return "The 6 lies there: the +1 card has to be placed."
    if move[1] == STAYS:
        return "The +1 card may not stay in the box."
    if move[1] == position.plus:
        return "The +1 card lies there already; it may stay."
    return _untouchable(position, move[1], "cannot get it")


def _why_no_second_card(position: Position, move: Move) -> str:
    return "Only one card may be laid in a turn." if move[0] == LAY else _why_no_play(position, move)


def _why_no_play(position: Position, move: Move) -> str:
    if move[0] == SWAP and len(move) == 3 and move[2] in (0, 1):
        here = move[1] in position.hands[position.deciding]
        return _nothing_left() if here and not can_give(position) else _not_in_hand(position, move[1])
    if move == (DRAW,) and not can_give(position):
        return _nothing_left()
    return "The turn is not over before the cat draws, swaps or knocks."


def _why_no_more(move: Move) -> str:
    if move[0] == LAY:
        return "Cheating comes first: the cat has played already."
    if move[0] in _PLAYING:
        return "A cat draws, swaps or knocks only once in a turn."
    return "The turn is over but for the word that it is."


def _not_in_hand(position: Position, card: int) -> str:
    if card not in VALUES:
        return "There is no such card."
    if position.deciding >= 0 and card in position.laid[position.deciding]:
        return f"The {card} is laid and stays where it lies: it is no hand card any more."
    return f"There is no {card} in this hand."


def _untouchable(position: Position, seat: int, otherwise: str) -> str:
    if seat not in range(position.seats):
        return "There is no such cat."
    if not position.plays(seat):
        return "That cat is not in the saloon."
    if position.knocked >> seat & 1:
        return "That cat has knocked and is protected."
    return f"That cat {otherwise}."


def _nothing_left() -> str:
    return "There is no card left to draw."


_BY_PHASE: Final = {
    Phase.GUESS: _why_no_guess,
    Phase.CHEAT: _why_no_cheating,
    Phase.CATS: _why_no_naming,
    Phase.GIVE: _why_no_gift,
    Phase.PLUS: _why_no_placing,
    Phase.PLAY: _why_no_second_card,
}
