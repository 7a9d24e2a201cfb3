"""Pieces and ships within a cell, and what the column at its left tells of pieces that have no room in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.style import Style

from tabletop_tui.tui.widgets.block import Span

from .paint import Paint
from .patch import Figure, Patch, Size

_PICKED: Final = Style(underline=True, bold=True)
_LETTERS: Final = "NESW?"

Row = tuple[Span, ...]


def untold(patch: Patch, size: Size, paint: Paint) -> tuple[str, ...]:
    """What the left column tells, row by row, of what has no room in the cell itself."""
    figures = patch.figures
    if patch.ship >= 0 or not figures:
        return ("",) * size.rows
    if size is Size.SMALL:
        return (told_at_once(patch, paint),)
    more = any(_fares(figure, paint, patch) for figure in figures) or not _tells_badges(figures, size)
    return ("",) * (size.rows - 1) + (paint.signs["several"] if len(figures) > 1 and more else "",)


def _tells_badges(figures: Sequence[Figure], size: Size) -> bool:
    """Whether what several pieces can do stands beside each of them, or none can do anything."""
    fit = room_for(figures, size.columns - 1)
    return len(figures) <= (2 * fit if size is Size.HUGE else fit) or not any(figure.badge for figure in figures)


def told_at_once(patch: Patch, paint: Paint) -> str:
    """The one sign for all there is besides the first piece: more pieces, gold, how it fares, or several of these."""
    signs = paint.signs
    notes = [signs["more"]] if len(patch.figures) > 1 else []
    if patch.treasure or patch.coins:
        notes.append(signs["treasure" if patch.treasure else "coin"])
    notes += {_fares(figure, paint, patch) for figure in patch.figures} - {"", signs["swims"], *notes}
    if not notes:
        return _fares(patch.figures[0], paint, patch) or patch.figures[0].badge
    return notes[0] if len(notes) == 1 else signs["several"]


def _fares(figure: Figure, paint: Paint, patch: Patch) -> str:
    """How a piece fares, in one sign; empty where there is nothing to say."""
    if figure.held:
        return paint.signs[figure.held]
    if figure.step:
        return str(figure.step)
    return paint.signs["swims"] if patch.ground == "sea" and patch.ship < 0 else ""


def figure_style(patch: Patch, at: int, paint: Paint) -> Style:
    """The colours of its crew; the one that would go stands out."""
    style = paint.crew(patch.figures[at].crew)
    return style + _PICKED if patch.picked and not at else style


def draw_ship(patch: Patch, paint: Paint, width: int) -> Span:
    """A ship: the capital letter of its crew, and how many are aboard."""
    letter = _LETTERS[min(patch.ship, 4)]
    aboard = str(len(patch.figures)) if patch.figures else " "
    style = paint.crew(patch.ship) + (_PICKED if patch.picked and not patch.figures else Style())
    return (letter + aboard if width == 2 else f"{letter} {aboard} "[:width]).ljust(width), style


def draw_crowd(patch: Patch, paint: Paint, ground: Style, width: int) -> Row:
    """As many pieces as fit into a row, and how many more there are."""
    figures = patch.figures
    if len(figures) == 1:
        note = _note(figures[0], paint, patch)
        note = note.strip() if width == 3 else note
        return ((figures[0].label, figure_style(patch, 0, paint)), (note[: width - 2].ljust(width - 2), ground))
    badges = len(figures) <= room_for(figures, width)
    fit = width // 2
    shown = len(figures) if len(figures) <= fit else max(1, fit - 1)
    row = _named(patch, paint, ground, range(shown), badges)
    if len(figures) > fit:
        row.append((f"{paint.signs['more']}{len(figures) - shown}"[: width - 2 * shown], ground))
    return (*row, (" " * (width - sum(len(text) for text, _ in row)), ground))


def draw_two_rows(patch: Patch, paint: Paint, ground: Style, width: int) -> tuple[Row, Row]:
    """Pieces in two rows, with what each can do beside it as far as that has room."""
    figures = patch.figures
    fit = room_for(figures, width) if len(figures) <= 2 * room_for(figures, width) else width // 2
    rows = []
    for first in (0, fit):
        part = range(first, min(first + fit, len(figures)))
        row = _named(patch, paint, ground, part, fit < width // 2)
        if first and len(figures) > 2 * fit:
            row[-1] = (f"{paint.signs['more']}{len(figures) - 2 * fit + 1}", ground)
        rows.append((*row, (" " * (width - sum(len(text) for text, _ in row)), ground)))
    return rows[0], rows[1]


def room_for(figures: Sequence[Figure], width: int) -> int:
    """How many figures are named in a row of a width, if there are more than that."""
    return width // max((len(figure.label + figure.badge) for figure in figures), default=2)


def _named(patch: Patch, paint: Paint, ground: Style, which: range, badges: bool) -> list[Span]:
    row: list[Span] = []
    for at in which:
        row.append((patch.figures[at].label, figure_style(patch, at, paint)))
        if badges and patch.figures[at].badge:
            row.append((patch.figures[at].badge, ground))
    return row


def _note(figure: Figure, paint: Paint, patch: Patch) -> str:
    """Beside a piece that stands alone: what it can do, and how it fares."""
    fares = _fares(figure, paint, patch)
    return (figure.badge or " ") + fares if figure.badge or fares else ""
