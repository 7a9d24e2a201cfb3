"""From island to island: what begins one, what follows its end, and who wins in the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tabletop_tui.games.pirates import turns
from tabletop_tui.games.pirates.crews import LETTERS
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.rules import NOBODY, Outcome, Tell

from . import draft, mooring
from .campaign_events import CampaignEnded, IslandEnded, NextIsland
from .chart import chart
from .deal import deal
from .moves import STOP, VOYAGE
from .phases import OwnPhase
from .results import of_campaign, of_island, standings
from .voyages import CAMPAIGN, destinations, first_island

if TYPE_CHECKING:
    from .data import Layout
    from .expedition import Expedition

MOST_ISLANDS: Final = 10
"""No campaign is longer: the map of the archipelago has ten islands."""

NO_SHIPS: Final = (-1, -1, -1, -1)


def begin(state: Expedition) -> None:
    """The first island of all."""
    _land(state, first_island(state.options))


def after_island(state: Expedition, reason: str, tell: Tell | None) -> None:
    """An island has ended: count, and go on with the draft, the choice of the next island, or the end of the match.

    Args:
        state: The state; what lies on the table stays there until the next island is laid.
        reason: Why it ended, in a sentence.
        tell: See `State.play`.
    """
    result = of_island(state, state.layout.id, state.layout.name, reason)
    state.results = (*state.results, result)
    if tell is not None:
        tell(IslandEnded(result=result, winners=result.winners(state.seating), crews=state.seating.crews))
    if state.options.plays != CAMPAIGN:
        _end(state)
    elif not draft.begin(state, tell):
        after_draft(state, tell)


def after_draft(state: Expedition, tell: Tell | None) -> None:
    """The captain of the first crew says for the table where to sail, or that it is enough."""
    if len(state.results) == MOST_ISLANDS:
        stop(state, tell)
        return
    state.crew = state.seating.crews[0]
    state.seat = state.seating.seat_of[state.crew]
    voyages = ((VOYAGE, number) for number in range(len(destinations(state.options))))
    state.ask(OwnPhase.NEXT_ISLAND, (*voyages, (STOP,)))


def voyage(state: Expedition, number: int, tell: Tell | None) -> None:
    """On to another island: coins and bottles go back, all pirates come back, abilities stay (heading "Next Islands").

    Args:
        state: The state.
        number: Which of `voyages.destinations`.
        tell: See `State.play`.
    """
    layout = destinations(state.options)[number]
    if tell is not None:
        tell(NextIsland(seat=state.seat, island=layout.id, name=layout.name))
    _land(state, layout)


def stop(state: Expedition, tell: Tell | None) -> None:
    """The campaign is over."""
    _end(state)
    if tell is not None:
        tell(CampaignEnded(ranking=of_campaign(state.seating, state.results), reason=_reason(state)))


def outcome(state: Expedition) -> Outcome | None:
    """The result once everything is over; scores are the coins of all islands, of a whole side together."""
    if state.deciding != NOBODY:
        return None
    seating, results = state.seating, state.results
    campaign = state.options.plays == CAMPAIGN
    ranking = of_campaign(seating, results) if campaign else results[-1].ranking
    scores = [0] * seating.seats
    for side in seating.sides:
        for crew in side:
            scores[seating.seat_of[crew]] = sum(result.gold[other] for result in results for other in side)
    return Outcome(
        ranking=tuple(tuple(sorted({seating.seat_of[crew] for crew in group})) for group in ranking),
        scores=tuple(scores),
        reason=_reason(state) if campaign else _with_tie(state),
        unit="coins",
    )


def _land(state: Expedition, layout: Layout) -> None:
    state.layout = layout
    map_of_it = chart(layout)
    left = deal(layout, state.options.hard_tiles == "out").left(len(map_of_it.kinds))
    state.lay(map_of_it, layout.ships or NO_SHIPS, left)
    if layout.ships:
        turns.prepare(state)
    else:
        mooring.begin(state)


def _end(state: Expedition) -> None:
    state.phase, state.deciding, state.legal = Phase.OVER, NOBODY, ()


def _reason(state: Expedition) -> str:
    if len(state.results) == 1:
        return f"The campaign ended after one island. {_with_tie(state)}"
    rows = standings(state.seating, state.results)
    first = [row for row in rows if row.islands == rows[0].islands]
    richest = [row for row in first if row.coins == rows[0].coins]
    ended = f"The campaign ended after {len(state.results)} islands."
    if len(first) == 1:
        return f"{ended} Islands won decide: {_told(state, ((row.side, row.islands) for row in rows))}."
    ended = f"{ended} Islands won are equal ({_told(state, ((row.side, row.islands) for row in first))})"
    if len(richest) == 1:
        return f"{ended}, so more coins decide: {_told(state, ((row.side, row.coins) for row in first))}."
    return f"{ended}, and so are the coins: {_told(state, ((row.side, row.coins) for row in richest))}."


def _told(state: Expedition, counts: Iterable[tuple[int, int]]) -> str:
    """Sides by their letters, each with a number."""
    sides = state.seating.sides
    return ", ".join(f"{'+'.join(LETTERS[crew] for crew in sides[side])} {number}" for side, number in counts)


def _with_tie(state: Expedition) -> str:
    """Why the last island ended, and that living pirates decided where they did."""
    result = state.results[-1]
    return f"{result.reason} {result.tie}".rstrip()
