"""Marks of moves, beyond the scenarios."""

from __future__ import annotations

from tabletop_tui.games.pirates.marks import Mark
from tabletop_tui.games.treasure_island.geometry import GRID
from tabletop_tui.games.treasure_island.tiles import NUMBER

from .island import island


def test_an_ordinary_move_has_no_mark() -> None:
    game = island("$n1 .", at="f6")
    assert game.mark("n1 f6-g6") == game.mark("n1 f6-g6 coin") == game.mark("ship N f1") == Mark.NONE


def test_a_move_is_deadly_only_if_every_branch_is() -> None:
    board = """
        {west} arrow_2  cannibal
        .      n1       .
        """
    assert island(board.format(west="cannibal"), at="e5").mark("n1 f6-f5") == Mark.DEADLY
    assert island(board.format(west="."), at="e5").mark("n1 f6-f5") == Mark.NONE


def test_gold_is_lost_only_if_every_branch_loses_it() -> None:
    board = """
        arrow_2/1 $n1 .
        {south}   .   .
        """
    assert island(board.format(south="."), at="e2").mark("n1 f2-e2 coin") == Mark.NONE
    assert island(board.format(south="cannibal"), at="e2").mark("n1 f2-e2 coin") == Mark.GOLD_LOST


def test_what_was_seen_from_the_lighthouse_makes_no_mark() -> None:
    game = island("n1 #", at="f6")
    game.state.known[GRID.at(6, 5)] = 1 + 4 * NUMBER["cannibal"]
    game.state.looker = 0
    assert game.mark("n1 f6-g6") == Mark.NONE


def test_answers_in_a_chain_are_marked_too() -> None:
    game = island("?misfortune", at="g2").do("n1 g1-g2")
    assert game.mark("silent") == Mark.DEADLY
    assert game.mark("swear") == Mark.NONE
    game = island(
        """
        . n1      .
        . arrow_2 cannibal
        """,
        at="e6",
    ).do("n1 f6-f7")
    assert game.mark("go g7") == Mark.DEADLY
    assert game.mark("go e7") == Mark.NONE
