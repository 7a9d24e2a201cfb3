"""What happens in Jackal & High, for the log and the animations.

Events of one round come in this order: `RoundBegan`, `RowLaid`; for every turn `Thrown`, `Placed` or `SentToValley`,
`TurnEnded`; then `Missed`, contests, `CardTaken`, `LuckySwept`, `Stacked`, and what happens in the Valley.
"""

# ruff: noqa: D102 - `say` means the same in every event
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tabletop_tui.rules import Event
from tabletop_tui.rules.words import listed, people

from .cards import LUCKY
from .phrases import Decided, best, dice, the, with_takes


@dataclass(frozen=True, slots=True, kw_only=True)
class StarterDrawn(Event):
    """Set-up: who starts the first round (ruling `J2`); not told when the options name that seat."""

    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"The draw says {names[self.seat]} goes first."


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """A round is about to be laid out; ``round`` counts from 1."""

    round: int
    starter: int

    def say(self, names: Sequence[str]) -> str:
        return f"Round {self.round}: {names[self.starter]} starts."


@dataclass(frozen=True, slots=True, kw_only=True)
class RowLaid(Event):
    """The row is complete.

    Attributes:
        drawn: Cards that came from the deck, in the order drawn.
        row: Every position as ``(card on top, Take 2 cards under it)``, left to right.
        fresh: How many positions, the rightmost ones, are new.
        removed: Surplus Lucky 8 cards that left the game (ruling `J5`).
    """

    drawn: tuple[int, ...]
    row: tuple[tuple[int, int], ...]
    fresh: int
    removed: int

    def say(self, names: Sequence[str]) -> str:
        new = self.row[len(self.row) - self.fresh :]
        cards = [with_takes("Lucky 8" if card == LUCKY else str(card), takes) for card, takes in new]
        gone = {0: "", 1: " A second Lucky 8 leaves the game."}.get(
            self.removed, f" {self.removed} more Lucky 8 cards leave the game."
        )
        return (f"New in the row: {listed(cards)}." if cards else "The row stays as it is.") + gone


@dataclass(frozen=True, slots=True, kw_only=True)
class Thrown(Event):
    """A seat threw dice.

    Attributes:
        seat: Who threw.
        dice: The values, ascending.
        occasion: A turn's roll, a contest for a card of the row, or Vulture Valley.
        attempt: From 1: which throw of a lone die, or how often this contest has been thrown.
    """

    seat: int
    dice: tuple[int, ...]
    occasion: Literal["roll", "contest", "valley"]
    attempt: int

    def say(self, names: Sequence[str]) -> str:
        again = " again" if self.attempt > 1 else ""
        total = f", {sum(self.dice)} in all" if self.occasion != "roll" and len(self.dice) > 1 else ""
        return f"{names[self.seat]} throws{again}: {listed(map(str, self.dice))}{total}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed(Event):
    """A die was put on a card.

    Attributes:
        seat: Who did.
        die: What it shows.
        card: Where it lies now.
        position: That card's place in the row, from 0.
        total: What the seat has there now.
        nth: Which of several equal cards of the row it is, from 1; 0 where there is only one.
    """

    seat: int
    die: int
    card: int
    position: int
    total: int
    nth: int = 0

    def say(self, names: Sequence[str]) -> str:
        missing = self.card - self.total
        result = "exact!" if missing == 0 else f"needs {missing} more."
        return f"{names[self.seat]} puts the {self.die} on {the(self.card, self.nth)}: {result}"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(Event):
    """A turn ended with ``hand`` dice, at least one, kept for the next roll; not told of a seat that has placed all."""

    seat: int
    hand: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} keeps {dice(self.hand)} for the next roll."


