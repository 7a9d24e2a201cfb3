"""What stands beside the sheet: brushes and how many tiles there are for each terrain, the sets, and the sea."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from tabletop_tui.games.archipelago.data import SETS, SIGNS, TileRow
from tabletop_tui.games.archipelago.drawing import Drawing
from tabletop_tui.games.pirates.table.paint import Paint, paint_of
from tabletop_tui.tui.house_screen import house
from tabletop_tui.tui.widgets.block import Block, BlockWidget, Line, Span, line
from tabletop_tui.tui.widgets.look import look_of

from .board import TERRAINS, WORDS

WIDTH: Final = 34
_BRUSHES: Final = {1: "B", 2: "F", 3: "M", 4: "."}
"""By row of the panel: the brush it stands for."""
_SETS: Final = dict(enumerate(SETS, 7))
"""By row of the panel: the set it stands for."""
_KEYS: Final = {"B": "b", "F": "f", "M": "m", ".": "x"}


class Panel(BlockWidget):
    """Shows brushes, sets and sea; what it shows is drawn once and kept, until the drawing or the theme changes."""

    DEFAULT_CSS = "Panel { margin: 1 0 0 1; }"

    @dataclass
    class Brush(Message):
        """A brush was clicked."""

        sign: str

    @dataclass
    class Set(Message):
        """A set of tiles was clicked."""

        number: int

    def __init__(self, tiles: Sequence[TileRow]) -> None:
        super().__init__()
        self._tiles = tiles
        self._drawing, self._brush = Drawing(), "B"
        self._block: Block | None = None

    def lay(self, drawing: Drawing, brush: str) -> None:
        """Show this drawing and this brush."""
        if (drawing, brush) != (self._drawing, self._brush):
            self._drawing, self._brush, self._block = drawing, brush, None
            self.refresh()

    def notify_style_update(self) -> None:
        """Take the colours of the new theme."""
        super().notify_style_update()
        self._block = None

    def on_click(self, event: Click) -> None:
        """Say what was clicked."""
        if event.y in _BRUSHES:
            self.post_message(self.Brush(_BRUSHES[event.y]))
        elif event.y in _SETS:
            self.post_message(self.Set(_SETS[event.y]))

    def block(self) -> Block:
        """The rows."""
        if self._block is None:
            self._block = self._made(paint_of(self.app, look_of(self), backs=True))
        return self._block

    def _made(self, paint: Paint) -> Block:
        plain, strong = paint.look.plain, paint.look.strong
        rows: list[Line] = [line(WIDTH, plain, ("  Brush          places   tiles", strong))]
        rows += [self._brush_row(sign, paint) for sign in _BRUSHES.values()]
        rows += [line(WIDTH, plain), line(WIDTH, plain, ("  Tiles of", strong))]
        rows += [self._set_row(number, paint) for number in _SETS.values()]
        land, coast = len(self._drawing.land), len(self._drawing.coast)
        rows += [line(WIDTH, plain), line(WIDTH, plain, (f"  {land} land, {coast} water round it", plain))]
        return Block(WIDTH, tuple(rows))

    def _brush_row(self, sign: str, paint: Paint) -> Line:
        look, word = paint.look, WORDS[sign]
        chosen = sign == self._brush
        style = look.pointed if chosen else look.plain
        pointer = house(self).glyphs["pointer"] if chosen else " "
        key: Span = (f"{pointer} {_KEYS[sign]} ", style)
        if sign == ".":
            return line(WIDTH, look.plain, key, (f" {paint.signs['wave']} ", paint.sea), (f" {word}", style))
        terrain = TERRAINS[sign]
        places, there = self._drawing.supplies(self._tiles, SIGNS[sign])
        fits = places <= there
        return line(
            WIDTH, look.plain, key, (f" {paint.signs[terrain] * 2}", paint.land[terrain].closed[0]),
            (f" {word:<9}", style), (f"{places:>6} of{there:>5}", look.plain if fits else look.danger),
            ("" if fits else f" {paint.signs['loses']}", look.danger),
        )  # fmt: skip

    def _set_row(self, number: int, paint: Paint) -> Line:
        look, there = paint.look, number in self._drawing.sets
        count = sum(row.count for row in self._tiles if row.number == number)
        words = f"  {number} {'[x]' if there else '[ ]'} set {number}, {count} tiles"
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
