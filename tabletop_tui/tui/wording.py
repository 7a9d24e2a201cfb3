"""Small words every table needs: chances, units, and names that are safe in Markdown."""

from __future__ import annotations

import re
from fractions import Fraction

from rich.cells import cell_len, set_cell_size

_MARKUP = re.compile(r"([\\`*_{}\[\]<>#+\-.!|~&:/@])")


def one(unit: str) -> str:
    """A unit in the singular: ``heart`` of ``hearts``."""
    return unit.removesuffix("s")


def shortened(text: str, width: int, more: str) -> str:
    """A text in at most so many columns, at least one; where it is cut it ends with the sign for more."""
    return text if cell_len(text) <= width else set_cell_size(text, width - cell_len(more)).rstrip() + more


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


def tenths(chance: Fraction) -> str:
    """A chance as it stands in a column of exact ones: ``14.3 %``, with ``none`` for what cannot be."""
    return f"{max(float(chance * 100), 0.1):.1f} %" if chance else "none"
