"""What a seat may do in each phase, worked out once for every hand there is."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from .cards import LIMIT
from .moves import CATS, DISCARD, DONE, DRAW, GIVE, GUESS, KNOCK, LAY, PILE, PLUS, STAYS, SWAP, Move
from .pile import can_give
from .position import Position
from .view import Phase

Moves = tuple[Move, ...]

DONE_ONLY: Final[Moves] = ((DONE,),)

GOOD_ENOUGH: Final = 160
"""From this total on, in tenths, knocking is offered first."""


def offer(position: Position) -> None:
    """Set what the deciding seat may do in this phase."""
    phase = position.phase
    if phase is Phase.CHEAT:
        position.legal = _playing(position) + lays(position.hands[position.deciding])
    elif phase is Phase.PLAY:
        position.legal = _playing(position)
    elif phase is Phase.END:
        position.legal = DONE_ONLY
    elif phase is Phase.GIVE:
        position.legal = gifts(position.hands[position.deciding])
    elif phase is Phase.CATS:
        position.legal = pairs(tuple(givers(position)))
    elif phase is Phase.PLUS:
        position.legal = _placings(position)
    elif phase is Phase.GUESS:
        position.legal = tuple((GUESS, seat) for seat in position.saloon())


def _playing(position: Position) -> Moves:
    seat = position.deciding
    hand, pile, total = position.hands[seat], can_give(position), position.total(seat)
    if total < LIMIT:
        return plays(hand, pile, total >= GOOD_ENOUGH)
    return rescues(hand, pile, total, position.discards[-1])


@lru_cache(maxsize=1 << 14)
def lays(hand: tuple[int, ...]) -> Moves:
    """Which card to lay, high cards first.

    These come after all that plays, for a card laid never comes back: nobody should lay one by pressing Enter blindly.
    """
    return tuple((LAY, card) for card in _high_first(hand))


@lru_cache(maxsize=1 << 14)
def plays(hand: tuple[int, ...], pile: bool, good: bool) -> Moves:
    """Draw, knock or swap below 21; what fits the total first.

    Args:
        hand: Cards in hand, ascending.
        pile: Whether the draw pile can give a card.
        good: Whether the total is worth knocking with.
    """
    draw: Moves = ((DRAW,),) if pile else ()
    knock: Moves = ((KNOCK,),)
    swaps = _swaps(hand, DISCARD) + (_swaps(hand, PILE) if pile else ())
    return knock + draw + swaps if good else draw + knock + swaps


@lru_cache(maxsize=1 << 14)
def rescues(hand: tuple[int, ...], pile: bool, total: int, top: int) -> Moves:
    """Swap, knock or draw with 21 or more: first swaps for the top discard that help, the highest total of them first.

    Args:
        hand: Cards in hand, ascending.
        pile: Whether the draw pile can give a card.
        total: The total in tenths.
        top: The top discard.
    """
    swaps = _swaps(hand, DISCARD)
    helping = tuple(move for move in reversed(swaps) if total + 10 * (top - move[1]) < LIMIT)
    others = tuple(move for move in swaps if move not in helping)
    if not pile:
        return (*helping, *others, (KNOCK,))
    return (*helping, *_swaps(hand, PILE), *others, (KNOCK,), (DRAW,))


@lru_cache(maxsize=1 << 14)
def gifts(hand: tuple[int, ...]) -> Moves:
    """Which card to give, high cards first."""
    return tuple((GIVE, card) for card in _high_first(hand))


@lru_cache(maxsize=1 << 10)
def pairs(cats: tuple[int, ...]) -> Moves:
    """Every two of these cats."""
    return tuple((CATS, *sorted(pair)) for pair in combinations(cats, 2))


def givers(position: Position) -> list[int]:
    """Who can be named for a 3: active cats with a hand card, beginning with the one on turn (ruling `B17`)."""
    hands = position.hands
    return [seat for seat in position.active() if hands[seat]]


def _placings(position: Position) -> Moves:
    """Where the +1 card may go (rulings `B22`, `B23`): leaving it first, putting it before oneself last."""
    me, *others = position.active()
    moves: Moves = tuple((PLUS, seat) for seat in (*others, me) if seat != position.plus)
    return moves if position.plus < 0 else ((PLUS, STAYS), *moves)


def _swaps(hand: tuple[int, ...], source: int) -> Moves:
    return tuple((SWAP, card, source) for card in _high_first(hand))


def _high_first(hand: tuple[int, ...]) -> list[int]:
    return sorted(set(hand), reverse=True)
