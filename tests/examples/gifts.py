"""Gifts: a game of hidden hands, with decisions by players who are not on turn.

Cards 1, 2, 3 … are dealt face down; three of them lie unseen in the middle. The seat on turn names two seats that
still hold cards, itself perhaps among them. Each of the two, unseen by the others, chooses a card of its hand; then the
two cards change places and lie face down before their new owners for the rest of the game. So a gift is known to its
giver and to its receiver, and nobody forgets anything. When everybody has had its turns, or fewer than two seats hold
cards, all cards are shown, and the highest total wins.

| move | text | who |
|---|---|---|
| ``(DEAL, *cards)`` | ``deal 4 1 7 …`` | chance: the shuffled deck, dealt hand by hand |
| ``(NAME, a, b)`` | ``name A C`` | the seat on turn: who gives each other a card |
| ``(GIVE, card)`` | ``give 4`` | each of the two, secretly |
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import ClassVar, Final

from pydantic import BaseModel, ConfigDict, Field

from tabletop_tui.rules import (
    CHANCE,
    NOBODY,
    Box,
    Event,
    Game,
    IllegalMove,
    Nature,
    Outcome,
    State,
    Tell,
    UnknownMove,
    parse_among,
)

DEAL: Final = 0
NAME: Final = 1
GIVE: Final = 2

MIDDLE: Final = 3
"""How many cards are dealt to nobody."""

HIDDEN: Final = 0
"""A card whose face the viewer does not know."""

Move = tuple[int, ...]
"""A verb and its arguments."""


class Options(BaseModel):
    """What the table agrees on.

    Attributes:
        hand: How many cards everybody is dealt.
        turns: How many turns everybody has.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    hand: int = Field(default=3, ge=1, le=4)
    turns: int = Field(default=1, ge=1, le=3)


@dataclass(frozen=True, slots=True)
class Gift:
    """A card that has changed hands.

    Attributes:
        giver: The seat that gave it.
        receiver: The seat it lies before.
        card: Its face, or HIDDEN.
    """

    giver: int
    receiver: int
    card: int


@dataclass(frozen=True, slots=True)
class View:
    """One position as one seat, or an onlooker, may know it.

    Attributes:
        actor: Who decides.
        on_turn: The seat on turn.
        turns_left: Turns still to come, this one included.
        hands: Every seat's cards, ascending, HIDDEN where the viewer may not look.
        gifts: All gifts, oldest first.
        named: The two seats that give each other a card now, empty between gifts.
        chosen: The card the first of them has put down, HIDDEN unless it is the viewer's; None before.
    """

    actor: int
    on_turn: int
    turns_left: int
    hands: tuple[tuple[int, ...], ...]
    gifts: tuple[Gift, ...]
    named: tuple[int, ...]
    chosen: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Event):
    """A seat got its hand; the others see only how many cards."""

    seat: int
    cards: tuple[int, ...]

    def say(self, names: Sequence[str]) -> str:
        """See `Event.say`."""
        if HIDDEN in self.cards:
            return f"{names[self.seat]} is dealt {len(self.cards)} cards."
        return f"{names[self.seat]} is dealt {' '.join(map(str, self.cards))}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Named(Event):
    """The seat on turn named two seats."""

    seat: int
    pair: tuple[int, int]

    def say(self, names: Sequence[str]) -> str:
        """See `Event.say`."""
        first, second = self.pair
        return f"{names[self.seat]} has {names[first]} and {names[second]} give each other a card."


