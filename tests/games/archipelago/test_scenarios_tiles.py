"""Scenarios of the rules sheet: tiles that move pieces, hold them or give them something."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop_tui.games.pirates.marks import Mark

from .shore import shore


def test_ar_49_barrel() -> None:
    board = shore("n1 \n barrel", at="d4").do("n1 d4-d5").until("N")
    assert not board.of("n1")
    assert board.of("n2")
    board.do("ship N e1").until("N")
    assert board.of("n1")
    assert not board.do("n1 d5-d4").until("N").do("n1 d4-d5").until("N").of("n1"), "it works again"


def test_ar_50_chest() -> None:
    board = shore("n1 \n ?chest_3", at="d4").do("n1 d4-d5")
    assert board.coins("d5") == 3
    board.until("N").do("n1 d5-d4").until("N").do("n1 d4-d5")
    assert board.coins("d5") == 3


def test_ar_51_horse() -> None:
    drawing = """
        n1 .
        horse .
        """
    board = shore(drawing, at="d3", ships={"N": "c2"}).do("n1 d3-d4")
    assert board.ways == {"e6", "c6", "f5", "b5", "f3", "b3", "e2", "c2"}
    board.do("go c2")
    assert (board.at("n1"), board.ship("N")) == ("c2", "c2")
    assert shore(drawing, at="d3", ships={"N": "c2"}).do("n1 d3-d4", "go b3").at("n1") == "b3"


def test_ar_51_only_the_end_of_a_jump_is_opened() -> None:
    board = shore("n1 # \n horse # \n # # \n ~ #", at="d3").do("n1 d3-d4", "go e6")
    assert [board.face(cell) for cell in ("e3", "e4", "d5", "e5", "e6")] == [*["closed"] * 4, "empty"]


def test_ar_53_ice_after_a_step() -> None:
    assert shore("n1 \n ice", at="d3").do("n1 d3-d4").at("n1") == "d5"


def test_ar_53_ice_after_a_jump() -> None:
    board = shore("n1 ~ \n horse ~ \n ~ ~ \n ~ ice", at="d3").do("n1 d3-d4", "go e6")
    assert board.ways == {"d8", "c7", "g5", "c5", "f4", "d4"}


def test_ar_53_ice_after_a_throw() -> None:
    board = shore("n1 trampoline \n ~ ~ \n ~ ice", at="c3").do("n1 c3-d3", "go d5")
    assert board.ways == {"d3", "f3", "f5", "f7", "d7", "b5", "b3"}


def test_ice_after_a_flight_is_another_flight() -> None:
    board = shore("n1 ?aeroplane \n ice", at="d3").do("n1 d3-e3", "fly d4")
    assert "a5" not in board.ways
    assert {"d1", "d7", "e3"} <= board.ways
    assert board.do("fly d7").at("n1") == "d7"


def test_ar_54_pit() -> None:
    drawing = "n1 n2 \n pit e1"
    board = shore(drawing, at="d4").do("n1 d4-d5")
    assert board.caught("n1")
    assert not board.until("N").of("n1")
    board.do("n2 e4-d5")
    assert not board.caught("n1")
    assert not board.caught("n2")


def test_ar_54_an_enemy_s_blow_frees_from_a_pit() -> None:
    board = shore("n1 n2 \n pit e1", at="d4").do("n1 d4-d5", "e1 e5-d5")
    assert board.at("n1") == "d1"
    assert not board.caught("n1")
    assert board.caught("e1")


def test_ar_55_a_bottle_after_the_action() -> None:
    board = shore("pit:n1 n2", at="d5", caught="n1", bottles={"N": 1})
    assert not any("bottle" in text for text in board.legal)
    assert not board.of("n1")
    board.do("n2 e5-e4")
    assert board.legal == {"bottle n1", "done"}
    board.do("bottle n1")
    assert (board.at("n1"), board.bottles("N"), board.crew) == ("d5", 0, "E")
    assert not board.caught("n1")
    assert board.until("N").of("n1")


def test_ar_56_caught_and_freed_the_same_turn() -> None:
    board = shore("n1 \n pit", at="d4", bottles={"N": 1}).do("n1 d4-d5")
    assert board.legal == {"bottle n1", "done"}
    assert not board.do("bottle n1").caught("n1")


def test_a_bottle_can_be_used_where_there_is_no_action() -> None:
    board = shore("pit:n1+n2+n3", at="d5", caught="n1 n2 n3", bottles={"N": 2})
    assert board.legal == {"bottle n1", "bottle n2", "bottle n3", "done"}
    board.do("bottle n1")
    assert board.legal == {"bottle n2", "bottle n3", "done"}, "and nobody may walk in the same turn"
    assert board.state.skips == 0


def test_ar_58_labyrinth() -> None:
    board = shore("n1 labyrinth_3 n2", at="d4").do("n1 d4-e4")
    assert board.at("n1") == "e4"
    assert board.until("N").do("n1 e4 next").at("n1") == "e4/2"
    assert board.until("N").do("n1 e4 next").at("n1") == "e4/3"
    assert board.until("N").targets("n1") == {"d3", "e3", "f3", "d4", "f4", "d5", "e5", "f5"}


def test_ar_58_only_the_step_just_ahead_is_attacked() -> None:
    board = shore("labyrinth_3:n1+e1+e2", at="e4", steps={"e1": 2, "e2": 3}).do("n1 e4 next")
    assert (board.at("n1"), board.at("e1"), board.at("e2")) == ("e4/2", "h4", "e4/3")


def test_ar_60_bottle_tile() -> None:
    board = shore("n1 ?bottle_1", at="d4").do("n1 d4-e4")
    assert board.bottles("N") == 1
    board.until("N").do("n1 e4-d4").until("N").do("n1 d4-e4")
    assert board.bottles("N") == 1


def test_ar_61_jungle() -> None:
    board = shore("$n1 \n jungle:e1", at="d4")
    assert "d5" not in board.targets("n1", "coin")
    board.do("n1 d4-d5")
    assert (board.at("n1"), board.at("e1")) == ("d5", "d5")


def test_ar_62_karramba() -> None:
    board = shore("n1 ?karramba n2", at="d4").do("n1 d4-e4")
    assert board.legal == {"swear", "silent"}
    assert board.mark("silent") == Mark.DEADLY
    board.do("swear")
    assert board.at("n1") == "e4"
    assert board.until("N").do("n2 f4-e4").crew == "E"
    assert shore("n1 ?karramba", at="d4").do("n1 d4-e4", "silent").at("n1") == "dead"


def test_ar_64_balloon() -> None:
    board = shore("$n1 \n balloon", at="d4", ships={"N": "g3"}).do("n1 d4-d5 coin")
    assert (board.at("n1"), board.stored("N")) == ("g3", 1)
    allies = shore("$n1 \n balloon", at="d4", teams="two_against_two").do("n1 d4-d5 coin")
    assert (allies.at("n1"), allies.stored("N"), allies.stored("S")) == ("d1", 1, 0)


MUSKET = "n1 . . . \n ?musket {} {} {}"


def test_ar_65_musket() -> None:
    drawing = MUSKET.format(".", "e1", "e2")
    board = shore(drawing, at="d3").do("n1 d3-d4")
    assert board.legal == {"shoot n", "shoot ne", "shoot e", "shoot se", "shoot s", "shoot sw", "shoot w", "shoot nw"}
    board.do("shoot e")
    assert (board.at("e1"), board.at("e2"), board.crew) == ("h4", "g4", "E")
    missed = shore(drawing, at="d3").do("n1 d3-d4", "shoot n")
    assert (missed.at("e1"), missed.at("e2"), missed.at("n1")) == ("f4", "g4", "d4")


def test_of_several_in_the_line_of_the_musket_the_shooter_chooses_friends_too() -> None:
    board = shore(MUSKET.format(".", "e1+e2", "."), at="d3").do("n1 d3-d4", "shoot e")
    assert board.legal == {"hit e1", "hit e2"}
    assert board.do("hit e2").at("e2") == "h4"
    assert shore(MUSKET.format("n2", "e1", "."), at="d3").do("n1 d3-d4", "shoot e").at("n2") == "d1"


@pytest.mark.parametrize("first", ["fortress:e1", "sanctuary:e1", "jungle:e1"])
def test_ar_67_musket_stopped(first: str) -> None:
    board = shore(MUSKET.format(first, "e2", "."), at="d3").do("n1 d3-d4", "shoot e")
    assert (board.at("e1"), board.at("e2")) == ("e4", "f4")


def test_ar_67_the_missionary_stops_the_musket_too() -> None:
    board = shore(MUSKET.format("e1+mis", "e2", "."), at="d3", missionary="E").do("n1 d3-d4", "shoot e")
    assert (board.at("e1"), board.at("missionary"), board.at("e2")) == ("e4", "e4", "f4")


def test_the_musket_shoots_over_water_and_past_ships_and_swimmers() -> None:
    """On island 3 the bay lies between d3 and g3."""
    board = shore("n1 ~ ~ ~ \n ?musket e2 ~ e1", at="d2", island=3, ships={"W": "f3"}).do("n1 d2-d3", "shoot e")
    assert (board.at("e1"), board.at("e2"), board.at("w1")) == ("j4", "e3", "f3")


def test_ar_69_sanctuary() -> None:
    board = shore("$n1 . \n sanctuary e1", at="d4", dead="n2").do("n1 d4-d5")
    assert board.crew == "E"
    assert "d5" not in board.targets("e1")
    board.until("N")
    assert "revive n2" in board.legal
    board.do("revive n2")
    assert (board.at("n2"), board.crew) == ("d5", "E")
    assert "d5" not in shore("$n1 \n sanctuary", at="d4").targets("n1", "coin")


def test_each_of_two_sanctuaries_brings_back_whose_pirate_is_inside() -> None:
    board = shore("sanctuary:e1 sanctuary:n1", at="d5", dead="n2 e2").do("revive n2")
    assert board.at("n2") == "e5"
    assert board.until("E").do("revive e2").at("e2") == "d5"


def test_no_fourth_fighter_is_revived_and_who_beats_nobody_is_none() -> None:
    assert "revive n2" not in shore("sanctuary:n1 n3+mis", at="d5", dead="n2", converted=True).legal
    assert "revive n2" in shore("sanctuary:n1 n3+mis", at="d5", dead="n2", converted=False).legal
    board = shore("sanctuary:n1 n3+mis", at="d5", dead="n2", converted=True, abilities={"n3": "swimmer"})
    assert "revive n2" in board.legal


@pytest.mark.parametrize(
    ("turn", "ends"),
    [(0, ("d3", "e3", "e5", "d5", "c5", "c3")), (1, ("e4", "e5", "c5", "c4", "c3", "e3"))],
)
def test_ar_71_crossroads(turn: int, ends: tuple[str, ...]) -> None:
    for face, end in enumerate(ends, 1):
        board = shore(f"n1 \n crossroads/{turn}", at="d3").do("n1 d3-d4", f"roll {face}")
        assert board.at("n1") == end


def test_ar_72_crossroads_into_a_held_fortress() -> None:
    board = shore("n1 \n crossroads \n fortress:e1", at="d3")
    assert board.mark("n1 d3-d4") == Mark.RISKY
    board.do("n1 d3-d4", "roll 4")
    assert (board.at("n1"), board.crew) == ("dead", "E")


@pytest.mark.parametrize(("face", "at", "stored", "lost"), [(1, "d1", 1, 0), (2, "e1", 0, 1), (6, "d1", 1, 0)])
def test_ar_74_crossroads_at_the_coast(face: int, at: str, stored: int, lost: int) -> None:
    board = shore("crossroads \n $n1", at="d2").do("n1 d3-d2 coin", f"roll {face}")
    assert (board.at("n1"), board.stored("N"), board.lost) == (at, stored, lost)


def test_ar_75_trampoline() -> None:
    board = shore("$n1 ~ \n trampoline e1", at="d3").do("n1 d3-d4 coin")
    assert board.ways == {"d2", "f2", "f4", "f6", "d6", "b6", "b4"}
    assert {board.grid.name(move[1]) for move in board.state.moves() if board.mark(board.state.text(move))} == {
        "f2",
        "b6",
    }
    assert board.mark("go f2") == board.mark("go b6") == Mark.GOLD_LOST
    board.do("go f4")
    assert (board.at("n1"), board.at("e1"), board.coins("f4")) == ("f4", "e4", 1)


def test_ar_77_aeroplane() -> None:
    board = shore("n1 # \n ?aeroplane n2 \n fortress:e1", at="d3").do("n1 d3-d4")
    land = {board.grid.name(cell) for cell in board.grid.land}
    assert board.ways == (land | {"d1"}) - {"d4", "d5"}
    board.do("fly e3")
    assert (board.at("n1"), board.face("d4"), board.face("e3")) == ("e3", "wreck", "empty")
    assert board.until("N").do("n2 e4-d4").at("n2") == "d4"


def test_ar_87_three_way_arrow() -> None:
    assert shore("n1 \n arrow_3/0", at="d3").do("n1 d3-d4").ways == {"c3", "e4", "d5"}
    assert shore("n1 \n arrow_3/1", at="d3").do("n1 d3-d4").ways == {"e3", "d5", "c4"}


def test_two_exits_that_end_on_one_cell_of_the_ring_are_one_way() -> None:
    """As a corrected file may have it: north-west of c3 lies no ring, so that exit ends where the northern one does."""
    board = shore("arrow_4d \n n1", at="c3")
    chart = board.state.chart
    kinds = [replace(kind, exits=tuple(range(8))) if kind.id == "arrow_4d" else kind for kind in chart.kinds]
    board.state.chart = replace(chart, kinds=kinds)
    board.do("n1 c4-c3")
    assert sorted(map(board.state.text, board.state.moves())) == [
        f"go {cell}" for cell in ("b3", "b4", "c2", "c4", "d2", "d3", "d4")
    ]


def test_ar_88_crossroads_without_end() -> None:
    board = shore(
        """
        crocodile n1         crocodile
        .         crossroads .
        crocodile crocodile  crocodile
        """,
        at="c3",
    ).do("n1 d3-d4")
    board.state.faces[board.cell("d3")] = board.state.chart.number["crocodile"]
    for _ in range(8):
        board.do("roll 4")
    assert board.at("n1") == "d4"
    board.do("roll 2")
    assert board.at("n1") == "dead"