@dataclass(frozen=True, slots=True, kw_only=True)
class Missed(Event):
    """A group of dice was not exact and moves to Vulture Valley (ruling `J24`).

    Attributes:
        seat: Whose dice.
        card: The card they lay on.
        position: Its place in the row, from 0.
        dice: Their values, ascending.
        nth: Which of several equal cards of the row it is, from 1; 0 where there is only one.
    """

    seat: int
    card: int
    position: int
    dice: tuple[int, ...]
    nth: int = 0

    def say(self, names: Sequence[str]) -> str:
        went = "that die goes" if len(self.dice) == 1 else "those dice go"
        return f"{names[self.seat]} has only {sum(self.dice)} on {the(self.card, self.nth)}: {went} to Vulture Valley."


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestOpened(Event):
    """Several seats are exact on one card and throw for it; ``dice`` says how many each of the ``rivals`` throws."""

    card: int
    takes: int
    position: int
    rivals: tuple[int, ...]
    dice: tuple[int, ...]

    def say(self, names: Sequence[str]) -> str:
        return f"{people(self.rivals, names)} fight over {with_takes(the(self.card), self.takes, 'with')}."


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestTied(Event):
    """Several seats are equal in total and in dice and throw again (rulings `J27`, `J39`).

    Attributes:
        rivals: Who throws again.
        card: The card contested; in the Valley the one lying there, None when there is none.
        position: Its place in the row, -1 in the Valley.
        end: What they throw again for: the ``best`` place, the ``worst`` one (Valley only), or ``both`` (ruling `J54`).
    """

    rivals: tuple[int, ...]
    card: int | None
    position: int
    end: Literal["best", "worst", "both"]

    def say(self, names: Sequence[str]) -> str:
        who = people(self.rivals, names)
        if self.position < 0 and self.end != "both":
            return f"{who} tie for {self.end} and throw again."
        return f"{who} tie and throw again."


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTaken(Event):
    """A seat takes a card of the row and the Take 2 cards under it.

    A Lucky 8 leaves the game when it is taken; `LuckySwept` then tells what it brings.

    Attributes:
        seat: Who.
        card: Which card.
        takes: Take 2 cards under it.
        position: Its place in the row, from 0.
        by: As the only seat that is exact there, or in a contest.
        decided: What decided that contest; None without one.
    """

    seat: int
    card: int
    takes: int
    position: int
    by: Literal["alone", "contest"]
    decided: Decided | None = None

    def say(self, names: Sequence[str]) -> str:
        card = with_takes(the(self.card), self.takes, "with")
        if self.by == "alone":
            return f"{names[self.seat]} alone is exact and takes {card}."
        return f"{names[self.seat]} {best(self.decided)} wins {card}."


@dataclass(frozen=True, slots=True, kw_only=True)
class LuckySwept(Event):
    """The winner of the Lucky 8 takes every unmatched card of the row (ruling `J31`).

    Attributes:
        seat: Who sweeps.
        cards: The animal cards, in row order; may be empty.
        positions: Where they lay, from 0.
        takes: Take 2 cards under them; those under the Lucky 8 itself are in its `CardTaken`.
    """

    seat: int
    cards: tuple[int, ...]
    positions: tuple[int, ...]
    takes: int

    def say(self, names: Sequence[str]) -> str:
        if not self.cards:
            return f"The Lucky 8 leaves the game and finds nothing left for {names[self.seat]}."
        cards = with_takes(listed(map(the, self.cards)), self.takes, "with")
        return f"The Lucky 8 leaves the game and brings {names[self.seat]} {cards}."


@dataclass(frozen=True, slots=True, kw_only=True)
class StackedUnseen(Event):
    """What others learn of `Stacked`: so many cards went on the stack, in an order of the owner's."""

    seat: int
    count: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} stacks {self.count} new cards, face down."


@dataclass(frozen=True, slots=True, kw_only=True)
class Stacked(Event):
    """A seat put several new cards on its stack, ``cards`` bottom first (ruling `J34`); the order is its secret."""

    seat: int
    cards: tuple[int, ...]

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} stacks, bottom to top: {', '.join(map(str, self.cards))}."


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOver(Event):
    """The game has ended; ``reason`` is the sentence of the outcome."""

    reason: str

    def say(self, names: Sequence[str]) -> str:
        return self.reason
