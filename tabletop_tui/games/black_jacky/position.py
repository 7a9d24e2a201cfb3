"""Everything that lies on the table, as plain data that copies in microseconds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from .cards import COPIES, DECK, PLUS
from .moves import Move
from .view import Phase, Reckoning, Standing, Why

if TYPE_CHECKING:
    from .options import Options

MOST_TURNS: Final = 200
"""After so many turns a round ends with the Reckoning, as if a 1 had been laid (ruling `B59`)."""

Gained = tuple[int, Why, int, int]
"""A card that came into a hand: face, why, what left for it or `HIDDEN`, and the other cat or -1; see `view.Gain`."""


def red_hearts(seats: int) -> int:
    """How many red hearts each cat begins with: three, or two with four or more cats."""
    return 3 if seats < 4 else 2


class Position:
    """The data of one position; the rules that change it stand in `rounds`, `turns`, `tricks` and `reckoning`.

    Attributes:
        options: What the table agreed on.
        seats: How many play.
        phase: Where in the round the game stands.
        deciding: A seat, CHANCE or NOBODY.
        legal: What that seat may do, best default first; empty for chance.
        round: Rounds begun, the present one included.
        turn: Turns ended in this round.
        starter: Who starts the round, -1 until drawn.
        on_turn: The cat on turn, -1 between rounds.
        red: Red hearts, by seat.
        black: Black hearts, by seat.
        standing: In the saloon, wanted or eliminated, by seat.
        gone: The round in which the last heart was lost, 0 while there is one, by seat.
        guesses: The seat named for this round, -1 for none, by seat.
        waiting: Seats still to guess, or still to be dealt a hand; the first of them is next.
        hands: Hand cards, ascending, by seat.
        gained: Cards that came into the hand since the last own turn ended, oldest first, by seat.
        laid: Cards laid, oldest first, by seat; every 5 lies turned.
        counted: What laid cards count, in tenths, by seat.
        plus: Who has the +1 card, -1 while it lies in the box.
        knocked: Who has knocked, one bit a seat.
        knocker: Who knocked first, -1 for nobody.
        ending: Whether a 1 was laid in this turn.
        laid_now: The card laid in this turn, `HIDDEN` for none.
        pair: The two cats of a 3, the one asked first in front.
        chosen: A card of a hand picked as a gift or put aside for a swap, but still counted among that hand.
        taker: Who is to get a card of the draw pile, -1 for nobody.
        why: Why.
        pile: How many of each card the draw pile has, by value; its order is nature's and nowhere in a state.
        pile_size: How many cards that is.
        drawn: How many cards the pile has given since it was last shuffled: the number of the next one for nature.
        shuffles: How often the discards were shuffled in this round (ruling `B20`).
        discards: The discard pile, top last.
        known: What everybody knows of each hand, by holder; see `knowledge`.
        bounds: After the discards were shuffled, what everybody knows of the pile; see `knowledge`.
        reckoning: How the last round ended.
    """

    __slots__ = (
        "black",
        "bounds",
        "chosen",
        "counted",
        "deciding",
        "discards",
        "drawn",
        "ending",
        "gained",
        "gone",
        "guesses",
        "hands",
        "knocked",
        "knocker",
        "known",
        "laid",
        "laid_now",
        "legal",
        "on_turn",
        "options",
        "pair",
        "phase",
        "pile",
        "pile_size",
        "plus",
        "reckoning",
        "red",
        "round",
        "seats",
        "shuffles",
        "standing",
        "starter",
        "taker",
        "turn",
        "waiting",
        "why",
    )

    options: Options
    seats: int
    phase: Phase
    deciding: int
    legal: tuple[Move, ...]
    round: int
    turn: int
    starter: int
    on_turn: int
    red: list[int]
    black: list[int]
    standing: list[Standing]
    gone: list[int]
    guesses: list[int]
    waiting: tuple[int, ...]
    hands: list[tuple[int, ...]]
    gained: list[tuple[Gained, ...]]
    laid: list[tuple[int, ...]]
    counted: list[int]
    plus: int
    knocked: int
    knocker: int
    ending: bool
    laid_now: int
    pair: tuple[int, ...]
    chosen: int
    taker: int
    why: Why
    pile: list[int]
    pile_size: int
    drawn: int
    shuffles: int
    discards: tuple[int, ...]
    known: list[tuple[int, ...]]
    bounds: tuple[int, ...]
    reckoning: Reckoning | None

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.phase = Phase.SETUP
        self.deciding = -1
        self.legal = ()
        self.round = 0
        self.starter = -1
        self.red = [red_hearts(seats)] * seats
        self.black = [0] * seats
        self.standing = [Standing.SALOON] * seats
        self.gone = [0] * seats
        self.reckoning = None
        self.gather()

    def gather(self) -> None:
        """All mouse cards go back into the pile and the +1 card into the box (ruling `B44`)."""
        seats = self.seats
        self.turn = 0
        self.on_turn = -1
        self.guesses = [-1] * seats
        self.waiting = ()
        self.hands = [()] * seats
        self.gained = [()] * seats
        self.laid = [()] * seats
        self.counted = [0] * seats
        self.plus = self.knocker = -1
        self.knocked = 0
        self.ending = False
        self.laid_now = 0
        self.pair = ()
        self.chosen = 0
        self.taker = -1
        self.why = Why.DRAW
        self.pile = list(COPIES)
        self.pile_size = len(DECK)
        self.drawn = self.shuffles = 0
        self.discards = ()
        self.known = [()] * seats
        self.bounds = ()

    def copy(self) -> Self:
        """An independent copy; written out because it is the hottest line of every search."""
        other = object.__new__(type(self))
        other.options = self.options
        other.seats = self.seats
        other.phase = self.phase
        other.deciding = self.deciding
        other.legal = self.legal
        other.round = self.round
        other.turn = self.turn
        other.starter = self.starter
        other.on_turn = self.on_turn
        other.red = self.red[:]
        other.black = self.black[:]
        other.standing = self.standing[:]
        other.gone = self.gone[:]
        other.guesses = self.guesses[:]
        other.waiting = self.waiting
        other.hands = self.hands[:]
        other.gained = self.gained[:]
        other.laid = self.laid[:]
        other.counted = self.counted[:]
        other.plus = self.plus
        other.knocked = self.knocked
        other.knocker = self.knocker
        other.ending = self.ending
        other.laid_now = self.laid_now
        other.pair = self.pair
        other.chosen = self.chosen
        other.taker = self.taker
        other.why = self.why
        other.pile = self.pile[:]
        other.pile_size = self.pile_size
        other.drawn = self.drawn
        other.shuffles = self.shuffles
        other.discards = self.discards
        other.known = self.known[:]
        other.bounds = self.bounds
        other.reckoning = self.reckoning
        return other

    def hearts(self, seat: int) -> int:
        """How many hearts of either colour lie before a cat."""
        return self.red[seat] + self.black[seat]

    def total(self, seat: int) -> int:
        """What a cat's cards count together, in tenths."""
        return 10 * sum(self.hands[seat]) + self.counted[seat] + (PLUS if self.plus == seat else 0)

    def clockwise(self, seat: int) -> list[int]:
        """All seats in turn order, beginning with this one."""
        return [*range(seat, self.seats), *range(seat)]

    def plays(self, seat: int) -> bool:
        """Whether a cat is in the saloon."""
        return self.standing[seat] is Standing.SALOON

    def saloon(self) -> list[int]:
        """The cats in the saloon, in seat order."""
        return [seat for seat, standing in enumerate(self.standing) if standing is Standing.SALOON]

    def next_in_saloon(self, seat: int) -> int:
        """The next cat in the saloon clockwise after this seat."""
        standing, seats = self.standing, self.seats
        while True:
            seat = (seat + 1) % seats
            if standing[seat] is Standing.SALOON:
                return seat

    def active(self) -> list[int]:
        """The cats that tricks can touch: in the saloon and not knocked (`B10`), beginning with the one on turn."""
        knocked, standing = self.knocked, self.standing
        return [
            seat
            for seat in self.clockwise(self.on_turn)
            if standing[seat] is Standing.SALOON and not knocked >> seat & 1
        ]

    def chooser(self) -> int:
        """Whose card `chosen` is, -1 while none is."""
        if not self.chosen:
            return -1
        return self.pair[0] if self.pair else self.on_turn
