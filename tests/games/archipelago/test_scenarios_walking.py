"""Scenarios of the rules sheet: walking, coins, fights, chains and swimming."""

from __future__ import annotations

import pytest

from tabletop_tui.games.pirates.marks import Mark

from .shore import shore


def test_ar_29_all_are_beaten() -> None:
    board = shore("n1 \n $e1+e2", at="d4").do("n1 d4-d5")
    assert (board.at("e1"), board.at("e2"), board.at("n1")) == ("h4", "h4", "d5")
    assert board.coins("d5") == 1


def test_ar_31_coin_against_enemy() -> None:
    board = shore("$n1 \n e1", at="d4")
    assert "d5" not in board.targets("n1", "coin")
    board.do("n1 d4-d5")
    assert (board.at("e1"), board.coins("d4")) == ("h4", 1)


def test_ar_33_take_or_leave() -> None:
    board = shore("$$n1", at="d4")
    around = {"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"}
    assert board.targets("n1") == board.targets("n1", "coin") == around
    board.do("n1 d4-d5 coin")
    assert (board.coins("d4"), board.coins("d5")) == (1, 1)


def test_ar_34_into_the_water_with_a_coin() -> None:
    board = shore("^ \n $n1", at="d2", ships={"N": "f2"})
    assert board.mark("n1 d3-d2 coin") == Mark.GOLD_LOST
    board.do("n1 d3-d2 coin")
    assert (board.at("n1"), board.lost) == ("d1", 1)


def test_ar_34_onto_the_ship_with_a_coin() -> None:
    board = shore("^ \n $n1", at="d2")
    assert board.mark("n1 d3-d2 coin") == Mark.NONE
    board.do("n1 d3-d2 coin")
    assert (board.at("n1"), board.stored("N"), board.lost) == ("d1", 1, 0)


def test_ar_35_cannibal_and_coin() -> None:
    board = shore("$n1 \n cannibal", at="d4")
    assert board.mark("n1 d4-d5 coin") == Mark.DEADLY
    board.do("n1 d4-d5 coin")
    assert (board.at("n1"), board.coins("d4"), board.lost) == ("dead", 1, 0)


def test_ar_36_a_coin_forced_onto_a_closed_tile() -> None:
    board = shore("$n1 \n v \n #", at="d4")
    assert board.mark("n1 d4-d5 coin") == Mark.DEADLY
    board.do("n1 d4-d5 coin")
    assert (board.at("n1"), board.coins("d4"), board.face("d6")) == ("dead", 1, "closed")


def test_ar_37_one_impossible_branch() -> None:
    board = shore(". n1 . \n fortress:e1 arrow_2 .", at="c4")
    assert board.mark("n1 d4-d5") == Mark.NONE
    assert board.do("n1 d4-d5").at("n1") == "e5"


def test_ar_38_a_held_fortress() -> None:
    assert "d5" not in shore("n1 \n fortress:e1", at="d4").targets("n1")
    board = shore("n1 \n v \n fortress:e1", at="d3")
    assert board.mark("n1 d3-d4") == Mark.DEADLY
    assert board.do("n1 d3-d4").at("n1") == "dead"


def test_ar_39_facing_arrows() -> None:
    board = shore("n1 \n v \n ^", at="d3")
    assert board.mark("n1 d3-d4") == Mark.DEADLY
    assert board.do("n1 d3-d4").at("n1") == "dead"


def test_ar_41_a_crocodile_off_the_ship() -> None:
    board = shore("?crocodile", at="d2").do("n1 d1-d2")
    assert (board.face("d2"), board.at("n1")) == ("crocodile", "d1")


def test_ar_42_no_passing() -> None:
    assert "done" not in shore().legal
    board = shore("pit:n1+n2+n3", at="d4", caught="n1 n2 n3", turn="W")
    board.do("ship W a4")
    assert board.crew == "E", "N has nothing it could do"


def test_ar_43_one_ring_cell() -> None:
    assert shore("n1", at="f2").targets("n1") == {"e1", "g3"}


def test_ar_44_no_diving_and_no_climbing() -> None:
    board = shore("n1 n2", at="e2", ships={"N": "b3"})
    assert not {"d1", "e1", "f2"} & board.targets("n1")
    assert board.targets("n2") == {"e1", "g3"}


def test_ar_45_a_fight_in_the_water() -> None:
    board = shore("n1 ~ \n ~ e1", at="f2").do("n1 swim f2-g3")
    assert (board.at("e1"), board.at("n1")) == ("dead", "g3")


def test_ar_47_across_the_bay() -> None:
    assert shore("n1", at="e3", island=3).targets("n1") == {"e2", "f3"}


@pytest.mark.parametrize(("arrow", "end"), [("arrow_1d/0", "e1"), ("arrow_1d/3", "d1")])
def test_a_diagonal_step_off_the_coast_stays_in_the_ring(arrow: str, end: str) -> None:
    """From d2 north-west leads to c1, which is outside the ring, and so the step turns to the north."""
    assert shore(f"{arrow} \n n1", at="d2", ships={"N": "f2"}).do("n1 d3-d2").at("n1") == end
