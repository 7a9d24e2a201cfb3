"""The players' rows: dice under each card, in the Valley and in hand, and paws."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rich.cells import cell_len
from rich.style import Style

from tabletop_tui.tui.widgets.block import Block, Line, Span, line
from tabletop_tui.tui.widgets.look import Look

from .layout import Layout
from .words import dice as dice_words


@dataclass(frozen=True, slots=True)
class Cell:
    """One player's dice on one card.

    Attributes:
        dice: Their values, ascending.
        value: The card's value.
        fresh: Which of these values were placed in this turn, ascending.
        pointed: The die the cursor would put there, 0 for none.
    """

    dice: tuple[int, ...]
    value: int
    fresh: tuple[int, ...] = ()
    pointed: int = 0


@dataclass(frozen=True, slots=True)
class RowData:
    """One player's row.

    Attributes:
        seat: Whose.
        name: As typed.
        acts: Whether it is this seat that decides or throws.
        cells: One for each card of the row.
        valley: Dice in Vulture Valley.
        valley_fresh: Whether some of them went there in this turn.
        valley_pointed: Dice the cursor would send there.
        hand: Dice in hand.
        paws: Paws won, None while hidden.
        cards: Cards won, Take 2 cards included.
    """

    seat: int
    name: str
    acts: bool
    cells: tuple[Cell, ...]
    valley: int
    valley_fresh: bool
    valley_pointed: int
    hand: int
    paws: int | None
    cards: int


@lru_cache(maxsize=256)
def player_row(data: RowData, layout: Layout, look: Look) -> Block:
    """One player's row as a block of one line."""
    ink = look.seat(data.seat)
    row: list[Line] = [_name(data, layout, look)]
    for cell in data.cells:
        spans = _cell(cell, layout.column - 1, ink, look)
        row.append(line(layout.column - 1, look.plain, *spans, align="centre"))
        row.append(line(1, look.plain))
    row.append(line(layout.column * (layout.cards - len(data.cells)), look.plain))
    row.append(_valley(data, layout, look))
    row.append(_tail(data, layout, look))
    used = layout.names + layout.column * layout.cards + layout.valley + layout.tail
    row.append(line(max(0, layout.width - used), look.plain))
    return Block(layout.width, (tuple(segment for part in row for segment in part if segment.text),))


def tail_header(layout: Layout, paws_shown: bool, look: Look) -> Line:
    """The words over the last columns."""
    hand, last = _tail_columns(layout)
    words = f"{'hand':>{hand}}{'paws' if paws_shown else 'cards':>{last}}"
    return line(layout.tail, look.muted, (words, look.muted))


def _tail_columns(layout: Layout) -> tuple[int, int]:
    hand = 5 + (layout.tail - 10) // 2
    return hand, 5


def _name(data: RowData, layout: Layout, look: Look) -> Line:
    mark = look.glyphs["pointer"] if data.acts else " "
    letter = "ABCDEF"[data.seat]
    wide = layout.names >= 16
    chip = f" {letter} " if wide else letter
    room = layout.names - 1 - len(chip) - 2
    ink = look.seat(data.seat) + Style(bold=data.acts)
    name = look.glyphs.fit(data.name, room)
    return line(
        layout.names,
        look.plain,
        (mark, look.pointed),
        (chip, look.chip(data.seat)),
        (" ", look.plain),
        (name, ink),
    )


def _cell(cell: Cell, width: int, ink: Style, look: Look) -> list[Span]:
    if not cell.dice and not cell.pointed:
        return []
    total = sum(cell.dice) + cell.pointed
    left = cell.value - total
    style = look.good if left == 0 else look.wanting
    several = len(cell.dice) + bool(cell.pointed) > 1
    verdicts = (
        [" exact", f" {look.glyphs['exact']}", look.glyphs["exact"]]
        if left == 0
        else [
            *([f" is {total}, needs {left}"] if several else []),
            f" needs {left}",
            f" {look.glyphs['missing']}{left}",
            f"{look.glyphs['missing']}{left}",
        ]
    )
    spans: list[Span] = []
    for joint in ("+", ""):
        body = _dice(cell, joint, ink, look)
        for verdict in verdicts:
            spans = [*body, (verdict, style)]
            if sum(cell_len(text) for text, _ in spans) <= width:
                return spans
    return spans


def _dice(cell: Cell, joint: str, ink: Style, look: Look) -> list[Span]:
    bold, new = ink + Style(bold=True), ink + Style(bold=True, underline=True)
    fresh = list(cell.fresh)
    spans: list[Span] = [(look.glyphs["fresh"], look.pointed)] if fresh else []
    for index, die in enumerate(cell.dice):
        if index and joint:
            spans.append((joint, look.muted))
        style = bold
        if die in fresh:
            fresh.remove(die)
            style = new
        spans.append((str(die), style))
    if cell.pointed:
        spans.append((f"[{cell.pointed}]", look.pointed))
    return spans


def _valley(data: RowData, layout: Layout, look: Look) -> Line:
    ink = look.seat(data.seat)
    spans: list[Span] = []
    if data.valley:
        if data.valley_fresh:
            spans.append((look.glyphs["fresh"], look.pointed))
        if layout.valley >= 13:
            spans.append((f"{look.glyphs['die'] * data.valley} ", ink))
        spans.append((dice_words(data.valley) if not data.valley_pointed else str(data.valley), ink))
    if data.valley_pointed:
        spans.append((f"[+{data.valley_pointed}]", look.pointed))
    return (*line(layout.valley - 1, look.plain, *spans, align="centre"), *line(1, look.plain))


def _tail(data: RowData, layout: Layout, look: Look) -> Line:
    hand_width, last_width = _tail_columns(layout)
    hand = look.glyphs["die"] * data.hand if data.hand else look.glyphs["dash"]
    last = str(data.cards if data.paws is None else data.paws)
    ink = look.seat(data.seat) if data.hand else look.muted
    return line(layout.tail, look.plain, (f"{hand:>{hand_width}}", ink), (f"{last:>{last_width}}", look.strong))
