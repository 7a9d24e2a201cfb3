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
    swims = {cell: (ring[at - 1], ring[(at + 1) % len(ring)]) for at, cell in enumerate(ring)}
    return Grid(WIDTH, HEIGHT, land, ring, swims=swims)


def test_cells_have_names_and_back() -> None:
    grid = bay()
    assert [grid.name(cell) for cell in grid.land[:3]] == ["b2", "c2", "d2"]
    assert all(grid.named(grid.name(cell)) == cell for cell in (*grid.land, *grid.water))
    assert grid.named("c3") is None, "the hole is nowhere"
    assert grid.name(grid.land[0] + 2 * grid.size) == "b2", "a step of a spinner has the name of its cell"


def test_steps_lead_only_where_there_is_something() -> None:
    grid = bay()
    b2 = grid.at(1, 1)
    assert grid.around[b2] == (1, 2, 8, -1, 13, 12, 6, -1)
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
            if to >= 0:
                assert grid.headings[cell * grid.size + to] == direction
                assert grid.headings[to * grid.size + cell] == (direction + 4) % 8
