"""Where arrows take the cursor on a map."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tabletop_tui.tui.game_table import Direction

STEPS: Final[dict[Direction, tuple[int, int]]] = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def neighbour(direction: Direction, at: int, width: int, height: int) -> int:
    """The next cell in a direction; at the edge of the map the same."""
    x, y = at % width + STEPS[direction][0], at // width + STEPS[direction][1]
    return y * width + x if 0 <= x < width and 0 <= y < height else at


def nearest(direction: Direction, cells: Collection[int], at: int, width: int) -> int:
    """The cell of several that a direction leads to.

    That is the nearest one more or less straight ahead; if there is none, the nearest at all that lies further in that
    direction; and past the last one, the first one again from the other side.
    """
    ahead = {cell: _place(direction, cell, at, width) for cell in cells if cell != at}
    straight = {cell: (far + 2 * aside, aside) for cell, (far, aside) in ahead.items() if 0 < far >= aside}
    if straight:
        return min(straight, key=lambda cell: (*straight[cell], cell))
    further = {cell: (far + 2 * aside, aside) for cell, (far, aside) in ahead.items() if far > 0}
    if further:
        return min(further, key=lambda cell: (*further[cell], cell))
    round_the_end = {cell: (2 * aside + far, aside) for cell, (far, aside) in ahead.items() if far < 0}
    return min(round_the_end, key=lambda cell: (*round_the_end[cell], cell), default=at)


def _place(direction: Direction, cell: int, at: int, width: int) -> tuple[int, int]:
    """How far ahead a cell lies in a direction, and how far aside."""
    x, y = cell % width - at % width, cell // width - at // width
    step = STEPS[direction]
    return (x * step[0], abs(y)) if step[0] else (y * step[1], abs(x))
