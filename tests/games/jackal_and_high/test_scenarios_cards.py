"""Acceptance scenarios: exact totals, contests, the Lucky 8 and the order of new cards."""

from __future__ import annotations

from itertools import permutations

import pytest

from tabletop_tui.games.jackal_and_high.events import ContestOpened, Thrown
from tabletop_tui.games.jackal_and_high.view import Batch, Phase
from tabletop_tui.rules import told_to

from .builders import NAMES, end_of_rolling


def test_jh_28_an_inexact_die_goes_to_the_valley() -> None:
    table = end_of_rolling("1 | 4 | L", "A@L: 7; B@L: 1", valley_card=3)
    assert table.in_valley("A") == 1


def test_jh_30_an_inexact_rival_is_none() -> None:
    table = end_of_rolling("5 | 20 | 21", "A@5: 1,2,2; B@5: 4", valley_card=3)
    assert table.stack("A") == [5]
    assert not table.happened(Thrown)
    assert table.stack("B") == [3], "B was alone in the Valley"


def test_jh_31_take_2_cards_come_along() -> None:
    table = end_of_rolling("T+T+12 | 20 | 21", "A@12: 4,8; B@20: 8", valley_card=3)
    assert table.stack("A") == [12]
    assert table.takes("A") == 2


def test_jh_32_fewer_dice_win_a_tie() -> None:
    table = end_of_rolling("T+6 | 20 | 21", "A@6: 6; B@6: 2,4").play("throw 7; throw 3 4")
    assert (table.stack("A"), table.takes("A"), table.won("B")) == ([6], 1, set())


def test_jh_33_a_higher_total_wins_in_spite_of_more_dice() -> None:
    table = end_of_rolling("6 | 20 | 21", "A@6: 6; B@6: 2,4").play("throw 5; throw 2 4")
    assert table.stack("B") == [6]


def test_jh_34_only_the_tied_throw_again() -> None:
    table = end_of_rolling("L | 2 | 20 | 21", "A@L: 8; B@L: 8; C@L: 4,4", seats=3).play("throw 6; throw 6; throw 1 4")
    assert table.state.view(None).contenders == (0, 1)
    table.play("throw 2; throw 3")
    assert table.won("B") == {2, 20, 21}


def test_jh_76_a_tie_may_come_again() -> None:
    table = end_of_rolling("5 | 20 | 21", "A@5: 5; B@5: 5")
    table.play("throw 3; throw 3; throw 8; throw 8; throw 2; throw 6")
    assert table.stack("B") == [5]


def test_jh_36_contest_losers_stay_out_of_the_valley() -> None:
    table = end_of_rolling("T+6 | 3 | 21", "A@6: 6; B@6: 2,4; B@3: 3").play("throw 7; throw 3 4")
    assert table.state.visiting == [0, 0]
    assert table.stack("B") == [3]


def test_jh_88_dice_of_two_rolls_count_as_one_group() -> None:
    table = end_of_rolling("9 | 20 | 21", "A@9: 4,5; B@9: 2,3,4")
    (contest,) = table.happened(ContestOpened)
    assert isinstance(contest, ContestOpened)
    assert contest.dice == (2, 3)
    table.play("throw 4 5; throw 2 3 4")
    assert table.stack("A") == [9]


def test_jh_37_the_lucky_8_takes_what_is_left() -> None:
    table = end_of_rolling("1 | 4 | 5 | L", "A@5: 5; B@L: 8", seats=3)
    assert (table.won("A"), table.won("B")) == ({5}, {1, 4})
    assert table.row == ""
    assert table.state.removed == 1


def test_jh_39_the_lucky_8_does_not_reach_the_valley() -> None:
    table = end_of_rolling("1 | 4 | 5 | L", "B@L: 8", seats=3, valley_card=11)
    assert table.won("B") == {1, 4, 5}
    assert table.state.valley == 11
    table.play("stack 5; stack 4; stack 1; done")
    assert table.state.valley == 11


def test_jh_41_a_lucky_8_with_nothing_left() -> None:
    table = end_of_rolling("L | 4 | 5", "A@4: 4; A@5: 5; B@L: 8")
    assert (table.won("A"), table.won("B")) == ({4, 5}, set())
    assert table.state.removed == 1
    assert "The Lucky 8 leaves the game and finds nothing left for Boris." in table.log


def test_jh_74_a_contest_for_the_lucky_8() -> None:
    table = end_of_rolling("L | 4 | 17", "A@L: 8; B@L: 3,5").play("throw 6; throw 2 4")
    assert table.won("A") == {4, 17}
    assert table.state.removed == 1
    assert table.in_valley("B") == 0


def test_j31_take_2_cards_under_the_lucky_8_and_under_what_it_brings_come_along() -> None:
    table = end_of_rolling("T+L | T+T+17 | 4", "A@L: 8; B@4: 4")
    assert (table.won("A"), table.takes("A")) == ({17}, 3)


def test_j32_an_unmatched_lucky_8_stays() -> None:
    assert end_of_rolling("L | T+17 | 4", "B@4: 4").row == "L | T+17"


