"""Set-ups of one line: ``scene(A="{7,5} [8]", B="{8,5} [6] +1", C="knocked")``.

A cat is described by its hand ``{7,5}``, its laid cards ``[8]``, and words: ``+1``, ``knocked``, ``first`` (the first
to knock), ``wanted``, ``gone`` (out for good), ``names C``, ``hearts 2`` and ``black`` (its one black heart). A cat in
the saloon whose hand is not given holds two cards that do not matter; all cards not mentioned are the draw pile.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from tabletop_tui.games.black_jacky.cards import DECK, LAID
from tabletop_tui.games.black_jacky.game import GAME
from tabletop_tui.games.black_jacky.reckoning import reckon
from tabletop_tui.games.black_jacky.state import BlackJackyState
from tabletop_tui.games.black_jacky.turns import begin_turn
from tabletop_tui.games.black_jacky.view import Reckoning, Standing, View
from tabletop_tui.rules import CHANCE, Event, IllegalMove, Nature, SeededNature, UnknownMove, told_to

LETTERS = "ABCDEF"
NAMES = ("Anna", "Boris", "Chen", "Dora", "Eva", "Fjodor")


def cards(text: str) -> tuple[int, ...]:
    """``7,5`` or ``7 5`` as cards."""
    return tuple(int(card) for card in re.findall(r"\d", text))


@dataclass
class Scene:
    """A position being played in words, and all that happened in it."""

    state: BlackJackyState
    events: list[Event] = field(default_factory=list)

    def play(self, *texts: str) -> Scene:
        """Moves one after another; each must be legal."""
        for text in texts:
            self.state.play(self.state.parse(text), self.events.append)
        return self

    def turn(self, *texts: str) -> Scene:
        """A turn of the cat on turn that ends at once: ``turn("lay 4", "card 7", "draw", "card 2")``."""
        return self.play(*texts, "done")

    def offered(self) -> list[str]:
        """What the deciding cat may do."""
        return [self.state.text(move) for move in self.state.moves()]

    def refused(self, text: str) -> str:
        """The reason why this is not possible here; nothing changes."""
        before = self.state.fingerprint()
        with pytest.raises((IllegalMove, UnknownMove)) as refusal:
            self.state.play(self.state.parse(text))
        assert self.state.fingerprint() == before
        assert text not in self.offered()
        return str(refusal.value)

    def reckon(self) -> Reckoning:
        """Count up now, whoever is on turn."""
        reckon(self.state, self.events.append)
        assert self.state.reckoning is not None
        return self.state.reckoning

    def deal(self, nature: Nature | None = None) -> Scene:
        """Let chance act until a cat has to decide."""
        nature = nature or SeededNature(1)
        while self.state.actor() == CHANCE:
            self.state.play(self.state.draw(nature), self.events.append)
        return self

    @property
    def who(self) -> str:
        """The letter of the cat that decides, or ``chance``."""
        actor = self.state.actor()
        return LETTERS[actor] if actor >= 0 else "chance" if actor == CHANCE else "nobody"

    def hand(self, cat: str) -> list[int]:
        """A cat's hand cards, ascending."""
        return list(self.state.hands[LETTERS.index(cat)])

    def laid(self, cat: str) -> list[int]:
        """A cat's laid cards, oldest first."""
        return list(self.state.laid[LETTERS.index(cat)])

    def total(self, cat: str) -> int:
        """A cat's total in tenths."""
        return self.state.total(LETTERS.index(cat))

    def hearts(self) -> list[int]:
        """Every cat's hearts of either colour."""
        return [self.state.hearts(seat) for seat in range(self.state.seats)]

    def standing(self, cat: str) -> Standing:
        """Whether a cat plays."""
        return self.state.standing[LETTERS.index(cat)]

    @property
    def plus(self) -> str:
        """Who has the +1 card."""
        return "box" if self.state.plus < 0 else LETTERS[self.state.plus]

    @property
    def top(self) -> int:
        """The top discard."""
        return self.state.discards[-1]

    def pile(self) -> list[int]:
        """The cards of the draw pile, ascending."""
        return [card for card, count in enumerate(self.state.pile) for _ in range(count)]

    def view(self, cat: str | None) -> View:
        """What a cat, or an onlooker, sees."""
        return self.state.view(None if cat is None else LETTERS.index(cat))

    def log(self, cat: str | None) -> list[str]:
        """What a cat, or an onlooker, could read."""
        seat = None if cat is None else LETTERS.index(cat)
        return [event.say(NAMES) for event in told_to(self.events, seat)]


