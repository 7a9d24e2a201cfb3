"""Scenarios of the rules sheet: ice and knights, and how they go on from each other."""

from __future__ import annotations

from tabletop_tui.games.pirates.marks import Mark

from .island import island


def test_ti_29_ice_keeps_the_direction() -> None:
    game = island(
        """
        n1
        ?ice
        ?chest_3
        """,
        at="f6",
    ).do("n1 f6-f7")
    assert (game.face("f7"), game.face("f8")) == ("ice", "chest_3")
    assert game.at("n1") == "f8"
    assert game.coins("f8") == 3


def test_ti_29_ice_keeps_a_diagonal() -> None:
    game = island(
        """
        n1 .
        .  ice
        """,
        at="f6",
    ).do("n1 f6-g7")
    assert game.at("n1") == "h8"


def test_ti_29_two_ices_repeat_twice() -> None:
    game = island(
        """
        n1
        ice
        ice
        """,
        at="f6",
    ).do("n1 f6-f7")
    assert game.at("n1") == "f9"


def test_ti_30_ice_off_the_ship() -> None:
    assert island("ice", at="g2").do("n1 g1-g2").at("n1") == "g3"


def test_ti_31_ice_into_the_sea() -> None:
    board = """
        ice
        $n1
        """
    game = island(board, at="d2")
    assert game.mark("n1 d3-d2 coin") == Mark.GOLD_LOST
    game.do("n1 d3-d2 coin")
    assert (game.at("n1"), game.lost) == ("d1", 1)
    game = island(board, at="d2").do("n1 d3-d2")
    assert (game.at("n1"), game.coins("d3"), game.lost) == ("d1", 1, 0)


def test_ti_33_arrow_then_ice() -> None:
    game = island(
        """
        n1 .
        >  ice
        """,
        at="f6",
    ).do("n1 f6-f7")
    assert game.at("n1") == "h7"


def test_ti_34_ice_crocodile_ice() -> None:
    game = island(
        """
        n1
        ice
        crocodile
        """,
        at="f6",
    ).do("n1 f6-f7")
    assert game.at("n1") == "f6"
    assert game.crew == "E"


def test_ti_35_knight_then_ice() -> None:
    game = island(
        """
        n1     .
        knight .
        .      .
        .      ice
        """,
        at="f6",
    ).do("n1 f6-f7", "go g9")
    assert game.ways == {"h11", "f11", "i10", "e10", "i8", "e8", "h7", "f7"}


def test_ti_36_only_the_end_of_a_jump_is_opened() -> None:
    game = island(
        """
        # # n1     # #
        # # knight # #
        # # #      # #
        """,
        at="d5",
    ).do("n1 f5-f6", "go h7")
    opened = {
        cell
        for cell in ("d5", "e5", "g5", "h5", "d6", "e6", "g6", "h6", "d7", "e7", "f7", "g7", "h7")
        if game.face(cell) != "closed"
    }
    assert opened == {"h7"}


def test_ti_37_a_knight_jumps_onto_a_ship() -> None:
    board = """
        knight
        $n1
        """
    game = island(board, at="f3").do("n1 f4-f3 coin")
    assert "g1" in game.ways
    game.do("go g1")
    assert (game.at("n1"), game.stored("N")) == ("g1", 1)


def test_ti_37_a_knight_jumps_onto_an_enemy_ship_and_dies() -> None:
    board = """
        knight
        e1
        """
    game = island(board, at="f3", turn="E").do("e1 f4-f3")
    assert game.mark("go g1") == Mark.DEADLY
    assert game.do("go g1").at("e1") == "dead"


def test_ti_41_a_coin_over_ice_into_a_held_fort() -> None:
    game = island(
        """
        $n1
        ice
        fort:e1
        """,
        at="f6",
    )
    assert game.mark("n1 f6-f7 coin") == Mark.DEADLY
    game.do("n1 f6-f7 coin")
    assert (game.at("n1"), game.coins("f6"), game.at("e1")) == ("dead", 1, "f8")


def test_ti_48_a_knight_at_the_corner() -> None:
    game = island("knight n1", at="c2").do("n1 d2-c2")
    assert game.ways == {"e3", "d4", "b4", "e1", "a3"}
