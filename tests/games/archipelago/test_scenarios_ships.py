"""Scenarios of the rules sheet: ships, landing and boarding."""

from __future__ import annotations

from tabletop_tui.games.pirates.marks import Mark
from tabletop_tui.games.pirates.moves import SAIL

from .shore import Shore, shore


def courses(board: Shore) -> list[str]:
    """Where the ship on turn can sail."""
    return [board.grid.name(move[2]) for move in board.state.moves() if move[0] == SAIL]


def test_ar_13_speed_three() -> None:
    assert courses(shore()) == ["e1", "f2", "g3", "c2", "b3", "a4"]


def test_ar_14_speed_one() -> None:
    assert courses(shore("n2+n3", at="d6")) == ["e1", "c2"]


def test_ar_16_stepping_over() -> None:
    assert courses(shore("n2+n3", at="d6", ships={"E": "e1"})) == ["f2", "c2"]


def test_ar_17_a_row_of_ships() -> None:
    ships = {"E": "e1", "S": "f2"}
    assert courses(shore("n2+n3", at="d6", ships=ships)) == ["g3", "c2"]
    assert courses(shore("n3", at="d6", ships=ships)) == ["g3", "h4", "c2", "b3"]


def test_ar_20_crushed() -> None:
    board = shore(
        """
        e1 ~  ~
        ~  e2 ~
        ~  ~  ~
        ~  n3 sanctuary:e3
        """,
        at="e1",
    ).do("ship N f2")
    assert (board.at("e1"), board.at("e2")) == ("crushed", "crushed")
    assert board.crew == "E"
    assert not any("revive" in text for text in board.legal)


def test_ar_21_a_swimmer_meets_an_enemy_ship() -> None:
    board = shore(
        """
        .        e1
        .        .
        .        sanctuary:e3
        n1+n2+n3 .
        """,
        at="d1",
        turn="E",
    )
    assert board.mark("e1 swim e1-d1") == Mark.DEADLY
    board.do("e1 swim e1-d1")
    assert board.at("e1") == "dead"
    assert "revive e1" in board.until("E").legal


def test_ar_22_round_the_island() -> None:
    assert courses(shore("n2+n3", at="d4", ships={"N": "f7", "S": "e8"})) == ["d8", "g6"]


def test_ar_24_landing() -> None:
    assert shore("#", at="f3", ships={"N": "f2"}).targets("n1") == {"e2", "e3", "f3"}


def test_ar_25_boarding() -> None:
    board = shore("n2 $n1 \n . n3", at="e3", ships={"N": "f2"})
    assert "f2" in board.targets("n1")
    assert "f2" in board.targets("n2")
    assert "f2" not in board.targets("n3")
    board.do("n1 f3-f2 coin")
    assert (board.at("n1"), board.stored("N")) == ("f2", 1)


def test_ar_26_an_allied_swimmer_comes_aboard() -> None:
    board = shore("s1", at="e1", teams="two_against_two").do("ship N f2")
    assert (board.at("s1"), board.ship("N")) == ("f2", "f2")
    assert board.at("n1") == "f2"


def test_an_allied_swimmer_met_on_the_way_comes_along_to_the_end() -> None:
    board = shore("s1", at="e1", teams="two_against_two").do("ship N g3")
    assert board.at("s1") == "g3"


def test_ar_27_ramming_on_foot() -> None:
    for load in ("", " coin"):
        board = shore("$n1", at="g4")
        assert board.mark(f"n1 g4-h4{load}") == Mark.DEADLY
        board.do(f"n1 g4-h4{load}")
        assert (board.at("n1"), board.coins("g4"), board.stored("E")) == ("dead", 1, 0)


def test_ar_28_no_step_from_ship_to_ship() -> None:
    board = shore("n2+n3", at="d6", ships={"S": "e1"}, teams="two_against_two")
    assert board.targets("n1") == {"d2", "e2"}
