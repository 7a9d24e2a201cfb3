"""All that never changes in a pirate game: its map, its tiles as tables, and the rules that are its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from tabletop_tui.rules import Tell

from .crews import PIECES
from .grid import Grid
from .money import Money
from .moves import NOTHING, STEP, Move
from .terrain import TERRAINS
from .tiles import TileKind, turned

if TYPE_CHECKING:
    from .position import Position

STANDS: Final = -1
"""A tile's effect: the piece ends its move here."""

OVER: Final = -2
"""A tile's effect: the move is over, and the piece swims, is aboard, or is gone."""

ASKED: Final = -3
"""A tile's effect: somebody, or chance, has to decide first."""

P = TypeVar("P", bound="Position")
"""The positions of one game."""

Effect = Callable[[P, int, bool, "Tell | None"], int]
"""What a tile does to the mover that has come to its cell, and whether it has just been opened.

The answer is the cell the mover is sent to next, or `STANDS`, `OVER` or `ASKED`.
"""

Fight = Callable[[P, int, int, bool, "Tell | None"], bool]
"""The mover fights these enemies at its place, on a tile that may just have been opened.

Whether the fight goes on: then chance has been asked, and the game takes the chain up again when it has been answered.
"""

Extra = Callable[[P, list[Move], int, int], None]
"""Adds moves of a piece that is at a place to those there are."""


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Chart(Generic[P]):
    """One pirate game.

    Attributes:
        grid: Its map.
        kinds: Its tiles, by number.
        effects: What each kind does.
        actions: Everything the crew on turn can do as its one action.
        fight: How attacks go.
        sailings: How the crew on turn can move ships.
        bottle_moves: What the crew on turn can do with its bottles; asked only if anybody has one.
        verdict: Why the game ends after this turn, or None.
        worn: What a kind becomes once a piece has left it of its own will.
        money: What is won by.
        haze: What makes the captain of the next crew play a turn, at the beginning of a sentence.
        ends: What it is called that people can agree to end.
        gold_drowns_with_the_dead: Whether a load goes down with a piece that dies at an enemy ship or the cannibal;
            else it lies where the move began.
        bottles_first: Whether bottles can be used before the action too.
        bottles_count: Whether a turn in which only a bottle was used is no skipped one.
        allies_share_bottles: Whether a crew without a bottle can use its ally's.
        rearranges: Whether tiles looked at from the lighthouse are put back in any order.
        crushes: Whether who is run over by a ship is out for good.
        terrain: The terrain of each cell.
        on_kinds: What more a free piece can do on tiles of these kinds.
        held: What a piece can do that a trap or a spinner holds.
        gifted: What more the crew on turn can do because somebody has an ability.
        closing: What happens when the game ends, with the reason; when left out it is simply over.
        cave: The number of the kind in which pieces get lost, 0 if there is none.
        number: The number of each kind, by its id.
        no_loads: By kind, as all that follow: whether a loaded piece may not enter it.
        refuge: See `TileKind`.
        peace: Whether nobody is attacked on it: a refuge needs no such rule, since no enemy ever enters it.
        deadly: See `TileKind`.
        steps: See `TileKind`.
        nurseries: Numbers of the kinds where pirates are brought back.
        exits: Directions a tile sends pieces to, by ``kind * 4 + turn``.
        walks: The empty-handed steps over land, by ``piece * size + cell``.
        numbered: The cells of land, by the number of the tile dealt there: those of one terrain after the other.
        first: The lowest such number of each terrain, and one more than the highest of all.
    """

    grid: Grid
    kinds: Sequence[TileKind]
    effects: Sequence[Effect[P]]
    actions: Callable[[P], list[Move]]
    fight: Fight[P]
    sailings: Callable[[P], Iterable[Move]]
    bottle_moves: Callable[[P], list[Move]]
    verdict: Callable[[P], str | None]
    worn: Mapping[int, int]
    money: Money
    haze: str
    ends: str
    gold_drowns_with_the_dead: bool
    bottles_first: bool
    bottles_count: bool
    allies_share_bottles: bool
    rearranges: bool
    crushes: bool
    terrain: bytes = b""
    on_kinds: Mapping[int, Extra[P]] = field(default_factory=dict)
    held: Extra[P] | None = None
    gifted: Callable[[P, list[Move]], None] | None = None
    closing: Callable[[P, str, Tell | None], None] | None = None
    cave: int = 0
    number: Mapping[str, int] = field(init=False)
    no_loads: bytes = field(init=False)
    refuge: bytes = field(init=False)
    peace: bytes = field(init=False)
    deadly: bytes = field(init=False)
    steps: bytes = field(init=False)
    nurseries: tuple[int, ...] = field(init=False)
    exits: tuple[tuple[int, ...], ...] = field(init=False)
    walks: tuple[tuple[Move, ...], ...] = field(init=False)
    numbered: tuple[int, ...] = field(init=False)
    first: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        kinds, grid = self.kinds, self.grid
        terrain = self.terrain or bytes(grid.size)
        numbered = tuple(sorted(grid.land, key=terrain.__getitem__))
        self._fill("terrain", terrain)
        self._fill("numbered", numbered)
        self._fill("first", tuple(sum(terrain[cell] < back for cell in numbered) for back in range(TERRAINS + 1)))
        self._fill("number", {kind.id: number for number, kind in enumerate(kinds)})
        self._fill("no_loads", bytes(not kind.loads for kind in kinds))
        self._fill("refuge", bytes(kind.refuge for kind in kinds))
        self._fill("peace", bytes(kind.truce or kind.deadly for kind in kinds))
        self._fill("deadly", bytes(kind.deadly for kind in kinds))
        self._fill("steps", bytes(kind.steps for kind in kinds))
        self._fill("nurseries", tuple(number for number, kind in enumerate(kinds) if kind.nursery))
        self._fill("exits", tuple(turned(kind.exits, turn) for kind in kinds for turn in range(4)))
        walks = (tuple((STEP, piece, to, NOTHING) for to in ways) for piece in range(PIECES) for ways in grid.walks)
        self._fill("walks", tuple(walks))

    def __repr__(self) -> str:
        return "Chart()"

    def _fill(self, name: str, table: object) -> None:
        object.__setattr__(self, name, table)
