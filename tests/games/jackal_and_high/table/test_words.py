"""What the table says about moves and moments."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop_tui.games.jackal_and_high.moves import AGAIN, DONE, PLACE, STACK, VALLEY, Move
from tabletop_tui.games.jackal_and_high.table.words import headline, label, passage, prompt
from tabletop_tui.games.jackal_and_high.view import Phase
from tabletop_tui.rules import NOBODY, Outcome
from tabletop_tui.tui.scene import Scene

from .scenes import full_table, lone_die, nothing_fits, ordering, player, row, scene, sent, turn_over, view


def opening() -> Scene:
    players = (player(3, {0: (5,)}, hand=3), player(3, {0: (5,)}, hand=3))
    return scene(view(row("9", "3", "3"), players, roll=1, thrown=(2, 3, 4)), (PLACE, 4, 0), (PLACE, 3, 2))


LABELS: list[tuple[Scene, Move, str]] = [
    (full_table(), (PLACE, 4, 1), "4 on 9: exact with the 5 there; [b]Chen[/b] is exact too"),
    (full_table(), (PLACE, 4, 0), "4 on 4: exact"),
    (full_table(), (PLACE, 7, 3), "7 on Lucky 8: 1 still missing"),
    (full_table(), (DONE,), "keep the rest, throw 2 dice in roll 3"),
    (opening(), (PLACE, 2, 0), "2 on 9: 2 still missing with the 5 there"),
    (opening(), (PLACE, 3, 2), "3 on the second 3: exact"),
    (lone_die(3, (AGAIN,)), (AGAIN,), "again: 2 throws left"),
    (lone_die(3, (AGAIN,), left=1), (AGAIN,), "again: 1 throw left"),
    (lone_die(3, (PLACE, 3, 0)), (PLACE, 3, 0), "3 on 9: 6 missing, so to the Valley"),
    (lone_die(6, (AGAIN,), (VALLEY, 1)), (VALLEY, 1), "stop: the die goes to the Valley"),
    (nothing_fits(), (VALLEY, 1), "no die fits: send 1 die to the Valley"),
    (nothing_fits(), (VALLEY, 3), "no die fits: send 3 dice to the Valley"),
    (sent(), (DONE,), "keep the rest, throw 2 dice in roll 2"),
    (turn_over(), (DONE,), "done: Boris the Brave is next"),
    (ordering(), (STACK, 15), "15 goes next, on top of 12"),
]


@pytest.mark.parametrize(("moment", "move", "words"), LABELS)
def test_a_move_says_what_it_would_do(moment: Scene, move: Move, words: str) -> None:
    assert label(moment, move) == words


def test_the_first_card_stacked_goes_on_what_lies_there_already() -> None:
    asked = ordering()
    first = replace(asked, view=replace(asked.view, ordering=(2, 12, 15), stacked=()))
    assert label(first, (STACK, 15)) == "15 goes next, on top of 10"
    older = asked.view.players[0].stack
    unknown = replace(asked.view.players[0], stack=(replace(older[0], cards=(1, 9), ordered=False), older[1]))
    hidden = replace(first, view=replace(first.view, players=(unknown, first.view.players[1])))
    assert label(hidden, (STACK, 15)) == "15 goes next, on top of the older cards"
    bare = replace(asked.view.players[0], stack=(older[1],))
    empty = replace(first, view=replace(first.view, players=(bare, first.view.players[1])))
    assert label(empty, (STACK, 15)) == "15 goes next, at the bottom of the stack"


def test_keeping_one_die_names_it() -> None:
    table = full_table()
    kept = replace(table, view=replace(table.view, thrown=(7,)))
    assert label(kept, (DONE,)) == "keep the 7, throw 1 die in roll 3"


def test_done_says_when_the_next_roll_begins_and_when_the_round_is_settled() -> None:
    last = turn_over()
    waiting = replace(last, view=replace(last.view, actor=1, thrower=1, roll=2, players=last.view.players[::-1]))
    assert label(waiting, (DONE,)) == "done: roll 3 begins"
    nobody = replace(last.view, players=(last.view.players[0], last.view.players[0]))
    assert label(replace(last, view=nobody), (DONE,)) == "done: the round is settled"


PROMPTS: list[tuple[Scene, str]] = [
    (full_table(), "Boris the Brave: place more, 4 or 7, or keep the rest."),
    (opening(), "Boris the Brave: place at least one die: 2, 3 or 4."),
    (lone_die(3, (AGAIN,), (PLACE, 3, 0)), "Boris the Brave: place the 3 or throw again, 2 throws left."),
    (lone_die(3, (PLACE, 3, 0), left=0), "Boris the Brave: the last throw stands: place the 3."),
    (
        lone_die(6, (AGAIN,), (VALLEY, 1)),
        "Boris the Brave: the 6 fits nowhere. Throw again, or give the die to the Valley.",
    ),
    (lone_die(6, (VALLEY, 1), left=0), "Boris the Brave: the 6 fits nowhere, so the die goes to the Valley."),
    (nothing_fits(), "Anna: no die fits. Choose how many go to the Valley."),
    (sent(), "Anna: 1 die goes to the Valley, 2 stay in hand. Done?"),
    (turn_over(), "Anna: all dice are placed. Done?"),
    (ordering(), "Anna: which card is stacked next? The last lies on top."),
]


@pytest.mark.parametrize(("moment", "words"), PROMPTS)
def test_the_prompt_says_what_is_expected_of_whom(moment: Scene, words: str) -> None:
    assert prompt(moment) == words


def test_dice_that_fit_nowhere_after_a_placement_stay_in_hand() -> None:
    table = full_table()
    stuck = replace(table, moves=((DONE,),))
    assert prompt(stuck) == "Boris the Brave: the other dice fit nowhere now and stay in hand. Done?"


def test_a_stack_in_its_order_is_confirmed() -> None:
    asked = ordering()
    settled = replace(asked, moves=((DONE,),), view=replace(asked.view, ordering=(), stacked=(12, 2, 15)))
    assert prompt(settled) == "Anna: the 15 would lie on top. Done?"
    assert label(settled, (DONE,)) == "done: the stack stays like this"


def test_others_are_told_that_an_order_is_decided_in_secret() -> None:
    asked = ordering()
    watched = replace(asked, moves=(), view=replace(asked.view, viewer=None, ordering=(), stacked=()))
    assert prompt(watched) == "Anna decides in secret how the new cards are stacked."


def test_at_the_end_the_prompt_gives_the_reason() -> None:
    over = replace(turn_over().view, phase=Phase.OVER, actor=NOBODY)
    ended = scene(over, outcome=Outcome(((0,), (1,)), (9, 4), "The row could not be laid.", "paws"))
    assert prompt(ended) == "The row could not be laid."


def test_the_headline_tells_round_and_roll() -> None:
    assert headline(full_table()) == "round 3, roll 2"
    assert headline(ordering()) == "round 3, stacking"


def test_the_rulebook_opens_where_the_moment_is() -> None:
    assert passage(full_table().view, (PLACE, 4, 1)) == "Placing dice"
    assert passage(full_table().view, (PLACE, 7, 3)) == "Lucky 8"
    assert passage(lone_die(3).view, None) == "A lone die"
    assert passage(nothing_fits().view, (VALLEY, 1)) == "Nothing fits"
    assert passage(ordering().view, (STACK, 2)) == "Your stack"
