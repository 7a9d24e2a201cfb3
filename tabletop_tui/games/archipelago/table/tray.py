"""Dice on the table: who rolls them, what for, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.style import Style

from tabletop_tui.games.pirates.table.paint import Paint
from tabletop_tui.tui.widgets.block import Block, Line, beside, gap, line, stacked
from tabletop_tui.tui.widgets.dice import DIE_SIZES, DieFace, DieSize, draw_die

ROOM_FOR_PIPS: Final = 14
"""Rows a table has at least where dice are drawn large."""


@dataclass(frozen=True, slots=True)
class Thrown:
    """One die of the tray.

    Attributes:
        name: Who rolls it, in a few columns.
        crew: Whose it is.
        value: What it shows, 0 before it lies still.
    """

    name: str
    crew: int
    value: int = 0


@dataclass(frozen=True, slots=True)
class Tray:
    """Some dice in a box.

    Attributes:
        title: What is rolled for.
        dice: The dice, from left to right.
        verdict: What came of it, empty as long as it is open.
    """

    title: str
    dice: tuple[Thrown, ...]
    verdict: str = ""


def draw_tray(tray: Tray, width: int, height: int, paint: Paint) -> Block:
    """The tray, as large as suits a table of this many columns and rows."""
    look = paint.look
    size: DieSize = "large" if height >= ROOM_FOR_PIPS else "small"
    if _dice_width(tray.dice, size) > width - 4:
        size = "small"
    dice = _dice(tray.dice, size, paint)
    inside = min(width - 2, max(dice.width, cell_len(tray.title), cell_len(tray.verdict), 20) + 2)
    rows: list[Line] = [line(inside, look.plain, (look.glyphs.plain(tray.title), look.strong), align="centre")]
    before = (inside - dice.width) // 2
    rows += [(*line(before, look.plain), *row, *line(inside - dice.width - before, look.plain)) for row in dice.lines]
    rows.append(line(inside, look.plain, (look.glyphs.plain(tray.verdict), look.pointed), align="centre"))
    return boxed(Block(inside, tuple(rows)), paint)


def _dice_width(dice: Sequence[Thrown], size: DieSize) -> int:
    return len(dice) * (max(DIE_SIZES[size][0], 9) + 1)


def _dice(dice: Sequence[Thrown], size: DieSize, paint: Paint) -> Block:
    """The dice side by side, each over the name of who rolls it."""
    look = paint.look
    blocks = []
    for die in dice:
        drawn = draw_die(DieFace(die.value, 6), size, look, look.strong)
        width = max(drawn.width, 9)
        left = (width - drawn.width) // 2
        level = beside(
            gap(left, drawn.height, look.plain),
            drawn,
            gap(width - left - drawn.width, drawn.height, look.plain),
            blank=look.plain,
        )
        label = look.glyphs.fit(die.name, min(width, cell_len(die.name)))
        name = Block(width, (line(width, look.plain, (label, paint.crew(die.crew)), align="centre"),))
        blocks += [stacked((level, name)), gap(1, drawn.height + 1, look.plain)]
    return beside(*blocks[:-1], blank=look.plain)


def boxed(block: Block, paint: Paint) -> Block:
    """A block with a heavy frame round it."""
    look = paint.look
    frame, style = look.glyphs.frames["heavy"], look.plain + Style(bold=True)
    side = (line(1, style, (frame.left, style)), line(1, style, (frame.right, style)))
    top = line(block.width + 2, style, (frame.top_left + frame.top * block.width + frame.top_right, style))
    bottom = line(block.width + 2, style, (frame.bottom_left + frame.bottom * block.width + frame.bottom_right, style))
    return Block(block.width + 2, (top, *((*side[0], *row, *side[1]) for row in block.lines), bottom))
