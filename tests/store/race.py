"""A small game for tests of what keeps and runs games: dice in the open, hidden stakes, as long as one likes.

Every turn a die is thrown; the seat on turn takes it, passes, or hides a stake that counts only at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from tabletop_tui.rules import CHANCE, NOBODY, Game, IllegalMove, Nature, Outcome, State, Tell, parse_among

from .race_box import BOX

Move = tuple[str, int]


class Options(BaseModel):
    """How long the race is."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    turns: int = Field(default=12, ge=1, le=5000)
    pace: Literal["slow", "fast"] = "slow"
    double: bool = False


class Race(State[Move, tuple[int, ...]]):
    """A position of the race."""

    __slots__ = ("die", "options", "seats", "stakes", "totals", "turn")

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.turn = 0
        self.die = 0
        self.totals = [0] * seats
        self.stakes = [0] * seats

    def actor(self) -> int:
        if self.turn == self.options.turns:
            return NOBODY
        return self.turn % self.seats if self.die else CHANCE

    def moves(self) -> Sequence[Move]:
        if self.actor() < 0:
            return ()
        return (("take", self.die), ("pass", 0), ("hide", 1), ("hide", 2))

    def draw(self, nature: Nature) -> Move:
        return ("throw", nature.pick(6, "die", self.turn) + 1)

    def play(self, move: Move, tell: Tell | None = None) -> None:
        verb, number = move
        if self.actor() == CHANCE:
            if verb != "throw" or not 1 <= number <= 6:
                raise IllegalMove("The die has to be thrown.")
            self.die = number
            return
        if move not in self.moves():
            raise IllegalMove("That is not possible here.")
        seat = self.turn % self.seats
        self.totals[seat] += number if verb == "take" else 0
        self.stakes[seat] += number if verb == "hide" else 0
        self.die = 0
        self.turn += 1

    def copy(self) -> Race:
        other = Race.__new__(Race)
        other.options, other.seats, other.turn, other.die = self.options, self.seats, self.turn, self.die
        other.totals, other.stakes = self.totals[:], self.stakes[:]
        return other

    def view(self, seat: int | None) -> tuple[int, ...]:
        return (self.turn, self.die, *self.totals, -1 if seat is None else self.stakes[seat])

    def guess(self, seat: int, rng: Random) -> Race:
        other = self.copy()
        other.stakes = [self.stakes[seat] if at == seat else rng.randrange(3) for at in range(self.seats)]
        return other

    def outcome(self) -> Outcome | None:
        if self.actor() != NOBODY:
            return None
        scores = tuple(total + stake for total, stake in zip(self.totals, self.stakes, strict=True))
        ranks = sorted(set(scores), reverse=True)
        ranking = tuple(tuple(seat for seat, score in enumerate(scores) if score == rank) for rank in ranks)
        return Outcome(ranking, scores, "The race is run.", "steps")

    def text(self, move: Move) -> str:
        return " ".join(str(part) for part in move)

    def parse(self, text: str) -> Move:
        if self.actor() == CHANCE:
            verb, _, number = text.partition(" ")
            return (verb, int(number))
        return parse_among(self, text)

    def redact(self, move: Move, seat: int | None) -> str:
        return "hide ?" if move[0] == "hide" else self.text(move)


GAME = Game(
    box=BOX,
    revision=2,
    options=Options,
    start=Race,
    bound=lambda options, seats: int(options.turns),
)
