"""What is under the cursor, told in a few rows."""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap

from tabletop_tui.tui.widgets.block import Line, Span, line
from tabletop_tui.tui.widgets.look import Look


@lru_cache(maxsize=256)
def wrapped(details: tuple[Span, ...], width: int, height: int, look: Look) -> tuple[Line, ...]:
    """Paragraphs in exactly so many rows, with air at both sides; what has no room is cut off with an ellipsis.

    The rows are kept: the cursor often comes back.
    """
    room = width - 2
    rows: list[Span] = []
    for text, style in details:
        rows += [(part, style) for part in wrap(look.glyphs.plain(text), room)]
    found = []
    for at in range(height):
        text, style = rows[at] if at < len(rows) else ("", look.plain)
        if at == height - 1 and len(rows) > height:
            text = look.glyphs.fit(" ".join(part for part, _ in rows[at:]), room)
        found.append(line(width, look.plain, (" ", look.plain), (text, style)))
    return tuple(found)
