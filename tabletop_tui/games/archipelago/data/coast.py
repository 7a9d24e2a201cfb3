"""The sea round an island: the one chain of water that pieces and ships can be in, worked out from the land."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tabletop_tui.games.pirates.grid import COLUMNS

Point = tuple[int, int]
"""A column and a row, both from 0."""

SHORTEST_RING: Final = 14
"""The fewest cells of water round an island.

So a ship, whichever way round it sails, never comes to the same cell by both.
"""

_ROUND: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Uncharted(ValueError):
    """Land that no ring can be laid round, and why; the sentence has no full stop.

    Attributes:
        points: Where the fault is to be seen; empty where it is in the whole.
    """

    def __init__(self, why: str, points: Collection[Point] = ()) -> None:
        super().__init__(why)
        self.points = frozenset(points)


def point_name(point: Point) -> str:
    """A column and row as people write them."""
    return f"{COLUMNS[point[0]]}{point[1] + 1}"


def ring_round(land: Collection[Point]) -> tuple[Point, ...]:
    """The cells of water that share an edge with land, clockwise, from north of the first land in reading order.

    Raises:
        Uncharted: There is no land, or it is in several parts, or it encloses water, or the water runs past a cell
            twice, or the ring is shorter than `SHORTEST_RING`.
    """
    land = set(land)
    if not land:
        raise Uncharted("there is no land")
    if apart := _apart(land):
        place = _first(apart)
        raise Uncharted(
            f"the land is in several parts; {point_name(place)} is not joined to the largest by edges", apart
        )
    if lake := _lake(land):
        raise Uncharted(f"the land encloses water at {point_name(_first(lake))}", lake)
    ring = _walk(_first(land), land)
    if narrow := [point for at, point in enumerate(ring) if point in ring[:at]]:
        raise Uncharted(f"the water at {point_name(narrow[0])} is too narrow: ships would pass it twice", narrow)
    if len(ring) < SHORTEST_RING:
        raise Uncharted(f"the ring of water has {len(ring)} cells, and {SHORTEST_RING} are the fewest")
    return ring


def _first(points: Collection[Point]) -> Point:
    """The first in reading order."""
    return min(points, key=lambda point: (point[1], point[0]))


def _apart(land: set[Point]) -> set[Point]:
    """The land that is not joined to the largest part; of equal ones the first is that."""
    left, largest = set(land), set[Point]()
    while len(left) > len(largest):
        part = _joined(_first(left), left)
        left -= part
        largest = max(largest, part, key=len)
    return land - largest


def _joined(start: Point, cells: set[Point]) -> set[Point]:
    found, waiting = {start}, [start]
    while waiting:
        x, y = waiting.pop()
        more = {(x + dx, y + dy) for dx, dy in _ROUND} & cells - found
        found |= more
        waiting += more
    return found


def _lake(land: set[Point]) -> set[Point]:
    """The water that cannot be come to from outside by edges."""
    columns, rows = {x for x, _ in land}, {y for _, y in land}
    frame = {(x, y) for x in range(min(columns) - 1, max(columns) + 2) for y in range(min(rows) - 1, max(rows) + 2)}
    return frame - land - _joined((min(columns) - 1, min(rows) - 1), frame - land)


def _walk(first: Point, land: set[Point]) -> tuple[Point, ...]:
    """The water beside every edge of the coast in turn, land always on the right; the same water in a row counts once.

    Args:
        first: The land to begin at, on its northern edge.
        land: All of it.
    """
    ring: list[Point] = []
    here, side = first, 0
    while True:
        dx, dy = _ROUND[side]
        water = (here[0] + dx, here[1] + dy)
        if not ring or ring[-1] != water:
            ring.append(water)
        here, side = _next_edge(here, side, land)
        if (here, side) == (first, 0):
            break
    if len(ring) > 1 and ring[0] == ring[-1]:
        ring.pop()
    return tuple(ring)


def _next_edge(here: Point, side: int, land: set[Point]) -> tuple[Point, int]:
    """The edge after this one, clockwise round the land: round its own corner, straight on, or out along other land."""
    ahead = _ROUND[(side + 1) % 4]
    on = (here[0] + ahead[0], here[1] + ahead[1])
    if on not in land:
        return here, (side + 1) % 4
    out = (on[0] + _ROUND[side][0], on[1] + _ROUND[side][1])
    return (out, (side - 1) % 4) if out in land else (on, side)
