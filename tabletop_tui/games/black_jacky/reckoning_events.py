"""What happens when a round is reckoned up, and at the end of the game."""

# ruff: noqa: D102 - `say` means the same in every event
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tabletop_tui.rules import Event
from tabletop_tui.rules.words import people

from .cards import points
from .view import Reckoning


@dataclass(frozen=True, slots=True, kw_only=True)
class Reckoned(Event):
    """All hands are shown and counted (rulings `B28` to `B31`, `B51`)."""

    reveals: ClassVar[bool] = True

    reckoning: Reckoning

    def say(self, names: Sequence[str]) -> str:
        totals = self.reckoning.totals
        seats = [(self.reckoning.starter + after) % len(totals) for after in range(len(totals))]
        return (
            "The Reckoning: "
            + "; ".join(f"{names[seat]} {_sum(self.reckoning, seat)}" for seat in seats if totals[seat] >= 0)
            + "."
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class HeartLost(Event):
    """A cat gave up a heart.

    Attributes:
        seat: Whose heart.
        black: Whether it was the black one.
        left: How many hearts it has left.
        total: Its total, in tenths.
        too_much: Whether that was 21 or more; if not, it was the lowest.
    """

    seat: int
    black: bool
    left: int
    total: int
    too_much: bool

    def say(self, names: Sequence[str]) -> str:
        why = "has too much" if self.too_much else "has the lowest total"
        heart = "the black heart" if self.black else "a heart" if self.left else "the last red heart"
        left = f", {self.left} left" if self.left else ""
        return f"{names[self.seat]} {why} with {points(self.total)} and loses {heart}{left}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Out(Event):
    """A cat lost its last heart: it is wanted now (ruling `B32`), or out for good.

    Out for good is who lost a black heart (ruling `B40`), and everybody where nobody guesses any more.
    """

    seat: int
    eliminated: bool

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} is {'out for good' if self.eliminated else 'wanted from now on'}."


@dataclass(frozen=True, slots=True, kw_only=True)
class GuessJudged(Event):
    """A wanted cat's guess was right, and it is back with a black heart, or wrong (rulings `B37`, `B38`)."""

    seat: int
    target: int
    right: bool

    def say(self, names: Sequence[str]) -> str:
        who, target = names[self.seat], names[self.target]
        if self.right:
            return f"{who} named {target}, rightly: {who} is back in the saloon with a black heart."
        return f"{who} named {target}, wrongly, and stays wanted."


@dataclass(frozen=True, slots=True, kw_only=True)
class GivenUp(Event):
    """Only two cats are left in the saloon, so these wanted ones are out for good (ruling `B35`)."""

    gone: tuple[int, ...]

    def say(self, names: Sequence[str]) -> str:
        are = "is" if len(self.gone) == 1 else "are"
        return f"Two cats are left for the showdown: {people(self.gone, names)} {are} out for good."


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOver(Event):
    """The game has ended; ``reason`` is the sentence of the outcome."""

    reason: str

    def say(self, names: Sequence[str]) -> str:
        return self.reason


def _sum(reckoning: Reckoning, seat: int) -> str:
    """A cat's cards as a sum, for instance ``7 + 5 + 8.1 = 20.1``."""
    laid = ("8.1" if card == 8 else "0" if card == 5 else str(card) for card in reckoning.laid[seat])
    parts = [*map(str, reckoning.hands[seat]), *laid, *(["1"] if reckoning.plus == seat else [])]
    total = points(reckoning.totals[seat])
    return f"{' + '.join(parts)} = {total}" if len(parts) > 1 else total
