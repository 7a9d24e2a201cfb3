"""The moves of Jackal & High: tuples that begin with a verb.

| move | text | who |
|---|---|---|
| ``(TURN, card)`` | ``turn 11`` | chance: the animal that starts in Vulture Valley |
| ``(FIRST, seat)`` | ``first B`` | chance: who starts the first round (ruling `J2`) |
| ``(LAY, *cards)`` | ``lay T 12 3 5`` | chance: cards turned up to fill the row, in the order drawn |
| ``(ROLL,)`` | ``roll`` | the seat on turn throws all its dice |
| ``(THROW, *dice)`` | ``throw 3 5 8`` | chance: dice of the seat that has to throw, ascending |
| ``(PLACE, die, position)`` | ``5 on 9`` | a thrown die goes on a card of the row |
| ``(VALLEY, count)`` | ``valley 2`` | so many dice go to the Valley, since none fits (ruling `J15`) |
| ``(AGAIN,)`` | ``again`` | a lone die is thrown again |
| ``(DONE,)`` | ``done`` | the turn ends, thrown dice not placed stay in hand; or the new cards are stacked |
| ``(STACK, card)`` | ``stack 15`` | the next of the cards just won goes on top of the own stack |

Where two cards in the row have the same value the second is written ``5 on 3/2``.
"""

from __future__ import annotations

from typing import Final

TURN: Final = 0
FIRST: Final = 1
LAY: Final = 2
THROW: Final = 3
PLACE: Final = 4
VALLEY: Final = 5
AGAIN: Final = 6
DONE: Final = 7
STACK: Final = 8
ROLL: Final = 9

Move = tuple[int, ...]
"""A verb and its arguments."""


def well_formed(move: object) -> bool:
    """Whether this is a verb and small whole numbers at all, whatever they may mean."""
    return type(move) is tuple and bool(move) and all(type(part) is int and -100 < part < 100 for part in move)
