"""What stands in a cell besides the column at its left: pieces first, then gold, then the tile."""

from __future__ import annotations

from typing import Final

from rich.cells import set_cell_size
from rich.style import Style

from .figures import Row, draw_crowd, draw_ship, draw_two_rows, figure_style, room_for
from .paint import Paint
from .patch import Patch, Size


def _small(patch: Patch, paint: Paint, ground: Style) -> tuple[Row, ...]:
    if patch.ship >= 0:
        return ((draw_ship(patch, paint, 2),),)
    if patch.figures:
        return (((patch.figures[0].label, figure_style(patch, 0, paint)),),)
    if patch.coins or patch.treasure:
        gold = _gold(patch, paint)
        if patch.plain:
            return (((set_cell_size(gold, 2), gold_style(paint, ground)),),)
        return (((patch.sign[0], ground), (gold[0], gold_style(paint, ground))),)
    return (((_face(patch, paint, 2, 0), ground),),)


def _narrow(patch: Patch, paint: Paint, ground: Style) -> tuple[Row, ...]:
    if patch.ship >= 0:
        deck = paint.crew(patch.ship)
        crowd = draw_crowd(patch, paint, deck, 3) if patch.figures else ((" " * 3, deck),)
        return ((draw_ship(patch, paint, 3),), crowd)
    gold, style = _gold(patch, paint), gold_style(paint, ground)
    top: Row = ((_face(patch, paint, 3, 0), ground),)
    if gold:
        top = ((gold.ljust(3), style),) if patch.plain else ((patch.sign[0], ground), (gold, style))
    below = draw_crowd(patch, paint, ground, 3) if patch.figures else ((_below(patch, paint, 3, 1), ground),)
    return (top, below)


def _medium(patch: Patch, paint: Paint, ground: Style) -> tuple[Row, ...]:
    if patch.ship >= 0:
        deck = paint.crew(patch.ship)
        crowd = draw_crowd(patch, paint, deck, 4) if patch.figures else ((" " * 4, deck),)
        return ((draw_ship(patch, paint, 4),), crowd)
    gold: Row = ((set_cell_size(_gold(patch, paint), 2), gold_style(paint, ground)),)
    top: Row = ((_face(patch, paint, 2, 0), ground), *gold) if gold[0][0].strip() else (
        (_face(patch, paint, 4, 0), ground),
    )  # fmt: skip
    below = draw_crowd(patch, paint, ground, 4) if patch.figures else ((_below(patch, paint, 4, 1), ground),)
    return (top, below)


def _large(patch: Patch, paint: Paint, ground: Style) -> tuple[Row, ...]:
    if patch.ship >= 0:
        deck = paint.crew(patch.ship)
        crowd = draw_crowd(patch, paint, deck, 6) if patch.figures else ((" " * 6, deck),)
        return ((draw_ship(patch, paint, 6),), crowd, (("\\____/", deck),))
    if patch.exits and not patch.figures and not patch.word:
        one, two, three = _compass(patch, paint)
        return (((one, ground),), ((two, ground),), ((three, ground),))
    gold = _gold(patch, paint)
    top: Row = (
        ((_face(patch, paint, 6 - len(gold), 0), ground), (gold, gold_style(paint, ground)))
        if gold
        else ((_face(patch, paint, 6, 0), ground),)
    )
    middle = _below(patch, paint, 6, 1)
    last = draw_crowd(patch, paint, ground, 6) if patch.figures else ((_face(patch, paint, 6, 2), ground),)
    return (top, ((middle, ground),), last)


