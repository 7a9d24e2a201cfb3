"""What there is to be seen of one cell, as plain data: a board is a patch for every cell."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Literal

Ground = Literal["void", "deep", "sea", "closed", "open"]
"""Nothing at all, the sea where nobody can be, the sea, and tiles."""

Terrain = Literal["", "beach", "forest", "mountain"]
"""What the back of a tile shows, in games whose backs differ; an open tile keeps it."""

Aim = Literal["", "target", "deadly", "loses", "risky", "idle", "chosen"]
"""What going to a cell would mean: nothing to choose, a target, or one that kills, loses gold or a piece in a cave, may
kill as the dice fall, or changes nothing; or it has been chosen before, where several are."""

Held = Literal["", "caught", "waits", "loaded"]
"""What is worth a sign about a figure: a trap holds it, it misses a turn, or it carries something."""


class Size(IntEnum):
    """How large cells are drawn."""

    SMALL = 0
    NARROW = 1
    MEDIUM = 2
    LARGE = 3
    HUGE = 4

    @property
    def columns(self) -> int:
        """Columns of a cell, one of them for marks at its left."""
        return (3, 4, 5, 7, 9)[self]

    @property
    def rows(self) -> int:
        """Rows of a cell."""
        return (1, 2, 2, 3, 4)[self]


@dataclass(frozen=True, slots=True)
class Figure:
    """A piece on a cell.

    Attributes:
        label: Two letters, such as ``n1``.
        crew: Whose it is.
        held: What is worth a sign.
        step: The step of a spinner it stands on, 0 on other tiles.
        badge: The sign of what it alone can do, empty for nothing.
    """

    label: str
    crew: int
    held: Held = ""
    step: int = 0
    badge: str = ""


@dataclass(frozen=True, slots=True)
class Patch:
    """One cell.

    Attributes:
        ground: What it is.
        sign: Two columns that stand for the tile.
        word: The tile in up to six letters, where there is room.
        brief: The same in up to four.
        exits: Directions the tile sends pieces to, clockwise from north, drawn as arrows where there is room.
        plain: Whether the tile does nothing, so that gold on it may hide its sign.
        looked: Whether somebody has looked under the closed tile.
        peeked: Whether ``sign`` and ``word`` are what lies under it, for the eyes of whoever looks.
        coins: Coins that lie there.
        treasure: Whether the treasure does.
        figures: Pieces, those to be seen first first.
        ship: The crew whose ship lies there, -1 for none.
        aim: What going there would mean.
        picked: Whether the first figure, or the ship, is the one that would move.
        trail: Whether the last move came along here.
        tide: Which pattern the sea has here, 0 to 3; of land whether it has the other shade.
        terrain: Of land, what its back shows where backs differ.
        art: A picture of the tile, in rows, for the largest cells.
    """

    ground: Ground
    sign: str = "  "
    word: str = ""
    brief: str = ""
    exits: tuple[int, ...] = ()
    plain: bool = True
    looked: bool = False
    peeked: bool = False
    coins: int = 0
    treasure: bool = False
    figures: tuple[Figure, ...] = ()
    ship: int = -1
    aim: Aim = ""
    picked: bool = False
    trail: bool = False
    tide: int = 0
    terrain: Terrain = ""
    art: tuple[str, ...] = ()
