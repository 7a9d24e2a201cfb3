"""Scenarios of the rules sheet: lighthouse, smoke, Missionary, earthquake and fortress."""

from __future__ import annotations

from tabletop_tui.games.archipelago.events import Turned
from tabletop_tui.games.pirates.marks import Mark
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.terrain import BEACH, FOREST
from tabletop_tui.games.pirates.tidings import LookedAt, Saw
from tabletop_tui.rules import told_to

from .shore import Shore, shore


def test_ar_63_lighthouse() -> None:
    drawing = "?lighthouse ?ice \n ?arrow_1/3 ?pit \n ?cannibal ?horse"
    board = shore(drawing, at="d2").do("n1 d1-d2")
    assert board.asks(Phase.LIGHTHOUSE)
    assert board.legal == {"look e2", "look d3", "look e3", "look d4", "look e4"}
    board.do("look d3", "look e2", "look d4", "look e4")
    assert board.state.private()
    assert board.legal == {"done"}
    assert board.state.forced() is None, "somebody has to say that he has seen enough"
    seen = {spot.cell: (spot.seen, spot.seen_turn) for spot in board.state.view(0).spots if spot.seen}
    assert seen == {cell: board.hidden[cell] for cell in map(board.cell, ("d3", "e2", "d4", "e4"))}
    assert not any(spot.seen for seat in (1, 2, 3, None) for spot in board.state.view(seat).spots)
    board.do("done")
    assert board.crew == "E"
    assert all(board.face(cell) == "closed" for cell in ("d3", "e2", "d4", "e4"))
    board.until("N").do("n1 d2-d3")
    assert board.face("d3") == "arrow_1"
    assert board.state.turns[board.cell("d3")] == 3


def test_ar_63_the_others_learn_which_tiles_only() -> None:
    board = shore("?lighthouse ?ice", at="d2").do("n1 d1-d2")
    assert [event.name for event in told_to(board.events, 1) if isinstance(event, LookedAt)] == ["e2"]
    assert not any(isinstance(event, Saw) for event in told_to(board.events, 1))
    assert sum(isinstance(event, Saw) for event in told_to(board.events, 0)) == 1


def test_ar_63_fewer_tiles_and_none() -> None:
    board = shore("?lighthouse ?ice \n ~ ?pit", at="d2").do("n1 d1-d2")
    assert board.asks(Phase.ARRANGING)
    assert sum(spot.seen > 0 for spot in board.state.view(0).spots) == 2
    assert shore("?lighthouse", at="d2").do("n1 d1-d2").crew == "E"


def deciders(board: Shore, turns: int) -> list[tuple[str, int]]:
    """Who plays which crew in the turns to come."""
    found = []
    for _ in range(turns):
        found.append((board.crew, board.state.actor()))
        assert not any("bottle" in text for text in board.legal)
        board.do(sorted(text for text in board.legal if text.startswith("ship"))[0])
    return found


def test_ar_79_smoke_of_four() -> None:
    bottles = {"N": 1, "E": 1, "S": 1, "W": 1}
    board = shore("?smoke ~ \n . pit:e1", at="d2", caught="e1", bottles=bottles).do("n1 d1-d2")
    circle = [("E", 2), ("S", 3), ("W", 0), ("N", 1)]
    assert deciders(board, 4) == circle
    assert (board.crew, board.state.actor()) == ("E", 1)
    board.do("ship E g3")
    assert "bottle e1" in board.legal, "the smoke is gone"


def test_ar_80_smoke_of_two() -> None:
    board = shore("?smoke", at="d2", seats=2).do("n1 d1-d2")
    assert deciders(board, 3) == [("S", 0), ("N", 1), ("S", 1)]


def test_ar_81_missionary() -> None:
    board = shore("e1 \n $n1+mis", at="d4", turn="E")
    assert "d5" not in board.targets("e1")
    board.until("N")
    assert "d4" not in board.targets("n1")
    assert "d4" not in board.targets("missionary")
    assert board.targets("n1", "coin")
    assert not board.targets("missionary", "coin")


def test_ar_81_forced_into_the_missionary() -> None:
    board = shore("e1 \n v \n n1+mis", at="d3", turn="E")
    assert board.mark("e1 d3-d4") == Mark.DEADLY
    assert board.do("e1 d3-d4").at("e1") == "dead"


def test_the_missionary_who_opens_a_bottle_fights_and_rows() -> None:
    board = shore("mis ?bottle_1 e1", at="d4").do("missionary d4-e4")
    assert (board.bottles("N"), board.state.converted) == (0, True)
    assert "f4" in board.until("N").targets("missionary")


def test_a_ship_crushes_the_missionary_for_good() -> None:
    board = shore("mis", at="e1", missionary="E").do("ship N f2")
    assert (board.at("missionary"), board.crew_of("missionary")) == ("crushed", "-")


def test_ar_83_a_bottle_for_the_missionary() -> None:
    board = shore("e1 \n . \n mis", at="d3", turn="E", bottles={"E": 1})
    assert "give missionary" not in board.legal
    board.do("e1 d3-d4")
    assert board.legal == {"give missionary", "done"}
    board.do("give missionary")
    assert (board.crew_of("missionary"), board.bottles("E"), board.crew) == ("N", 0, "S")
    assert "d4" in board.until("N").targets("missionary"), "a fighter of N now"


def test_allies_do_not_share_bottles() -> None:
    board = shore("pit:n1", at="d5", caught="n1", bottles={"S": 1}, teams="two_against_two")
    assert board.do("ship N e1").crew == "E"


def test_ar_84_earthquake() -> None:
    board = shore(
        """
        ^ .  . .
        . .  n1 ?earthquake
        . $  . .
        . .  . ~
        ~ .  # ~
        """,
        at="c3",
    ).do("n1 e4-f4")
    assert board.asks(Phase.FIRST_TILE)
    assert {"shake f4", "shake d5"}.isdisjoint(board.legal)
    board.do("shake c3", "quake c3 e7")
    assert board.legal == {"turn e7 0", "turn e7 1", "turn e7 2", "turn e7 3"}
    board.do("turn e7 2")
    assert (board.face("e7"), board.face("c3")) == ("arrow_1", "closed")
    assert board.state.turns[board.cell("e7")] == 2
    assert board.state.backs[board.cell("e7")] == FOREST
    assert board.state.backs[board.cell("c3")] == BEACH
    assert board.crew == "E"
    assert any(isinstance(event, Turned) for event in board.events)


def test_an_earthquake_turns_both_tiles_one_after_the_other() -> None:
    board = shore("n1 ?earthquake \n > crossroads", at="d4").do("n1 d4-e4", "shake d5", "quake d5 e5")
    assert board.legal == {f"turn d5 {turn}" for turn in range(4)}
    board.do("turn d5 1")
    assert board.legal == {f"turn e5 {turn}" for turn in range(4)}
    assert board.do("turn e5 3").crew == "E"


def test_ar_86_fortress() -> None:
    board = shore("e1 . \n fortress:n1 $n2", at="d4", turn="E")
    assert "d5" not in board.targets("e1")
    board.until("N")
    assert "d5" in board.targets("n2")
    assert "d5" not in board.targets("n2", "coin")