@dataclass(frozen=True, slots=True, kw_only=True)
class Given(Event):
    """A card changed hands."""

    gift: Gift

    def say(self, names: Sequence[str]) -> str:
        """See `Event.say`."""
        what = "a card" if self.gift.card == HIDDEN else f"the {self.gift.card}"
        return f"{names[self.gift.giver]} gives {names[self.gift.receiver]} {what}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(Event):
    """A seat showed all its cards."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]

    def say(self, names: Sequence[str]) -> str:
        """See `Event.say`."""
        return f"{names[self.seat]} shows {' '.join(map(str, self.cards))}: {sum(self.cards)}."


class Gifts(State[Move, View]):
    """One position.

    Every card but those in the middle lies in a hand, among the gifts or, chosen and not yet given, before its owner.
    ``_chosen`` is HIDDEN while nobody has chosen.
    """

    __slots__ = ("_chosen", "_gifts", "_hands", "_middle", "_named", "_on_turn", "_options", "_turns_left")

    def __init__(self, options: Options, seats: int) -> None:
        self._options = options
        self._hands: list[tuple[int, ...]] = [() for _ in range(seats)]
        self._gifts: list[tuple[int, int, int]] = []  # giver, receiver, card
        self._named: tuple[int, ...] = ()
        self._chosen = HIDDEN
        self._on_turn = 0
        self._turns_left = seats * options.turns
        self._middle: tuple[int, ...] = ()

    def actor(self) -> int:
        """See `State.actor`."""
        if not self._middle:
            return CHANCE
        if self._named:
            return self._named[0] if self._chosen == HIDDEN else self._named[1]
        return self._on_turn if self._turns_left else NOBODY

    def moves(self) -> Sequence[Move]:
        """See `State.moves`."""
        actor = self.actor()
        if actor < 0:
            return ()
        if self._named:
            return [(GIVE, card) for card in self._hands[actor]]
        return [(NAME, first, second) for first, second in combinations(self._givers(), 2)]

    def draw(self, nature: Nature) -> Move:
        """See `State.draw`: the deck is shuffled once."""
        return (DEAL, *(card + 1 for card in nature.order(self._deck(), "deck")))

    def play(self, move: Move, tell: Tell | None = None) -> None:
        """See `State.play`."""
        if self.actor() == CHANCE:
            self._deal(move, tell)
        elif move not in self.moves():
            raise IllegalMove(self._why_not(move))
        elif self._named:
            self._give(move[1], tell)
        else:
            self._named = move[1:]
            if tell is not None:
                tell(Named(seat=self._on_turn, pair=(move[1], move[2])))

    def copy(self) -> Gifts:
        """See `State.copy`."""
        new = Gifts.__new__(Gifts)
        new._options = self._options
        new._hands = self._hands[:]
        new._gifts = self._gifts[:]
        new._named = self._named
        new._chosen = self._chosen
        new._on_turn = self._on_turn
        new._turns_left = self._turns_left
        new._middle = self._middle
        return new

    def view(self, seat: int | None) -> View:
        """See `State.view`; at the end everything lies open."""
        shown = self.actor() == NOBODY
        return View(
            actor=self.actor(),
            on_turn=self._on_turn,
            turns_left=self._turns_left,
            hands=tuple(
                hand if shown or owner == seat else (HIDDEN,) * len(hand) for owner, hand in enumerate(self._hands)
            ),
            gifts=tuple(
                Gift(giver, receiver, card if shown or seat in (giver, receiver) else HIDDEN)
                for giver, receiver, card in self._gifts
            ),
            named=self._named,
            chosen=None if self._chosen == HIDDEN else self._chosen if seat == self._named[0] else HIDDEN,
        )

    def guess(self, seat: int, rng: Random) -> Gifts:
        """See `State.guess`: the cards this seat has not seen are shuffled and dealt again to where they may lie.

        The shuffle begins from ascending cards, so that a guess depends on nothing but the view and the generator.
        """
        new = self.copy()
        if not self._middle or self.actor() == NOBODY:
            return new
        unseen = sorted(self._unseen(seat))
        for last in range(len(unseen) - 1, 0, -1):
            other = int(rng.random() * (last + 1))
            unseen[last], unseen[other] = unseen[other], unseen[last]
        cards = iter(unseen)
        for owner, hand in enumerate(new._hands):
            if owner != seat:
                new._hands[owner] = tuple(sorted(next(cards) for _ in hand))
        for at, (giver, receiver, _) in enumerate(new._gifts):
            if seat not in (giver, receiver):
                new._gifts[at] = (giver, receiver, next(cards))
        if new._chosen != HIDDEN and new._named[0] != seat:
            new._chosen = next(cards)
        new._middle = tuple(sorted(cards))
        return new

    def outcome(self) -> Outcome | None:
        """See `State.outcome`."""
        if self.actor() != NOBODY:
            return None
        totals = tuple(sum(self._cards(seat)) for seat in range(len(self._hands)))
        ranking = tuple(
            tuple(seat for seat, total in enumerate(totals) if total == rank)
            for rank in sorted(set(totals), reverse=True)
        )
        return Outcome(ranking, totals, "All cards are shown: the highest total wins.")

    def text(self, move: Move) -> str:
        """See `State.text`."""
        if move[0] == NAME:
            return f"name {_letter(move[1])} {_letter(move[2])}"
        return " ".join(("give" if move[0] == GIVE else "deal", *map(str, move[1:])))

    def parse(self, text: str) -> Move:
        """See `State.parse`."""
        verb, *words = text.split()[:100] or [""]
        if verb == "deal" and all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
            return (DEAL, *map(int, words))
        if verb in ("name", "give"):
            return parse_among(self, text)
        raise UnknownMove(f"“{text}” is no move of this game: those are “deal”, “name” and “give”.")

    def redact(self, move: Move, seat: int | None) -> str:
        """See `State.redact`: of a deal everybody reads the own hand, of a secret gift only that it was chosen."""
        if move[0] == GIVE and seat != self.actor():
            return "give"
        if move[0] == DEAL:
            size = self._options.hand
            own = () if seat is None else sorted(move[1 + seat * size : 1 + (seat + 1) * size])
            return " ".join(("deal", *map(str, own)))
        return self.text(move)

    def private(self) -> bool:
        """See `State.private`: whoever is named looks at its hand and chooses unseen."""
        return bool(self._named)

    def _deck(self) -> int:
        return len(self._hands) * self._options.hand + MIDDLE

    def _givers(self) -> list[int]:
        """Seats that still hold cards."""
        return [seat for seat, hand in enumerate(self._hands) if hand]

    def _cards(self, seat: int) -> tuple[int, ...]:
        """All that counts for a seat in the end: its hand and the gifts it received."""
        return (*self._hands[seat], *(card for _, receiver, card in self._gifts if receiver == seat))

    def _unseen(self, seat: int) -> Iterator[int]:
        """The cards whose place this seat does not know."""
        for owner, hand in enumerate(self._hands):
            if owner != seat:
                yield from hand
        yield from (card for giver, receiver, card in self._gifts if seat not in (giver, receiver))
        if self._chosen != HIDDEN and self._named[0] != seat:
            yield self._chosen
        yield from self._middle

    def _deal(self, move: Move, tell: Tell | None) -> None:
        if move[:1] != (DEAL,) or sorted(move[1:]) != list(range(1, self._deck() + 1)):
            raise IllegalMove(f"First all {self._deck()} cards have to be dealt, each once.")
        size = self._options.hand
        cards = move[1:]
        for seat in range(len(self._hands)):
            self._hands[seat] = hand = tuple(sorted(cards[seat * size : (seat + 1) * size]))
            if tell is not None:
                covered = Dealt(seat=seat, cards=(HIDDEN,) * size)
                tell(Dealt(seat=seat, cards=hand, seats=frozenset((seat,)), otherwise=covered))
        self._middle = tuple(sorted(cards[-MIDDLE:]))

    def _give(self, card: int, tell: Tell | None) -> None:
        first, second = self._named
        giver = self.actor()
        self._hands[giver] = tuple(held for held in self._hands[giver] if held != card)
        if self._chosen == HIDDEN:
            self._chosen = card
            return
        for gift in (Gift(first, second, self._chosen), Gift(second, first, card)):
            self._gifts.append((gift.giver, gift.receiver, gift.card))
            if tell is not None:
                covered = Given(gift=Gift(gift.giver, gift.receiver, HIDDEN))
                tell(Given(gift=gift, seats=frozenset(self._named), otherwise=covered))
        self._named, self._chosen = (), HIDDEN
        self._pass_on(tell)

    def _pass_on(self, tell: Tell | None) -> None:
        self._turns_left -= 1
        self._on_turn = (self._on_turn + 1) % len(self._hands)
        if len(self._givers()) < 2:
            self._turns_left = 0
        if self._turns_left == 0 and tell is not None:
            for seat in range(len(self._hands)):
                tell(Shown(seat=seat, cards=self._cards(seat)))

    def _why_not(self, move: Move) -> str:
        if self.actor() == NOBODY:
            return "The game is over."
        if self._named:
            return "That card is not in this hand."
        return "Two different seats that still hold cards have to be named."


def _letter(seat: int) -> str:
    return "ABCDEF"[seat]


def start(options: Options, seats: int) -> Gifts:
    """Before the deal."""
    return Gifts(options, seats)


def bound(options: Options, seats: int) -> int:
    """Each turn is one naming and two choices."""
    return 3 * seats * options.turns


GAME: Final = Game(
    box=Box(
        id="gifts",
        name="Gifts",
        blurb="give little, keep much",
        seats=(2, 6),
        minutes=5,
        opens="tests.examples.gifts:GAME",
        table="",
        about="",
        art="",
    ),
    revision=1,
    options=Options,
    start=start,
    bound=bound,
)