@pytest.mark.parametrize("order", list(permutations((2, 5, 7))))
def test_jh_75_three_cards_in_any_of_six_orders(order: tuple[int, ...]) -> None:
    table = end_of_rolling("2 | 5 | 7", "A@2: 2; A@5: 5; A@7: 7", valley_card=3)
    assert not table.happened(Thrown)
    table.play("; ".join(f"stack {card}" for card in order) + "; done")
    assert table.stack("A") == list(order)


@pytest.mark.parametrize("order", [[15, 2], [2, 15]])
def test_jh_42_only_new_cards_are_ordered_and_before_the_valley(order: list[int]) -> None:
    table = end_of_rolling("2 | 15 | 21", "A@2: 2; A@15: 8,7; A@21: 1", stacks="A [10]", valley_card=3)
    assert table.state.phase is Phase.ORDER
    assert table.state.valley == 3
    assert table.refuses("stack 10") == "The 10 was not won in this round."
    assert table.refuses("done") == "There are cards left to stack."
    table.play(f"stack {order[0]}")
    assert table.refuses(f"stack {order[0]}") == f"The {order[0]} lies on the stack already."
    table.play(f"stack {order[1]}; done")
    assert table.stack("A") == [10, *order, 3]


def test_jh_85_one_new_card_asks_nothing() -> None:
    table = end_of_rolling("T+6 | 20 | 21", "A@6: 6", stacks="A [10]")
    assert table.state.phase is Phase.LAYOUT
    assert (table.stack("A"), table.takes("A")) == ([10, 6], 1)


def test_two_equal_cards_ask_nothing() -> None:
    table = end_of_rolling("L | 3 | 3", "A@L: 8")
    assert table.state.phase is Phase.LAYOUT
    assert table.stack("A") == [3, 3]


def test_j53_several_winners_are_asked_in_turn_order() -> None:
    table = end_of_rolling("1 | 2 | 3 | 4", "A@1: 1; A@2: 2; C@3: 3; C@4: 4", seats=3, starter="B", valley_card=9)
    assert table.on_turn == "C"
    assert table.state.private()
    table.play("stack 4; stack 3; done")
    assert table.on_turn == "A"
    table.play("stack 1; stack 2; done")
    assert (table.stack("C"), table.stack("A")) == ([4, 3], [1, 2])


def test_jh_83_the_order_of_a_stack_is_secret_until_shown() -> None:
    table = end_of_rolling("2 | 15 | 21", "A@2: 2; A@15: 8,7; B@21: 1")
    assert table.state.redact(table.state.parse("stack 15"), 1) == "stack ?"
    assert table.state.redact(table.state.parse("stack 15"), 0) == "stack 15"
    table.play("stack 15; stack 2; done")
    assert table.state.view(1).players[0].stack == (Batch((2, 15), ordered=False),)
    assert table.state.view(None).players[0].stack == (Batch((2, 15), ordered=False),)
    assert table.state.view(0).players[0].stack == (Batch((15, 2), ordered=True),)
    assert "Anna stacks 2 new cards, face down." in table.log
    assert not any("bottom" in event.say(NAMES) for event in told_to(table.events, 1))
    assert any("bottom to top: 15, 2" in event.say(NAMES) for event in told_to(table.events, 0))
    table.visit_valley("A 1")
    assert table.state.valley == 2
    assert table.state.view(1).players[0].stack == (Batch((15,), ordered=True),)
    assert table.log[-1] == "Anna, alone in an empty Vulture Valley, loses the 2 to the vultures."


def test_with_open_stacks_nothing_is_secret() -> None:
    table = end_of_rolling("2 | 15 | 21", "A@2: 2; A@15: 8,7; B@21: 1", open_stacks=True)
    assert not table.state.private()
    assert table.state.redact(table.state.parse("stack 15"), 1) == "stack 15"
    table.play("stack 15; stack 2; done")
    assert table.state.view(1).players[0].stack == (Batch((15, 2), ordered=True),)
    assert "Anna stacks, bottom to top: 15, 2." in table.log


def test_the_most_paws_are_offered_for_the_bottom_first_and_the_last_card_needs_no_choice() -> None:
    table = end_of_rolling("2 | 15 | 21", "A@2: 2; A@15: 8,7; B@21: 1")
    assert [table.state.text(move) for move in table.state.moves()] == ["stack 15", "stack 2"]
    assert table.state.forced() is None
    table.play("stack 15")
    forced = table.state.forced()
    assert forced is not None
    table.state.play(forced)
    assert table.offers == ["done"]
    assert table.state.forced() is None


def test_the_owner_sees_while_ordering_what_is_stacked_and_others_do_not() -> None:
    table = end_of_rolling("2 | 15 | 21", "A@2: 2; A@15: 8,7").play("stack 15")
    own, other = table.state.view(0), table.state.view(1)
    assert (own.ordering, own.stacked, own.won) == ((2,), (15,), (2, 15))
    assert (other.ordering, other.stacked, other.won) == ((), (), (2, 15))
