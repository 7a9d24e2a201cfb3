"""Who plays what."""

from __future__ import annotations

from tabletop_tui.games.pirates.crews import EAST, NORTH, PIRATES_OF, SOUTH, WEST, members, seating
from tabletop_tui.games.pirates.tiles import E, N, S, W, turned


def test_two_persons_command_two_opposite_crews_each() -> None:
    two = seating(2)
    assert two.crews == (NORTH, EAST, SOUTH, WEST)
    assert two.seat_of == (0, 1, 0, 1)
    assert two.ally == (SOUTH, WEST, NORTH, EAST)
    assert two.sides == ((NORTH, SOUTH), (EAST, WEST))


def test_three_persons_leave_the_west_out() -> None:
    three = seating(3)
    assert three.crews == (NORTH, EAST, SOUTH)
    assert three.after[:3] == (EAST, SOUTH, NORTH)
    assert three.sides == ((NORTH,), (EAST,), (SOUTH,))


def test_four_persons_play_alone_or_two_against_two() -> None:
    assert seating(4).ally == (NORTH, EAST, SOUTH, WEST)
    assert seating(4, teams=True).ally == (SOUTH, WEST, NORTH, EAST)
    assert seating(4, teams=True).seat_of == seating(4).seat_of == (0, 1, 2, 3)


def test_sets_of_pieces() -> None:
    assert members(0) == ()
    assert members(0b101000000000001) == (0, 12, 14)
    assert sum(1 << piece for pirates in PIRATES_OF for piece in pirates) == (1 << 12) - 1


def test_exits_turn_clockwise() -> None:
    assert turned((N,), 1) == (E,)
    assert turned((E, W), 1) == (N, S)
    assert turned((N, E, S, W), 3) == (N, E, S, W)
