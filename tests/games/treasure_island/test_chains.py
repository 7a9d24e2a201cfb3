"""Scenarios of the rules sheet: arrows, ice, crocodiles and knights."""

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


def test_ti_48_a_knight_at_the_corner() -> None:
    game = island("knight n1", at="c2").do("n1 d2-c2")
    assert game.ways == {"e3", "d4", "b4", "e1", "a3"}


def test_ti_49_marks_use_open_tiles_only() -> None:
    def board(cannibal: str) -> str:
        return f"""
        n1
        v
        {cannibal}
        """

    assert island(board("cannibal"), at="f6").mark("n1 f6-f7") == Mark.DEADLY
    assert island(board("?cannibal"), at="f6").mark("n1 f6-f7") == Mark.NONE
