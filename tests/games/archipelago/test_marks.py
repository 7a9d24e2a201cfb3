"""What can be foreseen of a move: what dice may do is a risk, and what whoever moves can avoid is none."""

from __future__ import annotations

from tabletop_tui.games.pirates.marks import UNKNOWN, Foresight, Mark

from .shore import Shore, shore


def crossroads(around: str) -> Shore:
    """A crossroads at d4 with the same tile, or something else, on the six cells the die leads to."""
    return shore(
        f"""
        {around} n1         {around}
        .        crossroads .
        {around} {around}   {around}
        """,
        at="c3",
    )


def test_a_crossroads_is_risky_where_some_faces_kill() -> None:
    board = crossroads("cannibal")
    assert board.mark("n1 d3-d4") == Mark.RISKY, "only a 1 leads back to safety"
    assert crossroads(".").mark("n1 d3-d4") == Mark.NONE


def test_a_crossroads_is_deadly_where_all_faces_kill() -> None:
    board = crossroads("cannibal")
    board.state.put(0, board.cell("c4"))
    board.state.faces[board.cell("d3")] = board.state.chart.number["cannibal"]
    assert board.mark("n1 c4-d4") == Mark.DEADLY


def test_closed_tiles_do_not_hide_a_risk_of_the_dice() -> None:
    board = shore("# n1 # \n # crossroads # \n # cannibal #", at="c3")
    assert board.mark("n1 d3-d4") == Mark.RISKY


def test_a_choice_avoids_a_risk() -> None:
    board = shore(
        """
        n1      .          .
        arrow_2 crossroads .
        .       cannibal   .
        """,
        at="c3",
    )
    assert board.mark("n1 c3-c4") == Mark.NONE, "the other way leads to b4"


def test_dice_on_land_are_no_risk_for_life() -> None:
    board = shore("n1 \n e1", at="d4", abilities={"e1": "musketeer"})
    assert board.state.mark(board.state.parse("n1 d4-d5")) == Foresight(Mark.NONE, UNKNOWN)


def test_a_bottle_that_hurries_is_foreseen_as_well() -> None:
    board = shore("labyrinth_2:n1 n2", at="d4", bottles={"N": 1}).do("n2 e4-e5")
    foresight = board.state.mark(board.state.parse("bottle n1 next"))
    assert foresight == Foresight(Mark.NONE, board.cell("d4") + board.grid.size)


def test_nobody_is_sent_to_death_or_into_danger_without_being_asked() -> None:
    for tile, certain in (("cannibal", "cannibal"), ("crossroads", ".")):
        board = shore(f"n1 {tile} {certain} \n cannibal cannibal cannibal", at="d4")
        board.state.legal = (board.state.parse("n1 d4-e4"),)
        assert board.mark("n1 d4-e4") in (Mark.DEADLY, Mark.RISKY)
        assert board.state.forced() is None
