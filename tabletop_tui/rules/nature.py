"""Chance, answered from outside the state.

A state never holds a random generator. When its actor is CHANCE somebody is asked: a match asks a `SeededNature`,
whose answers depend on *what* is asked and not on how often it was asked, so the same seed gives the same luck
whatever the order of play and taking a move back re-rolls nothing. Simulations ask a quick `Luck`; tests script
answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from random import Random
from typing import Protocol

Key = str | int
"""One part of what is asked for: a word or a number."""

_Orders = dict[tuple[int, tuple[Key, ...]], tuple[int, ...]]


class Nature(Protocol):
    """Whoever answers when chance has to act."""

    def pick(self, count: int, *key: Key) -> int:
        """A fair number from 0 to count - 1.

        Args:
            count: How many equally likely answers there are, at least 1.
            key: What is asked, for instance ``("die", seat, 7)`` for the seventh die that seat ever throws.
        """

    def order(self, count: int, *key: Key) -> Sequence[int]:
        """A fair permutation of 0 to count - 1, for instance a whole shuffled deck."""


class SeededNature:
    """The luck of one match: every answer is a function of the seed and of what is asked.

    Answers come from BLAKE2b, so they are the same on every platform and Python version.
    """

    __slots__ = ("_orders", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._orders: _Orders = {}

    def pick(self, count: int, *key: Key) -> int:
        """See `Nature.pick`; 64 bits are drawn, so the bias is below count / 2**64."""
        question = "\x1f".join(map(str, (self._seed, *key))).encode()
        return int.from_bytes(blake2b(question, digest_size=8).digest(), "big") % count

    def order(self, count: int, *key: Key) -> Sequence[int]:
        """See `Nature.order`; a shuffle is worked out once and remembered."""
        if (count, key) not in self._orders:
            self._orders[count, key] = _shuffled(count, lambda last: self.pick(last + 1, "order", *key, last))
        return self._orders[count, key]


class Luck:
    """Unkeyed quick luck for simulations and searches, where no game is ever replayed from its seed.

    Shuffles already given are remembered by key, so that asking twice for one gives one answer; call `forget` between
    games.
    """

    __slots__ = ("_orders", "_random")

    def __init__(self, rng: Random) -> None:
        self._random = rng.random
        self._orders: _Orders = {}

    def pick(self, count: int, *key: Key) -> int:
        """See `Nature.pick`; the key is ignored."""
        return int(self._random() * count)

    def order(self, count: int, *key: Key) -> Sequence[int]:
        """See `Nature.order`; remembered by key until `forget`."""
        if (count, key) not in self._orders:
            self._orders[count, key] = _shuffled(count, lambda last: int(self._random() * (last + 1)))
        return self._orders[count, key]

    def forget(self) -> None:
        """Start a new game: every shuffle is new."""
        self._orders.clear()


def _shuffled(count: int, draw: Callable[[int], int]) -> tuple[int, ...]:
    """0 to count - 1 in an order that takes one answer for each place but the first: a number from 0 to that place."""
    items = list(range(count))
    for last in range(count - 1, 0, -1):
        other = draw(last)
        items[last], items[other] = items[other], items[last]
    return tuple(items)


class Scripted:
    """Chance that does what a test says, in the order it is asked.

    Args:
        picks: Answers to `pick`, in order.
        orders: Answers to `order`, by the first word of the key; each may be asked any number of times.
    """

    def __init__(self, picks: Iterable[int] = (), **orders: Sequence[int]) -> None:
        self._picks = iter(picks)
        self._orders = orders

    def pick(self, count: int, *key: Key) -> int:
        """The next scripted answer.

        Raises:
            AssertionError: The script has ended, or its answer is out of range.
        """
        answer = next(self._picks, None)
        assert answer is not None, f"the script has no answer left for {key}"
        assert 0 <= answer < count, f"the script answers {answer} to {key}, which has {count} answers"
        return answer

    def order(self, count: int, *key: Key) -> Sequence[int]:
        """The scripted order for this kind of shuffle.

        Raises:
            AssertionError: None was scripted, or it has another length.
        """
        order = self._orders.get(str(key[0]))
        assert order is not None, f"the script has no order for {key}"
        assert len(order) == count, f"the script orders {len(order)} items for {key}, not {count}"
        return order
