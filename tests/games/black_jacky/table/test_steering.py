"""Arrows and clicks reach every legal move and no other."""

from __future__ import annotations

from random import Random

import pytest

from tabletop_tui.games.black_jacky.moves import DISCARD, DRAW, GUESS, KNOCK, LAY, PILE, PLUS, STAYS, SWAP, Move
from tabletop_tui.games.black_jacky.table.steering import clicked, on_card, on_cat, on_pile, steer
from tests.tui.fewest_keys import reached

from .scenes import after_the_hand_over, burdening, every_kind, guessing, naming, new_match


@pytest.mark.parametrize("moves", [moment.moves for moment, _ in every_kind()])
def test_arrows_alone_reach_every_legal_move_from_every_other(moves: tuple[Move, ...]) -> None:
    for start in moves:
        assert reached(steer, moves, start) == set(moves)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_arrows_reach_every_move_of_whole_games(seats: int) -> None:
    match, rng = new_match(seats, seats), Random(seats)
    while match.outcome is None:
        moves = tuple(match.state.moves())
        assert reached(steer, moves, moves[0]) == set(moves)
        match.play(rng.choice(moves))


def test_left_and_right_go_over_the_cards_in_the_order_they_lie() -> None:
    moves = after_the_hand_over().moves
    assert steer("right", moves, (LAY, 2)) == (LAY, 4)
    assert steer("right", moves, (LAY, 7)) == (LAY, 2)
    assert steer("left", moves, (LAY, 2)) == (LAY, 7)


def test_up_and_down_go_over_what_is_done_and_keep_the_card() -> None:
    moves = after_the_hand_over().moves
    assert steer("down", moves, (DRAW,)) == (SWAP, 2, DISCARD)
    assert steer("down", moves, (SWAP, 4, DISCARD)) == (SWAP, 4, PILE)
    assert steer("down", moves, (SWAP, 4, PILE)) == (LAY, 4)
    assert steer("down", moves, (LAY, 4)) == (DRAW,)
    assert steer("up", moves, (KNOCK,)) == (LAY, 2)
    assert steer("right", moves, (DRAW,)) == (KNOCK,)


def test_a_click_on_a_card_means_what_is_being_done_already() -> None:
    moves = after_the_hand_over().moves
    assert clicked(None, on_card(moves, 4)) == (LAY, 4)
    assert clicked((LAY, 7), on_card(moves, 4)) == (LAY, 4)
    assert clicked((SWAP, 7, PILE), on_card(moves, 4)) == (SWAP, 4, PILE)
    assert clicked((SWAP, 4, PILE), on_card(moves, 4)) == (SWAP, 4, PILE)


def test_a_click_on_a_pile_swaps_the_card_pointed_at_for_it() -> None:
    moves = after_the_hand_over().moves
    assert clicked((LAY, 4), on_pile(moves, "discard")) == (SWAP, 4, DISCARD)
    assert clicked((SWAP, 4, DISCARD), on_pile(moves, "pile")) == (SWAP, 4, PILE)
    assert clicked((KNOCK,), on_pile(moves, "pile")) == (DRAW,)


def test_a_click_on_a_cat_means_that_cat() -> None:
    moves = guessing().moves
    assert clicked((GUESS, 0), on_cat(moves, 2, plus=False)) == (GUESS, 2)
    assert clicked((GUESS, 0), on_cat(moves, 3, plus=False)) is None
    moves = burdening().moves
    assert clicked((PLUS, 2), on_cat(moves, 1, plus=True)) == (PLUS, STAYS)
    moves = naming().moves
    assert clicked((6, 0, 1), on_cat(moves, 2, plus=False)) == (6, 0, 2)
