"""Positions of Jackal & High in one line, and tables to play them on in words.

A row reads ``1 | 4 | T+6 | L``, dice ``A@7: 3,4; B@2: 1``, stacks ``A [10,15]; B [3]``, bottom first.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tabletop_tui.games.jackal_and_high import layout, resolution, rounds, turns, valley
from tabletop_tui.games.jackal_and_high.cards import ANIMALS, GAP, LUCKY, TAKE, name
from tabletop_tui.games.jackal_and_high.game import GAME
from tabletop_tui.games.jackal_and_high.moves import PLACE, ROLL
from tabletop_tui.games.jackal_and_high.state import JackalState
from tabletop_tui.games.jackal_and_high.view import Phase
from tabletop_tui.rules import CHANCE, Event, IllegalMove, Scripted, UnknownMove, told_to

NAMES = ("Anna", "Boris", "Chen", "Dora", "Eva")
LETTERS = "ABCDE"


@dataclass
class Table:
    """A game being played in words.

    Attributes:
        state: The position.
        events: All that happened.
        nature: Lays the row, where a deck was set up.
    """

    state: JackalState
    events: list[Event] = field(default_factory=list)
    nature: Scripted = field(default_factory=Scripted)

    def play(self, script: str) -> Table:
        """Play moves written as texts, one after another: ``throw 2 3 7; 2 on 5; 3 on 5; done``.

        A player throws as soon as the script says how the dice fall; ``done`` may be said of a turn that ended anyway.
        """
        for text in re.split(r"\s*;\s*", script.strip(" ;\n")):
            if self.state.phase is Phase.READY and text == "done":
                continue
            self.roll_for(text)
            self.state.play(self.state.parse(text), self.events.append)
        return self

    def roll_for(self, text: str) -> None:
        """Let the dice leave the hand when a text says how they fall."""
        if self.state.phase is Phase.READY and text.startswith("throw"):
            self.state.play((ROLL,), self.events.append)

    def lay(self) -> str:
        """Lay the next row from the deck that was set up."""
        self.state.play(self.state.draw(self.nature), self.events.append)
        return self.row

    @property
    def row(self) -> str:
        """The row as text."""
        cards = zip(self.state.row, self.state.under, strict=True)
        return " | ".join("T+" * takes + name(card) for card, takes in cards if card != GAP)

    @property
    def offers(self) -> list[str]:
        """The legal moves as texts, sorted."""
        return sorted(map(self.state.text, self.state.moves()))

    @property
    def cards_offered(self) -> set[str]:
        """Where thrown dice may go: ``5 on 9`` and the like."""
        return {self.state.text(move) for move in self.state.moves() if move[0] == PLACE}

    @property
    def log(self) -> list[str]:
        """What an onlooker reads."""
        return [event.say(NAMES) for event in told_to(self.events, None)]

    @property
    def on_turn(self) -> str:
        """The letter of the seat that throws or decides."""
        return LETTERS[self.state.thrower if self.state.deciding == CHANCE else self.state.deciding]

    def visit_valley(self, dice: str) -> None:
        """Vulture Valley is visited with so many dice of each: ``A 2; B 1``."""
        for seat, count in re.findall(r"([A-E]) (\d)", dice):
            self.state.visiting[LETTERS.index(seat)] = int(count)
        valley.visit_valley(self.state, self.events.append)

    def refuses(self, text: str) -> str:
        """Why a move is refused; the position must not change, nor anything be told."""
        self.roll_for(text)
        before, told = self.state.copy(), len(self.events)
        try:
            self.state.play(self.state.parse(text), self.events.append)
        except (IllegalMove, UnknownMove) as reason:
            assert self.state == before
            assert len(self.events) == told
            return str(reason)
        raise AssertionError(f"“{text}” was accepted")

    def stack(self, seat: str) -> list[int]:
        """A seat's stack, bottom first."""
        return [card for batch in self.state.stacks[LETTERS.index(seat)] for card in batch]

    def won(self, seat: str) -> set[int]:
        """The animals a seat owns, stacked or not."""
        return {*self.stack(seat), *self.state.fresh[LETTERS.index(seat)]}

    def takes(self, seat: str) -> int:
        """A seat's Take 2 cards."""
        return self.state.takes[LETTERS.index(seat)]

    def in_valley(self, seat: str) -> int:
        """A seat's dice in Vulture Valley."""
        return self.state.visiting[LETTERS.index(seat)]

    def happened(self, kind: type[Event]) -> list[Event]:
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]


def new_game(seats: int = 2, **options: Any) -> JackalState:
    """A game nobody has touched yet."""
    state = GAME.new(GAME.read_options(dict(options)), seats)
    assert isinstance(state, JackalState)
    return state


