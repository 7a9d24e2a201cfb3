"""Acceptance scenarios: rolling and placing."""

from __future__ import annotations

import pytest

from tabletop_tui.games.jackal_and_high.events import ContestOpened, Missed, Thrown
from tabletop_tui.games.jackal_and_high.valley_events import SentToValley
from tabletop_tui.games.jackal_and_high.view import Phase

from .builders import Table, end_of_rolling, rolling


def test_jh_10_all_three_dice_at_once() -> None:
    table = rolling("5 | 7 | 1", hands="B 3").play("throw 2 3 7; 2 on 5; 3 on 5; 7 on 7; done")
    assert table.state.hand[0] == 0
    table.play("throw 1 1 1; 1 on 1; done")
    assert (table.state.roll, table.on_turn) == (2, "B")


def test_jh_11_own_dice_may_reach_but_not_pass_the_value() -> None:
    table = rolling("7 | 12 | 2", "A@7: 3", roll=2).play("throw 4 5")
    assert table.refuses("5 on 7") == "5 and 3 make 8, more than the 7 allows."
    table.play("4 on 7")
    assert table.state.rooms[0] == 0


def test_jh_12_several_dice_on_one_card() -> None:
    table = rolling("14 | 3 | 5").play("throw 4 4 6; 4 on 14; 4 on 14; 6 on 14")
    assert table.state.groups[0] == (4, 4, 6)
    assert table.state.rooms[0] == 0
    assert table.offers == ["done"]


def test_jh_14_dice_of_rivals_do_not_count() -> None:
    table = rolling("7 | 10 | 2", "B@7: 6; A@10: 1,2", roll=2).play("throw 7; 7 on 7")
    view = table.state.view(None)
    assert (view.players[0].placed[0], view.players[1].placed[0]) == ((7,), (6,))


def test_jh_15_at_least_one_die_leaves_the_hand() -> None:
    table = rolling("1 | 2 | 3").play("throw 1 8 8")
    assert table.refuses("done") == "At least one die must leave the hand."
    assert table.offers == ["1 on 1", "1 on 2", "1 on 3"]
    table.play("1 on 2; done")
    assert (table.state.hand[0], table.state.roll) == (2, 2)


@pytest.mark.parametrize(
    ("reading", "counts"),
    [("at_least_one", [1, 2, 3]), ("exactly_one", [1]), ("all", [3])],
)
def test_jh_17_when_nothing_fits_dice_go_to_the_valley(reading: str, counts: list[int]) -> None:
    table = rolling("1 | 2 | 3", valley_when_nothing_fits=reading).play("throw 6 7 8")
    assert table.offers == [f"valley {count}" for count in counts]
    table.play(table.offers[0])
    if reading == "at_least_one":
        assert (table.state.roll, table.state.hand[0], table.in_valley("A")) == (2, 2, 1)
        table.play("roll")
        assert "dice" in table.refuses("throw 1")


def test_jh_18_fit_counts_own_dice_already_there() -> None:
    nowhere = rolling("6 | 9 | 2", "A@6: 5; A@9: 4", roll=2).play("throw 6")
    assert nowhere.offers == ["again", "valley 1"]
    exactly = rolling("6 | 9 | 2", "A@6: 5; A@9: 4", roll=2).play("throw 5")
    assert exactly.cards_offered == {"5 on 9"}
    exactly.play("5 on 9")
    assert exactly.state.rooms[1] == 0


def test_jh_19_all_dice_in_hand_are_thrown() -> None:
    table = rolling("6 | 9 | 2", "A@6: 5", roll=2)
    assert table.offers == ["roll"]
    table.play("roll")
    assert {len(move) - 1 for move, _ in table.state.chances() or ()} == {2}
    assert table.refuses("throw 4") == "The throw must be 2 dice from 1 to 8, in ascending order."


def test_jh_21_the_third_throw_stands() -> None:
    table = rolling("9 | 4 | 7", "A@4: 4; A@7: 7", roll=2).play("throw 3; again; throw 5; again; throw 2")
    assert table.offers == ["2 on 9"]
    assert table.refuses("again") == "The third throw stands."
    table.play("2 on 9; done")
    assert table.state.roll == 0, "nobody holds a die any more: the round is resolved"
    assert table.won("A") == {4, 7}


