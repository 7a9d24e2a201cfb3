"""The boxes on the shelf of the launcher, drawn in one widget."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from tabletop_tui.assets import assets
from tabletop_tui.rules import Box

from .house_screen import house
from .marks import Marks, plain

GAP: Final = 0
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
        return max(1, min(len(self.shelf), (self.size.width + GAP) // (NARROW + GAP)))

    def point(self, at: int | None) -> None:
        """Point at this box, or at none."""
        if at != self.at:
            self.at = at
            self.refresh()

    def render(self) -> Content:
        """Every card that there is room for, the one pointed at among them."""
        marks = house(self).marks
        if not self.shelf:
            return Content("  No game is installed here.")
        if len(self.shelf) == 1:
            return self._alone(self.shelf[0], marks)
        cards = [self._card(at, box, marks) for at, box in enumerate(self.shelf)]
        columns, height = self.columns, self._height()
        rows = [cards[start : start + columns] for start in range(0, len(cards), columns)]
        room = max(1, (self.size.height + 1) // (height + 1))
        first = max(0, (self.at or 0) // columns - room + 1)
        lines: list[Content] = []
        for row in rows[first : first + room]:
            gap = Content(" " * GAP)
            lines += [gap.join(parts) for parts in zip(*row, strict=True)]
            lines.append(Content(""))
        return Content("\n").join(lines[:-1])

    def on_click(self, event: Click) -> None:
        """Say which box was clicked."""
        if len(self.shelf) == 1:
            self.post_message(self.Picked(0))
            return
        column = event.x // (self._width() + GAP)
        row = event.y // (self._height() + 1)
        at = row * self.columns + column
        if 0 <= column < self.columns and at < len(self.shelf):
            self.post_message(self.Picked(at))

    def _width(self) -> int:
        columns = self.columns
        return min(WIDE, (self.size.width - GAP * (columns - 1)) // columns)

    def _height(self) -> int:
        return min(self.size.height, ART + 6)

    def _card(self, at: int, box: Box, marks: Marks) -> list[Content]:
        inner = self._width() - 2
        art = [_centred(line, inner) for line in self._fitting(at, inner, self._height() - 6, marks)]
        minutes = f"{box.minutes} min "
        seats = f"{_seats(box, marks)} players"
        seats = seats if len(seats) + len(minutes) < inner - 1 else _seats(box, marks)
        blurb = [line.plain for line in Content(box.blurb).wrap(inner - 2)][:2]
        words = [f" {line}" for line in (*blurb, "", "")[:2]]
        below = [
            " " * inner,
            set_cell_size(f" {seats}", inner - len(minutes)) + minutes,
            *(set_cell_size(line, inner) for line in words),
        ]
        return _framed(box.name, [*art, *below], inner, at == self.at, marks)

    def _alone(self, box: Box, marks: Marks) -> Content:
        inner = min(ALONE, self.size.width) - 2
        art = self._fitting(0, inner // 2, min(ART, self.size.height - 4), marks)
        words = [
            "",
            box.blurb,
            "",
            f"{_seats(box, marks)} players",
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
        lines = _framed(box.name, body, inner, self.at == 0, marks)
        above = max(0, (self.size.height - len(lines)) // 3)
        indent = Content(" " * max(0, (self.size.width - inner - 2) // 2))
        return Content("\n").join([*[Content("")] * above, *(indent + line for line in lines)])

    def _fitting(self, at: int, width: int, height: int, marks: Marks) -> list[str]:
        seven_bits = marks.frame.isascii()
        art = [line[:width] for line in self._art[seven_bits][at][:height]]
        if seven_bits:
            art = [plain(line) for line in art]
        broad = max(map(cell_len, art), default=0)
        art = [set_cell_size(line, broad) for line in art]
        return art + [""] * (max(0, height - len(art)) if len(self.shelf) > 1 else 0)


def _seats(box: Box, marks: Marks) -> str:
    fewest, most = box.seats
    return f"{fewest}" if fewest == most else f"{fewest}{marks.dash}{most}"


def _minutes(box: Box) -> str:
    return f"about {box.minutes} minute{'' if box.minutes == 1 else 's'}"


def _centred(text: str, width: int) -> str:
    before = max(0, (width - cell_len(text)) // 2)
    return set_cell_size(" " * before + text, width)


def _framed(title: str, body: list[str], inner: int, chosen: bool, marks: Marks) -> list[Content]:
    top_left, top_right, bottom_left, bottom_right, across, along = tuple(marks.chosen if chosen else marks.frame)
    style = "bold $primary" if chosen else "$foreground 60%"
    pointer = f"{marks.pointer} " if chosen else ""
    title = f" {pointer}{title} "
    title = title if cell_len(title) < inner else title.strip()
    title = title if cell_len(title) < inner else set_cell_size(title, inner - 1)
    line = across * (inner - cell_len(title) - 1)
    top = Content.assemble((top_left + across, style), (title, "bold $foreground"), (line + top_right, style))
    middle = [Content.assemble((along, style), (row, "$foreground" if chosen else "$foreground 80%"), (along, style))
              for row in body]  # fmt: skip
    return [top, *middle, Content.styled(bottom_left + across * inner + bottom_right, style)]


def _art(box: Box, seven_bits: bool) -> list[str]:
    """The picture on a box, in seven bits the one that is drawn so where there is one."""
    file = assets() / box.art
    if seven_bits and (drawn_so := file.with_suffix(".ascii.txt")).is_file():
        file = drawn_so
    if not file.is_file():
        return []
    lines = [line.rstrip() for line in file.read_text("utf-8").splitlines()]
    while lines and not lines[-1]:
        lines.pop()
    return lines
