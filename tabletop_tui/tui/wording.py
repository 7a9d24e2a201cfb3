"""Small words every table needs: lists, counts, chances, and names that are safe in Markdown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction

_MARKUP = re.compile(r"([\\`*_{}\[\]<>#+\-.!|~&:/@])")


def listed(words: Sequence[str], joint: str = "and") -> str:
    """Words in a row: ``a, b and c``; empty for none."""
    *most, last = words or ("",)
    return f"{', '.join(most)} {joint} {last}" if most else last


def count(number: int, thing: str) -> str:
    """So many things: ``1 card``, ``2 cards``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def escaped(name: str) -> str:
    """A name as typed, safe inside Markdown."""
    return _MARKUP.sub(r"\\\1", name)


def percent(chance: Fraction) -> str:
    """A chance in words: ``33 %``, with one decimal near the ends, ``sure`` and ``-`` at them."""
    if chance in (0, 1):
        return "sure" if chance else "-"
    value = float(chance * 100)
    if 5 <= value <= 95:
        return f"{value:.0f} %"
    return f"{min(max(value, 0.1), 99.9):.1f} %"
