"""Rows of words on a table: cut with an ellipsis where they are too long, wrapped where there is room below."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap

from rich.cells import cell_len
from rich.style import Style

from .block import Align, Block, Line, Span, line
from .look import Look


def sentence(width: int, look: Look, *spans: Span, align: Align = "left") -> Line:
    """One row of words; the last span that does not fit is cut with an ellipsis, and what follows it is left out."""
    return line(width, look.plain, *fitting(width, look, spans), align=align)


def fitting(width: int, look: Look, spans: Iterable[Span]) -> list[Span]:
    """The spans as far as they fit."""
    kept: list[Span] = []
    for text, style in spans:
        shown = look.glyphs.plain(text)
        if cell_len(shown) > width:
            return [*kept, (look.glyphs.fit(shown, width), style)]
        kept.append((shown, style))
        width -= cell_len(shown)
    return kept


def both_ends(width: int, look: Look, left: Iterable[Span], right: Span) -> Line:
    """One row with words at both ends; the right end is whole, the left one is cut."""
    text = look.glyphs.plain(right[0])
    room = max(0, width - cell_len(text) - (1 if text else 0))
    kept = fitting(room, look, left)
    air = width - sum(cell_len(part) for part, _ in kept) - cell_len(text)
    return line(width, look.plain, *kept, (" " * air, look.plain), (text, right[1]))


def paragraph(text: str, width: int, height: int, look: Look, style: Style) -> Block:
    """Words wrapped into a block of exactly this size; what does not fit is cut."""
    rows = wrap(look.glyphs.plain(text), max(1, width)) if text else []
    if len(rows) > height > 0:
        rows = [*rows[: height - 1], " ".join(rows[height - 1 :])]
    shown = [sentence(width, look, (row, style)) for row in rows[:height]]
    return Block(width, tuple(shown + [line(width, look.plain)] * (height - len(shown))))
