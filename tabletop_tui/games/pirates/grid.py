"""The map a pirate game is played on, as tables worked out once.

A cell is one number, row after row from the north-west. A place is a cell and a step: every step of a spinner is a
place of its own, and step ``k`` of a cell is the place ``cell + (k - 1) * size``; so the place of any other tile, of a
swimmer or of a ship is its cell.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Final

STEPS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Where each direction leads, north first and then clockwise."""

JUMPS: Final = ((1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2))
"""A knight's jumps, clockwise."""

COLUMNS: Final = "abcdefghijklmnopqrstuvwxyz"


class Grid:
    """A map of land and water.

    Attributes:
        width: Cells from west to east, at most 26.
        height: Cells from north to south.
        size: All cells, those that are neither land nor water included.
        land: The cells of the island, ascending.
        water: The cells of the sea that pieces and ships can be in, ascending.
        is_land: By cell.
        is_water: By cell.
        around: By cell: where a step in each of the eight directions leads, -1 where there is nothing.
        walks: By cell: its land neighbours.
        beside: The same as sets.
        shores: By cell of land: the water around it.
        jumps: By cell: land and water a knight's jump away.
        swims: By cell of water: the water a swimmer can reach from it.
        landings: By cell of water: the land a piece can step to from a ship there.
        near: By cell: itself and the eight cells around it.
        headings: Direction of a step between neighbours, by ``from * size + to``.
    """

    def __init__(  # noqa: PLR0913 - a map is made of these
        self,
        width: int,
        height: int,
        land: Iterable[int],
        water: Iterable[int],
        *,
        swims: Mapping[int, tuple[int, ...]] | None = None,
        landings: Mapping[int, tuple[int, ...]] | None = None,
    ) -> None:
        """Work the tables out.

        Args:
            width: See `Grid`.
            height: See `Grid`.
            land: See `Grid`.
            water: See `Grid`.
            swims: The water next to each cell of water; all eight neighbours when left out.
            landings: Where a ship lands pieces; all land around it when left out.
        """
        self.width, self.height, self.size = width, height, width * height
        self.land, self.water = tuple(sorted(land)), tuple(sorted(water))
        self.is_land = bytes(cell in set(self.land) for cell in range(self.size))
        self.is_water = bytes(cell in set(self.water) for cell in range(self.size))
        self.around = tuple(tuple(self._go(cell, step) for step in STEPS) for cell in range(self.size))
        self.walks = tuple(
            tuple(to for to in around if to >= 0 and self.is_land[to]) if self.is_land[cell] else ()
            for cell, around in enumerate(self.around)
        )
        self.beside = tuple(map(frozenset, self.walks))
        self.shores = tuple(
            tuple(to for to in around if to >= 0 and self.is_water[to]) if self.is_land[cell] else ()
            for cell, around in enumerate(self.around)
        )
        self.jumps = tuple(
            tuple(to for jump in JUMPS if (to := self._go(cell, jump)) >= 0) if self.is_land[cell] else ()
            for cell in range(self.size)
        )
        self.swims = tuple(
            (swims or {}).get(cell, tuple(to for to in self.around[cell] if to >= 0 and self.is_water[to]))
            if self.is_water[cell]
            else ()
            for cell in range(self.size)
        )
        self.landings = tuple(
            (landings or {}).get(cell, tuple(to for to in self.around[cell] if to >= 0 and self.is_land[to]))
            if self.is_water[cell]
            else ()
            for cell in range(self.size)
        )
        self.near = tuple(frozenset((cell, *around)) for cell, around in enumerate(self.around))
        self.headings = {
            cell * self.size + to: direction
            for cell, around in enumerate(self.around)
            for direction, to in enumerate(around)
            if to >= 0
        }

    def _go(self, cell: int, step: tuple[int, int]) -> int:
        x, y = cell % self.width + step[0], cell // self.width + step[1]
        if not (0 <= x < self.width and 0 <= y < self.height):
            return -1
        to = y * self.width + x
        return to if self.is_land[to] or self.is_water[to] else -1

    def at(self, x: int, y: int) -> int:
        """The cell in a column and a row, both from 0."""
        return y * self.width + x

    def name(self, place: int) -> str:
        """A cell as people write it: column letter and row number, ``g5``; of a place, its cell."""
        cell = place % self.size
        return f"{COLUMNS[cell % self.width]}{cell // self.width + 1}"

    def named(self, name: str) -> int | None:
        """The cell of this name, None where there is none."""
        return self._named().get(name)

    def _named(self) -> dict[str, int]:
        return {self.name(cell): cell for cell in (*self.land, *self.water)}


def square(width: int, height: int) -> Iterable[tuple[int, int]]:
    """Every column and row of a rectangle."""
    return ((x, y) for y, x in product(range(height), range(width)))
