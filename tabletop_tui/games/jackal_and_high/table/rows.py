"""The players' rows: dice under each card, in the Valley and in hand, and what has been won."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rich.cells import cell_len
from rich.style import Style

from tabletop_tui.tui.widgets.block import Block, Line, Span, line
from tabletop_tui.tui.widgets.look import Look

from .layout import TAIL_WIDTH, WIDE_TAIL, Layout
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
        top: The card on top of the stack, ``?`` where only its owner knows it, empty without any.
        takes: Take 2 cards won.
        last: Paws won; while they are hidden, how many cards.
    """

    seat: int
    name: str
    acts: bool
    cells: tuple[Cell, ...]
    valley: int
    valley_fresh: bool
    valley_pointed: int
    hand: int
    top: str
    takes: int
    last: int


@lru_cache(maxsize=256)
def player_row(data: RowData, layout: Layout, look: Look) -> Block:
    """One player's row as a block of one line."""
    ink = look.seat(data.seat)
    row: list[Line] = [_name(data, layout, look)]
    for cell in data.cells:
        spans = _cell(cell, layout, ink, look)
        row.append(line(layout.column - 1, look.plain, *spans, align="centre"))
        row.append(line(1, look.plain))
    row.append(line(layout.column * (layout.cards - len(data.cells)), look.plain))
    row.append(_valley(data, layout, look))
    row.append(_tail(data, layout, look))
    used = layout.names + layout.column * layout.cards + layout.valley + layout.tail
    row.append(line(max(0, layout.width - used), look.plain))
    return Block(layout.width, (tuple(segment for part in row for segment in part if segment.text),))


def tail_header(layout: Layout, paws_shown: bool, look: Look) -> tuple[Line, Line]:
    """The words over the last columns, in two rows where they have no room side by side."""
    words = ("hand", "top", "T2", "paws" if paws_shown else "won")
    if layout.tail >= WIDE_TAIL:
        rows = ("", _columns(words, layout))
    else:
        # Each word ends where its column does, so the two rows take turns.
        hand, top, takes, last = _tail_columns(layout)
        rows = (
            f"{words[0]:>{hand}}{words[2]:>{top + takes}}",
            f"{words[1]:>{hand + top}}{words[3]:>{takes + last}}",
        )
    upper, lower = (line(layout.tail, look.muted, (row, look.muted)) for row in rows)
    return upper, lower


def _columns(words: tuple[str, ...], layout: Layout) -> str:
    return "".join(f"{word:>{wide}}" for word, wide in zip(words, _tail_columns(layout), strict=True))


def _tail_columns(layout: Layout) -> tuple[int, int, int, int]:
    """Columns for dice in hand, the top card, Take 2 cards and paws, each with the air before it."""
    if layout.tail >= WIDE_TAIL:
        more = layout.tail - WIDE_TAIL
        return 5 + more // 4, 4 + more // 4, 3 + more // 4, 5 + more // 4
    return 4 + layout.tail - TAIL_WIDTH, 3, 2, 3


def _name(data: RowData, layout: Layout, look: Look) -> Line:
    mark = look.glyphs["pointer"] if data.acts else " "
    letter = "ABCDEF"[data.seat]
    chip = f" {letter} " if layout.chips else letter
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


def _cell(cell: Cell, layout: Layout, ink: Style, look: Look) -> list[Span]:
    """Dice and what they make: words where all cards have room for them, else signs; never both on one table."""
    if not cell.dice and not cell.pointed:
        return []
    width = layout.column - 1
    left = cell.value - sum(cell.dice) - cell.pointed
    style = look.good if left == 0 else look.plain
    if layout.in_words:
        verdicts = (" exact",) if left == 0 else (f" needs {left}", " short")
    else:
        verdict = look.glyphs["exact"] if left == 0 else f"{look.glyphs['missing']}{left}"
        verdicts = (f" {verdict}", verdict)
    # The brackets of a die that is only pointed at keep it apart from the others where there is no room for more.
    tries = [[*_dice(cell, joint, ink, look), (verdict, style)] for verdict in (*verdicts, "") for joint in ("&", "")]
    return next((spans for spans in tries if sum(cell_len(text) for text, _ in spans) <= width), tries[-1])


def _dice(cell: Cell, joint: str, ink: Style, look: Look) -> list[Span]:
    """Dice with a sign between any two, and this joint before the one pointed at."""
    bold, new = ink + Style(bold=True), ink + Style(bold=True, underline=True)
    fresh = list(cell.fresh)
    spans: list[Span] = [(look.glyphs["fresh"], look.pointed)] if fresh else []
    for index, die in enumerate(cell.dice):
        if index:
            spans.append(("&", look.muted))
        style = bold
        if die in fresh:
            fresh.remove(die)
            style = new
        spans.append((str(die), style))
    if cell.pointed:
        if cell.dice and joint:
            spans.append((joint, look.muted))
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
    hand_width, top_width, takes_width, last_width = _tail_columns(layout)
    hand = look.glyphs["die"] * data.hand or look.glyphs["dash"]
    ink = look.seat(data.seat)
    return line(
        layout.tail,
        look.plain,
        (f"{hand:>{hand_width}}", ink if data.hand else look.muted),
        (f"{data.top:>{top_width}}", ink),
        (f"{data.takes or '':>{takes_width}}", ink),
        (f"{data.last:>{last_width}}", look.strong),
    )
