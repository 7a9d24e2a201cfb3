"""The moves of Black Jacky: tuples that begin with a verb.

| move | text | who |
|---|---|---|
| ``(FIRST, seat)`` | ``first B`` | chance: who starts the first round (ruling `B8`) |
| ``(DEAL, seat, low, high)`` | ``deal B 3 5`` | chance: the two cards a cat is dealt; their faces are its secret |
| ``(TURN, card)`` | ``turn 6`` | chance: a card turned up onto the discards, at the start of a round or by a 7 |
| ``(CARD, card)`` | ``card 7`` | chance: the card a cat takes from the draw pile; its secret |
| ``(GUESS, seat)`` | ``guess C`` | a wanted cat: who will lose a heart |
| ``(LAY, card)`` | ``lay 5`` | cheat, before playing: lay this hand card and use its trick |
| ``(CATS, low, high)`` | ``cats B C`` | trick of a 3: who give each other a card |
| ``(GIVE, card)`` | ``give 4`` | each of the two, unseen by the other |
| ``(PLUS, seat)`` | ``plus B`` | trick of a 6: the +1 card goes there |
| ``(PLUS, STAYS)`` | ``plus stays`` | trick of a 6: it is left where it lies |
| ``(DRAW,)`` | ``draw`` | play: take a card from the draw pile |
| ``(SWAP, card, DISCARD)`` | ``swap 7 discard`` | play: give this card for the top discard |
| ``(SWAP, card, PILE)`` | ``swap 7 pile`` | play: give this card for one from the draw pile |
| ``(KNOCK,)`` | ``knock`` | play: keep the hand, and begin the end of the round |
| ``(DONE,)`` | ``done`` | the turn ends, after a last look at the hand |

Not to cheat is no move of its own: the cat draws, swaps or knocks at once, and that ends its chance to lay a card.

A swap is one move: what is given and where from are fixed together. That is as good as the two steps of ruling `B56`,
since nothing is seen between them. Seats are written as letters, A for the first.
"""

from __future__ import annotations

from typing import Final

FIRST: Final = 0
DEAL: Final = 1
TURN: Final = 2
CARD: Final = 3
GUESS: Final = 4
LAY: Final = 5
CATS: Final = 6
GIVE: Final = 7
PLUS: Final = 8
DRAW: Final = 9
SWAP: Final = 10
KNOCK: Final = 11
DONE: Final = 12

STAYS: Final = -1
"""In place of a seat: the +1 card is left where it lies."""

DISCARD: Final = 0
"""The source of a swap: the top of the discard pile."""

PILE: Final = 1
"""The source of a swap: the draw pile."""

Move = tuple[int, ...]
"""A verb and its arguments."""


def well_formed(move: object) -> bool:
    """Whether this is a verb and small whole numbers at all, whatever they may mean."""
    return type(move) is tuple and bool(move) and all(type(part) is int and -100 < part < 100 for part in move)