def test_jh_22_a_lone_die_may_stop_early() -> None:
    table = rolling("6 | 4 | 7", "A@4: 4; A@7: 7", roll=2, hands="B 1").play("throw 6; 6 on 6; done")
    assert table.on_turn == "B"
    assert table.state.groups[0] == (6,)
    assert len(table.happened(Thrown)) == 1


def test_jh_72_an_inexact_value_may_be_kept() -> None:
    table = rolling("9 | 4 | 7", "A@4: 4; A@7: 7", roll=2).play("throw 3; 3 on 9; done")
    assert [(event.card, event.dice) for event in table.happened(Missed) if isinstance(event, Missed)] == [(9, (3,))]


def test_jh_23_a_lone_die_in_roll_3_has_three_throws() -> None:
    table = rolling("9 | 4 | 7", "A@4: 4", roll=2).play("throw 1 2; 2 on 9; done")
    assert (table.state.roll, table.on_turn) == (3, "A")
    table.play("throw 8; again; throw 8; again; throw 8")
    assert table.offers == ["valley 1"]


def test_jh_25_the_last_throw_fits_nowhere() -> None:
    table = rolling("1 | 4 | 5 | T+6 | L | 2", "C@L: 3,5", seats=5, roll=2, thrower="C", hands="A 1")
    table.play("throw 8; again; throw 8; again; throw 7")
    assert table.offers == ["valley 1"]
    table.play("valley 1; done")
    assert table.in_valley("C") == 1


def test_a_lone_die_that_fits_nowhere_may_stop_early() -> None:
    table = rolling("1 | 4 | 5", "A@1: 1; A@4: 4", roll=2, hands="B 1").play("throw 8; valley 1; done")
    assert table.in_valley("A") == 1


def test_jh_27_placed_dice_stay() -> None:
    table = rolling("7 | 12 | 2", "A@7: 3", roll=2).play("throw 4 5; 4 on 12")
    assert table.refuses("3 on 12") == "There is no thrown 3 to place."
    assert table.refuses("4 on 7") == "The 4 stays where it lies."
    assert table.offers == ["5 on 12", "done"]


def test_no_die_goes_to_the_valley_while_one_fits() -> None:
    table = rolling("1 | 2 | 3").play("throw 1 8 8")
    assert table.refuses("valley 1") == "A die may go to Vulture Valley only if no thrown die fits a card."


def test_jh_68_the_round_may_end_after_roll_1() -> None:
    table = rolling("5 | 7 | 11", hands="B 3")
    table.play("throw 1 4 7; 1 on 5; 4 on 5; 7 on 7; done; throw 3 7 8; 3 on 11; 8 on 11; 7 on 7; done")
    assert table.state.phase is Phase.CONTEST
    assert table.won("A") == {5}
    (contest,) = table.happened(ContestOpened)
    assert isinstance(contest, ContestOpened)
    assert (contest.card, contest.rivals, contest.dice) == (7, (0, 1), (1, 1))
    table.play("throw 3; throw 5")
    assert table.won("B") == {7, 11}


def test_jh_69_the_round_may_end_after_roll_2() -> None:
    table = rolling("5 | 7 | 11", hands="B 3").play(
        "throw 1 4 7; 1 on 5; 4 on 5; 7 on 7; done; throw 1 1 1; 1 on 5; done"
    )
    assert (table.state.roll, table.on_turn) == (2, "B")
    table.play("throw 2 2; 2 on 5; 2 on 5; done")
    assert table.state.roll == 0
    assert table.state.phase is Phase.CONTEST, "both are exact on the 5"


