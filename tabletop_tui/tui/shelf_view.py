"""The boxes on the shelf of the launcher, drawn in one widget."""

from __future__ import annotations

from contextlib import suppress
from pathlib import PurePosixPath
from typing import Final

from rich.cells import cell_len, set_cell_size
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from tabletop_tui.assets import BadAsset, read_text
from tabletop_tui.rules import Box

from .glyphs import Glyphs
from .house_screen import house

NARROW: Final = 18
WIDE: Final = 30
ALONE: Final = 62
ART: Final = 8


class ShelfView(Widget):
    """Cards side by side, each with its art, seats, minutes and blurb; a single game gets one broad card."""

    DEFAULT_CSS = "ShelfView { height: 1fr; padding: 0; }"
    ALLOW_SELECT = False

    class Picked(Message):
        """A box was clicked."""

        def __init__(self, at: int) -> None:
            super().__init__()
            self.at = at

    def __init__(self, shelf: tuple[Box, ...]) -> None:
        super().__init__()
        self.shelf = shelf
        self.at: int | None = 0
        self._art = {seven_bits: [_art(box, seven_bits) for box in shelf] for seven_bits in (False, True)}

    @property
    def columns(self) -> int:
        """How many cards stand side by side."""
        return max(1, min(len(self.shelf), self.size.width // NARROW))

    def point(self, at: int | None) -> None:
        """Point at this box, or at none."""
        if at != self.at:
            self.at = at
            self.refresh()

    def render(self) -> Content:
        """Every card that there is room for, the one pointed at among them."""
        glyphs = house(self).glyphs
        if not self.shelf:
            return Content("  No game is installed here.")
        if len(self.shelf) == 1:
            return self._alone(self.shelf[0], glyphs)
        cards = [self._card(at, box, glyphs) for at, box in enumerate(self.shelf)]
        columns, height = self.columns, self._height()
        rows = [cards[start : start + columns] for start in range(0, len(cards), columns)]
        room = max(1, (self.size.height + 1) // (height + 1))
        first = max(0, (self.at or 0) // columns - room + 1)
        lines: list[Content] = []
        for row in rows[first : first + room]:
            lines += [Content("").join(parts) for parts in zip(*row, strict=True)]
            lines.append(Content(""))
        return Content("\n").join(lines[:-1])

    def on_click(self, event: Click) -> None:
        """Say which box was clicked."""
        if len(self.shelf) == 1:
            self.post_message(self.Picked(0))
            return
        column = event.x // self._width()
        row = event.y // (self._height() + 1)
        at = row * self.columns + column
        if 0 <= column < self.columns and at < len(self.shelf):
            self.post_message(self.Picked(at))

    def _width(self) -> int:
        return min(WIDE, self.size.width // self.columns)

    def _height(self) -> int:
        return min(self.size.height, ART + 6)

    def _card(self, at: int, box: Box, glyphs: Glyphs) -> list[Content]:
        inner = self._width() - 2
        art = [_centred(line, inner) for line in self._fitting(at, inner, self._height() - 6, glyphs)]
        minutes = f"{box.minutes} min "
        seats = f"{_seats(box, glyphs)} players"
        seats = seats if len(seats) + len(minutes) < inner - 1 else _seats(box, glyphs)
        blurb = [line.plain for line in Content(box.blurb).wrap(inner - 2)][:2]
        words = [f" {line}" for line in (*blurb, "", "")[:2]]
        below = [
            " " * inner,
            set_cell_size(f" {seats}", inner - len(minutes)) + minutes,
            *(set_cell_size(line, inner) for line in words),
        ]
        return _framed(box.name, [*art, *below], inner, at == self.at, glyphs)

    def _alone(self, box: Box, glyphs: Glyphs) -> Content:
        inner = min(ALONE, self.size.width) - 2
        art = self._fitting(0, inner // 2, min(ART, self.size.height - 4), glyphs)
        words = [
            "",
            box.blurb,
            "",
            f"{_seats(box, glyphs)} players",
            _minutes(box),
            "",
            "Enter opens the box",
        ]
        height = max(len(art), len(words)) + 1
        art = [""] * ((height - len(art) + 1) // 2) + art
        half = inner // 2
        body = [
            _centred(art[row] if row < len(art) else "", half)
            + set_cell_size("  " + (words[row] if row < len(words) else ""), inner - half)
            for row in range(height)
        ]
        lines = _framed(box.name, body, inner, self.at == 0, glyphs)
        above = max(0, (self.size.height - len(lines)) // 3)
        indent = Content(" " * max(0, (self.size.width - inner - 2) // 2))
        return Content("\n").join([*[Content("")] * above, *(indent + line for line in lines)])

    def _fitting(self, at: int, width: int, height: int, glyphs: Glyphs) -> list[str]:
        art = [glyphs.plain(line[:width]) for line in self._art[glyphs.ascii][at][:height]]
        broad = max(map(cell_len, art), default=0)
        art = [set_cell_size(line, broad) for line in art]
        return art + [""] * (max(0, height - len(art)) if len(self.shelf) > 1 else 0)


def _seats(box: Box, glyphs: Glyphs) -> str:
    fewest, most = box.seats
    return f"{fewest}" if fewest == most else f"{fewest}{glyphs['dash']}{most}"


def _minutes(box: Box) -> str:
    return f"about {box.minutes} minute{'' if box.minutes == 1 else 's'}"


def _centred(text: str, width: int) -> str:
    before = max(0, (width - cell_len(text)) // 2)
    return set_cell_size(" " * before + text, width)


def _framed(title: str, body: list[str], inner: int, chosen: bool, glyphs: Glyphs) -> list[Content]:
    frame = glyphs.frames["heavy" if chosen else "window"]
    style = "bold $primary" if chosen else "$foreground 60%"
    pointer = f"{glyphs['pointer']} " if chosen else ""
    title = f" {pointer}{title} "
    title = title if cell_len(title) < inner else title.strip()
    title = title if cell_len(title) < inner else set_cell_size(title, inner - 1)
    line = frame.top * (inner - cell_len(title) - 1)
    top = Content.assemble(
        (frame.top_left + frame.top, style), (title, "bold $foreground"), (line + frame.top_right, style)
    )
    ink = "$foreground" if chosen else "$foreground 80%"
    middle = [Content.assemble((frame.left, style), (row, ink), (frame.right, style)) for row in body]
    return [top, *middle, Content.styled(frame.bottom_left + frame.bottom * inner + frame.bottom_right, style)]


def _art(box: Box, seven_bits: bool) -> list[str]:
    """The picture on a box, in seven bits the one that is drawn so; the other where there is none, or nothing."""
    lines: list[str] = []
    for file in (str(PurePosixPath(box.art).with_suffix(".ascii.txt")), box.art) if seven_bits else (box.art,):
        with suppress(BadAsset):
            lines = [line.rstrip() for line in read_text(file).splitlines()]
            break
    while lines and not lines[-1]:
        lines.pop()
    return lines
