"""What Archipelago's own events change of what is to be seen, while they are played out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tabletop_tui.games.archipelago.campaign_events import Moored
from tabletop_tui.games.archipelago.events import Blown, Missed, Shot, Snatched, Turned
from tabletop_tui.games.pirates.crews import PIRATES_OF
from tabletop_tui.games.pirates.events import Crushed
from tabletop_tui.games.pirates.grid import Grid
from tabletop_tui.games.pirates.moves import COIN
from tabletop_tui.games.pirates.table.replay import Change, with_crew, with_gold, with_piece, with_spots
from tabletop_tui.games.pirates.table.staging import EVENT_SECONDS
from tabletop_tui.games.pirates.view import PirateView, Status, Where
from tabletop_tui.rules import Event


def _moored(view: PirateView, event: Moored, _: Grid) -> PirateView:
    view = with_crew(view, event.crew, ship=event.cell)
    for pirate in PIRATES_OF[event.crew]:
        view = with_piece(view, pirate, cell=event.cell, where=Where.ABOARD)
    return view


def _crushed(view: PirateView, event: Crushed, _: Grid) -> PirateView:
    return with_piece(view, event.piece, cell=-1, where=Where.CRUSHED)


def _snatched(view: PirateView, event: Snatched, grid: Grid) -> PirateView:
    view = with_gold(view, grid.cells[event.name], COIN, -1, grid)
    return with_gold(view, view.pieces[event.piece].cell, COIN, 1, grid)


def _shot(view: PirateView, event: Shot, _: Grid) -> PirateView:
    crew = view.pieces[event.piece].crew
    home = next(one.ship for one in view.crews if one.crew == crew)
    return with_piece(view, event.piece, cell=home, step=1, where=Where.ABOARD, status=Status.FREE)


def _turned(view: PirateView, event: Turned, _: Grid) -> PirateView:
    spots = {spot.cell: spot for spot in view.spots}
    return with_spots(view, {event.cell: replace(spots[event.cell], turn=event.turn)})


CHANGES: Final[Mapping[type[Event], Change]] = {
    Moored: _moored,
    Crushed: _crushed,
    Snatched: _snatched,
    Shot: _shot,
    Turned: _turned,
}

WAITS: Final[Mapping[type[Event], float]] = dict.fromkeys(
    (Moored, Crushed, Snatched, Turned, Shot, Missed, Blown), EVENT_SECONDS
)
