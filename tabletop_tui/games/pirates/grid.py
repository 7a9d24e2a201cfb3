"""The map a pirate game is played on, as tables worked out once.

A cell is one number, row after row from the north-west. A place is a cell and a step: every step of a spinner is a
place of its own, and step ``k`` of a cell is the place ``cell + (k - 1) * size``; so the place of any other tile, of a
swimmer or of a ship is its cell.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Final

STEPS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Where each direction leads, north first and then clockwise."""

JUMPS: Final = ((1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2))
"""A knight's jumps, clockwise."""

JUMP: Final = 8
"""How a knight's jump goes; steps go in a direction, 0 to 7."""

THROW: Final = 10
"""How a throw over two cells goes."""

COLUMNS: Final = "abcdefghijklmnopqrstuvwxyz"


Reach = tuple[tuple[int, ...], ...]
"""By cell: the cells one comes to from it."""


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
        around: By cell: where a step in each of the eight directions leads, -1 where there is nothing. Off the coast of
            an island with a ring, a diagonal step that would end outside the ring turns clockwise until it does not.
        walks: By cell: its land neighbours.
        beside: The same as sets.
        shores: By cell of land: the water around it.
        jumps: By cell: land and water a knight's jump away.
        throws: By cell: land and water two cells away in a straight line, clockwise from north.
        rays: By cell and direction: all cells of the rectangle in that line, nearest first.
        swims: By cell of water: the water a swimmer can reach from it.
        landings: By cell of water: the land a piece can step to from a ship there.
        near: By cell: itself and the eight cells around it.
        headings: Direction of a step between neighbours, by ``from * size + to``.
        ways: The same, with `JUMP` and `THROW` for cells further away.
        ring: The cells of the water in the order ships and swimmers follow, clockwise; empty where any is free to them.
        after: By cell of the ring: the next, clockwise.
        before: By cell of the ring: the one before.
        names: The name of each cell, also of those that are nothing.
        cells: Land and water by name.
    """

    def __init__(  # noqa: PLR0913 - a map is made of these
        self,
        width: int,
        height: int,
        land: Iterable[int],
        water: Iterable[int],
        *,
        ring: tuple[int, ...] = (),
        swims: Mapping[int, tuple[int, ...]] | None = None,
        landings: Mapping[int, tuple[int, ...]] | None = None,
    ) -> None:
        """Work the tables out.

        Args:
            width: See `Grid`.
            height: See `Grid`.
            land: See `Grid`.
            water: See `Grid`.
            ring: See `Grid`.
            swims: The water next to each cell of water; when left out all eight neighbours, or those in the ring.
            landings: Where a ship lands pieces; all land around it when left out.
        """
        self.width, self.height, self.size = width, height, width * height
        self.land, self.water = tuple(sorted(land)), tuple(sorted(water))
        self.is_land, self.is_water = (
            bytes(map(cells.__contains__, range(self.size))) for cells in (set(self.land), set(self.water))
        )
        self.ring = ring
        self.after = {cell: ring[at + 1 - len(ring)] for at, cell in enumerate(ring)}
        self.before = {cell: ring[at - 1] for at, cell in enumerate(ring)}
        swims = swims or {cell: (self.before[cell], self.after[cell]) for cell in ring}
        self.names = tuple(f"{COLUMNS[cell % width]}{cell // width + 1}" for cell in range(self.size))
        self.cells = {self.names[cell]: cell for cell in (*self.land, *self.water)}
        straight = tuple(tuple(self._go(cell, step) for step in STEPS) for cell in range(self.size))
        land_only, water_only, anywhere = self.is_land, self.is_water, bytes([1]) * self.size
        self.around = tuple(map(self._coasting, range(self.size), straight))
        self.walks = self._reached(land_only, STEPS, land_only)
        self.beside = tuple(map(frozenset, self.walks))
        self.shores = self._reached(land_only, STEPS, water_only)
        self.jumps = self._reached(land_only, JUMPS, anywhere)
        self.throws = self._reached(land_only, [(2 * x, 2 * y) for x, y in STEPS], anywhere)
        self.swims = _with(swims, self._reached(water_only, STEPS, water_only))
        self.landings = _with(landings or {}, self._reached(water_only, STEPS, land_only))
        self.rays = tuple(tuple(self._ray(cell, step) for step in STEPS) for cell in range(self.size))
        self.near = tuple(frozenset((cell, *around)) for cell, around in enumerate(straight))
        self.headings = {
            cell * self.size + to: direction
            for cell, around in enumerate(straight)
            for direction, to in enumerate(around)
            if to >= 0
        }
        self.ways = {**self._going(self.throws, THROW), **self._going(self.jumps, JUMP), **self.headings}

    def _reached(self, starts: bytes, steps: Sequence[tuple[int, int]], ends: bytes) -> Reach:
        """By cell: where such steps lead from it, from cells of one kind to cells of another."""
        return tuple(
            tuple(to for step in steps if (to := self._go(cell, step)) >= 0 and ends[to]) if starts[cell] else ()
            for cell in range(self.size)
        )

    def _going(self, reach: Reach, way: int) -> dict[int, int]:
        """How one goes from cell to cell, by ``from * size + to``."""
        return {cell * self.size + to: way for cell, ends in enumerate(reach) for to in ends}

    def _go(self, cell: int, step: tuple[int, int]) -> int:
        x, y = cell % self.width + step[0], cell // self.width + step[1]
        if not (0 <= x < self.width and 0 <= y < self.height):
            return -1
        to = y * self.width + x
        return to if self.is_land[to] or self.is_water[to] else -1

    def _coasting(self, cell: int, straight: tuple[int, ...]) -> tuple[int, ...]:
        if not self.ring or not self.is_land[cell]:
            return straight
        return tuple(
            straight[(direction + 1) % 8] if to < 0 and direction % 2 else to for direction, to in enumerate(straight)
        )

    def _ray(self, cell: int, step: tuple[int, int]) -> tuple[int, ...]:
        x, y = cell % self.width + step[0], cell // self.width + step[1]
        line: list[int] = []
        while 0 <= x < self.width and 0 <= y < self.height:
            line.append(y * self.width + x)
            x, y = x + step[0], y + step[1]
        return tuple(line)

    def at(self, x: int, y: int) -> int:
        """The cell in a column and a row, both from 0."""
        return y * self.width + x

    def name(self, place: int) -> str:
        """A cell as people write it: column letter and row number, ``g5``; of a place, its cell."""
        return self.names[place % self.size]

    def named(self, name: str) -> int | None:
        """The cell of this name, None where there is none."""
        return self.cells.get(name)


def _with(given: Mapping[int, tuple[int, ...]], reach: Reach) -> Reach:
    """Where one comes to by cell, as it is given for some of them."""
    return tuple(given.get(cell, ends) for cell, ends in enumerate(reach))


def square(width: int, height: int) -> Iterable[tuple[int, int]]:
    """Every column and row of a rectangle."""
    return ((x, y) for y, x in product(range(height), range(width)))
