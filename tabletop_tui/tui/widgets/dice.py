"""Dice of any number of faces: blocks to build tables from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from rich.style import Style

from .block import Block, line
from .look import Look

DieSize = Literal["word", "small", "large"]
"""``word`` is one row for use in a line of text, ``small`` three rows, ``large`` five."""

DieState = Literal["plain", "pointed", "spent"]
"""Lying there, under the cursor, or used up."""

DIE_SIZES: Final[dict[DieSize, tuple[int, int]]] = {"word": (3, 1), "small": (5, 3), "large": (9, 5)}
"""Columns and rows of a die."""

_PIPS: Final = {1: "....x....", 2: "x.......x", 3: "x...x...x", 4: "x.x...x.x", 5: "x.x.x.x.x", 6: "x.xx.xx.x"}


@dataclass(frozen=True, slots=True)
class DieFace:
    """What one sees of a die.

    Attributes:
        value: What it shows, up to two digits; 0 before it is thrown.
        faces: How many faces it has.
        state: See `DieState`.
    """

    value: int
    faces: int = 8
    state: DieState = "plain"


@lru_cache(maxsize=512)
def draw_die(face: DieFace, size: DieSize, look: Look, ink: Style) -> Block:
    """A die in the ink of its owner.

    A six-sided die shows pips where it is large, any other its number. The pointed die has heavy sides and a spent
    one none at all in the ``word`` size, so states can be told without colour.
    """
    width, _ = DIE_SIZES[size]
    style = {"plain": ink, "pointed": look.pointed, "spent": look.muted}[face.state]
    number = str(face.value) if face.value else "?"
    if size == "word":
        sides = {"plain": "[]", "pointed": look.glyphs["pointer"] + look.glyphs["left"], "spent": "  "}[face.state]
        text = number if len(number) == width - 1 else f"{sides[0]}{number}{sides[1]}"
        return Block(width, (line(width, style, (text, style)),))
    frame = look.glyphs.frames["heavy" if face.state == "pointed" else "round"]
    bold = style + Style(bold=True)
    inside = [
        line(width, style, (frame.left, style), (text.center(width - 2), bold), (frame.right, style))
        for text in _inside(face, number, size, look)
    ]
    top = line(width, style, (frame.top_left + frame.top * (width - 2) + frame.top_right, style))
    bottom = line(width, style, (frame.bottom_left + frame.bottom * (width - 2) + frame.bottom_right, style))
    return Block(width, (top, *inside, bottom))


def _inside(face: DieFace, number: str, size: DieSize, look: Look) -> list[str]:
    glyphs = look.glyphs
    if size == "small":
        return [number]
    if face.faces == 6 and face.value in _PIPS:
        pips = [glyphs["pip"] if spot == "x" else " " for spot in _PIPS[face.value]]
        return [" ".join(pips[row : row + 3]) for row in (0, 3, 6)]
    rise, fall = glyphs["rise"], glyphs["fall"]
    return [f"{rise} {fall}", f"{glyphs['open']}{number:^3}{glyphs['close']}", f"{fall} {rise}"]
