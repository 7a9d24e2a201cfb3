"""Arrows and clicks reach every legal move and no other."""

from __future__ import annotations

import pytest

from tabletop_tui.games.jackal_and_high.moves import AGAIN, DONE, PLACE, VALLEY, Move
from tabletop_tui.games.jackal_and_high.table.steering import clicked_card, steer
from tabletop_tui.tui.game_table import Direction

from .scenes import every_kind, full_table

DIRECTIONS: tuple[Direction, ...] = ("up", "down", "left", "right")
CHOICES: list[tuple[Move, ...]] = [
    *(moment.moves for moment, _ in every_kind()),
    ((PLACE, 3, 0), (AGAIN,), (PLACE, 3, 2)),
    ((VALLEY, 1), (VALLEY, 2), (VALLEY, 3)),
    ((AGAIN,), (VALLEY, 1)),
]


@pytest.mark.parametrize("moves", CHOICES)
def test_arrows_alone_reach_every_legal_move_from_every_other(moves: tuple[Move, ...]) -> None:
    for start in moves:
        seen, edge = {start}, [start]
        while edge:
            at = edge.pop()
            for direction in DIRECTIONS:
                to = steer(direction, moves, at)
                if to not in seen:
                    seen.add(to)
                    edge.append(to)
        assert seen == set(moves)


def test_left_and_right_go_over_the_cards_a_die_fits_in_the_order_they_lie() -> None:
    moves = full_table().moves
    assert steer("right", moves, (PLACE, 4, 0)) == (PLACE, 4, 1)
    assert steer("right", moves, (PLACE, 4, 2)) == (PLACE, 4, 0)
    assert steer("left", moves, (PLACE, 4, 0)) == (PLACE, 4, 2)


def test_up_and_down_go_over_the_dice_and_stay_near_the_card() -> None:
    moves = full_table().moves
    assert steer("down", moves, (PLACE, 4, 2)) == (PLACE, 7, 2)
    assert steer("down", moves, (PLACE, 4, 0)) == (PLACE, 7, 2)
    assert steer("up", moves, (PLACE, 7, 3)) == (PLACE, 4, 2)
    assert steer("down", moves, (PLACE, 7, 3)) == (DONE,)


def test_a_click_on_a_card_takes_the_die_pointed_at_where_it_fits() -> None:
    moves = full_table().moves
    assert clicked_card(moves, (PLACE, 4, 1), 2) == (PLACE, 4, 2)
    assert clicked_card(moves, (PLACE, 4, 1), 3) == (PLACE, 7, 3)
    assert clicked_card(moves, (PLACE, 4, 1), 5) is None
