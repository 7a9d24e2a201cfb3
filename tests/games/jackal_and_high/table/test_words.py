"""What the table says about moves and moments."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from rich.cells import cell_len

from tabletop_tui.games.jackal_and_high.moves import AGAIN, DONE, PLACE, ROLL, STACK, VALLEY, Move
from tabletop_tui.games.jackal_and_high.table.words import LABEL_WIDTH, headline, label, passage, prompt
from tabletop_tui.games.jackal_and_high.view import Phase
from tabletop_tui.rules import NOBODY, Outcome
from tabletop_tui.tui.scene import Scene

from .scenes import (
    full_table,
    last_placed,
    last_sent,
    lone_die,
    new_match,
    nothing_fits,
    ordering,
    player,
    ready,
    row,
    scene,
    scene_of,
    view,
)


def opening() -> Scene:
    players = (player(3, {0: (5,)}, hand=3), player(3, {0: (5,)}, hand=3))
    return scene(view(row("9", "3", "3"), players, roll=1, thrown=(2, 3, 4)), (PLACE, 4, 0), (PLACE, 3, 2))


LABELS: list[tuple[Scene, Move, str]] = [
    (full_table(), (PLACE, 4, 1), "4 on 9: exact with 5, [b]Chen[/b] too"),
    (full_table(), (PLACE, 4, 0), "4 on 4: exact"),
    (full_table(), (PLACE, 7, 3), "7 on Lucky 8: needs 1 more"),
    (full_table(), (DONE,), "Keep the rest, throw 2 dice in roll 3"),
    (opening(), (PLACE, 2, 0), "2 on 9: needs 2 more with 5"),
    (opening(), (PLACE, 3, 2), "3 on 2nd 3: exact"),
    (lone_die(3, (AGAIN,)), (AGAIN,), "Throw again, 2 throws left"),
    (lone_die(3, (AGAIN,), left=1), (AGAIN,), "Throw again, 1 throw left"),
    (lone_die(3, (PLACE, 3, 0)), (PLACE, 3, 0), "3 on 9: 6 short, to the Valley"),
    (lone_die(6, (AGAIN,), (VALLEY, 1)), (VALLEY, 1), "Stop: the die goes to the Valley"),
    (nothing_fits(), (VALLEY, 1), "Send 1 die to the Valley"),
    (nothing_fits(), (VALLEY, 3), "Send 3 dice to the Valley"),
    (last_sent(), (DONE,), "Done: settle the round"),
    (last_placed(), (DONE,), "Done: settle the round"),
    (ready(), (ROLL,), "Throw 2 dice"),
    (ordering(), (STACK, 15), "15 next, on top of 12"),
]


@pytest.mark.parametrize(("moment", "move", "words"), LABELS)
def test_a_move_says_what_it_would_do(moment: Scene, move: Move, words: str) -> None:
    assert label(moment, move) == words


def test_the_first_card_stacked_goes_on_what_lies_there_already() -> None:
    asked = ordering()
    first = replace(asked, view=replace(asked.view, ordering=(2, 12, 15), stacked=()))
    assert label(first, (STACK, 15)) == "15 next, on top of 10"
    older = asked.view.players[0].stack
    unknown = replace(asked.view.players[0], stack=(replace(older[0], cards=(1, 9), ordered=False), older[1]))
    hidden = replace(first, view=replace(first.view, players=(unknown, first.view.players[1])))
    assert label(hidden, (STACK, 15)) == "15 next, on top of the older cards"
    bare = replace(asked.view.players[0], stack=(older[1],))
    empty = replace(first, view=replace(first.view, players=(bare, first.view.players[1])))
    assert label(empty, (STACK, 15)) == "15 next, at the bottom"


def test_keeping_one_die_names_it() -> None:
    table = full_table()
    kept = replace(table, view=replace(table.view, thrown=(7,)))
    assert label(kept, (DONE,)) == "Keep the 7, throw 1 die in roll 3"


def test_rivals_are_counted_where_their_names_have_no_room() -> None:
    players = tuple(player(1, {0: (2, 2, 4)}) for _ in range(3))
    crowd = view(row("L"), (player(1, {0: (2, 2)}, hand=1), *players), thrown=(4,), thrower=0, actor=0)
    asked = scene(crowd, (PLACE, 4, 0), names=("Anna", "Benjamin", "Caroline", "Dorothea"))
    assert label(asked, (PLACE, 4, 0)) == "4 on Lucky 8: exact, 3 rivals too"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_label_of_ordinary_names_fits_the_list_of_the_smallest_screen(seats: int) -> None:
    names = ("Caroline", "Benjamin", "Dorothea", "Frederik", "Josefine")[:seats]
    for seed in range(4):
        match, rng = new_match(seats, seed), Random(seed)
        match.settle()
        while match.outcome is None:
            asked = replace(scene_of(match), names=names)
            labels = [label(asked, move) for move in asked.moves]
            assert max(map(cell_len, labels)) <= LABEL_WIDTH
            assert len(set(labels)) == len(labels)
            match.play(rng.choice(asked.moves))


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
    (last_sent(), "Anna: 1 die goes to the Valley. Settle the round?"),
    (last_placed(), "Anna: all dice lie. Settle the round?"),
    (ready(), "Boris the Brave: throw 2 dice in roll 2."),
    (ordering(), "Anna: which card is stacked next? The last lies on top."),
]


@pytest.mark.parametrize(("moment", "words"), PROMPTS)
def test_the_prompt_says_what_is_expected_of_whom(moment: Scene, words: str) -> None:
    assert prompt(moment) == words


def test_a_stack_in_its_order_is_confirmed() -> None:
    asked = ordering()
    settled = replace(asked, moves=((DONE,),), view=replace(asked.view, ordering=(), stacked=(12, 2, 15)))
    assert prompt(settled) == "Anna: the 15 would lie on top. Done?"
    assert label(settled, (DONE,)) == "Done: the stack stays like this"


def test_others_are_told_that_an_order_is_decided_in_secret() -> None:
    asked = ordering()
    watched = replace(asked, moves=(), view=replace(asked.view, viewer=None, ordering=(), stacked=()))
    assert prompt(watched) == "Anna decides in secret how the new cards are stacked."


def test_at_the_end_the_prompt_gives_the_reason() -> None:
    over = replace(last_placed().view, phase=Phase.OVER, actor=NOBODY)
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
