"""Scenarios of the rules sheet: ships, the sea and the cannon."""

from __future__ import annotations

from tabletop_tui.games.pirates.marks import Mark

from .island import Played, island


def ship_moves(played: Played, crew: str = "") -> set[str]:
    return {text for text in played.legal if text.startswith(f"ship {crew}")}


def test_ti_01_the_lane_of_a_ship_ends_before_the_clipped_corner() -> None:
    game = island(ships={"N": "k1"})
    assert ship_moves(game) == {"ship N j1"}


def test_ti_01_a_ship_can_go_from_one_end_of_its_shore_to_the_other_and_never_further() -> None:
    game, berths = island(ships={"N": "k1"}), ["k1"]
    for _ in range(8):
        column = chr(ord(berths[-1][0]) - 1)
        game.do(f"ship N {column}1").until("N")
        berths.append(game.ship("N"))
    assert berths == ["k1", "j1", "i1", "h1", "g1", "f1", "e1", "d1", "c1"]
    assert ship_moves(game) == {"ship N d1"}


def test_ti_02_a_ship_has_one_gangway() -> None:
    assert island().targets("n1") == {"g2"}


def test_ti_03_a_ship_is_boarded_from_three_cells() -> None:
    game = island("n3 $n1 . n2", at="e2")
    assert "g1" in game.targets("n1")
    assert "g1" in game.targets("n2")
    assert "g1" not in game.targets("n3")
    game.do("n1 f2-g1 coin")
    assert game.at("n1") == "g1"
    assert game.stored("N") == 1


def test_ti_04_nobody_dives_of_his_own_will() -> None:
    game = island("n1", at="f2")
    assert game.targets("n1").isdisjoint({"e1", "f1"})
    assert "g1" in game.targets("n1")
    assert game.targets("n2") == {"g2"}
    assert ship_moves(game) == {"ship N f1", "ship N h1"}


def test_ti_06_a_ship_takes_its_swimmer_in() -> None:
    game = island("~:n2", at="h1")
    game.do("ship N h1")
    assert (game.ship("N"), game.at("n1"), game.at("n2")) == ("h1", "h1", "h1")
    assert game.crew == "E"


def test_ti_06_a_swimmer_boards_his_ship() -> None:
    game = island("~:n2", at="h1").do("n2 swim h1-g1")
    assert game.at("n2") == game.ship("N") == "g1"
    assert game.until("N").targets("n2") == {"g2"}


def test_ti_07_an_ally_steers() -> None:
    board = "~:n1"
    game = island(board, at="g13", teams=True, dead="s1 s2 s3")
    assert ship_moves(game, "S") == {"ship S f13", "ship S h13"}
    game = island(board, at="g13", teams=True, dead="s1 s2", turn="S", ships={})
    assert ship_moves(game) >= {"ship S f13", "ship S h13"}
    assert not ship_moves(game, "E") | ship_moves(game, "W")


def test_ti_07_the_own_ship_goes_with_only_an_ally_aboard() -> None:
    game = island("~:n1", at="g13", teams=True, dead="s1 s2 s3", turn="S")
    assert ship_moves(game) == {"ship S f13", "ship S h13"}


def test_ti_09_a_swimmer_dies_at_an_enemy_ship() -> None:
    game = island("~:e1", at="f1", dead="n1 n2 n3", stored={"N": 4}, turn="E")
    assert game.mark("e1 swim f1-g1") == Mark.DEADLY
    game.do("e1 swim f1-g1")
    assert game.at("e1") == "dead"
    assert game.stored("N") == 4


def test_ti_10_a_swimmer_beats_swimmers() -> None:
    game = island("~:n1 ~:e1+e2", at="d1").do("n1 swim d1-e1")
    assert (game.at("e1"), game.at("e2"), game.at("n1")) == ("dead", "dead", "e1")


def test_ti_11_nobody_climbs_ashore() -> None:
    assert island("~:n1", at="d1").targets("n1") == {"c1", "e1"}
    game = island("~:n1", at="d1", ships={"N": "e1"})
    assert game.targets("n1") == {"c1", "e1"}
    assert game.do("n1 swim d1-e1").at("n1") == game.ship("N")


def test_ti_13_ships_cannot_meet() -> None:
    ships = {"N": "c1", "W": "a3", "E": "m11", "S": "k13"}
    moves = {crew: ship_moves(island(ships=ships, turn=crew)) for crew in "NESW"}
    assert moves == {"N": {"ship N d1"}, "W": {"ship W a4"}, "E": {"ship E m10"}, "S": {"ship S j13"}}


def test_ti_19_a_pirate_kills_himself_at_an_enemy_ship() -> None:
    board = "$n1"
    game = island(board, at="l6")
    assert game.mark("n1 l6-m7") == Mark.DEADLY
    game.do("n1 l6-m7")
    assert game.at("n1") == "dead"
    assert game.coins("l6") == 1
    game = island(board, at="l6")
    assert game.mark("n1 l6-m7 coin") == Mark.DEADLY | Mark.GOLD_LOST
    game.do("n1 l6-m7 coin")
    assert (game.coins("l6"), game.lost, game.stored("E")) == (0, 1, 0)
    assert "m7" not in island("n1", at="l5").targets("n1")


def test_ti_14_a_cannon_delivers_to_the_ship() -> None:
    game = island(
        """
        #
        e1
        cannon
        $n1
        """,
        at="g3",
    ).do("n1 g6-g5 coin")
    assert game.at("n1") == "g1"
    assert game.stored("N") == 1
    assert game.face("g3") == "closed"
    assert game.at("e1") == "g4"


def test_ti_15_a_cannon_drowns_a_coin() -> None:
    game = island(
        """
        cannon
        $n1
        """,
        at="g5",
        ships={"N": "i1"},
    )
    assert game.mark("n1 g6-g5 coin") == Mark.GOLD_LOST
    game.do("n1 g6-g5 coin")
    assert game.at("n1") == "g1"
    assert game.lost == 1


def test_ti_18_a_cannon_shoots_along_the_clipped_row() -> None:
    game = island("?cannon/3", at="g2").do("n1 g1-g2")
    assert game.face("g2") == "cannon"
    assert game.at("n1") == "b2"
