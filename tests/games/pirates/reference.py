"""Chains of forced movement, slow and literal: written from the rules sheets, sharing nothing with the games.

One pirate of N moves, with a coin or without, over tiles of which some are closed. Cells are ``(x, y)``. Each game says
what is its own in a subclass of `Walk`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

Cell = tuple[int, int]
Choice = Cell | int
"""A cell chosen, or what a die showed."""

COMPASS = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}

SHAPES = {
    "arrow_1": (("N",), ("E",), ("S",), ("W",)),
    "arrow_1d": (("NE",), ("SE",), ("SW",), ("NW",)),
    "arrow_2": (("E", "W"), ("N", "S")),
    "arrow_2d": (("NE", "SW"), ("NW", "SE")),
    "arrow_3": (("NW", "E", "S"), ("NE", "S", "W"), ("SE", "W", "N"), ("SW", "N", "E")),
    "arrow_4": (("N", "E", "S", "W"),),
    "arrow_4d": (("NE", "SE", "SW", "NW"),),
}
"""The exits of arrows in each turn, copied from the table of shapes."""

LONG_AND_SHORT = ((1, 2), (2, 1))

Step = tuple[int, int] | str
Way = tuple[Cell, Step]


@dataclass(frozen=True)
class Board:
    """Tiles by cell as ``(kind, turn)``, all cells of land; ships by crew; the water there is.

    Attributes:
        tiles: See above.
        enemies: Cells with an enemy pirate.
        ships: See above.
        sea: See above.
        safe: Cells with an enemy who cannot be beaten there.
        harmless: Cells on which the mover beats nobody.
    """

    tiles: dict[Cell, tuple[str, int]]
    enemies: frozenset[Cell]
    ships: dict[str, Cell]
    sea: frozenset[Cell]
    safe: frozenset[Cell] = frozenset()
    harmless: frozenset[Cell] = frozenset()


@dataclass(frozen=True)
class Ending:
    """How a move ends.

    Attributes:
        choices: The cells chosen, where there was more than one way, and the dice.
        where: A cell, ``dead``, or ``unknown`` where a closed tile was reached.
        coin: Where the coin is: a cell, ``lost``, ``scored``, or None without one.
        beaten: Cells whose enemies were sent home.
    """

    choices: tuple[Choice, ...]
    where: Cell | str
    coin: Cell | str | None
    beaten: frozenset[Cell]


@dataclass(frozen=True)
class Walk:
    """The mover on its way.

    Attributes:
        CLOSED_TO_COINS: Kinds into which nothing can be carried.
        REFUGES: Kinds an enemy keeps closed.
        TRUCES: Kinds on which nobody is attacked.
        JUMPS: The kind with a knight's jump.
        DROWNED: Where a coin is whose carrier dies at an enemy ship or the cannibal, None for where the move began.
    """

    CLOSED_TO_COINS: ClassVar[tuple[str, ...]]
    REFUGES: ClassVar[tuple[str, ...]]
    TRUCES: ClassVar[tuple[str, ...]]
    JUMPS: ClassVar[str]
    DROWNED: ClassVar[str | None]

    board: Board
    start: Cell
    loaded: bool
    cell: Cell
    before: Cell
    step: Step
    choices: tuple[Choice, ...] = ()
    used: frozenset[tuple[Cell, Cell]] = field(default=frozenset())
    forced: frozenset[tuple[Cell, object]] = field(default=frozenset())
    beaten: frozenset[Cell] = field(default=frozenset())
    visits: tuple[Cell, ...] = ()

    def possible(self, to: Cell) -> bool:
        """Section 7, for a pirate with no residents about."""
        board = self.board
        if to in board.sea:
            return True
        if to not in board.tiles:
            return False
        kind, _ = board.tiles[to]
        if self.loaded and kind in self.CLOSED_TO_COINS:
            return False
        held = to in board.enemies and to not in self.beaten
        if held and kind in self.REFUGES:
            return False
        if not held or kind in self.TRUCES:
            return True
        return not (self.loaded or to in board.safe or to in board.harmless)

    def stepped(self, name: str) -> Way:
        """Where a step in a direction leads."""
        return (self.cell[0] + COMPASS[name][0], self.cell[1] + COMPASS[name][1]), COMPASS[name]

    def end(self, where: Cell | str, coin: Cell | str) -> Ending:
        return Ending(self.choices, where, coin if self.loaded else None, self.beaten)

    def dies(self) -> Ending:
        return self.end("dead", self.start)

    def go(self, to: Cell, step: Step, **more: object) -> Iterator[Ending]:
        """The mover comes to a cell that is possible."""
        yield from self.with_(cell=to, before=self.cell, step=step, **more).arrive()

    def with_(self, **more: object) -> Walk:
        """The same mover, some things about it changed."""
        return type(self)(**{**self.__dict__, **more})

    def force(self, to: Cell, step: Step) -> Iterator[Ending]:
        """A forced continuation: loops and impossible steps kill."""
        mark = (self.cell, self.step)
        if mark in self.forced or not self.possible(to):
            yield self.dies()
        else:
            yield from self.go(to, step, forced=self.forced | {mark})

    def choose(self, ways: Sequence[Way]) -> Iterator[Ending]:
        """Only possible branches not yet taken from here; one left is taken, none left kills."""
        free = [(to, step) for to, step in ways if (self.cell, to) not in self.used and self.possible(to)]
        if not free:
            yield self.dies()
        for to, step in free:
            asked = self.choices + ((to,) if len(free) > 1 else ())
            yield from self.go(to, step, choices=asked, used=self.used | {(self.cell, to)}, forced=frozenset())

    def arrive(self) -> Iterator[Ending]:
        board, cell = self.board, self.cell
        if cell in board.sea:
            yield self.splash()
            return
        kind, turn = board.tiles[cell]
        if kind == "closed":
            yield self.end("unknown", "unknown")
            return
        if cell in board.enemies and kind not in (*self.TRUCES, "cannibal"):
            yield from self.with_(beaten=self.beaten | {cell}).act(kind, turn)
        else:
            yield from self.act(kind, turn)

    def splash(self) -> Ending:
        if self.cell == self.board.ships["N"]:
            return self.end(self.cell, "scored")
        if self.cell in self.board.ships.values():
            return self.end("dead", self.DROWNED or self.start)
        return self.end(self.cell, "lost")

    def act(self, kind: str, turn: int) -> Iterator[Ending]:
        if kind in SHAPES:
            ways = [self.stepped(name) for name in SHAPES[kind][turn]]
            if len(ways) == 1:
                yield from self.force(*ways[0])
            else:
                yield from self.choose(ways)
        elif kind == self.JUMPS or (kind == "ice" and self.step == "jump"):
            yield from self.choose(self.jumps())
        elif kind == "ice" and isinstance(self.step, tuple):
            yield from self.force(*self.stepped(next(name for name, step in COMPASS.items() if step == self.step)))
        elif kind == "crocodile":
            back = (-self.step[0], -self.step[1]) if isinstance(self.step, tuple) else self.step
            yield from self.force(self.before, back)
        elif kind == "cannibal":
            yield self.end("dead", self.DROWNED or self.start)
        elif kind == "balloon":
            yield from self.go(self.board.ships["N"], "balloon")
        else:
            yield from self.act_of_its_own(kind, turn)

    def act_of_its_own(self, kind: str, turn: int) -> Iterator[Ending]:
        """What only this game has; on all other tiles the mover stands."""
        yield self.end(self.cell, self.cell)

    def jumps(self) -> list[Way]:
        x, y = self.cell
        cells = {(x + a * dx, y + b * dy) for dx, dy in LONG_AND_SHORT for a in (1, -1) for b in (1, -1)}
        return [(to, "jump") for to in sorted(cells)]


def endings(kind: type[Walk], board: Board, start: Cell, to: Cell, *, loaded: bool) -> Iterator[Ending] | None:
    """Every way a step can end, None where it cannot be made."""
    walk = kind(board, start, loaded, start, start, "nothing")
    if to in board.sea or not walk.possible(to):
        return None
    return walk.go(to, (to[0] - start[0], to[1] - start[1]))
