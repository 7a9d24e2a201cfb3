"""Treasure Island's table in the house, each in one line."""

from __future__ import annotations

from tabletop_tui.games.treasure_island.options import Options
from tabletop_tui.games.treasure_island.table import IslandTable
from tabletop_tui.rules import Seat
from tabletop_tui.store.library import KeptMatch, Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.table_screen import TableScreen
from tests.games.treasure_island.island import Played

from .scenes import NAMES, game_of


def kept(library: Library, played: Played, names: tuple[str, ...] = NAMES) -> KeptMatch:
    seats = [Seat(name) for name in names[: played.state.seating.seats]]
    return library.begin(game_of(played), Options(), seats, 1)


def app_of(library: Library, played: Played, names: tuple[str, ...] = NAMES) -> TabletopApp:
    return TabletopApp(library, kept(library, played, names))


def table_of(app: TabletopApp) -> IslandTable:
    assert isinstance(app.screen, TableScreen)
    assert isinstance(app.screen.table, IslandTable)
    return app.screen.table
