"""Prints one line a table: a digest of a random game, its views, keys, guesses and events. Run under two hash seeds."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from tests.rules.cases import Table, spread, tables
from tests.rules.contract import told, viewers


def digest(table: Table) -> str:
    """A hash of the words for all that happens and is seen in one game."""
    walk = table.walk(12)
    words: list[str] = []
    for state, move in spread(list(zip(walk.positions, walk.moves, strict=False)), 200):
        words += (state.text(move), *(state.text(other) for other in state.moves()))
        words += (repr(told(state, move, viewer)[0]) for viewer in viewers(table))
    for state in walk.some(10):
        words += (repr(state.view(viewer)) for viewer in viewers(table))
        words += (repr(state.guess(seat, Random(seat)).fingerprint()) for seat in range(table.seats))
    words.append(repr(walk.positions[-1].outcome()))
    return sha256("\n".join(words).encode()).hexdigest()


if __name__ == "__main__":
    for table in tables():
        print(table.id, digest(table))
