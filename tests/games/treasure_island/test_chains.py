"""Scenarios of the rules sheet: arrows and crocodiles, and where chains may not lead."""

from __future__ import annotations

from tabletop_tui.games.pirates.marks import Mark

from .island import island


def test_ti_20_an_arrow_acts_in_the_same_turn() -> None:
    game = island(
        """
        n1
        ?v
        #
        """,
        at="f6",
    ).do("n1 f6-f7")
    assert (game.face("f7"), game.face("f8")) == ("arrow_1", "empty")
    assert game.at("n1") == "f8"
    assert game.crew == "E"


def test_ti_21_several_exits_ask() -> None:
    game = island(
        """
        n1
        arrow_3
        """,
        at="f6",
    ).do("n1 f6-f7")
    assert game.ways == {"e6", "g7", "f8"}
    assert game.legal == {"go e6", "go g7", "go f8"}
    assert game.crew == "N"


def test_ti_22_opposed_arrows_kill() -> None:
    game = island(
        """
        n1
        v
        ?^
        """,
        at="f6",
    ).do("n1 f6-f7")
    assert game.face("f8") == "arrow_1"
    assert game.at("n1") == "dead"
    assert game.crew == "E"


def test_ti_23_a_single_arrow_into_a_crocodile_kills() -> None:
    board = """
        n1
        v
        crocodile
        """
    assert island(board, at="f6").do("n1 f6-f7").at("n1") == "dead"


def test_ti_23_the_same_by_aeroplane() -> None:
    board = """
        aeroplane:n1 .
        .            v
        .            crocodile
        """
    assert island(board, at="e6").do("n1 fly f7").at("n1") == "dead"


def test_ti_24_two_arrows_with_a_crocodile_on_one_side() -> None:
    game = island(
        """
        . n1      .
        . arrow_2 crocodile
        """,
        at="e6",
    ).do("n1 f6-f7", "go g7")
    assert game.at("n1") == "e7"
    assert game.crew == "E"


def test_ti_26_a_crocodile_in_front_of_the_ship() -> None:
    game = island("?crocodile", at="g2").do("n1 g1-g2")
    assert game.face("g2") == "crocodile"
    assert game.at("n1") == "g1"
    assert game.crew == "E"


def test_ti_28_a_move_that_changes_nothing() -> None:
    game = island("n1 <", at="d4")
    assert game.mark("n1 d4-e4") == Mark.CHANGES_NOTHING
    assert game.do("n1 d4-e4").at("n1") == "d4"
    assert game.crew == "E"


def test_ti_39_a_crocodile_after_a_spinner() -> None:
    game = island(
        """
        spinner_2:n1
        crocodile
        """,
        at="f6",
        steps={"n1": 2},
    )
    assert game.at("n1") == "f6/2"
    assert game.do("n1 f6-f7").at("n1") == "f6"


def test_ti_43_one_forbidden_branch() -> None:
    game = island(
        """
        .       n1      .
        fort:e1 arrow_2 .
        """,
        at="e6",
    )
    assert game.mark("n1 f6-f7") == Mark.NONE
    game.do("n1 f6-f7")
    assert game.at("n1") == "g7"
    assert game.crew == "E"


def test_ti_44_a_coin_forced_onto_a_closed_tile() -> None:
    board = """
        $n1
        v
        #
        """
    game = island(board, at="f6")
    assert game.mark("n1 f6-f7 coin") == Mark.DEADLY
    assert game.mark("n1 f6-f7") == Mark.NONE
    game.do("n1 f6-f7 coin")
    assert (game.at("n1"), game.coins("f6"), game.face("f8")) == ("dead", 1, "closed")
    game = island(board, at="f6").do("n1 f6-f7")
    assert (game.at("n1"), game.face("f8")) == ("f8", "empty")


def test_ti_46_gold_lies_only_where_one_can_stand() -> None:
    board = """
        >        ice    knight
        balloon  $n1    cannon
        arrow_4d arrow_3 crocodile
        """
    gold_less = {"e5", "f5", "g5", "e6", "g6", "e7", "f7", "g7"}
    first = island(board, at="e5")
    for text in sorted(text for text in first.of("n1") if text.endswith(" coin")):
        game = island(board, at="e5").do(text)
        while game.crew == "N":
            game.do(min(game.legal))
        assert not any(game.coins(cell) for cell in gold_less)


def test_ti_49_marks_use_open_tiles_only() -> None:
    def board(cannibal: str) -> str:
        return f"""
        n1
        v
        {cannibal}
        """

    assert island(board("cannibal"), at="f6").mark("n1 f6-f7") == Mark.DEADLY
    assert island(board("?cannibal"), at="f6").mark("n1 f6-f7") == Mark.NONE
