"""Where arrows lead."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from tabletop_tui.games.pirates.table.steering import nearest, neighbour
from tabletop_tui.tui.game_table import Direction

WIDTH = 13


def cell(x: int, y: int) -> int:
    return y * WIDTH + x


def reached(cells: set[int]) -> set[int]:
    """What arrows reach from the first of them."""
    start = min(cells)
    seen, todo = {start}, [start]
    while todo:
        at = todo.pop()
        for direction in get_args(Direction):
            to = nearest(direction, cells, at, WIDTH)
            if to not in seen:
                seen.add(to)
                todo.append(to)
    return seen


def test_an_arrow_leads_to_the_nearest_cell_ahead() -> None:
    cells = {cell(5, 5), cell(7, 5), cell(9, 5), cell(6, 6)}
    assert nearest("right", cells, cell(5, 5), WIDTH) == cell(7, 5)
    assert nearest("down", cells, cell(5, 5), WIDTH) == cell(6, 6)


def test_past_the_last_cell_it_goes_on_from_the_other_side() -> None:
    cells = {cell(2, 5), cell(7, 5)}
    assert nearest("right", cells, cell(7, 5), WIDTH) == cell(2, 5)
    assert nearest("up", {cell(3, 3)}, cell(3, 3), WIDTH) == cell(3, 3)


@pytest.mark.parametrize("seed", range(40))
def test_arrows_reach_every_one_of_some_cells(seed: int) -> None:
    rng = Random(seed)
    cells = set(rng.sample(range(WIDTH * WIDTH), rng.randint(2, 30)))
    assert reached(cells) == cells


def test_arrows_reach_all_neighbours_and_all_jumps() -> None:
    steps = {cell(6 + x, 6 + y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y}
    jumps = {cell(6 + x, 6 + y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y)}
    for cells in (steps, jumps):
        assert reached(cells) == cells


def test_a_roaming_cursor_stays_on_the_map() -> None:
    assert neighbour("left", 0, WIDTH, WIDTH) == 0
    assert neighbour("right", 0, WIDTH, WIDTH) == 1
    assert neighbour("down", cell(12, 12), WIDTH, WIDTH) == cell(12, 12)
    assert neighbour("up", cell(4, 4), WIDTH, WIDTH) == cell(4, 3)
