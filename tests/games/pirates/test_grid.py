"""Maps of any shape."""

from __future__ import annotations

from tabletop_tui.games.pirates.grid import Grid

WIDTH, HEIGHT = 6, 5


def bay() -> Grid:
    """An island like a horseshoe, in a ring of water that pieces follow in order.

    ::

        . w w w w .
        w L L L L w
        w L . . L w
        w L L L L w
        . w w w w .
    """
    land = [y * WIDTH + x for y in (1, 2, 3) for x in (1, 2, 3, 4) if (x, y) not in ((2, 2), (3, 2))]
    ring = [1, 2, 3, 4, 11, 17, 23, 28, 27, 26, 25, 18, 12, 6]
    return Grid(WIDTH, HEIGHT, land, ring, ring=tuple(ring))


def test_cells_have_names_and_back() -> None:
    grid = bay()
    assert [grid.name(cell) for cell in grid.land[:3]] == ["b2", "c2", "d2"]
    assert all(grid.named(grid.name(cell)) == cell for cell in (*grid.land, *grid.water))
    assert grid.named("c3") is None, "the hole is nowhere"
    assert grid.name(grid.land[0] + 2 * grid.size) == "b2", "a step of a spinner has the name of its cell"


def test_steps_lead_only_where_there_is_something() -> None:
    grid = bay()
    b2 = grid.at(1, 1)
    assert grid.around[b2][1:7] == (2, 8, 13, 13, 12, 6)
    assert grid.walks[b2] == (8, 13)
    assert set(grid.shores[b2]) == {1, 2, 12, 6}


def test_ring_cells_have_two_neighbours_and_land_on_all_sides() -> None:
    grid = bay()
    assert all(len(grid.swims[cell]) == 2 for cell in grid.water)
    assert set(grid.landings[2]) == {7, 8, 9}


def test_jumps_stay_on_the_map() -> None:
    grid = bay()
    for cell in grid.land:
        for to in grid.jumps[cell]:
            across = abs(to % WIDTH - cell % WIDTH), abs(to // WIDTH - cell // WIDTH)
            assert sorted(across) == [1, 2]
            assert grid.is_land[to] or grid.is_water[to]


def test_every_step_between_neighbours_has_its_direction() -> None:
    grid = bay()
    for cell in (*grid.land, *grid.water):
        for direction, to in enumerate(grid.around[cell]):
            turned = to == grid.around[cell][(direction + 1) % 8]
            if to >= 0 and not turned:
                assert grid.headings[cell * grid.size + to] == direction
                assert grid.headings[to * grid.size + cell] == (direction + 4) % 8


def test_a_diagonal_step_that_would_end_outside_the_ring_turns_clockwise() -> None:
    grid = bay()
    b2, e2, e4, b4 = (grid.at(x, y) for x, y in ((1, 1), (4, 1), (4, 3), (1, 3)))
    assert grid.around[b2][7] == grid.around[b2][0] == grid.at(1, 0), "north-west becomes north"
    assert grid.around[e2][1] == grid.around[e2][2] == grid.at(5, 1), "north-east becomes east"
    assert grid.around[e4][3] == grid.around[e4][4] == grid.at(4, 4), "south-east becomes south"
    assert grid.around[b4][5] == grid.around[b4][6] == grid.at(0, 3), "south-west becomes west"


def test_ships_and_swimmers_follow_the_ring() -> None:
    grid = bay()
    assert all(grid.swims[cell] == (grid.before[cell], grid.after[cell]) for cell in grid.ring)
    assert all(grid.before[grid.after[cell]] == cell for cell in grid.ring)


def test_throws_go_exactly_two_cells_and_rays_to_the_edge() -> None:
    grid = bay()
    assert {grid.name(to) for to in grid.throws[grid.at(1, 1)]} == {"d2", "d4", "b4"}
    assert [grid.name(cell) for cell in grid.rays[grid.at(1, 2)][2]] == ["c3", "d3", "e3", "f3"]
