"""Which part of a map is shown, how large, and where on the screen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from .patch import Size

LABELS: Final = 2
"""Columns at the left of the map, for the numbers of its rows."""

SMALLEST_PANEL: Final = 30
"""Columns the panel beside the map has at least."""

USUAL_PANEL: Final = 38
"""Columns it has at most in a window of 80; in a larger one half of what that is larger."""

FEWEST_DETAILS: Final = 2
"""Rows below the map that are worth telling details in."""


@dataclass(frozen=True, slots=True)
class Window:
    """A part of a map on the screen.

    Attributes:
        size: How large its cells are.
        columns: Cells shown from west to east.
        rows: Cells shown from north to south.
        x: The first column shown.
        y: The first row shown.
        left: Empty columns at the left of everything.
        details: Rows below the map, its rule included; 0 where there is no room.
    """

    size: Size
    columns: int
    rows: int
    x: int
    y: int
    left: int
    details: int

    @property
    def width(self) -> int:
        """Columns of the map, with its numbers and the bracket at its right."""
        return map_columns(self.columns, self.size)

    def cell_at(self, x: int, y: int) -> tuple[int, int] | None:
        """The column and row of the map under a point of the widget, None where none is."""
        column, row = (x - self.left - LABELS) // self.size.columns, (y - 1) // self.size.rows
        if x < self.left + LABELS or y < 1 or column >= self.columns or row >= self.rows:
            return None
        return self.x + column, self.y + row


def map_columns(columns: int, size: Size) -> int:
    """Columns of a map so many cells wide, with the numbers of its rows and the bracket at its right."""
    return LABELS + columns * size.columns + 1


@lru_cache(maxsize=64)
def fitting(width: int, height: int, columns: int, rows: int) -> Size:
    """The largest size in which a whole map has room; the smallest where it has none."""
    sizes = [size for size in Size if map_columns(columns, size) <= width and 1 + rows * size.rows <= height]
    return max(sizes, default=Size.SMALL)


def panel_columns(width: int, height: int, columns: int, rows: int) -> int:
    """How wide the panel beside a map should be in a window of this size, so that the map is as large as can be."""
    size = fitting(width - SMALLEST_PANEL, height - 3, columns, rows)
    spare = width - map_columns(columns, size)
    return max(SMALLEST_PANEL, min(spare, USUAL_PANEL + max(0, width - 80) // 2))


def open_window(
    extent: tuple[int, int], cells: tuple[int, int], size: Size, at: tuple[int, int], before: Window | None = None
) -> Window:
    """The window in which a cell of the map is seen, moved as little as possible from the one before.

    Args:
        extent: Columns and rows of the widget.
        cells: Cells of the map from west to east and from north to south.
        size: How large cells are to be.
        at: The column and row that has to be seen.
        before: The window so far.
    """
    (width, height), (columns, rows) = extent, cells
    across = min(columns, max(1, (width - LABELS - 1) // size.columns))
    down = min(rows, max(1, (height - 1) // size.rows))
    keep = before if before is not None and before.size is size else None
    x = _moved(keep.x if keep else None, across, columns, at[0])
    y = _moved(keep.y if keep else None, down, rows, at[1])
    below = height - 1 - down * size.rows
    details = below if below >= FEWEST_DETAILS else 0
    left = max(0, (width - map_columns(across, size)) // 2)
    return Window(size, across, down, x, y, left, details)


def _moved(first: int | None, shown: int, total: int, at: int) -> int:
    """The first line to show so that one is seen, with its neighbours where there is room."""
    if shown >= total:
        return 0
    around = 1 if shown > 2 else 0
    if first is None:
        first = at - shown // 2
    first = min(max(first, at + around - shown + 1), at - around)
    return max(0, min(first, total - shown))
