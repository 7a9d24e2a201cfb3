"""The island while something is played out: the view moved on by each event, as far as it can be seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from tabletop_tui.games.pirates.events import Beaten, Died, GoldLost, LaidDown, Moved, Revived, Sailed, Scored
from tabletop_tui.games.pirates.gold import WORTH
from tabletop_tui.games.pirates.grid import Grid
from tabletop_tui.games.pirates.moves import COIN, NOTHING, TREASURE
from tabletop_tui.games.pirates.tidings import Found, Joined, LostUnderground, Quaked, TurnedUp
from tabletop_tui.games.pirates.view import Crew, Lies, Piece, PirateView, Spot, Status, Where
from tabletop_tui.rules import Event

Change = Callable[[PirateView, Any, Grid], PirateView]
"""What an event changes of what is to be seen."""


def advance(view: PirateView, event: Event, grid: Grid, own: Mapping[type[Event], Change]) -> PirateView:
    """The view after this event; events that change nothing to be seen leave it as it is.

    Args:
        view: The view before.
        event: What happens.
        grid: The map.
        own: What the game's own events change.
    """
    change = own.get(type(event)) or _CHANGES.get(type(event))
    return view if change is None else change(view, event, grid)


def _moved(view: PirateView, event: Moved, grid: Grid) -> PirateView:
    piece = view.pieces[event.piece]
    if event.load and not piece.load:
        view = with_gold(view, event.origin, event.load, -1, grid)
    cell = event.place % grid.size
    where = Where.LAND
    if grid.is_water[cell]:
        where = Where.ABOARD if any(crew.ship == cell for crew in view.crews) else Where.SWIMMING
    return with_piece(view, event.piece, cell=cell, step=event.place // grid.size + 1, where=where, load=event.load)


def _turned_up(view: PirateView, event: TurnedUp, _: Grid) -> PirateView:
    back = next(spot.back for spot in view.spots if spot.cell == event.cell)
    return with_spots(view, {event.cell: Spot(event.cell, event.kind, event.turn, False, 0, 0, back)})


def _beaten(view: PirateView, event: Beaten, _: Grid) -> PirateView:
    return with_piece(view, event.piece, cell=event.home, step=1, where=Where.ABOARD, status=Status.FREE)


def _died(view: PirateView, event: Died, _: Grid) -> PirateView:
    return with_piece(view, event.piece, cell=-1, where=Where.DEAD, status=Status.FREE)


def _lost(view: PirateView, event: LostUnderground, _: Grid) -> PirateView:
    return with_piece(view, event.piece, where=Where.LOST)


def _joined(view: PirateView, event: Joined, grid: Grid) -> PirateView:
    cell = event.place % grid.size
    return with_piece(view, event.piece, crew=event.crew, cell=cell, where=Where.LAND)


def _revived(view: PirateView, event: Revived, _: Grid) -> PirateView:
    return with_piece(view, event.piece, cell=event.place, where=Where.LAND)


def _laid_down(view: PirateView, event: LaidDown, grid: Grid) -> PirateView:
    return with_gold(with_piece(view, event.piece, load=NOTHING), event.place, event.load, 1, grid)


def _scored(view: PirateView, event: Scored, _: Grid) -> PirateView:
    view = with_piece(view, event.piece, load=NOTHING)
    return replace(with_crew(view, event.crew, gold=event.total), known_gold=view.known_gold - event.gold)


def _gold_lost(view: PirateView, event: GoldLost, _: Grid) -> PirateView:
    return replace(view, known_gold=view.known_gold - event.gold, lost_gold=view.lost_gold + event.gold)


def _found(view: PirateView, event: Found, grid: Grid) -> PirateView:
    if event.what == "bottles":
        bottles = next(crew.bottles for crew in view.crews if crew.crew == event.crew)
        return with_crew(view, event.crew, bottles=bottles + event.count)
    load, number = (TREASURE, 1) if event.what == "treasure" else (COIN, event.count)
    worth = WORTH[load] * number
    view = replace(view, known_gold=view.known_gold + worth, unknown_gold=view.unknown_gold - worth)
    return with_gold(view, event.cell, load, number, grid)


def _sailed(view: PirateView, event: Sailed, _: Grid) -> PirateView:
    view = with_crew(view, event.crew, ship=event.cell)
    pieces = tuple(
        replace(piece, cell=event.cell, where=Where.ABOARD)
        if piece.cell in (event.origin, event.cell) and piece.where in (Where.ABOARD, Where.SWIMMING)
        else piece
        for piece in view.pieces
    )
    return replace(view, pieces=pieces)


def _quaked(view: PirateView, event: Quaked, _: Grid) -> PirateView:
    spots = {spot.cell: spot for spot in view.spots}
    return with_spots(
        view,
        {
            event.first: replace(spots[event.second], cell=event.first),
            event.second: replace(spots[event.first], cell=event.second),
        },
    )


_CHANGES: Final[dict[type[Event], Change]] = {
    Moved: _moved,
    TurnedUp: _turned_up,
    Beaten: _beaten,
    Died: _died,
    LostUnderground: _lost,
    Joined: _joined,
    Revived: _revived,
    LaidDown: _laid_down,
    Scored: _scored,
    GoldLost: _gold_lost,
    Found: _found,
    Sailed: _sailed,
    Quaked: _quaked,
}


def with_piece(view: PirateView, piece: int, **things: Any) -> PirateView:
    """The view with a piece that fares otherwise."""
    changed: Piece = replace(view.pieces[piece], **things)
    return replace(view, pieces=(*view.pieces[:piece], changed, *view.pieces[piece + 1 :]))


def with_crew(view: PirateView, crew: int, **things: Any) -> PirateView:
    """The view with a crew that has more or less."""

    def change(one: Crew) -> Crew:
        return replace(one, **things) if one.crew == crew else one

    return replace(view, crews=tuple(change(one) for one in view.crews))


def with_spots(view: PirateView, changed: dict[int, Spot]) -> PirateView:
    """The view with other tiles on some cells."""
    return replace(view, spots=tuple(changed.get(spot.cell, spot) for spot in view.spots))


def with_gold(view: PirateView, place: int, load: int, count: int, grid: Grid) -> PirateView:
    """The view with gold of one kind put down at a place, or taken up with a negative count."""
    cell, step = place % grid.size, place // grid.size + 1
    here = next((lies for lies in view.lying if (lies.cell, lies.step) == (cell, step)), Lies(cell, step, 0, False))
    coins = here.coins + (count if load == COIN else 0)
    now = Lies(cell, step, max(0, coins), count > 0 if load == TREASURE else here.treasure)
    others = tuple(lies for lies in view.lying if (lies.cell, lies.step) != (cell, step))
    lying = (*others, now) if now.coins or now.treasure else others
    return replace(view, lying=lying)
