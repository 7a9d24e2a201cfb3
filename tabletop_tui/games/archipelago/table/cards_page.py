"""The cards to choose from as a page: what each does, whose pick it is, and who would get it."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from tabletop_tui.games.archipelago.data import AbilityRow, stock
from tabletop_tui.games.archipelago.moves import CARD
from tabletop_tui.games.archipelago.phases import OwnPhase
from tabletop_tui.games.pirates.crews import LETTERS, NAMES
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.rules.words import count
from tabletop_tui.tui.widgets.block import Block, Line, Span, beside, gap, line, resized
from tabletop_tui.tui.widgets.card import CardFace, CardState, draw_card

from .abilities import badge, picture
from .sheet import Sheet, seen

WIDEST: Final = 24
"""Columns of a card at most."""

_ROWS: Final = (7, 17)
"""Rows of a card at least and at most."""


def cards_page(sheet: Sheet) -> list[Line]:
    """Everything, from the top of the table to as far as it goes."""
    look, width = sheet.paint.look, sheet.width
    blank = line(width, look.plain)
    title = look.glyphs.plain(f"What {sheet.view.results[-1].name} has taught")
    above = line(width, look.plain, (title, look.strong), align="centre")
    below = [*_pointed(sheet), blank, *_order(sheet)]
    tall = max(_ROWS[0], min(_ROWS[1], sheet.height - len(below) - 3))
    return [above, blank, *_cards(sheet, tall).lines, blank, *below]


def card_at(moment: Moment, x: int, width: int) -> int | None:
    """The card that a click in a column means."""
    offer = seen(moment).offer
    wide = _width(width, len(offer))
    at = (x - _margin(width, len(offer))) // (wide + 1)
    return offer[at] if 0 <= at < len(offer) else None


def _width(width: int, cards: int) -> int:
    return min(WIDEST, (width + 1) // max(1, cards) - 1)


def _margin(width: int, cards: int) -> int:
    """Columns before the first card, one at most where there is one to spare."""
    return min(1, width + 1 - cards * (_width(width, cards) + 1))


def _card(sheet: Sheet) -> int:
    return sheet.pointed[1] if sheet.pointed is not None and sheet.pointed[0] == CARD else 0


def _cards(sheet: Sheet, tall: int) -> Block:
    look, offer = sheet.paint.look, sheet.view.offer
    wide = _width(sheet.width, len(offer))
    rows = [stock().cards[number - 1] for number in offer]
    printed = all(len(_text(sheet, row, wide)) + len(picture(row.number)) + 1 <= tall - 4 for row in rows)
    blocks = [gap(_margin(sheet.width, len(offer)), tall, look.plain)]
    for row in rows:
        state: CardState = "pointed" if row.number == _card(sheet) else "plain"
        face = _face(sheet, row, _text(sheet, row, wide) if printed else ())
        blocks += [draw_card(face, (wide, tall), look, state), gap(1, tall, look.plain)]
    return resized(beside(*blocks, blank=look.plain), sheet.width, tall, look.plain)


def _text(sheet: Sheet, row: AbilityRow, wide: int) -> Sequence[str]:
    """What a card does, in rows that have room on it."""
    return wrap(sheet.paint.look.glyphs.plain(row.effect), wide - 4)


def _face(sheet: Sheet, row: AbilityRow, text: Sequence[str]) -> CardFace:
    """A card with its picture, and with its text where those of all cards have room too."""
    sign = badge(row.number, sheet.paint.look.glyphs.ascii)
    return CardFace(sign, (row.name, row.name.split()[-1]), sign, picture(row.number), ("", *text) if text else ())


def _pointed(sheet: Sheet) -> list[Line]:
    """The card pointed at in full, and who would get it."""
    look, pointed, card = sheet.paint.look, sheet.pointed, _card(sheet)
    if pointed is None:
        return []
    if not card:
        nothing = wrap("No card. Those nobody takes go back into the box.", sheet.width - 2)
        return [_row(sheet, (part, look.plain)) for part in nothing]
    row, piece = stock().cards[card - 1], sheet.view.pieces[pointed[2]]
    fares = "" if piece.cell >= 0 else ", back among the living on the next island"
    told = [(part, look.plain) for part in wrap(look.glyphs.plain(row.effect), sheet.width - 2)]
    whom = wrap(f"For {NAMES[piece.id]}{fares}, for good.", sheet.width - 2)
    spans: list[Span] = [(look.glyphs.plain(row.name), look.pointed), *told, *((part, look.strong) for part in whom)]
    return [_row(sheet, span) for span in spans]


def _order(sheet: Sheet) -> list[Line]:
    """Who chooses, in turn."""
    look, view = sheet.paint.look, sheet.view
    gold = view.results[-1].gold
    rows = []
    for at, crew in enumerate(view.order):
        now = not at and view.phase is OwnPhase.DRAFT
        who = look.glyphs.plain(sheet.moment.captain(crew))
        when = "chooses now" if now else "is next" if at == 1 else "comes after that"
        style = look.strong if now else look.plain
        told = f" {who}, {count(gold[crew], 'coin')}: {when}"
        rows.append(_row(sheet, (f" {LETTERS[crew]} ", sheet.paint.crew(crew)), (told, style)))
    return rows


def _row(sheet: Sheet, *spans: Span) -> Line:
    plain = sheet.paint.look.plain
    return line(sheet.width, plain, (" ", plain), *spans)
