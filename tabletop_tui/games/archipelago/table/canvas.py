"""A sheet to draw on sign by sign, for pictures that are no rows of cells."""

from __future__ import annotations

from itertools import groupby

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style

from tabletop_tui.tui.widgets.block import Block


class Canvas:
    """A rectangle of signs, each one column wide; what is put over its edge is lost.

    Attributes:
        width: Its columns.
        height: Its rows.
    """

    def __init__(self, width: int, height: int, blank: Style) -> None:
        self.width, self.height = width, height
        self._signs = [[(" ", blank)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Write a text from a place to the right. Names of wide letters are written by `put_block`."""
        if not 0 <= y < self.height:
            return
        for at, sign in enumerate(text, x):
            if 0 <= at < self.width:
                self._signs[y][at] = (sign, style)

    def clear(self, x: int, y: int) -> None:
        """Wipe out a sign; the ground below it stays as it is."""
        if 0 <= x < self.width and 0 <= y < self.height:
            self._signs[y][x] = (" ", self._signs[y][x][1])

    def label(self, x: int, y: int, text: str, width: int, style: Style) -> tuple[int, int]:
        """Write a text centred in so many columns, wide letters in two; the columns it begins and has ended in."""
        text = text.rstrip()
        kept = set_cell_size(text, width) if cell_len(text) > width else text
        first = at = x + (width - cell_len(kept)) // 2
        for sign in kept:
            wide = cell_len(sign)
            if 0 <= y < self.height and at >= 0 and at + wide <= self.width:
                self._signs[y][at] = (sign, style)
                for more in range(1, wide):
                    self._signs[y][at + more] = ("", style)
            at += wide
        return first, at

    def block(self) -> Block:
        """What has been drawn."""
        rows = []
        for signs in self._signs:
            groups = groupby(signs, key=lambda one: one[1])
            rows.append(tuple(Segment("".join(sign for sign, _ in group), style) for style, group in groups))
        return Block(self.width, tuple(rows))