def test_jh_70_turn_order_in_all_rolls() -> None:
    table = rolling("5 | 7 | 11 | 21", seats=3, thrower="B", starter="B", hands="A 3; C 3")
    turns = []
    for script in (
        "throw 1 2 3; 1 on 21; done",
        "throw 1 2 3; 1 on 21; 2 on 21; 3 on 21; done",
        "throw 1 2 3; 1 on 21; done",
        "throw 1 2; 1 on 21; done",
        "throw 1 2; 1 on 21; 2 on 21; done",
    ):
        turns.append((table.state.roll, table.on_turn))
        table.play(script)
    turns.append((table.state.roll, table.on_turn))
    assert turns == [(1, "B"), (1, "C"), (1, "A"), (2, "B"), (2, "A"), (3, "B")]


def test_jh_73_valley_dice_add_up() -> None:
    table = rolling("1 | 2 | 3", "B@2: 1", hands="").play(
        "throw 6 7 8; valley 1; done; throw 1 1; 1 on 3; 1 on 3; done"
    )
    assert table.state.phase is Phase.VALLEY
    assert (table.in_valley("A"), table.in_valley("B")) == (3, 1)
    assert "3 dice" in table.refuses("throw 1")
    table.play("throw 1 1 1; throw 8")


def test_j16_a_die_that_does_not_fit_stays_in_hand_beside_one_that_does() -> None:
    table = rolling("1 | 9 | 3").play("throw 3 8 8; 3 on 3")
    assert table.refuses("valley 2") == "A die was placed: dice that do not fit stay in hand."
    table.play("8 on 9")
    assert (table.state.roll, table.state.hand[0], table.in_valley("A")) == (2, 1, 0)


def test_j22_a_final_value_that_fits_must_be_placed_even_if_useless() -> None:
    table = rolling("9 | 4 | 7", "A@4: 4; A@7: 7", roll=2).play("throw 1; again; throw 1; again; throw 1")
    assert table.offers == ["1 on 9"]


def test_a_turn_ends_when_nothing_is_left_to_decide_and_nobody_is_made_to_throw() -> None:
    table = rolling("5 | 7 | 1", hands="B 3").play("throw 2 3 7; 2 on 5; 3 on 5; 7 on 7")
    assert (table.on_turn, table.offers) == ("B", ["roll"])
    assert table.state.forced() is None
    assert table.refuses("7 on 7") == "The dice have to be thrown first."


def test_a_last_look_comes_before_the_round_is_settled() -> None:
    table = rolling("5 | 7 | 1").play("throw 2 3 7; 2 on 5; 3 on 5; 7 on 7")
    assert (table.on_turn, table.offers) == ("A", ["done"])
    assert table.state.forced() is None


def test_equal_cards_are_told_apart_and_equal_dice_are_listed_once() -> None:
    table = rolling("3 | 3 | 7").play("throw 2 2 2")
    assert table.offers == ["2 on 3", "2 on 3/2", "2 on 7"]
    assert table.refuses("2 on 3/3") == "There is no 3/3 in the row."


def test_exact_placements_come_first_and_a_lone_die_is_thrown_again_before_it_is_wasted() -> None:
    table = rolling("9 | 4 | 7", "A@9: 5; A@7: 6", roll=2).play("throw 4")
    assert [table.state.text(move) for move in table.state.moves()] == ["4 on 9", "4 on 4", "again"]
    table = rolling("9 | 4 | 7", "A@9: 5; A@7: 6", roll=2).play("throw 1")
    assert [table.state.text(move) for move in table.state.moves()] == ["1 on 7", "again", "1 on 9", "1 on 4"]


def test_dice_kept_after_the_valley_are_told() -> None:
    table: Table = rolling("1 | 2 | 3").play("throw 6 7 8; valley 2; done")
    assert table.log == [
        "Anna throws: 6, 7 and 8.",
        "Nothing fits: Anna sends two dice to Vulture Valley.",
        "Anna keeps one die for the next roll.",
    ]
    assert table.happened(SentToValley)


def test_inexact_dice_are_sorted_out_for_everybody() -> None:
    table = end_of_rolling("1 | 2 | 3", "A@3: 1,1; B@3: 2; B@1: 1")
    assert (table.in_valley("A"), table.in_valley("B")) == (2, 1)
    assert table.won("B") == {1}
