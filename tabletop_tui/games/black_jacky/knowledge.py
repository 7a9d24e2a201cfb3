"""Who knows which cards lie in which hand, and what lies in a pile that was shuffled from the discards.

A card taken from the discard pile is known to everybody, a card exchanged by a 3 to the two cats; it stays known until
such a card is laid or discarded, or could have left by a 3. What somebody knows is a multiset of cards, packed into
an int with four bits a value. For every hand there is a tuple with the knowledge of each seat and, last, of an
onlooker, who knows what everybody knows; it is empty while nobody knows anything of that hand. A holder's own entry is
the onlooker's: it says what everybody knows, not what the holder sees.

Once the discards have been shuffled, `Position.bounds` holds in the same way what may at most lie in the draw pile: all
that was shuffled, less what was turned up since or what the seat itself drew. Who else drew since is forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from .cards import VALUES
from .position import Position

_UNITS: Final = tuple(1 << 4 * value for value in range(9))


def pack(cards: Iterable[int]) -> int:
    """A multiset of cards as an int."""
    return sum(_UNITS[card] for card in cards)


@lru_cache(maxsize=1 << 12)
def unpack(packed: int) -> tuple[int, ...]:
    """The cards of a packed multiset, ascending."""
    return tuple(value for value in VALUES for _ in range(packed >> 4 * value & 15))


def taken_openly(position: Position, holder: int, card: int) -> None:
    """Everybody saw this card go into a hand."""
    unit = _UNITS[card]
    known = position.known[holder] or (0,) * (position.seats + 1)
    position.known[holder] = tuple([seen + unit for seen in known])


def left_openly(position: Position, holder: int, card: int) -> None:
    """Everybody saw such a card leave a hand; it may have been the known one."""
    known = position.known[holder]
    if known:
        _keep(position, holder, [_less(seen, card) for seen in known])


def exchanged(position: Position, pair: tuple[int, int], cards: tuple[int, int]) -> None:
    """Two cats are about to give each other these cards, face down.

    The two know what they gave and got. To all others any card of either hand could have left, unless they
    know the whole hand and its cards are all the same.
    """
    onlooker = position.seats
    first, second = pair
    nothing = (0,) * (onlooker + 1)
    of_first, of_second = position.known[first] or nothing, position.known[second] or nothing
    one, two = len(position.hands[first]), len(position.hands[second])
    after_first = [_thinned(of_first[who]) + _sure(of_second[who], two) for who in range(onlooker + 1)]
    after_second = [_thinned(of_second[who]) + _sure(of_first[who], one) for who in range(onlooker + 1)]
    after_first[first], after_second[second] = after_first[onlooker], after_second[onlooker]
    after_first[second] = _less(of_first[second], cards[0]) + _UNITS[cards[1]]
    after_second[first] = _less(of_second[first], cards[1]) + _UNITS[cards[0]]
    _keep(position, first, after_first)
    _keep(position, second, after_second)


def shuffled(position: Position, cards: Iterable[int]) -> None:
    """Everybody has seen the cards that are the draw pile now."""
    position.bounds = (pack(cards),) * (position.seats + 1)


def drawn_from_pile(position: Position, taker: int, card: int) -> None:
    """One seat saw this card leave the shuffled pile."""
    bounds = position.bounds
    position.bounds = (*bounds[:taker], bounds[taker] - _UNITS[card], *bounds[taker + 1 :])


def turned_from_pile(position: Position, card: int) -> None:
    """Everybody saw such a card leave the shuffled pile."""
    position.bounds = tuple([bound - _UNITS[card] for bound in position.bounds])


def count(packed: int, card: int) -> int:
    """How many such cards a packed multiset has."""
    return packed >> 4 * card & 15


def _less(packed: int, card: int) -> int:
    return packed - _UNITS[card] if packed >> 4 * card & 15 else packed


def _thinned(packed: int) -> int:
    """What is surely left of a hand after any one card of it has gone."""
    return packed - sum(_UNITS[card] for card in set(unpack(packed))) if packed else 0


def _sure(packed: int, size: int) -> int:
    """The card that leaves a hand of this size, as a multiset, if there is no doubt about it."""
    cards = unpack(packed)
    return _UNITS[cards[0]] if len(cards) == size and len(set(cards)) == 1 else 0


def _keep(position: Position, holder: int, known: list[int]) -> None:
    position.known[holder] = tuple(known) if any(known) else ()
