"""What happens in Black Jacky, for the log and the animations.

Events of one round come in this order: `RoundBegan`, `Guessed`, `HandDealt`, `CardTurned`; for every turn `Laid` with
what its trick does, then `CardDrawn`, `Swapped` or `Knocked`; then `Reckoned`, `HeartLost` with `Out`, `GuessJudged`,
and `GivenUp` or `GameOver`. An event whose card is `HIDDEN` is what those are told who may not know the
face; `HandDealt` is told to its cat alone.
"""

# ruff: noqa: D102 - `say` means the same in every event
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from tabletop_tui.rules import Event
from tabletop_tui.rules.words import listed, people

from .cards import HIDDEN
from .view import Why


@dataclass(frozen=True, slots=True, kw_only=True)
class StarterDrawn(Event):
    """Set-up: who starts the first round (ruling `B8`); not told when the options name that seat."""

    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"The draw says {names[self.seat]} has the thickest fur and goes first."


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """A round begins; ``round`` counts from 1, ``dealer`` is for show (ruling `B7`)."""

    round: int
    starter: int
    dealer: int

    def say(self, names: Sequence[str]) -> str:
        return f"Round {self.round}: {names[self.starter]} starts, {names[self.dealer]} deals."


@dataclass(frozen=True, slots=True, kw_only=True)
class Guessed(Event):
    """A wanted cat named who will lose a heart (ruling `B36`)."""

    seat: int
    target: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} is wanted and says: {names[self.target]} will lose a heart."


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDealt(Event):
    """A cat was dealt its hand, ``cards`` ascending; no news to others, who see every cat get two."""

    seat: int
    cards: tuple[int, ...]

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} is dealt {listed(map(str, self.cards))}."


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTurned(Event):
    """The next card of the draw pile was turned up onto the discards; its own trick is not used (ruling `B53`).

    Attributes:
        card: Its face.
        seat: Who laid a 7 for it; -1 for the first discard of a round.
    """

    card: int
    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"The first discard is {_a(self.card)}." if self.seat < 0 else f"{_a(self.card).capitalize()} turns up."


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid(Event):
    """A cat laid a card to use its trick; what it does is told by further events.

    Attributes:
        seat: Who laid it.
        card: The card; a 5 is turned at once, an 8 counts 8.1, a 1 ends the round after this turn.
        expired: Whether the trick could do nothing, so that the card just lies there (ruling `B2`).
    """

    seat: int
    card: int
    expired: bool

    def say(self, names: Sequence[str]) -> str:
        who = f"{names[self.seat]} lays {_a(self.card)}"
        if self.expired:
            return f"{who}; its trick can do nothing now."
        match self.card:
            case 1:
                return f"{who}: the Reckoning follows this turn."
            case 5:
                return f"{who} and turns it: it counts nothing."
            case 8:
                return f"{who}: there it counts 8.1."
        return f"{who}."


@dataclass(frozen=True, slots=True, kw_only=True)
class KnocksErased(Event):
    """A 2 made these cats active again; nobody has knocked any more (rulings `B11` to `B13`)."""

    erased: tuple[int, ...]

    def say(self, names: Sequence[str]) -> str:
        knocks, are = ("knock", "is") if len(self.erased) == 1 else ("knocks", "are")
        return f"The {knocks} of {people(self.erased, names)} {are} erased."


@dataclass(frozen=True, slots=True, kw_only=True)
class CatsNamed(Event):
    """A 3: these two give each other a card (ruling `B17`), the one asked first in front."""

    seat: int
    pair: tuple[int, int]

    def say(self, names: Sequence[str]) -> str:
        who = people(self.pair, names)
        if self.seat in self.pair:
            return f"{who} give each other a card."
        return f"{names[self.seat]} has {who} give each other a card."


@dataclass(frozen=True, slots=True, kw_only=True)
class GiftChosen(Event):
    """The first of the two has chosen its card, which nobody sees before the other has chosen too (ruling `B18`)."""

    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} has chosen a card to give."


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchanged(Event):
    """Two cats gave each other a card, face down: only these two know the cards.

    Attributes:
        pair: The two cats.
        cards: What each of them gave, in that order.
    """

    reveals: ClassVar[bool] = True

    pair: tuple[int, int]
    cards: tuple[int, int]

    def say(self, names: Sequence[str]) -> str:
        first, second = (names[seat] for seat in self.pair)
        if HIDDEN in self.cards:
            return f"{first} and {second} have exchanged a card."
        return f"{first} gives {second} {_a(self.cards[0])} and gets {_a(self.cards[1])}."


@dataclass(frozen=True, slots=True, kw_only=True)
class PlusPlaced(Event):
    """A 6: the +1 card was placed, moved or left (rulings `B22`, `B23`).

    Attributes:
        seat: Who laid the 6.
        target: Who has the card now.
        before: Who had it before; -1 when it lay in the box.
    """

    seat: int
    target: int
    before: int

    def say(self, names: Sequence[str]) -> str:
        if self.target == self.before:
            return f"{names[self.seat]} leaves the +1 card with {names[self.target]}."
        come = f"from {names[self.before]} " if self.before >= 0 else ""
        return f"The +1 card goes {come}to {names[self.target]}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Reshuffled(Event):
    """The draw pile was empty: all discards but the top one, ``count`` cards, are the new pile (ruling `B20`)."""

    count: int

    def say(self, names: Sequence[str]) -> str:
        what = "one discard is" if self.count == 1 else f"{self.count} discards are shuffled as"
        return f"The pile is empty: {what} the new one."


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDrawn(Event):
    """A cat took a card from the draw pile into its hand; only that cat sees the face.

    Attributes:
        seat: Who took it.
        card: Its face.
        why: `Why.DRAW`, or `Why.FOUR` when a 4 made it draw.
    """

    seat: int
    card: int
    why: Why

    def say(self, names: Sequence[str]) -> str:
        what = "a card" if self.card == HIDDEN else _a(self.card)
        return f"{names[self.seat]} {'must draw' if self.why is Why.FOUR else 'draws'} {what}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Swapped(Event):
    """A cat swapped a card (rulings `B5`, `B6`).

    Attributes:
        seat: Who swapped.
        given: What it gave, the top discard now.
        taken: What it took; from the draw pile only that cat sees it.
        source: Which pile it took from.
    """

    seat: int
    given: int
    taken: int
    source: Literal["discard", "pile"]

    def say(self, names: Sequence[str]) -> str:
        if self.source == "discard":
            return f"{names[self.seat]} gives {_a(self.given)} for the {self.taken} on the discards."
        what = "a card" if self.taken == HIDDEN else _a(self.taken)
        return f"{names[self.seat]} gives {_a(self.given)} and takes {what} from the pile."


@dataclass(frozen=True, slots=True, kw_only=True)
class Knocked(Event):
    """A cat knocked.

    Attributes:
        seat: Who knocked.
        first: Whether it is the first knock, after which everybody else has one more turn (ruling `B9`).
        ending: Whether a 1 was laid in this turn, so that nobody has another (ruling `B15`).
    """

    seat: int
    first: bool
    ending: bool

    def say(self, names: Sequence[str]) -> str:
        if self.ending:
            return f"{names[self.seat]} knocks."
        return f"{names[self.seat]} knocks" + (": one more turn for everybody else." if self.first else " too.")


def _a(card: int) -> str:
    return f"an {card}" if card == 8 else f"a {card}"
