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
    if phase is Phase.CHEAT or phase is Phase.PLAY:
        seat = position.deciding
        total = position.total(seat)
        mood = 0 if total < GOOD_ENOUGH else 1 if total < LIMIT else 2
        choose = openings if phase is Phase.CHEAT else plays
        position.legal = choose(position.hands[seat], can_give(position), mood)
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


@lru_cache(maxsize=1 << 14)
def openings(hand: tuple[int, ...], pile: bool, mood: int) -> Moves:
    """All that begins a turn: to play at once, as in `plays`, or to lay a card, high cards first.

    Laying comes last, for a card laid never comes back: nobody should do it by pressing Enter without a look.
    """
    return plays(hand, pile, mood) + tuple((LAY, card) for card in _high_first(hand))


@lru_cache(maxsize=1 << 14)
def plays(hand: tuple[int, ...], pile: bool, mood: int) -> Moves:
    """Draw, swap or knock; what fits the mood first, and the two that need no card side by side.

    Args:
        hand: Cards in hand, ascending.
        pile: Whether the draw pile can give a card.
        mood: 0 to draw, 1 to knock, 2 to get rid of a card.
    """
    draw: Moves = ((DRAW,),) if pile else ()
    knock: Moves = ((KNOCK,),)
    swaps: Moves = tuple((SWAP, card, DISCARD) for card in _high_first(hand))
    if pile:
        swaps += tuple((SWAP, card, PILE) for card in _high_first(hand))
    return (draw + knock + swaps, knock + draw + swaps, swaps + knock + draw)[mood]


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


def _high_first(hand: tuple[int, ...]) -> list[int]:
    return sorted(set(hand), reverse=True)
