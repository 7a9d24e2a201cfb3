"""What happens in Vulture Valley."""

# ruff: noqa: D102 - `say` means the same in every event
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from tabletop_tui.rules import Event
from tabletop_tui.rules.words import people

from .phrases import Decided, best, dice, the


@dataclass(frozen=True, slots=True, kw_only=True)
class ValleyCardTurned(Event):
    """Set-up: this animal starts in Vulture Valley (ruling `J1`)."""

    card: int

    def say(self, names: Sequence[str]) -> str:
        return f"{the(self.card).capitalize()} waits in Vulture Valley."


@dataclass(frozen=True, slots=True, kw_only=True)
class SentToValley(Event):
    """No thrown die fitted, so ``count`` of them went to Vulture Valley (rulings `J14`, `J15`)."""

    seat: int
    count: int

    def say(self, names: Sequence[str]) -> str:
        return f"Nothing fits: {names[self.seat]} sends {dice(self.count)} to Vulture Valley."


@dataclass(frozen=True, slots=True, kw_only=True)
class ValleyOpened(Event):
    """Two or more seats have dice in Vulture Valley and throw them (ruling `J38`).

    Attributes:
        card: The card there, None when there is none.
        visitors: The visitors, in turn order.
        dice: How many dice each of them throws.
    """

    card: int | None
    visitors: tuple[int, ...]
    dice: tuple[int, ...]

    def say(self, names: Sequence[str]) -> str:
        stake = "a place to hide" if self.card is None else the(self.card)
        return f"In Vulture Valley {people(self.visitors, names)} throw for {stake}."


@dataclass(frozen=True, slots=True, kw_only=True)
class ValleyTaken(Event):
    """The only visitor, or the best of several, takes the card in the Valley; ``decided`` says how it was the best."""

    seat: int
    card: int
    alone: bool
    decided: Decided | None = None

    def say(self, names: Sequence[str]) -> str:
        if self.alone:
            return f"{names[self.seat]}, alone in Vulture Valley, takes {the(self.card)} there."
        return f"{names[self.seat]} {best(self.decided)} takes {the(self.card)} from Vulture Valley."


@dataclass(frozen=True, slots=True, kw_only=True)
class ValleyLost(Event):
    """A seat lays the top card of its stack into the Valley, which shows everybody what lay on top.

    Attributes:
        seat: Who.
        card: The card.
        alone: Whether nobody else was there, and no card.
        decided: What made its throw the worst; None without a throw, or where that was settled before others tied.
    """

    reveals: ClassVar[bool] = True

    seat: int
    card: int
    alone: bool
    decided: Decided | None = None

    def say(self, names: Sequence[str]) -> str:
        how = {
            "total": " throws lowest and loses",
            "dice": " has as little with more dice and loses",
            None: ", alone in an empty Vulture Valley, loses" if self.alone else " has the worst throw and loses",
        }[self.decided]
        return f"{names[self.seat]}{how} {the(self.card)} to the vultures."


@dataclass(frozen=True, slots=True, kw_only=True)
class ValleyEscaped(Event):
    """A seat gets away without gain or loss.

    Attributes:
        seat: Who.
        why: ``best`` of several where no card lay, or ``bare``: it should lay a card and has none (ruling `J41`).
    """

    seat: int
    why: Literal["best", "bare"]

    def say(self, names: Sequence[str]) -> str:
        if self.why == "best":
            return f"{names[self.seat]} has the best throw and slips out of Vulture Valley unharmed."
        return f"{names[self.seat]} should feed the vultures, but has no animal."
