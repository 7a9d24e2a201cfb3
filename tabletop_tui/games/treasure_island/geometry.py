"""The island, the sea around it, and where ships can lie."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.pirates.grid import STEPS, Grid, square

SIDE: Final = 13
"""The board is a square of 13 by 13 cells, columns a to m and rows 1 to 13."""

_OUTER: Final = (0, SIDE - 1)
_CLIPPED: Final = {(x, y) for x in (1, SIDE - 2) for y in (1, SIDE - 2)}
_RING: Final = {(x, y) for x, y in square(SIDE, SIDE) if (x in _OUTER) != (y in _OUTER)}


def cell(x: int, y: int) -> int:
    """The cell in column ``x`` and row ``y``, both 0 to 12, from the north-west."""
    return y * SIDE + x


SEA: Final = tuple(sorted(cell(x, y) for x, y in _RING | _CLIPPED))
"""The 48 cells of the sea: the outer ring without its corners, and the corners clipped off the island (ruling `T1`)."""

LAND: Final = tuple(
    cell(x, y) for x, y in square(SIDE, SIDE) if x not in _OUTER and y not in _OUTER and (x, y) not in _CLIPPED
)
"""The 117 cells of the island."""

BERTHS: Final = (
    tuple(cell(x, 0) for x in range(2, 11)),
    tuple(cell(12, y) for y in range(2, 11)),
    tuple(cell(x, 12) for x in range(2, 11)),
    tuple(cell(0, y) for y in range(2, 11)),
)
"""By crew: the nine cells along its own shore where its ship can lie (ruling `T3`)."""

HOMES: Final = tuple(berths[4] for berths in BERTHS)
"""By crew: where its ship lies at the beginning."""

_AHEAD: Final = (SIDE, -1, -SIDE, 1)

GANGWAYS: Final = {berth: berth + _AHEAD[crew] for crew, berths in enumerate(BERTHS) for berth in berths}
"""By berth: the cell of land straight in front of the ship."""

SAILINGS: Final = {
    berth: tuple(berths[to] for to in (at - 1, at + 1) if 0 <= to < len(berths))
    for berths in BERTHS
    for at, berth in enumerate(berths)
}
"""By berth: where a ship can go from it, one berth along its shore."""

GRID: Final = Grid(SIDE, SIDE, LAND, SEA, landings={berth: (gangway,) for berth, gangway in GANGWAYS.items()})


def _splash(start: int, direction: int) -> int:
    x, y = start % SIDE, start // SIDE
    while cell(x, y) not in SEA:
        x, y = x + STEPS[direction][0], y + STEPS[direction][1]
    return cell(x, y)


SHOTS: Final = {land: tuple(_splash(land, direction) for direction in (0, 2, 4, 6)) for land in LAND}
"""By cell: where a cannon there shoots to, by its quarter turns: the first cell of the sea in that line."""
