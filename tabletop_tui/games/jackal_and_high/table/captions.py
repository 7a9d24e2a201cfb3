"""Lines of words beside what they speak of."""

from __future__ import annotations

from rich.cells import cell_len

from tabletop_tui.tui.widgets.block import Block, Line, Span, beside, gap, line, resized
from tabletop_tui.tui.widgets.look import Look

from .layout import Layout


def with_words(block: Block, words: list[list[Span]], layout: Layout, look: Look) -> Block:
    """A block with lines of words at its right, in the middle of its height."""
    blank = look.plain
    width = max(0, layout.width - block.width - 1)
    rows: list[Line] = [line(width, blank, *cut(spans, width, look)) for spans in words]
    if len(rows) < block.height:
        rows = [line(width, blank)] * ((block.height - len(rows)) // 2) + rows
    text = resized(Block(width, tuple(rows[: block.height])), width, block.height, blank)
    return beside(block, gap(1, block.height, blank), text, blank=blank)


def cut(spans: list[Span], width: int, look: Look) -> list[Span]:
    """The spans as far as they fit, the last one cut with an ellipsis."""
    kept: list[Span] = []
    for text, style in spans:
        shown = look.glyphs.plain(text)
        if cell_len(shown) > width:
            return [*kept, (look.glyphs.fit(shown, width), style)]
        kept.append((shown, style))
        width -= cell_len(shown)
    return kept
