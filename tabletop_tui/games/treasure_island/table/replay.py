"""The island while something is played out: the view moved on by each event, as far as it can be seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from tabletop_tui.games.pirates.events import Beaten, Died, LaidDown, Moved, Revived, Sailed, Scored
from tabletop_tui.games.pirates.gold import WORTH
from tabletop_tui.games.pirates.moves import COIN, NOTHING, TREASURE
from tabletop_tui.games.pirates.tidings import Found, Joined, LostUnderground, Quaked, TurnedUp
from tabletop_tui.games.treasure_island.geometry import GRID
from tabletop_tui.games.treasure_island.view import Crew, Lies, Piece, Spot, Status, View, Where
from tabletop_tui.rules import Event


def advance(view: View, event: Event) -> View:
    """The view after this event; events that change nothing to be seen leave it as it is."""
    change = _CHANGES.get(type(event))
    return view if change is None else change(view, event)


def _moved(view: View, event: Moved) -> View:
    piece = view.pieces[event.piece]
    if event.load and not piece.load:
        view = _gold(view, event.origin, event.load, -1)
    cell = event.place % GRID.size
    where = Where.LAND
    if GRID.is_water[cell]:
        where = Where.ABOARD if any(crew.ship == cell for crew in view.crews) else Where.SWIMMING
    return _piece(view, event.piece, cell=cell, step=event.place // GRID.size + 1, where=where, load=event.load)


def _turned_up(view: View, event: TurnedUp) -> View:
    return _spots(view, {event.cell: Spot(event.cell, event.kind, event.turn, False, 0, 0)})


def _beaten(view: View, event: Beaten) -> View:
    return _piece(view, event.piece, cell=event.home, step=1, where=Where.ABOARD, status=Status.FREE)


def _died(view: View, event: Died) -> View:
    return _piece(view, event.piece, cell=-1, where=Where.DEAD, status=Status.FREE)


def _lost(view: View, event: LostUnderground) -> View:
    return _piece(view, event.piece, where=Where.LOST)


def _joined(view: View, event: Joined) -> View:
    cell = event.place % GRID.size
    return _piece(view, event.piece, crew=event.crew, cell=cell, where=Where.LAND)


def _revived(view: View, event: Revived) -> View:
    return _piece(view, event.piece, cell=event.place, where=Where.LAND)


def _laid_down(view: View, event: LaidDown) -> View:
    return _gold(_piece(view, event.piece, load=NOTHING), event.place, event.load, 1)


def _scored(view: View, event: Scored) -> View:
    view = _piece(view, event.piece, load=NOTHING)
    return _crew(view, event.crew, gold=event.total)


def _found(view: View, event: Found) -> View:
    if event.what == "bottles":
        bottles = next(crew.bottles for crew in view.crews if crew.crew == event.crew)
        return _crew(view, event.crew, bottles=bottles + event.count)
    if event.what == "treasure":
        return _gold(view, event.cell, TREASURE, 1)
    return _gold(view, event.cell, COIN, event.count)


def _sailed(view: View, event: Sailed) -> View:
    view = _crew(view, event.crew, ship=event.cell)
    pieces = tuple(
        replace(piece, cell=event.cell, where=Where.ABOARD)
        if piece.cell in (event.origin, event.cell) and piece.where in (Where.ABOARD, Where.SWIMMING)
        else piece
        for piece in view.pieces
    )
    return replace(view, pieces=pieces)


def _quaked(view: View, event: Quaked) -> View:
    spots = {spot.cell: spot for spot in view.spots}
    return _spots(
        view,
        {
            event.first: replace(spots[event.second], cell=event.first),
            event.second: replace(spots[event.first], cell=event.second),
        },
    )


_CHANGES: Final[dict[type[Event], Callable[[View, Any], View]]] = {
    Moved: _moved,
    TurnedUp: _turned_up,
    Beaten: _beaten,
    Died: _died,
    LostUnderground: _lost,
    Joined: _joined,
    Revived: _revived,
    LaidDown: _laid_down,
    Scored: _scored,
    Found: _found,
    Sailed: _sailed,
    Quaked: _quaked,
}


def _piece(view: View, piece: int, **things: Any) -> View:
    changed: Piece = replace(view.pieces[piece], **things)
    return replace(view, pieces=(*view.pieces[:piece], changed, *view.pieces[piece + 1 :]))


def _crew(view: View, crew: int, **things: Any) -> View:
    def change(one: Crew) -> Crew:
        return replace(one, **things) if one.crew == crew else one

    return replace(view, crews=tuple(change(one) for one in view.crews))


def _spots(view: View, changed: dict[int, Spot]) -> View:
    return replace(view, spots=tuple(changed.get(spot.cell, spot) for spot in view.spots))


def _gold(view: View, place: int, load: int, count: int) -> View:
    """The view with gold of one kind put down at a place, or taken up with a negative count."""
    cell, step = place % GRID.size, place // GRID.size + 1
    here = next((lies for lies in view.lying if (lies.cell, lies.step) == (cell, step)), Lies(cell, step, 0, False))
    coins = here.coins + (count if load == COIN else 0)
    now = Lies(cell, step, max(0, coins), count > 0 if load == TREASURE else here.treasure)
    others = tuple(lies for lies in view.lying if (lies.cell, lies.step) != (cell, step))
    lying = (*others, now) if now.coins or now.treasure else others
    worth = WORTH[load] * count
    return replace(view, lying=lying, known_gold=max(0, view.known_gold + worth))