def card(text: str) -> int:
    """A card by its name."""
    return {"T": TAKE, "L": LUCKY}[text] if text in ("T", "L") else int(text)


def laying(left: str = "", deck: str = "", *, seats: int = 2, valley_card: int = 0, **options: Any) -> Table:
    """The start of a round. A deck that ends in ``…`` has more cards."""
    state = new_game(seats, first_player="1", **options)
    cards = [card(text) for text in deck.replace("…", "").split(",") if text.strip()]
    _lay_row(state, left)
    lying = [*cards, *state.row]
    state.opening = next(animal for animal in ANIMALS if animal not in lying)
    state.valley = valley_card
    full = list(layout.first_deck(state.opening))
    rest = list(range(len(full)))
    first = []
    for wanted in cards:
        at = next(at for at in rest if full[at] == wanted)
        rest.remove(at)
        first.append(at)
    endless = deck.endswith("…")
    order = first + rest if endless else rest + first
    state.drawn = 0 if endless else len(rest)
    state.deck = [Counter(full if endless else cards)[value] for value in range(22)]
    rounds.await_row(state)
    return Table(state, nature=Scripted(deck=order))


def rolling(
    row: str, dice: str = "", *, seats: int = 2, roll: int = 1, thrower: str = "A", hands: str = "", **rest: Any
) -> Table:
    """Somebody is about to throw.

    Dice not mentioned have been placed somewhere, but the thrower holds all that do not lie on cards. ``hands``
    gives others some: ``B 2; C 1``.
    """
    state = _round(row, dice, seats=seats, **rest)
    at = LETTERS.index(thrower)
    width = len(state.row)
    state.hand[at] = 3 - sum(map(len, state.groups[at * width : (at + 1) * width]))
    for seat, count in re.findall(r"([A-E]) (\d)", hands):
        state.hand[LETTERS.index(seat)] = int(count)
    state.roll = roll
    turns.begin_turn(state, at)
    return Table(state)


def end_of_rolling(row: str, dice: str, *, seats: int = 2, **rest: Any) -> Table:
    """All dice lie, and the round is resolved up to the first throw or decision."""
    table = Table(_round(row, dice, seats=seats, **rest))
    resolution.sort_dice(table.state, table.events.append)
    return table


def in_the_valley(dice: str, *, valley_card: int = 0, seats: int = 2, **rest: Any) -> Table:
    """Vulture Valley is visited with so many dice of each: ``A 2; B 1``."""
    state = _round("", "", seats=seats, valley_card=valley_card, **rest)
    table = Table(state)
    table.visit_valley(dice)
    return table


def _round(
    row: str,
    dice: str,
    *,
    seats: int,
    valley_card: int = 0,
    stacks: str = "",
    takes: str = "",
    starter: str = "A",
    **options: Any,
) -> JackalState:
    state = new_game(seats, first_player=str(LETTERS.index(starter) + 1), **options)
    state.round, state.opening, state.valley = 1, valley_card or 21, valley_card
    state.hand = [0] * seats
    _lay_row(state, row)
    state.worthiest = tuple(range(len(state.row)))
    width = len(state.row)
    for seat, place, values in re.findall(r"([A-E])@(\w+): ([\d,]+)", dice):
        index = LETTERS.index(seat) * width + state.row.index(card(place))
        state.groups[index] = tuple(map(int, values.split(",")))
        state.rooms[index] -= sum(state.groups[index])
    for seat, cards in re.findall(r"([A-E]) \[([\d,]*)\]", stacks):
        state.stacks[LETTERS.index(seat)] = tuple((int(animal),) for animal in cards.split(",") if animal)
    for seat, count in re.findall(r"([A-E]) (\d)", takes):
        state.takes[LETTERS.index(seat)] = int(count)
    return state


def _lay_row(state: JackalState, row: str) -> None:
    piles = [pile.strip().split("+") for pile in row.split("|") if pile.strip()]
    state.row = [card(pile[-1]) for pile in piles]
    state.under = [len(pile) - 1 for pile in piles]
    state.rooms = state.row * state.seats
    state.groups = [()] * len(state.rooms)
    state.phase = Phase.PLACE


def ended(*, seats: int = 2, stacks: str = "", takes: str = "", **options: Any) -> JackalState:
    """A game that is over."""
    state = _round("", "", seats=seats, stacks=stacks, takes=takes, **options)
    state.phase = Phase.OVER
    return state


def cards_in(counts: Iterable[int]) -> list[int]:
    """The cards of a count by card, ascending."""
    return [value for value, count in enumerate(counts) for _ in range(count)]
