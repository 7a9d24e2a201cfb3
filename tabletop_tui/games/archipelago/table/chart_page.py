"""The chart of the archipelago as a page, with what the islands have brought so far."""

from __future__ import annotations

from tabletop_tui.games.archipelago.data import Layout
from tabletop_tui.games.archipelago.moves import VOYAGE
from tabletop_tui.games.archipelago.view import View
from tabletop_tui.games.archipelago.voyages import destinations, first_island
from tabletop_tui.games.pirates.crews import LETTERS
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.rules.words import count
from tabletop_tui.tui.widgets.block import Line, Span, line

from .sea_chart import Isle, in_sight, sea_chart
from .sheet import Sheet, seen
from .standing import coins_of, winners, won_by


def chart_page(sheet: Sheet) -> list[Line]:
    """All islands of the campaign, and below them the coins of all crews."""
    chart = sea_chart(isles(sheet.moment, sheet.pointed), sheet.width, _chart_height(sheet.height), sheet.paint)
    return [*chart.lines, _total(sheet)]


def isles(moment: Moment, pointed: Move | None) -> list[Isle]:
    """All islands of this campaign: the first, and those one can sail to, each once."""
    view, options = seen(moment), moment.scene.options
    choices = destinations(options)
    legal = {move[1] for move in moment.scene.moves if move[0] == VOYAGE}
    at = pointed[1] if pointed is not None and pointed[0] == VOYAGE else -1
    first = first_island(options)
    found = [] if first in choices else [_isle(view, first)]
    for number, layout in enumerate(choices):
        found.append(_isle(view, layout, goal=number in legal, pointed=number == at))
    return found


def voyage_at(moment: Moment, pointed: Move | None, at: tuple[int, int], size: tuple[int, int]) -> Move | None:
    """The voyage that a click on the chart means, as it is drawn in this size with a move pointed at."""
    shown, (width, height) = isles(moment, pointed), size
    first, places, _ = in_sight(shown, width, _chart_height(height))
    clicked = next((number for number, place in enumerate(places, first) if place.holds(*at)), -1)
    number = clicked - (len(shown) - len(destinations(moment.scene.options)))
    return next((move for move in moment.scene.moves if move == (VOYAGE, number)), None)


def standing_words(moment: Moment) -> str:
    """Who is ahead in the campaign: islands and coins of each side, the best first."""
    view = seen(moment)
    sides: dict[int, list[int]] = {}
    for crew in view.crews:
        sides.setdefault(crew.side, []).append(crew.crew)
    rows = []
    for side in sides.values():
        won, coins = won_by(view, side[0]), sum(coins_of(view, crew) for crew in side)
        rows.append((-won, -coins, "+".join(LETTERS[crew] for crew in side)))
    return "; ".join(
        f"{name} {count(-won, 'island') if won else 'no island'}, {count(-coins, 'coin')}"
        for won, coins, name in sorted(rows)
    )


def end_of_all(moment: Moment) -> str:
    """What is asked before a campaign ends, and how it would end."""
    islands = len(seen(moment).results)
    after = "one island" if islands == 1 else f"{islands} islands"
    return f"End the campaign after {after}?\nNo more islands: {standing_words(moment)}."


def _chart_height(height: int) -> int:
    return max(8, height - 1)


def _isle(view: View, layout: Layout, *, goal: bool = False, pointed: bool = False) -> Isle:
    played = [result for result in view.results if result.island == layout.id]
    if played:
        note = " ".join(f"{LETTERS[crew.crew]} {played[-1].gold[crew.crew]}" for crew in view.crews)
    else:
        sets = f"{'set' if len(layout.sets) == 1 else 'sets'} {'+'.join(map(str, layout.sets))}"
        note = f"{sum(layout.places)} tiles, {sets}"
    flags = tuple(winners(view, result) for result in played)
    return Isle(layout.name, layout.rows, note, flags, len(played), goal, pointed)


def _total(sheet: Sheet) -> Line:
    look, view = sheet.paint.look, sheet.view
    spans: list[Span] = [(" coins in all  ", look.strong)]
    for crew in view.crews:
        spans += [
            (f" {LETTERS[crew.crew]}", sheet.paint.crew(crew.crew)),
            (f" {coins_of(view, crew.crew):<3}", look.strong),
        ]
    return line(sheet.width, look.plain, *spans)
