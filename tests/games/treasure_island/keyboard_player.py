"""Whole games by keyboard on the treasure island."""

from __future__ import annotations

from random import Random

from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.treasure_island.moves import ESCAPE, TAKE_OFF
from tabletop_tui.games.treasure_island.view import View
from tabletop_tui.tui.scene import Scene
from tabletop_tui.tui.table_screen import TableScreen
from tests.games.pirates.keyboard_player import Player
from tests.games.pirates.screens import check_gold, check_named, check_round, panel_of

from .captain import choose

ALL_GOLD = 40


class TreasureHunter(Player):
    """Plays every seat with plain good sense."""

    BOX = "Treasure Island"

    def choose(self, scene: Scene, rng: Random) -> Move:
        """See `Player.choose`."""
        return choose(scene.view, scene.moves, scene.marks, rng)

    def check_screen(self, shown: str, table: TableScreen, move: Move) -> None:
        """The round, where the piece goes, and where all the gold is."""
        view = table.scene.view
        assert isinstance(view, View)
        check_round(shown, view)
        if move[0] in (ESCAPE, TAKE_OFF):
            check_named(shown, table, move[2])
        check_gold(panel_of(shown), view, "gold", ALL_GOLD)
