"""Rectangles of styled text that are put beside and below each other, cheap enough to draw a whole table of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

Line = tuple[Segment, ...]
"""One row of a block; its segments fill the block's width exactly."""

Span = tuple[str, Style]
"""A piece of text and how it looks."""

Align = Literal["left", "centre", "right"]


@dataclass(frozen=True, slots=True)
class Block:
    """A rectangle of styled text; immutable, so blocks are cached and shared freely.

    Attributes:
        width: Columns of every line.
        lines: Its rows, top first.
    """

    width: int
    lines: tuple[Line, ...]

    @property
    def height(self) -> int:
        """How many rows it has."""
        return len(self.lines)

    def text(self) -> str:
        """What it says, without its looks; rows without their trailing blanks."""
        return "\n".join("".join(segment.text for segment in line).rstrip() for line in self.lines)


def line(width: int, blank: Style, *spans: Span, align: Align = "left") -> Line:
    """One row of exactly ``width`` columns; what does not fit on the right is cut off."""
    used = sum(cell_len(text) for text, _ in spans)
    if used > width:
        kept = Strip([Segment(text, style) for text, style in spans]).crop(0, width)
        return (*kept, Segment(" " * (width - kept.cell_length), blank)) if kept.cell_length < width else tuple(kept)
    before = {"left": 0, "centre": (width - used) // 2, "right": width - used}[align]
    segments = [Segment(text, style) for text, style in spans if text]
    if before:
        segments.insert(0, Segment(" " * before, blank))
    if after := width - used - before:
        segments.append(Segment(" " * after, blank))
    return tuple(segments)


def gap(width: int, height: int, blank: Style) -> Block:
    """An empty block."""
    return Block(width, (line(width, blank),) * height)


def beside(*blocks: Block, blank: Style) -> Block:
    """Blocks from left to right, their tops level; shorter ones are filled up below."""
    height = max((block.height for block in blocks), default=0)
    filled = [block if block.height == height else resized(block, block.width, height, blank) for block in blocks]
    lines = tuple(tuple(segment for block in filled for segment in block.lines[y]) for y in range(height))
    return Block(sum(block.width for block in blocks), lines)


def stacked(blocks: Iterable[Block]) -> Block:
    """Blocks of one width from top to bottom."""
    parts = list(blocks)
    return Block(parts[0].width if parts else 0, tuple(row for part in parts for row in part.lines))


def resized(block: Block, width: int, height: int, blank: Style) -> Block:
    """The block cut or filled up to this size, at the right and below."""
    lines = block.lines[:height]
    if width > block.width:
        air = Segment(" " * (width - block.width), blank)
        lines = tuple((*row, air) for row in lines)
    elif width < block.width:
        lines = tuple(line(width, blank, *((part.text, part.style or blank) for part in row)) for row in lines)
    return Block(width, lines + (line(width, blank),) * (height - len(lines)))


@lru_cache(maxsize=512)
def strip(row: Line) -> Strip:
    """A row as Textual paints it; kept, since what Textual makes of a strip for the terminal is kept in it."""
    return Strip(row)


class BlockWidget(Widget):
    """A widget that shows one block; subclasses say which, and call `redraw` when it changes."""

    DEFAULT_CSS = """
    BlockWidget { width: auto; height: auto; }
    """

    ALLOW_SELECT = False

    def block(self) -> Block:
        """What to show now; called once a redraw."""
        raise NotImplementedError

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """The block's own width."""
        return self.block().width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The block's own height."""
        return self.block().height

    def render_line(self, y: int) -> Strip:
        """One row of the block, on the widget's own background."""
        block = self.block()
        blank = self.rich_style
        row = block.lines[y] if y < block.height else line(block.width, blank)
        return Strip(row).adjust_cell_length(self.size.width, blank)
