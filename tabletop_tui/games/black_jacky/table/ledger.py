"""The Reckoning as a compact panel: every hand as a sum, who loses a heart and why, and whose guess was right."""

from __future__ import annotations

from textwrap import wrap

from rich.style import Style

from tabletop_tui.games.black_jacky.cards import LIMIT, points
from tabletop_tui.games.black_jacky.view import Reckoning, View
from tabletop_tui.rules.words import count
from tabletop_tui.tui.seats import LETTERS
from tabletop_tui.tui.widgets.block import Line, Span, line
from tabletop_tui.tui.widgets.look import Look
from tabletop_tui.tui.widgets.sentence import sentence

from .figures import addends
from .layout import Layout
from .moment import Ledger, Moment

NAME_WIDTH = 14
TOTAL_WIDTH = 6
VERDICT_WIDTH = 30


def ledger_rows(moment: Moment, ledger: Ledger, layout: Layout, look: Look) -> list[Line]:
    """A title, one row a cat, and what came of guesses."""
    width = layout.width
    reckoning = ledger.reckoning
    title = f"The Reckoning of round {reckoning.round}"
    rows = [sentence(width, look, (" ", look.plain), (title, look.strong), (_why(ledger), look.plain))]
    for at, seat in enumerate(ledger.order):
        draw = _row if at < ledger.opened else _covered
        rows.append(draw(moment, ledger, seat, width, look))
    room = layout.lower - len(rows)
    rows += [sentence(width, look, (" ", look.plain), (note, look.strong)) for note in _notes(ledger, width - 2, room)]
    if moment.caption and moment.caption not in ledger.notes and len(rows) < layout.lower:
        rows.append(sentence(width, look, (" ", look.plain), (moment.caption, look.muted)))
    return rows


def _notes(ledger: Ledger, width: int, room: int) -> list[str]:
    """Rows of what came of it: each note on a row of its own where there is room, else one after the other."""
    rows = [row for note in ledger.notes for row in wrap(note, width)]
    if len(rows) > room:
        rows = wrap(" ".join(ledger.notes), width)
    return rows if len(rows) <= room else [*rows[: room - 1], " ".join(rows[room - 1 :])]


def verdict_of(view: View, ledger: Ledger, seat: int) -> str:
    """What the Reckoning means for a cat, as far as it has been shown: ``too much, loses a heart``."""
    reckoning = ledger.reckoning
    total = reckoning.totals[seat]
    if seat in ledger.lost:
        why = "too much" if reckoning.too_much else "lowest"
        cat = view.cats[seat]
        last = cat.gone == reckoning.round and not cat.red
        return f"{why}, loses {'the last' if last else 'a'} heart"
    if not ledger.complete:
        return "21 or more" if total >= LIMIT else ""
    return "" if seat in reckoning.losers else "safe"


def cards_of(reckoning: Reckoning, seat: int) -> str:
    """A cat's cards as a sum."""
    return " + ".join(addends(reckoning.hands[seat], reckoning.laid[seat], reckoning.plus == seat)) or "no cards"


def _why(ledger: Ledger) -> str:
    if not ledger.complete:
        return ": hands are turned over"
    if ledger.reckoning.too_much:
        return ": 21 or more is too much, everybody else is safe"
    return ": nobody has 21 or more, so the lowest total loses"


def _name(moment: Moment, seat: int, look: Look) -> list[Span]:
    name = look.glyphs.fit(moment.scene.names[seat], NAME_WIDTH)
    return [(" ", look.plain), (LETTERS[seat], look.chip(seat)), (f" {name} ", look.seat(seat))]


def _covered(moment: Moment, ledger: Ledger, seat: int, width: int, look: Look) -> Line:
    cards = len(ledger.reckoning.hands[seat])
    words = f"{look.glyphs['back'] * cards} {count(cards, 'card')} still face down"
    return line(width, look.plain, *_name(moment, seat, look), (words, look.muted))


def _row(moment: Moment, ledger: Ledger, seat: int, width: int, look: Look) -> Line:
    reckoning = ledger.reckoning
    total = points(reckoning.totals[seat])
    told = verdict_of(moment.view, ledger, seat)
    style = look.danger + Style(bold=True) if seat in ledger.lost else look.plain
    room = width - NAME_WIDTH - 4 - TOTAL_WIDTH - VERDICT_WIDTH - 1
    cards = look.glyphs.fit(cards_of(reckoning, seat), room)
    return line(
        width,
        look.plain,
        *_name(moment, seat, look),
        (cards, look.plain),
        (f"{total:>{TOTAL_WIDTH - 2}}  ", look.strong),
        (look.glyphs.plain(told), style),
    )
