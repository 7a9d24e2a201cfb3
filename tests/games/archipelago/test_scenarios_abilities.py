"""Scenarios of the rules sheet: the nine abilities, each by itself."""

from __future__ import annotations

import pytest

from tabletop_tui.games.archipelago.events import Duelled
from tabletop_tui.games.archipelago.phases import OwnPhase
from tabletop_tui.games.pirates.marks import Mark
from tabletop_tui.games.pirates.moves import SAIL

from .shore import Shore, shore


def test_ar_89_beachcomber_defends() -> None:
    e1 = {"e1": "beachcomber"}
    assert "d7" not in shore("n1 \n e1", at="d6", abilities=e1).targets("n1")
    board = shore("n1 \n v \n e1", at="d5", abilities=e1)
    assert board.mark("n1 d5-d6") == Mark.DEADLY
    assert board.do("n1 d5-d6").at("n1") == "dead"
    in_the_forest = shore("e1 n1", at="c6", abilities=e1).do("n1 d6-c6")
    assert in_the_forest.at("e1") == "h4"


def test_ar_90_beachcomber_attacks() -> None:
    board = shore("e1 ~ \n n1 e2", at="c4", abilities={"n1": "beachcomber"})
    assert "c4" not in board.targets("n1")
    assert "d5" in board.targets("n1")


def musketeers(*holders: str, foes: str = "e1") -> Shore:
    board = shore(f"n1 \n {foes}", at="d4", abilities=dict.fromkeys(holders, "musketeer"))
    return board.do("n1 d4-d5")


def test_ar_91_musketeer_attacked() -> None:
    won = musketeers("e1")
    assert won.asks(OwnPhase.DUEL)
    assert won.state.view(None).duel == (0, 3)
    won.do("roll 5")
    assert won.state.view(None).duel == (0, 3, 5)
    won.do("roll 2")
    assert (won.at("n1"), won.at("e1"), won.crew) == ("d5", "h4", "E")
    lost = musketeers("e1").do("roll 2", "roll 5")
    assert (lost.at("n1"), lost.at("e1"), lost.crew) == ("d1", "d5", "E")
    tied = musketeers("e1").do("roll 3", "roll 3")
    assert tied.asks(OwnPhase.DUEL)
    assert tied.do("roll 6", "roll 1").at("e1") == "h4"
    assert [event.dice for event in tied.events if isinstance(event, Duelled)] == [(3, 3), (6, 1)]


def test_ar_92_musketeer_attacks_two() -> None:
    board = musketeers("n1", foes="e1+e2").do("roll 5", "roll 2")
    assert board.state.view(None).duel == (0, 4)
    board.do("roll 1", "roll 4")
    assert (board.at("e1"), board.at("n1"), board.at("e2")) == ("h4", "d1", "d5")


def test_the_tile_acts_only_for_an_attacker_who_still_stands_there() -> None:
    drawing = "n1 \n pit:e1"
    abilities = {"e1": "musketeer"}
    won = shore(drawing, at="d4", abilities=abilities, caught="e1").do("n1 d4-d5", "roll 5", "roll 2")
    assert won.caught("n1")
    assert not won.caught("e1")
    lost = shore(drawing, at="d4", abilities=abilities, caught="e1").do("n1 d4-d5", "roll 2", "roll 5")
    assert not lost.caught("n1")
    assert lost.caught("e1")


def test_the_loser_of_a_roll_in_the_water_dies() -> None:
    drawing = "n1 ~ \n ~ e1"
    abilities = {"e1": "musketeer"}
    assert shore(drawing, at="f2", abilities=abilities).do("n1 swim f2-g3", "roll 1", "roll 2").at("n1") == "dead"
    assert shore(drawing, at="f2", abilities=abilities).do("n1 swim f2-g3", "roll 2", "roll 1").at("e1") == "dead"
    assert shore(drawing, at="f2", abilities=abilities).mark("n1 swim f2-g3") == Mark.RISKY


