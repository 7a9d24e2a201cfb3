"""Arrows and clicks reach every legal move and no other."""

from __future__ import annotations

import pytest

from tabletop_tui.games.jackal_and_high.moves import AGAIN, DONE, PLACE, STACK, VALLEY, Move
from tabletop_tui.games.jackal_and_high.table.steering import clicked_card, steer
from tests.tui.fewest_keys import reached

from .scenes import every_kind, full_table

CHOICES: list[tuple[Move, ...]] = [
    *(moment.moves for moment, _ in every_kind()),
    ((PLACE, 3, 0), (AGAIN,), (PLACE, 3, 2)),
    ((VALLEY, 1), (VALLEY, 2), (VALLEY, 3)),
    ((AGAIN,), (VALLEY, 1)),
]


@pytest.mark.parametrize("moves", CHOICES)
def test_arrows_alone_reach_every_legal_move_from_every_other(moves: tuple[Move, ...]) -> None:
    for start in moves:
        assert reached(steer, moves, start) == set(moves)


@pytest.mark.parametrize("moves", CHOICES)
def test_up_and_down_walk_the_list_as_it_stands_round_its_ends(moves: tuple[Move, ...]) -> None:
    for move, following in zip(moves, (*moves[1:], moves[0]), strict=True):
        assert steer("down", moves, move) == following
        assert steer("up", moves, following) == move


def test_left_and_right_go_to_the_next_card_that_takes_a_die_round_the_ends() -> None:
    moves = full_table().moves
    assert steer("right", moves, (PLACE, 4, 0)) == (PLACE, 4, 1)
    assert steer("right", moves, (PLACE, 4, 1)) == (PLACE, 4, 2)
    assert steer("right", moves, (PLACE, 4, 2)) == (PLACE, 7, 3)
    assert steer("right", moves, (PLACE, 7, 3)) == (PLACE, 4, 0)
    assert steer("left", moves, (PLACE, 4, 0)) == (PLACE, 7, 3)


def test_the_die_stays_the_same_where_it_fits_and_else_is_the_best() -> None:
    moves = full_table().moves
    assert steer("left", moves, (PLACE, 7, 3)) == (PLACE, 7, 2)
    assert steer("left", moves, (PLACE, 7, 2)) == (PLACE, 4, 1)


def test_from_a_move_without_a_card_left_and_right_come_in_from_the_ends_of_the_row() -> None:
    moves = full_table().moves
    assert steer("right", moves, (DONE,)) == (PLACE, 4, 0)
    assert steer("left", moves, (DONE,)) == (PLACE, 7, 3)


def test_cards_to_stack_are_walked_as_they_are_drawn() -> None:
    moves = ((STACK, 15), (STACK, 9), (STACK, 2))
    assert steer("right", moves, (STACK, 9)) == (STACK, 15)
    assert steer("left", moves, (STACK, 9)) == (STACK, 2)
    assert steer("right", moves, (STACK, 15)) == (STACK, 2)


def test_a_click_on_a_card_takes_the_die_pointed_at_where_it_fits() -> None:
    moves = full_table().moves
    assert clicked_card(moves, (PLACE, 4, 1), 2) == (PLACE, 4, 2)
    assert clicked_card(moves, (PLACE, 4, 1), 3) == (PLACE, 7, 3)
    assert clicked_card(moves, (PLACE, 4, 1), 5) is None
