"""Lines of words beside what they speak of."""

from __future__ import annotations

from tabletop_tui.tui.widgets.block import Block, Line, Span, beside, gap, line, resized
from tabletop_tui.tui.widgets.look import Look
from tabletop_tui.tui.widgets.sentence import fitting

from .layout import Layout


def with_words(block: Block, words: list[list[Span]], layout: Layout, look: Look) -> Block:
    """A block with lines of words at its right, in the middle of its height."""
    blank = look.plain
    width = max(0, layout.width - block.width - 1)
    rows: list[Line] = [line(width, blank, *fitting(width, look, spans)) for spans in words]
    if len(rows) < block.height:
        rows = [line(width, blank)] * ((block.height - len(rows)) // 2) + rows
    text = resized(Block(width, tuple(rows[: block.height])), width, block.height, blank)
    return beside(block, gap(1, block.height, blank), text, blank=blank)