def new(seats: int, **options: object) -> Scene:
    """A new game, before chance has done anything."""
    state = GAME.new(GAME.read_options(dict(options)), seats)
    assert isinstance(state, BlackJackyState)
    return Scene(state)


def scene(
    *, on: str = "A", starter: str = "A", discard: str = "", pile: str | None = None, quick: bool = False, **cats: str
) -> Scene:
    """A round in which the cat ``on`` is about to cheat.

    Args:
        on: Whose turn it is.
        starter: Who started the round.
        discard: The discard pile, top last; any card by default.
        pile: The draw pile; by default all cards that are nowhere else.
        quick: Whether it is a Quick Duel.
        cats: The cats by letter, see above.
    """
    assert list(cats) == list(LETTERS[: len(cats)])
    state = new(len(cats), quick_duel=quick).state
    state.round = 1
    state.starter = LETTERS.index(starter)
    left = list(DECK)
    for text in (discard, pile or "", *(part for cat in cats.values() for part in re.findall(r"[{\[][^}\]]*", cat))):
        for card in cards(text):
            left.remove(card)
    for seat, text in enumerate(cats.values()):
        _seat(state, seat, text, left)
    state.discards = cards(discard) or (left.pop(),)
    rest = left if pile is None else cards(pile)
    state.pile = [list(rest).count(card) for card in range(9)]
    state.pile_size = len(rest)
    state.drawn = len(DECK) - len(rest)
    begin_turn(state, LETTERS.index(on))
    return Scene(state)


def _seat(state: BlackJackyState, seat: int, text: str, left: list[int]) -> None:
    words = re.sub(r"[{\[][^}\]]*[}\]]", "", text).split()
    for at, word in enumerate(words):
        following = words[at + 1] if at + 1 < len(words) else ""
        match word:
            case "wanted" | "gone":
                state.standing[seat] = Standing.WANTED if word == "wanted" else Standing.ELIMINATED
                state.red[seat], state.gone[seat] = 0, 1
            case "black":
                state.red[seat], state.black[seat] = 0, 1
            case "hearts":
                state.red[seat] = int(following)
            case "names":
                state.guesses[seat] = LETTERS.index(following)
            case "+1":
                state.plus = seat
            case "knocked" | "first":
                state.knocked |= 1 << seat
                if word == "first" or state.knocker < 0:
                    state.knocker = seat
    if state.plays(seat):
        given = re.search(r"\{([^}]*)\}", text)
        state.hands[seat] = tuple(sorted(cards(given[1]) if given else (left.pop(0), left.pop())))
        lying = re.search(r"\[([^]]*)\]", text)
        state.laid[seat] = cards(lying[1]) if lying else ()
        state.counted[seat] = sum(LAID[card] for card in state.laid[seat])


def totals(reckoning: Reckoning) -> list[int]:
    """The totals of a Reckoning, in tenths."""
    return list(reckoning.totals)


def losers(reckoning: Reckoning) -> str:
    """The letters of those who lose a heart: ``AC``."""
    return "".join(LETTERS[seat] for seat in reckoning.losers)


def letters(seats: Sequence[int]) -> str:
    """Seats as letters."""
    return "".join(LETTERS[seat] for seat in seats)
