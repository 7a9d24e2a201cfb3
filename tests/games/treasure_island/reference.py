"""Chains of forced movement, slow and literal: written from the rules sheet, sharing nothing with the game.

One pirate of N moves, with a coin or without, over tiles of which some are closed. Cells are ``(x, y)``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

Cell = tuple[int, int]

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


@dataclass(frozen=True)
class Board:
    """Tiles by cell as ``(kind, turn)``, all cells of land; cells with an enemy pirate; ships by crew."""

    tiles: dict[Cell, tuple[str, int]]
    enemies: frozenset[Cell]
    ships: dict[str, Cell]
    sea: frozenset[Cell]


@dataclass(frozen=True)
class Ending:
    """How a move ends.

    Attributes:
        choices: The cells chosen, where there was more than one way.
        where: A cell, ``dead``, or ``unknown`` where a closed tile was reached.
        coin: Where the coin is: a cell, ``lost``, ``scored``, or None without one.
        beaten: Cells whose enemies were sent home.
    """

    choices: tuple[Cell, ...]
    where: Cell | str
    coin: Cell | str | None
    beaten: frozenset[Cell]


@dataclass(frozen=True)
class Walk:
    """The mover on its way."""

    board: Board
    start: Cell
    loaded: bool
    cell: Cell
    before: Cell
    step: tuple[int, int] | str
    choices: tuple[Cell, ...] = ()
    used: frozenset[tuple[Cell, Cell]] = field(default=frozenset())
    forced: frozenset[tuple[Cell, object]] = field(default=frozenset())
    beaten: frozenset[Cell] = field(default=frozenset())

    def possible(self, to: Cell) -> bool:
        """Section 7, for a pirate with no residents about."""
        board = self.board
        if to in board.sea:
            return True
        if to not in board.tiles:
            return False
        kind, _ = board.tiles[to]
        if self.loaded and kind in ("closed", "fort", "dense_jungle"):
            return False
        held = to in board.enemies and to not in self.beaten
        if held and kind == "fort":
            return False
        return not (held and self.loaded and kind != "dense_jungle")

    def end(self, where: Cell | str, coin: Cell | str) -> Ending:
        return Ending(self.choices, where, coin if self.loaded else None, self.beaten)

    def dies(self) -> Ending:
        return self.end("dead", self.start)

    def go(self, to: Cell, step: tuple[int, int] | str, **more: object) -> Iterator[Ending]:
        """The mover comes to a cell that is possible."""
        values = {**self.__dict__, "cell": to, "before": self.cell, "step": step, **more}
        yield from Walk(**values).arrive()

    def force(self, to: Cell, step: tuple[int, int] | str) -> Iterator[Ending]:
        """A forced continuation: loops and impossible steps kill."""
        mark = (self.cell, self.step)
        if mark in self.forced or not self.possible(to):
            yield self.dies()
        else:
            yield from self.go(to, step, forced=self.forced | {mark})

    def choose(self, ways: Sequence[tuple[Cell, tuple[int, int] | str]]) -> Iterator[Ending]:
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
        if cell in board.enemies and kind not in ("dense_jungle", "cannibal"):
            yield from Walk(**{**self.__dict__, "beaten": self.beaten | {cell}}).act(kind, turn)
        else:
            yield from self.act(kind, turn)

    def splash(self) -> Ending:
        if self.cell == self.board.ships["N"]:
            return self.end(self.cell, "scored")
        if self.cell in self.board.ships.values():
            return self.end("dead", "lost")
        return self.end(self.cell, "lost")

    def act(self, kind: str, turn: int) -> Iterator[Ending]:
        x, y = self.cell
        if kind in SHAPES:
            ways = [((x + COMPASS[name][0], y + COMPASS[name][1]), COMPASS[name]) for name in SHAPES[kind][turn]]
            if len(ways) == 1:
                yield from self.force(*ways[0])
            else:
                yield from self.choose(ways)
        elif kind == "knight" or (kind == "ice" and self.step == "jump"):
            yield from self.choose(self.jumps())
        elif kind == "ice":
            assert isinstance(self.step, tuple)
            yield from self.force((x + self.step[0], y + self.step[1]), self.step)
        elif kind == "crocodile":
            back = (-self.step[0], -self.step[1]) if isinstance(self.step, tuple) else self.step
            yield from self.force(self.before, back)
        elif kind == "cannibal":
            yield self.end("dead", "lost")
        elif kind == "balloon":
            yield from self.go(self.board.ships["N"], "balloon")
        elif kind == "cannon":
            dx, dy = COMPASS["NESW"[turn]]
            while (x, y) not in self.board.sea:
                x, y = x + dx, y + dy
            yield from self.force((x, y), "shot")
        else:
            yield self.end(self.cell, self.cell)

    def jumps(self) -> list[tuple[Cell, tuple[int, int] | str]]:
        x, y = self.cell
        cells = {(x + a * dx, y + b * dy) for dx, dy in LONG_AND_SHORT for a in (1, -1) for b in (1, -1)}
        return [(to, "jump") for to in sorted(cells)]


def endings(board: Board, start: Cell, to: Cell, *, loaded: bool) -> Iterator[Ending] | None:
    """Every way a step can end, None where it cannot be made."""
    walk = Walk(board, start, loaded, start, start, "nothing")
    if to in board.sea or not walk.possible(to):
        return None
    return walk.go(to, (to[0] - start[0], to[1] - start[1]))