def test_ar_94_ship_s_boy_climbs() -> None:
    board = shore(
        """
        . n1
        # n2
        """,
        at="e2",
        abilities={"n1": "ships_boy"},
    )
    assert board.targets("n1") == {"e1", "g3", "e2"}
    board.do("n1 swim f2-e2").until("N")
    assert not {"d1", "e1", "f2"} & (board.targets("n1") - {board.ship("N")})


@pytest.mark.parametrize(
    ("ashore", "steps"),
    [("n2+n3", 0), ("n3", 2)],
)
def test_ar_95_ship_s_boy_at_the_helm(ashore: str, steps: int) -> None:
    board = shore(ashore, at="d6", abilities={"n1": "ships_boy"})
    assert sum(move[0] == SAIL for move in board.state.moves()) == 2 * steps


def test_ar_95_the_missionary_is_no_help_until_he_has_had_a_bottle() -> None:
    for converted, steps in ((False, 0), (True, 2)):
        board = shore("mis ~ \n ~ n2+n3", at="d1", abilities={"n1": "ships_boy"}, converted=converted)
        assert sum(move[0] == SAIL for move in board.state.moves()) == 2 * steps


def test_ar_96_woodsman() -> None:
    assert "d6" not in shore("n1 \n e1", at="d5", abilities={"e1": "woodsman"}).targets("n1")
    board = shore("e2 n1 e1", at="b5", abilities={"n1": "woodsman"})
    assert "d5" not in board.targets("n1")
    assert "b5" in board.targets("n1")


def test_ar_97_black_spot() -> None:
    for holder in ("n1", "e1"):
        spot = {holder: "black_spot"}
        board = shore("n1 \n e1", at="d4", abilities=spot)
        assert "d5" not in board.targets("n1")
        assert "d4" not in board.until("E").targets("e1")
        assert shore("n1 \n v \n e1", at="d3", abilities=spot).do("n1 d3-d4").at("n1") == "dead"
        jungle = shore("n1 \n jungle:e1", at="d4", abilities=spot).do("n1 d4-d5")
        assert (jungle.at("n1"), jungle.at("e1")) == ("d5", "d5")


def test_ar_99_swimmer() -> None:
    board = shore(". $n1", at="d2", ships={"N": "b3"}, abilities={"n1": "swimmer"})
    assert board.targets("n1") >= {"d1", "e1", "f2"}
    assert all(board.mark(f"n1 e2-{to} coin") == Mark.GOLD_LOST for to in ("d1", "e1", "f2"))
    board.do("n1 e2-e1").until("N")
    assert board.targets("n1") == {"d2", "e2", "d1", "f2"}
    assert not board.targets("n1", "coin")


def test_ar_99_a_swimmer_comes_to_no_enemy() -> None:
    board = shore(
        """
        ~ e1
        n1 e2
        ~ e3
        """,
        at="d1",
        ships={"N": "b3"},
        abilities={"n1": "swimmer"},
    )
    assert board.targets("n1") == {"c2", "d1", "c3", "d3"}


def test_ar_99_a_swimmer_dives_from_the_ship_to_the_next_cells() -> None:
    board = shore("n2+n3", at="d6", ships={"E": "e1"}, abilities={"n1": "swimmer"})
    assert board.targets("n1") == {"d2", "e2", "c2"}


def test_ar_100_highlander() -> None:
    e1 = {"e1": "highlander"}
    assert "d4" not in shore("n1 \n e1", at="d3", abilities=e1).targets("n1")
    assert shore("n1 \n e1", at="c3", abilities=e1).do("n1 c3-c4").at("e1") == "h4"
    assert "d7" not in shore("n1 \n e1", at="d6", abilities={"n1": "highlander"}).targets("n1")


def test_ar_101_dynamite() -> None:
    board = shore("n1 \n $e1+e2", at="d4", abilities={"e1": "dynamite"}).do("n1 d4-d5")
    assert (board.at("n1"), board.at("e1"), board.at("e2"), board.coins("d5")) == ("d1", "h4", "h4", 1)
    board = shore("n1 \n e1", at="d4", abilities={"n1": "dynamite"}).do("n1 d4-d5")
    assert (board.at("n1"), board.at("e1"), board.crew) == ("d1", "h4", "E")


