"""Chains on an island of two by two tiles."""

from __future__ import annotations

from itertools import product

import pytest

from .small import small, step

CELLS = ("b2", "c2", "b3", "c3")


def test_on_nothing_but_ice_one_slides_into_the_sea() -> None:
    ice = dict.fromkeys(CELLS, "ice")
    assert step(small(ice, "b3"), "c3") == "d3"
    assert step(small(ice, "b2"), "c3") == "d4"
    assert step(small(ice, "b3"), "b2") == "b1", "the own ship"
    assert step(small(ice, "b2"), "c2") == "dead", "the yellow ship"


def test_on_nothing_but_crocodiles_one_is_chased_to_and_fro_and_dies() -> None:
    assert step(small(dict.fromkeys(CELLS, "crocodile"), "b2"), "c2") == "dead"
    assert step(small({**dict.fromkeys(CELLS, "crocodile"), "b2": "empty"}, "b2"), "c2") == "b2"


def test_arrows_in_a_circle_kill() -> None:
    circle = {"b2": "arrow/1", "c2": "arrow/2", "c3": "arrow/3", "b3": "arrow/0"}
    assert all(step(small(circle, start), to) == "dead" for start, to in product(CELLS, CELLS) if start != to)


def test_two_facing_arrows_kill() -> None:
    facing = {"b2": "arrow/1", "c2": "arrow/3", "b3": "empty", "c3": "empty"}
    assert step(small(facing, "b3"), "b2") == "dead"


@pytest.mark.parametrize("second", ["ice", "crocodile", "arrow/0", "arrow/1", "arrow/2", "arrow/3"])
def test_every_island_of_four_tiles_comes_to_an_end(second: str) -> None:
    tiles = ("empty", "ice", "crocodile", "arrow/0", "arrow/1", "arrow/2", "arrow/3")
    for b2, b3, c3 in product(tiles, repeat=3):
        island = {"b2": b2, "c2": second, "b3": b3, "c3": c3}
        for start in ("b2", "b3", "c3"):
            position = small(island, start)
            where = step(position, "c2")
            assert position.mover == -1
            assert where == "dead" or where not in CELLS or island[where] == "empty"
