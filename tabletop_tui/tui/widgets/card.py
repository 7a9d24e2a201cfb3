"""Playing cards: blocks to build tables from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from rich.cells import cell_len
from rich.style import Style

from tabletop_tui.tui.glyphs import Frame, Glyphs

from .block import Block, Line, line
from .look import Look

CardState = Literal["plain", "pointed", "open", "shut"]
"""Lying there, under the cursor, a possible choice, or no possible choice."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """What is printed on a card.

    Attributes:
        value: The number or letter it is known by, in the corner of a large card.
        titles: Names for it, longest first; the longest that fits is shown.
        marks: Signs for what it is worth, for instance three paws.
        picture: Rows of a drawing, all of one width; shown where there is room for all of them.
        text: Lines of print below the picture, shown where there is room for all of them.
        tab: What peeks out below the card, longest wording first, for instance a card under it; empty for none.
        frame: Box style of the card at rest.
    """

    value: str
    titles: tuple[str, ...] = ()
    marks: str = ""
    picture: tuple[str, ...] = ()
    text: tuple[str, ...] = ()
    tab: tuple[str, ...] = ()
    frame: str = "round"


@lru_cache(maxsize=512)
def draw_card(
    face: CardFace, size: tuple[int, int], look: Look, state: CardState = "plain", ink: Style | None = None
) -> Block:
    """A card of this many columns and rows, its sides included; at least 5 columns and 3 rows.

    Small cards centre their value over their marks, large ones have them in the corners round a picture. The pointed
    card has heavy sides.

    Args:
        face: What is printed on it.
        size: Columns and rows.
        look: Styles and signs.
        state: See `CardState`.
        ink: The style of the print at rest; the style of the card when None.
    """
    width, height = size
    style = {"plain": look.plain, "pointed": look.pointed, "open": look.strong, "shut": look.muted}[state]
    printed = style if ink is None or state in ("pointed", "shut") else ink
    frame = look.glyphs.frames["heavy" if state == "pointed" else face.frame]
    inside = _Print(face, width - 2, height - 2, look.glyphs, style, printed).rows()
    side_left, side_right = line(1, style, (frame.left, style)), line(1, style, (frame.right, style))
    top = line(width, style, (frame.top_left + frame.top * (width - 2) + frame.top_right, style))
    return Block(width, (top, *((*side_left, *row, *side_right) for row in inside), edge(frame, "", width, style)))


@lru_cache(maxsize=128)
def draw_tab(face: CardFace, width: int, look: Look) -> Block:
    """The edge of what lies under the card, one row to be drawn below it; blank when there is nothing."""
    if not face.tab:
        return Block(width, (line(width, look.plain),))
    words = longest(face.tab, width - 2, look.glyphs)
    return Block(width, (edge(look.glyphs.frames[face.frame], words, width, look.strong),))


def edge(frame: Frame, text: str, width: int, style: Style) -> Line:
    """The lower side of a box with a word in it."""
    before = (width - 2 - cell_len(text)) // 2
    after = width - 2 - cell_len(text) - before
    side = frame.bottom_left + frame.bottom * before + text + frame.bottom * after + frame.bottom_right
    return line(width, style, (side, style))


def longest(texts: tuple[str, ...], width: int, glyphs: Glyphs) -> str:
    """The first of these texts that fits into the width, the last one cut if none does."""
    fitting = next((text for text in texts if cell_len(glyphs.plain(text)) <= width), None)
    if fitting is not None:
        return glyphs.plain(fitting)
    return glyphs.fit(texts[-1], width) if texts else ""


@dataclass(frozen=True, slots=True)
class _Print:
    """The inside of a card: so many columns and rows, the style of the paper and that of the ink."""

    face: CardFace
    room: int
    height: int
    glyphs: Glyphs
    paper: Style
    ink: Style

    def rows(self) -> list[Line]:
        """All rows: the top, what fits between, the bottom."""
        face = self.face
        title = longest(face.titles, self.room, self.glyphs)
        between = self.room - 2 - cell_len(face.value) - cell_len(face.marks)
        if between > 0 and self.height >= 3:
            head = [self._row(f" {face.value}", " " * between + face.marks)]
            foot = [self._centred(title)]
        else:
            head = [self._row(face.value, centred=True)]
            foot = [self._centred(face.marks or title)] if self.height > 1 else []
            if self.height > 2 and face.marks and title:
                head.append(self._centred(title))
        space = max(0, self.height - len(head) - len(foot))
        middle = self._middle(space)
        above = (space - len(middle)) // 2
        blank = line(self.room, self.paper)
        below = [blank] * (space - len(middle) - above)
        return [*head, *[blank] * above, *middle, *below, *foot][: self.height]

    def _middle(self, space: int) -> list[Line]:
        picture = self.face.picture
        if picture and (cell_len(picture[0]) > self.room or len(picture) > space):
            picture = ()
        text = self.face.text if len(self.face.text) <= space - len(picture) else ()
        return [self._centred(row) for row in (*picture, *(longest((row,), self.room, self.glyphs) for row in text))]

    def _row(self, value: str, marks: str = "", *, centred: bool = False) -> Line:
        bold = self.ink + Style(bold=True)
        align: Literal["left", "centre"] = "centre" if centred else "left"
        return line(self.room, self.paper, (value, bold), (marks, self.ink), align=align)

    def _centred(self, text: str) -> Line:
        return line(self.room, self.paper, (text, self.ink), align="centre")
