"""Scenarios of the rules sheet: gold, carried, lost and brought home."""

from __future__ import annotations

from tabletop_tui.games.pirates.marks import Mark

from .island import AROUND_F6, island


def test_ti_50_gold_is_taken_or_left_at_the_start() -> None:
    game = island("$$n1", at="f6")
    assert game.targets("n1") == game.targets("n1", "coin") == AROUND_F6
    game.do("n1 f6-f7")
    assert game.coins("f6") == 2


def test_ti_51_a_carrier_does_not_attack() -> None:
    game = island(
        """
        $n1
        e1
        """,
        at="f6",
    )
    assert "f7" not in game.targets("n1", "coin")
    game.do("n1 f6-f7")
    assert (game.at("e1"), game.coins("f6"), game.at("n1")) == ("m7", 1, "f7")


def test_ti_52_a_carrier_is_hit() -> None:
    game = island(
        """
        n1
        .
        $e1
        """,
        at="f6",
        turn="E",
    ).do("e1 f8-f7 coin")
    game.until("N").do("n1 f6-f7")
    assert (game.at("e1"), game.coins("f7"), game.at("n1")) == ("m7", 1, "f7")


def test_ti_54_a_balloon_goes_to_the_own_ship() -> None:
    board = """
        $n1
        balloon
        """
    for teams in (False, True):
        game = island(board, at="f10", ships={"N": "c1"}, teams=teams).do("n1 f10-f11 coin")
        assert (game.at("n1"), game.stored("N"), game.ship("N")) == ("c1", 1, "c1")
        assert not game.coins("f11")


def test_ti_55_a_coin_goes_into_the_cannibal() -> None:
    game = island(
        """
        $n1
        cannibal
        """,
        at="f6",
    )
    assert game.mark("n1 f6-f7 coin") == Mark.DEADLY | Mark.GOLD_LOST
    game.do("n1 f6-f7 coin")
    assert (game.at("n1"), game.lost) == ("dead", 1)


def test_ti_57_no_loads_into_forts_jungle_and_closed_tiles() -> None:
    for load, thing in (("coin", "$"), ("treasure", "T")):
        game = island(
            f"""
            .    native_fort  .
            fort {thing}n1    dense_jungle
            .    #            .
            """,
            at="e5",
        )
        assert game.targets("n1", load) == {"e5", "g5", "e7", "g7"}
        assert game.targets("n1") == AROUND_F6


def test_ti_58_the_treasure_counts_three() -> None:
    game = island("?galleon", at="g2").do("n1 g1-g2")
    assert game.treasure() == "g2"
    loads = {text for text in game.until("N").of("n1") if text.startswith("n1 g2-g1")}
    assert loads == {"n1 g2-g1", "n1 g2-g1 treasure"}
    assert game.do("n1 g2-g1 treasure").stored("N") == 3


def test_ti_58_a_piece_takes_the_treasure_or_a_coin() -> None:
    game = island("$Tn1", at="g2")
    assert {text for text in game.legal if text.startswith("n1 g2-g1")} == {
        "n1 g2-g1",
        "n1 g2-g1 coin",
        "n1 g2-g1 treasure",
    }
    game.do("n1 g2-g1 treasure")
    assert (game.stored("N"), game.coins("g2"), game.treasure()) == (3, 1, "nowhere")


def test_ti_58_a_sunk_treasure_takes_three_from_the_gold_in_play() -> None:
    game = island("Tn1 <", at="b5")
    assert game.do("n1 b5-c5 treasure").lost == 0
    game = island("< Tn1", at="b5").do("n1 c5-b5 treasure")
    assert (game.lost, game.at("n1")) == (3, "a5")


def test_ti_60_gold_is_parked_by_the_ship() -> None:
    game = island(
        """
        e1 . .
        .  $n1 .
        """,
        at="f2",
    ).do("n1 g3-g2 coin")
    assert (game.stored("N"), game.coins("g2")) == (0, 1)
    game.until("N").do("n1 g2-h3")
    assert game.coins("g2") == 1
    game.until("E").do("e1 f2-g2").round("E")
    assert "n1 g2-f3 coin".replace("n1", "e1") in game.legal


def test_ti_72_gold_lies_on_a_step() -> None:
    game = island(
        """
        n2 .
        .  spinner_3:$n1
        """,
        at="e6",
    )
    assert game.of("n1") == {"n1 f7 next", "n1 f7 next coin"}
    game.do("n1 f7 next")
    assert game.coins("f7") == 1
    assert game.until("N").of("n1") == {"n1 f7 next"}
    game.do("n2 e6-f7").until("N").do("n2 f7 next coin")
    assert (game.coins("f7"), game.coins("f7", step=2)) == (0, 1)
