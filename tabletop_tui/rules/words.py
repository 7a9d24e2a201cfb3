"""Small words that events, records and screens share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

_QUOTED: Final = 40
"""The most characters that are quoted of what is wrong."""


def listed(words: Iterable[str], joint: str = "and") -> str:
    """Words in a row: ``a, b and c``; empty for none."""
    *most, last = (*words,) or ("",)
    return f"{', '.join(most)} {joint} {last}" if most else last


def people(seats: Iterable[int], names: Sequence[str]) -> str:
    """The names of some seats in a row: ``Anna and Boris``."""
    return listed(names[seat] for seat in seats)


def count(number: int, thing: str) -> str:
    """So many things: ``1 card``, ``2 cards``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def quoted(value: object) -> str:
    """What is wrong, in quotation marks, short and without commands to the terminal."""
    text = "".join(sign if sign.isprintable() else " " for sign in str(value)[: _QUOTED + 1])
    return f"“{text}”" if len(text) <= _QUOTED else f"“{text[:_QUOTED]}…”"
