"""What lies on the table between islands: the cards to choose from, the chart of the archipelago, and who is ahead."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from tabletop_tui.games.archipelago.data import AbilityRow, Layout, stock
from tabletop_tui.games.archipelago.moves import CARD, VOYAGE
from tabletop_tui.games.archipelago.view import View
from tabletop_tui.games.archipelago.voyages import destinations, first_island
from tabletop_tui.games.pirates.crews import LETTERS, NAMES
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.games.pirates.table.paint import Paint
from tabletop_tui.tui.widgets.block import Block, Line, Span, beside, gap, line, resized
from tabletop_tui.tui.widgets.card import CardFace, CardState, draw_card
from tabletop_tui.tui.wording import count, listed

from .abilities import BADGES
from .abilities import LETTERS as SIGNS
from .sayings import sets_words
from .sea_chart import Isle, anchorages, sea_chart
from .standing import coins_of, winners, won_by

PHASES: Final = (Phase.DRAFT, Phase.DRAFT_DIE, Phase.NEXT_ISLAND)
"""When nobody looks at an island any more."""

_CARD_ROWS: Final = 9
"""Rows of a card on a large table; on a small one they are as high as leaves room for the words below."""


def is_between(moment: Moment) -> bool:
    """Whether it is a moment between islands, or after all of them."""
    view = moment.view
    assert isinstance(view, View)
    over = view.phase is Phase.OVER and len(view.results) > 1
    return over or view.phase in PHASES


def page(moment: Moment, pointed: Move | None, width: int, height: int, paint: Paint) -> list[Line]:
    """The whole table."""
    view = moment.view
    assert isinstance(view, View)
    if view.phase in (Phase.DRAFT, Phase.DRAFT_DIE):
        rows = _cards_page(moment, view, pointed, width, height, paint)
    else:
        rows = _chart_page(moment, view, pointed, width, height, paint)
    blank = line(width, paint.look.plain)
    return [*rows, *[blank] * (height - len(rows))][:height]


def isles(moment: Moment, pointed: Move | None) -> list[Isle]:
    """All islands of this campaign: the first, those one can sail to, each once."""
    view, options = moment.view, moment.scene.options
    assert isinstance(view, View)
    choices = destinations(options)
    legal = {move[1] for move in moment.scene.moves if move[0] == VOYAGE}
    at = pointed[1] if pointed is not None and pointed[0] == VOYAGE else -1
    first = first_island(options)
    found = [] if first in choices else [_isle(view, first)]
    for number, layout in enumerate(choices):
        found.append(_isle(view, layout, open=number in legal, pointed=number == at))
    return found


def _isle(view: View, layout: Layout, *, open: bool = False, pointed: bool = False) -> Isle:  # noqa: A002
    played = [result for result in view.results if result.island == layout.id]
    flags = tuple(winners(view, result) for result in played)
    note = f"{sum(layout.places)} tiles, {sets_words(layout.sets)}"
    return Isle(layout.name, layout.rows, note, flags, len(played), open, pointed)


def chart_height(height: int, results: int) -> int:
    """Rows of the chart on a table this high, the words below left out."""
    return max(8, height - min(results, 4) - 2)


def voyage_at(moment: Moment, x: int, y: int, width: int, height: int) -> Move | None:
    """The voyage that a click on the chart means."""
    view = moment.view
    assert isinstance(view, View)
    all_isles = isles(moment, None)
    places, _ = anchorages(all_isles, width, chart_height(height, len(view.results)))
    voyages = [move for move in moment.scene.moves if move[0] == VOYAGE]
    offset = len(all_isles) - len(destinations(moment.scene.options))
    for number, place in enumerate(places):
        if place.holds(x, y):
            return next((move for move in voyages if move[1] == number - offset), None)
    return None


def card_at(moment: Moment, x: int, width: int) -> int | None:
    """The card that a click in a column means."""
    view = moment.view
    assert isinstance(view, View)
    wide = _card_width(width, len(view.offer))
    at = (x - 1) // (wide + 1)
    return view.offer[at] if 0 <= at < len(view.offer) else None


def _chart_page(moment: Moment, view: View, pointed: Move | None, width: int, height: int, paint: Paint) -> list[Line]:
    chart = sea_chart(isles(moment, pointed), width, chart_height(height, len(view.results)), paint)
    return [*chart.lines, *_results(moment, view, width, paint)]


def _results(moment: Moment, view: View, width: int, paint: Paint) -> list[Line]:
    """What the islands brought, the last four of them."""
    look, crews = paint.look, [crew.crew for crew in view.crews]
    rows: list[Line] = []
    for number, result in list(enumerate(view.results, 1))[-4:]:
        spans: list[Span] = [(f" {number} {look.glyphs.fit(result.name, 16)} ", look.plain)]
        for crew in crews:
            won = paint.signs["flag"] if crew in winners(view, result) else " "
            spans += [(f"{won}{LETTERS[crew]}", paint.crew(crew)), (f" {result.gold[crew]:<3}", look.plain)]
        rows.append(line(width, look.plain, *spans))
    total: list[Span] = [(f"   {'coins in all':<16} ", look.strong)]
    for crew in crews:
        coins = coins_of(view, crew)
        total += [(f" {LETTERS[crew]}", paint.crew(crew)), (f" {coins:<3}", look.strong)]
    return [*rows, line(width, look.plain, *total)]


def _cards_page(  # noqa: PLR0913, PLR0917 - all that a page is drawn from
    moment: Moment, view: View, pointed: Move | None, width: int, height: int, paint: Paint
) -> list[Line]:
    look = paint.look
    card = pointed[1] if pointed is not None and pointed[0] == CARD else 0
    title = f"What {view.results[-1].name} has taught"
    rows: list[Line] = [line(width, look.plain, (look.glyphs.plain(title), look.strong), align="centre")]
    tall = min(_CARD_ROWS, max(5, height - 11))
    rows += _cards(view.offer, card, width, tall, paint).lines
    rows.append(line(width, look.plain))
    rows += _words(moment, view, pointed, card, width, paint)
    rows.append(line(width, look.plain))
    rows += [line(width, look.plain, (" ", look.plain), *row) for row in _order(moment, view, paint)]
    rows.append(line(width, look.plain))
    left = height - len(rows)
    if left >= len(view.results) + 1:
        rows += [line(width, look.plain)] * (left - len(view.results[-4:]) - 1)
        rows += _results(moment, view, width, paint)
    return rows


def _card_width(width: int, cards: int) -> int:
    return min(26, (width - 2) // max(1, cards) - 1)


def _cards(offer: Sequence[int], pointed: int, width: int, tall: int, paint: Paint) -> Block:
    look = paint.look
    wide = _card_width(width, len(offer))
    blocks = [gap(1, tall, look.plain)]
    for number in offer:
        row = stock().cards[number - 1]
        state: CardState = "pointed" if number == pointed else "plain"
        blocks += [draw_card(_face(row, wide, tall, paint), (wide, tall), look, state), gap(1, tall, look.plain)]
    return resized(beside(*blocks, blank=look.plain), width, tall, look.plain)


def _face(row: AbilityRow, wide: int, tall: int, paint: Paint) -> CardFace:
    """A card with its text where that has room, else with its name alone."""
    badge = (SIGNS if paint.look.glyphs.ascii else BADGES)[row.number - 1]
    text = wrap(paint.look.glyphs.plain(row.effect), wide - 4)
    fits = len(text) <= tall - 4
    return CardFace(badge, (row.name, row.name.split()[-1]), badge, text=tuple(text) if fits else ())


def _words(  # noqa: PLR0913, PLR0917 - all that is said is said of these
    moment: Moment, view: View, pointed: Move | None, card: int, width: int, paint: Paint
) -> list[Line]:
    """The card pointed at in full, and who would get it."""
    look = paint.look
    if not card or pointed is None:
        text = "The other cards go back into the box." if pointed is not None else ""
        return [line(width, look.plain, (f" {look.glyphs.fit(text, width - 2)}", look.plain))]
    row = stock().cards[card - 1]
    lines = [line(width, look.plain, (" ", look.plain), (look.glyphs.plain(row.name), look.pointed))]
    lines += [
        line(width, look.plain, (f" {part}", look.plain)) for part in wrap(look.glyphs.plain(row.effect), width - 2)
    ]
    piece = view.pieces[pointed[2]]
    fares = " He is dead, and back on the next island." if piece.cell < 0 else ""
    text = f"For {NAMES[piece.id]}, as long as the campaign lasts.{fares}"
    return [*lines, *(line(width, look.plain, (f" {part}", look.strong)) for part in wrap(text, width - 2))]


def _order(moment: Moment, view: View, paint: Paint) -> list[list[Span]]:
    look, gold = paint.look, view.results[-1].gold
    rows: list[list[Span]] = []
    for at, crew in enumerate(view.order):
        who = f" {look.glyphs.plain(moment.captain(crew))}, {count(gold[crew], 'coin')}"
        note = "chooses now" if not at and view.phase is Phase.DRAFT else "is next" if at == 1 else "comes after that"
        rows.append(
            [(f" {LETTERS[crew]} ", paint.crew(crew)), (f"{who}: {note}", look.strong if not at else look.plain)]
        )
    return rows


def standing_words(moment: Moment) -> str:
    """Who is ahead in the campaign, in a sentence."""
    view = moment.view
    assert isinstance(view, View)
    sides: dict[int, list[int]] = {}
    for crew in view.crews:
        sides.setdefault(crew.side, []).append(crew.crew)
    rows = []
    for side in sides.values():
        won, coins = won_by(view, side[0]), sum(coins_of(view, crew) for crew in side)
        rows.append((-won, -coins, "+".join(LETTERS[crew] for crew in side)))
    return listed([f"{name} {count(-won, 'island')} and {count(-coins, 'coin')}" for won, coins, name in sorted(rows)])