def _huge(patch: Patch, paint: Paint, ground: Style) -> tuple[Row, ...]:
    if patch.ship >= 0:
        deck = paint.crew(patch.ship)
        crowd = draw_crowd(patch, paint, deck, 8) if patch.figures else ((" " * 8, deck),)
        return ((("   |\\   ", deck),), (draw_ship(patch, paint, 8),), crowd, (("\\______/", deck),))
    if patch.exits and not patch.figures and not patch.word:
        one, two, three = (((f" {row} ", ground),) for row in _compass(patch, paint))
        return (((" " * 8, ground),), one, two, three)
    gold = _gold(patch, paint)
    title = patch.sign + patch.word.rjust(6) if patch.art and not gold else ""
    top: Row = (
        (set_cell_size(title or _face(patch, paint, 8, 0), 8 - len(gold)), ground),
        (gold, gold_style(paint, ground)),
    )
    drawn = [set_cell_size(row, 8) for row in patch.art] or [_below(patch, paint, 8, 1)]
    drawn += [_face(patch, paint, 8, y) for y in range(1 + len(drawn), 4)]
    rows: list[Row] = [top, *(((row, ground),) for row in drawn)]
    if len(patch.figures) > room_for(patch.figures, 8):
        rows[2:] = draw_two_rows(patch, paint, ground, 8)
    elif patch.figures:
        rows[3] = draw_crowd(patch, paint, ground, 8)
    return tuple(rows)


CONTENT: Final = {
    Size.SMALL: _small,
    Size.NARROW: _narrow,
    Size.MEDIUM: _medium,
    Size.LARGE: _large,
    Size.HUGE: _huge,
}
"""The rows of a cell, by size."""


def _face(patch: Patch, paint: Paint, width: int, y: int) -> str:
    """A row of what lies under everything else."""
    signs = paint.signs
    if patch.peeked:
        return set_cell_size(patch.sign + signs["looked"], width) if not y else " " * width
    if patch.ground == "closed":
        texture = _texture(patch, paint, width, y)
        return texture[:-1] + signs["looked"] if patch.looked and not y else texture
    if patch.ground == "sea":
        return (
            " " * width
            if width > 2 and (patch.tide + y) % 2
            else (signs["wave"].rjust(patch.tide + 1)).ljust(width)[:width]
        )
    return set_cell_size(patch.sign, width) if not y else " " * width


def _texture(patch: Patch, paint: Paint, width: int, y: int) -> str:
    """A row of a closed tile: close where cells are small, and loose where there is room for a pattern."""
    if not patch.terrain:
        return paint.signs["closed"] * width
    sign = paint.signs[patch.terrain]
    if width <= 2 or patch.terrain == "beach":
        return sign * width
    return (f"{sign} " * width)[y % 2 :][:width]


def _below(patch: Patch, paint: Paint, width: int, y: int) -> str:
    """The tile's word, or what the ground looks like where it has none."""
    word = next((word for word in (patch.word, patch.brief) if len(word) <= width), "")
    return set_cell_size(word, width) if word else _face(patch, paint, width, y)


def _gold(patch: Patch, paint: Paint) -> str:
    signs = paint.signs
    coins = f"{signs['coin']}{patch.coins}" if patch.coins else ""
    if patch.treasure:
        return signs["treasure"] + (coins[1:] if patch.coins else " ")
    return coins


def gold_style(paint: Paint, ground: Style) -> Style:
    """Gold on a ground; where that is dangerous gold must not outshine it."""
    return paint.gold + Style(bgcolor=ground.bgcolor) if ground is not paint.danger else ground


def _compass(patch: Patch, paint: Paint) -> tuple[str, str, str]:
    """Arrows round a middle, as they point."""
    compass = paint.signs.compass
    at = {0: (2, 0), 1: (4, 0), 2: (4, 1), 3: (4, 2), 4: (2, 2), 5: (0, 2), 6: (0, 1), 7: (0, 0)}
    rows = [[" "] * 6 for _ in range(3)]
    rows[1][2] = paint.signs["middle"]
    for direction in patch.exits:
        x, y = at[direction]
        rows[y][x] = compass[direction]
    one, two, three = ("".join(row) for row in rows)
    return one, two, three
