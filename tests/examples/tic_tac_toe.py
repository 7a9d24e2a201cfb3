"""Tic-tac-toe: the smallest game under the contract, and the one its speed is measured by.

A move is a square from 0 to 8, left to right and top to bottom. Each seat's marks are one bitboard; everything that
can be known of a bitboard beforehand (the free squares, whether three stand in a row) is looked up in a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from pydantic import BaseModel, ConfigDict

from tabletop_tui.rules import NOBODY, Box, Event, Game, IllegalMove, Nature, Outcome, State, Tell, UnknownMove

FULL: Final = 0b111_111_111
"""The bitboard of all nine squares."""

NAMES: Final = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
"""What the squares are called: column and row, the first row on top."""

LINES: Final = (0b111, 0b111_000, 0b111_000_000, 0b1_001_001, 0b10_010_010, 0b100_100_100, 0b100_010_001, 0b1_010_100)
"""The eight ways to stand three in a row."""

WINS: Final = tuple(any(marks & line == line for line in LINES) for marks in range(FULL + 1))
"""Whether a bitboard holds three in a row."""

FREE: Final = tuple(tuple(square for square in range(9) if not taken >> square & 1) for taken in range(FULL + 1))
"""The free squares beside a bitboard of taken ones."""

BIT: Final = tuple(1 << square for square in range(9))
"""The bitboard of one square."""


class Options(BaseModel):
    """There is nothing to choose."""

    model_config = ConfigDict(extra="forbid", frozen=True)


@dataclass(frozen=True, slots=True)
class View:
    """A position; there are no secrets, so everybody sees the same.

    Attributes:
        actor: Who is to mark a square, or NOBODY.
        board: Nine signs, ``X``, ``O`` or ``.``, row by row.
    """

    actor: int
    board: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked(Event):
    """A seat has marked a square."""

    seat: int
    square: int

    def say(self, names: Sequence[str]) -> str:
        """See `Event.say`."""
        return f"{names[self.seat]} takes {NAMES[self.square]}."


class TicTacToe(State[int, View]):
    """One position. The free squares and the actor are kept up to date by `play`, since they are asked at every ply."""

    __slots__ = ("_actor", "_free", "_own", "_rival")

    def __init__(self) -> None:
        self._own = 0  # the marks of the seat that is to move
        self._rival = 0
        self._free = FREE[0]
        self._actor = 0

    def actor(self) -> int:
        """See `State.actor`."""
        return self._actor

    def moves(self) -> Sequence[int]:
        """See `State.moves`."""
        return self._free

    def draw(self, nature: Nature) -> int:
        """Never asked: nothing in this game is left to chance."""
        raise NotImplementedError

    def play(self, move: int, tell: Tell | None = None) -> None:
        """See `State.play`."""
        if move not in self._free:
            raise IllegalMove("The game is over." if self._actor == NOBODY else "That square is not free.")
        seat = self._actor
        marks = self._own | BIT[move]
        self._own, self._rival = self._rival, marks
        if WINS[marks]:
            self._free, self._actor = (), NOBODY
        else:
            self._free = free = FREE[marks | self._own]
            self._actor = 1 - seat if free else NOBODY
        if tell is not None:
            tell(Marked(seat=seat, square=move))

    def copy(self) -> TicTacToe:
        """See `State.copy`."""
        new = TicTacToe.__new__(TicTacToe)
        new._own, new._rival, new._free, new._actor = self._own, self._rival, self._free, self._actor
        return new

    def view(self, seat: int | None) -> View:
        """See `State.view`."""
        crosses, noughts = self._marks()
        signs = ("X" if crosses & bit else "O" if noughts & bit else "." for bit in BIT)
        return View(self._actor, "".join(signs))

    def key(self, seat: int) -> tuple[int, int]:
        """See `State.key`; the bitboards say it all."""
        return self._own, self._rival

    def guess(self, seat: int, rng: Random) -> TicTacToe:
        """See `State.guess`; there is nothing to guess."""
        return self.copy()

    def outcome(self) -> Outcome | None:
        """See `State.outcome`."""
        if self._actor != NOBODY:
            return None
        if not WINS[self._rival]:
            return Outcome(((0, 1),), (0, 0), "The board is full.")
        crosses, _ = self._marks()
        winner = 0 if self._rival == crosses else 1
        return Outcome(((winner,), (1 - winner,)), (1 - winner, winner), "Three stand in a row.")

    def text(self, move: int) -> str:
        """See `State.text`."""
        return NAMES[move]

    def parse(self, text: str) -> int:
        """See `State.parse`."""
        if text not in NAMES:
            raise UnknownMove(f"“{text}” is no square: they are a1 to c3.")
        return NAMES.index(text)

    def _marks(self) -> tuple[int, int]:
        """The marks of seat 0 and of seat 1: the seat to move always has as many as its rival, or one fewer."""
        if self._own.bit_count() == self._rival.bit_count():
            return self._own, self._rival
        return self._rival, self._own


def start(options: Options, seats: int) -> TicTacToe:
    """The empty board."""
    return TicTacToe()


def bound(options: Options, seats: int) -> int:
    """There are nine squares."""
    return 9


GAME: Final = Game(
    box=Box(
        id="tic-tac-toe",
        name="Tic-tac-toe",
        blurb="three in a row",
        seats=(2, 2),
        minutes=1,
        opens="tests.examples.tic_tac_toe:GAME",
        table="",
        about="",
        art="",
    ),
    revision=1,
    options=Options,
    start=start,
    bound=bound,
)