def test_dynamite_goes_off_in_the_water_too() -> None:
    board = shore("n1 ~ \n ~ e1", at="f2", abilities={"e1": "dynamite"}).do("n1 swim f2-g3")
    assert (board.at("n1"), board.at("e1")) == ("d1", "h4")


@pytest.mark.parametrize("ability", [None, "black_spot"])
def test_ar_103_nimble_one(ability: str | None) -> None:
    abilities = {"n1": "nimble_one", **({"e1": ability} if ability else {})}
    board = shore("n1 \n $$e1", at="d4", abilities=abilities)
    assert "n1 take d5" in board.legal
    board.do("n1 take d5")
    assert (board.coins("d4"), board.coins("d5"), board.at("n1"), board.at("e1")) == (1, 1, "d4", "d5")
    assert board.crew == "E"


@pytest.mark.parametrize(
    "drawing",
    [
        "pit:n1 ~ \n $e1 ~",
        "jungle:n1 ~ \n $e1 ~",
        "n1 ~ \n labyrinth_3:$e1 ~",
        "n1 ~ \n $ ~",
        "n1 ~ \n . ~ \n $e1 ~",
        "fortress:n1 ~ \n $e1 ~",
        "labyrinth_2:n1 ~ \n $e1 ~",
    ],
)
def test_ar_104_nimble_one_s_limits(drawing: str) -> None:
    caught = "n1" if "pit" in drawing else ""
    board = shore(drawing, at="d4", abilities={"n1": "nimble_one"}, caught=caught)
    assert not any("take" in text for text in board.legal)


def test_ar_104_not_from_the_ship_and_not_from_the_water() -> None:
    nimble = {"n1": "nimble_one"}
    assert not any("take" in text for text in shore("$e1", at="d2", abilities=nimble).legal)
    assert not any("take" in text for text in shore("n1 \n $e1", at="e1", abilities=nimble).legal)


def test_ar_106_terrain_moves() -> None:
    board = shore(
        """
        .  .  .
        .  .  .
        e1 n1 ?earthquake
        """,
        at="c3",
        abilities={"e1": "woodsman"},
    )
    board.do("n1 d5-e5", "shake c4", "quake c4 d4")
    board.do("e1 c5-d4").until("N")
    assert "d4" not in board.targets("n1")
    board.do("n1 e5-d5").do("e1 d4-c4").until("N")
    assert "c4" in board.targets("n1")


def test_ar_130_two_musketeers() -> None:
    for mine, yours, ends in ((6, 1, ("d5", "h4")), (1, 6, ("d1", "d5"))):
        board = musketeers("n1", "e1").do(f"roll {mine}", f"roll {yours}")
        assert (board.at("n1"), board.at("e1")) == ends
        assert sum(isinstance(event, Duelled) for event in board.events) == 1
        assert board.crew == "E"


def test_ar_132_a_bottle_needs_the_right_to_beat() -> None:
    for foe, offered in (("+e1", False), ("", True)):
        drawing = f"labyrinth_3:n1{foe} n2"
        board = shore(drawing, at="d5", abilities={"n1": "swimmer"}, bottles={"N": 1}, steps={"e1": 3})
        board.do("n2 e5-e4")
        assert ("bottle n1 next" in (board.legal if board.crew == "N" else set())) == offered


def test_a_bottle_hurries_with_a_coin_and_beats_without() -> None:
    board = shore("labyrinth_3:$n1 n2", at="d5", bottles={"N": 1}).do("n2 e5-e4")
    assert board.legal == {"bottle n1 next", "bottle n1 next coin", "done"}
    board.do("bottle n1 next coin")
    assert (board.at("n1"), board.coins("d5", 3), board.crew) == ("d5/3", 1, "E")
    board = shore("labyrinth_3:$n1+e1 n2", at="d5", bottles={"N": 1}, steps={"e1": 3})
    board.state.coins[board.cell("d5")] = 1
    board.do("n2 e5-e4")
    assert board.legal == {"bottle n1 next", "done"}
    assert board.do("bottle n1 next").at("e1") == "h4"
