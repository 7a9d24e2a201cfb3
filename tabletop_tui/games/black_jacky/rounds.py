"""How a round begins: the starter, the guesses of wanted cats, and the deal."""

from __future__ import annotations

from typing import Final

from tabletop_tui.rules import CHANCE, IllegalMove, Tell

from .choices import offer
from .events import Guessed, HandDealt, RoundBegan, StarterDrawn
from .moves import DEAL, FIRST, Move
from .pile import await_turn_up
from .position import Position
from .view import Phase, Standing

FEWEST_TO_GUESS: Final = 3
"""Wanted cats guess while at least so many cats are in the saloon (ruling `B33`)."""


def draw_starter(position: Position, move: Move, tell: Tell | None) -> None:
    """Who starts the first round is drawn, or is the seat the table agreed on (ruling `B8`).

    Raises:
        IllegalMove: There is no such seat, or another one was agreed on.
    """
    if type(move) is not tuple or len(move) != 2 or move[0] != FIRST:
        raise IllegalMove("Who starts has to be drawn now.")
    if move[1] not in range(position.seats):
        raise IllegalMove(f"There are only {position.seats} players.")
    fixed = position.options.first_player
    if fixed not in ("random", str(move[1] + 1)):
        raise IllegalMove(f"The table agreed that player {fixed} starts.")
    position.starter = move[1]
    if tell and fixed == "random":
        tell(StarterDrawn(seat=move[1]))
    begin_round(position, tell)


def dealer(position: Position) -> int:
    """The nearest cat in the saloon before the starter (ruling `B7`)."""
    return next(seat for seat in reversed(position.clockwise(position.starter)) if position.plays(seat))


def begin_round(position: Position, tell: Tell | None) -> None:
    """All cards are gathered and the starter is known: wanted cats guess (ruling `B36`), then hands are dealt."""
    position.round += 1
    if tell:
        tell(RoundBegan(round=position.round, starter=position.starter, dealer=dealer(position)))
    order = position.clockwise(position.starter)
    if len(position.saloon()) >= FEWEST_TO_GUESS:
        position.waiting = tuple(seat for seat in order if position.standing[seat] is Standing.WANTED)
    _ask_or_deal(position)


def guess(position: Position, move: Move, tell: Tell | None) -> None:
    """A wanted cat names who will lose a heart."""
    seat, *later = position.waiting
    position.guesses[seat] = move[1]
    position.waiting = tuple(later)
    if tell:
        tell(Guessed(seat=seat, target=move[1]))
    _ask_or_deal(position)


def _ask_or_deal(position: Position) -> None:
    if position.waiting:
        position.phase = Phase.GUESS
        position.deciding = position.waiting[0]
        offer(position)
        return
    position.phase = Phase.DEAL
    position.deciding = CHANCE
    position.legal = ()
    position.waiting = tuple(seat for seat in position.clockwise(position.starter) if position.plays(seat))


def deal(position: Position, move: Move, tell: Tell | None) -> None:
    """The next cat gets its two cards; after the last the first discard is turned up.

    Raises:
        IllegalMove: Another cat is next, or the pile does not have these cards.
    """
    seat, *later = position.waiting
    if type(move) is not tuple or len(move) != 4 or move[:2] != (DEAL, seat):
        raise IllegalMove(f"Two cards have to be dealt to seat {'ABCDEF'[seat]} now.")
    low, high = move[2:]
    pile = position.pile
    values = range(1, 9)
    if low not in values or high not in values or low > high or pile[low] < 1 + (low == high) or not pile[high]:
        raise IllegalMove("The pile does not have these two cards, the lower one first.")
    pile[low] -= 1
    pile[high] -= 1
    position.pile_size -= 2
    position.drawn += 2
    position.hands[seat] = (low, high)
    position.waiting = tuple(later)
    if tell:
        tell(HandDealt(seat=seat, cards=(low, high), seats=frozenset((seat,))))
    if not later:
        await_turn_up(position, tell)
