"""All that never changes in a pirate game: its map, its tiles as tables, and the rules that are its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tabletop_tui.rules import Tell

from .grid import Grid
from .moves import Move
from .tiles import TileKind, turned

if TYPE_CHECKING:
    from .position import Position

STANDS: Final = -1
"""A tile's effect: the piece ends its move here."""

OVER: Final = -2
"""A tile's effect: the move is over, and the piece swims, is aboard, or is gone."""

ASKED: Final = -3
"""A tile's effect: somebody, or chance, has to decide first."""

Effect = Callable[["Position", int, bool, Tell | None], int]
"""What a tile does to the mover that has come to its cell, and whether it has just been opened.

The answer is the cell the mover is sent to next, or `STANDS`, `OVER` or `ASKED`.
"""


@dataclass(frozen=True, eq=False, repr=False)
class Chart:
    """One pirate game.

    Attributes:
        grid: Its map.
        kinds: Its tiles, by number.
        effects: What each kind does.
        actions: Everything the crew on turn can do as its one action.
        verdict: Why the game ends after this turn, or None.
        worn: What a kind becomes once a piece has left it of its own will.
        gold_drowns_with_the_dead: Whether a load goes down with a piece that dies at an enemy ship or the cannibal;
            else it lies where the move began.
        cave: The number of the kind in which pieces get lost, 0 if there is none.
        no_loads: By kind, as all that follow: whether a loaded piece may not enter it.
        refuge: See `TileKind`.
        peace: Whether nobody is attacked on it: a refuge needs no such rule, since no enemy ever enters it.
        deadly: See `TileKind`.
        steps: See `TileKind`.
        nurseries: Numbers of the kinds where pirates are brought back.
        exits: Directions a tile sends pieces to, by ``kind * 4 + turn``.
    """

    grid: Grid
    kinds: Sequence[TileKind]
    effects: Sequence[Effect]
    actions: Callable[[Position], list[Move]]
    verdict: Callable[[Position], str | None]
    worn: Mapping[int, int]
    gold_drowns_with_the_dead: bool = True
    cave: int = 0
    no_loads: bytes = field(init=False)
    refuge: bytes = field(init=False)
    peace: bytes = field(init=False)
    deadly: bytes = field(init=False)
    steps: bytes = field(init=False)
    nurseries: tuple[int, ...] = field(init=False)
    exits: tuple[tuple[int, ...], ...] = field(init=False)

    def __post_init__(self) -> None:
        kinds = self.kinds
        self._fill("no_loads", bytes(not kind.loads for kind in kinds))
        self._fill("refuge", bytes(kind.refuge for kind in kinds))
        self._fill("peace", bytes(kind.truce or kind.deadly for kind in kinds))
        self._fill("deadly", bytes(kind.deadly for kind in kinds))
        self._fill("steps", bytes(kind.steps for kind in kinds))
        self._fill("nurseries", tuple(number for number, kind in enumerate(kinds) if kind.nursery))
        self._fill("exits", tuple(turned(kind.exits, turn) for kind in kinds for turn in range(4)))

    def __repr__(self) -> str:
        return "Chart()"

    def _fill(self, name: str, table: object) -> None:
        object.__setattr__(self, name, table)
