"""What stands beside the sheet: brushes and how many tiles there are for each terrain, the sets, and the sea."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.widgets import Static

from tabletop_tui.games.archipelago.data import SETS, SIGNS, TileRow
from tabletop_tui.games.archipelago.drawing import Drawing
from tabletop_tui.games.pirates.table.paint import paint_of
from tabletop_tui.tui.house_screen import house
from tabletop_tui.tui.widgets.block import Block, BlockWidget, Line, Span, line

from .board import TERRAINS, WORDS

WIDTH: Final = 34
_KEYS: Final = {"B": "b", "F": "f", "M": "m", ".": "x"}


class Panel(BlockWidget):
    """Shows brushes, sets and sea."""

    DEFAULT_CSS = "Panel { margin: 1 0 0 1; }"

    def __init__(self, tiles: Sequence[TileRow]) -> None:
        super().__init__()
        self._tiles = tiles
        self._drawing, self._brush = Drawing(), "B"

    def lay(self, drawing: Drawing, brush: str) -> None:
        """Show this drawing and this brush."""
        if (drawing, brush) != (self._drawing, self._brush):
            self._drawing, self._brush = drawing, brush
            self.refresh()

    def block(self) -> Block:
        """The rows."""
        look = paint_of(self, backs=True).look
        plain, strong = look.plain, look.strong
        rows: list[Line] = [line(WIDTH, plain, ("  Brush          places   tiles", strong))]
        rows += [self._brush_row(sign) for sign in "BFM."]
        rows += [line(WIDTH, plain), line(WIDTH, plain, ("  Tiles of", strong))]
        rows += [self._set_row(number) for number in SETS]
        land, coast = len(self._drawing.land), len(self._drawing.coast)
        rows += [line(WIDTH, plain), line(WIDTH, plain, (f"  {land} land, {coast} water round it", plain))]
        return Block(WIDTH, tuple(rows))

    def _brush_row(self, sign: str) -> Line:
        paint, marks = paint_of(self, backs=True), house(self).marks
        look, word = paint.look, WORDS[sign]
        chosen = sign == self._brush
        style = look.pointed if chosen else look.plain
        pointer = marks.pointer if chosen else " "
        if sign == ".":
            sample: Span = (f" {paint.signs['wave']} ", paint.sea)
            return line(WIDTH, look.plain, (f"{pointer} {_KEYS[sign]} ", style), sample, (f" {word}", style))
        terrain = TERRAINS[sign]
        places, there = self._drawing.supplies(self._tiles, SIGNS[sign])
        sample = (f" {paint.signs[terrain] * 2}", paint.land[terrain].closed[0])
        amount = (f"{places:>6} of{there:>5}", look.plain if places <= there else look.danger)
        short = (f" {paint.signs['loses'] if places > there else ' '}", look.danger)
        return line(
            WIDTH, look.plain, (f"{pointer} {_KEYS[sign]} ", style), sample, (f" {word:<9}", style), amount, short
        )

    def _set_row(self, number: int) -> Line:
        look = paint_of(self, backs=True).look
        there = number in self._drawing.sets
        count = sum(row.count for row in self._tiles if row.number == number)
        box = "[x]" if there else "[ ]"
        words = f"  {number} {box} set {number}, {count} tiles"
        return line(WIDTH, look.plain, (words, look.plain if there else look.muted))


class Verdict(Static):
    """What is missing or wrong, or that nothing is."""

    DEFAULT_CSS = """
    Verdict { height: 2; padding: 0 2; }
    Verdict.-wrong { color: $text-error; }
    Verdict.-right { color: $text-success; text-style: bold; }
    """

    def __init__(self) -> None:
        super().__init__(markup=False)

    def say(self, words: str, *, wrong: bool = False, right: bool = False) -> None:
        """Say it; what is wrong has a sign before it, so that it is not told by colour alone."""
        self.update(f"! {words}" if wrong else words)
        self.set_class(wrong, "-wrong")
        self.set_class(right, "-right")
