"""Everything that lies on the table, as plain data that copies in microseconds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from .cards import DECK
from .moves import Move
from .view import Phase

if TYPE_CHECKING:
    from .options import Options

MOST_ROUNDS: Final = 500
"""A game still going after so many rounds ends as if the deck had run out (ruling `J56`)."""

Group = tuple[int, ...]
"""Dice of one seat on one card, in the order they were put there."""

BEST: Final = 0
"""The present throw finds who is best."""

WORST: Final = 1
"""The present throw finds who is worst, in Vulture Valley."""

BOTH: Final = 2
"""The present throw finds both ends, in Vulture Valley."""


class Position:
    """The data of one position; the rules that change it stand in `layout`, `turns` and `resolution`.

    Attributes:
        options: What the table agreed on.
        seats: How many play.
        phase: Where in the round the game stands.
        deciding: A seat, CHANCE or NOBODY.
        legal: What that seat may do, best default first; empty for chance.
        round: Rounds begun, the present one included.
        roll: 1 to 3 while dice are rolled, 0 otherwise.
        starter: Who starts the round, -1 until drawn.
        opening: The animal that began in Vulture Valley, 0 until turned up; all other cards began in the deck.
        deck: How many of each card are left in the deck, by card; its order is nature's and nowhere in a state.
        drawn: How many cards the deck has given.
        removed: Lucky 8 cards out of the game.
        row: The card on top of each position of the row.
        under: Take 2 cards beneath each.
        worthiest: The positions of the row, most paws first.
        valley: The animal in Vulture Valley, 0 for none.
        takes: Take 2 cards won, by seat.
        stacks: Batches of animals, oldest first, each bottom first, by seat.
        fresh: Animals won this round and not on the stack yet, by seat.
        hand: Dice in hand, by seat.
        visiting: Dice in Vulture Valley, by seat.
        threw: Dice ever thrown, by seat: the number of the next die for nature.
        rooms: What each seat's dice on each card may still add, seat after seat; 0 is exact.
        groups: Each seat's dice on each card, seat after seat.
        thrower: Whose dice are thrown or are about to be, -1 for nobody.
        thrown: Dice thrown in this turn and not placed, ascending.
        attempt: How often this turn's dice have been thrown, or these rivals have thrown.
        lone: Whether this turn is that of a lone die.
        placed_now: ``(die, position)`` placed in this turn, in order.
        sent_now: Dice sent to Vulture Valley in this turn.
        queue: Positions of the row whose winners are still to be found, in that order.
        contested: The position fought for now, -1 for none.
        rivals: Who throws for it, or in Vulture Valley, in turn order.
        results: What the first of them have thrown.
        stage: `BEST`, `WORST` or `BOTH`.
        losers: Who shared the last place in Vulture Valley while the first place is thrown for again.
        pending: Seats that still have to order fresh cards; the first is doing it.
        ordered: Cards the first of them has stacked, bottom first.
    """

    __slots__ = (
        "attempt",
        "contested",
        "deciding",
        "deck",
        "drawn",
        "fresh",
        "groups",
        "hand",
        "legal",
        "lone",
        "losers",
        "opening",
        "options",
        "ordered",
        "pending",
        "phase",
        "placed_now",
        "queue",
        "removed",
        "results",
        "rivals",
        "roll",
        "rooms",
        "round",
        "row",
        "seats",
        "sent_now",
        "stacks",
        "stage",
        "starter",
        "takes",
        "threw",
        "thrower",
        "thrown",
        "under",
        "valley",
        "visiting",
        "worthiest",
    )

    options: Options
    seats: int
    phase: Phase
    deciding: int
    legal: tuple[Move, ...]
    round: int
    roll: int
    starter: int
    opening: int
    deck: list[int]
    drawn: int
    removed: int
    row: list[int]
    under: list[int]
    worthiest: tuple[int, ...]
    valley: int
    takes: list[int]
    stacks: list[tuple[tuple[int, ...], ...]]
    fresh: list[tuple[int, ...]]
    hand: list[int]
    visiting: list[int]
    threw: list[int]
    rooms: list[int]
    groups: list[Group]
    thrower: int
    thrown: tuple[int, ...]
    attempt: int
    lone: bool
    placed_now: tuple[tuple[int, int], ...]
    sent_now: int
    queue: tuple[int, ...]
    contested: int
    rivals: tuple[int, ...]
    results: tuple[tuple[int, ...], ...]
    stage: int
    losers: tuple[int, ...]
    pending: tuple[int, ...]
    ordered: tuple[int, ...]

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.phase = Phase.SETUP
        self.deciding = -1
        self.legal = ()
        self.round = self.roll = self.drawn = self.removed = 0
        self.starter = -1 if options.first_player == "random" else int(options.first_player) - 1
        self.opening = self.valley = 0
        self.deck = [DECK.count(card) for card in range(22)]
        self.row = []
        self.under = []
        self.worthiest = ()
        self.takes = [0] * seats
        self.stacks = [()] * seats
        self.fresh = [()] * seats
        self.hand = [3] * seats
        self.visiting = [0] * seats
        self.threw = [0] * seats
        self.rooms = []
        self.groups = []
        self.thrower = self.contested = -1
        self.thrown = ()
        self.attempt = 0
        self.lone = False
        self.placed_now = ()
        self.sent_now = 0
        self.queue = self.rivals = self.losers = self.pending = self.ordered = ()
        self.results = ()
        self.stage = BEST

    def copy(self) -> Self:
        """An independent copy; written out because it is the hottest line of every search."""
        other = object.__new__(type(self))
        other.options = self.options
        other.seats = self.seats
        other.phase = self.phase
        other.deciding = self.deciding
        other.legal = self.legal
        other.round = self.round
        other.roll = self.roll
        other.starter = self.starter
        other.opening = self.opening
        other.deck = self.deck[:]
        other.drawn = self.drawn
        other.removed = self.removed
        other.row = self.row[:]
        other.under = self.under[:]
        other.worthiest = self.worthiest
        other.valley = self.valley
        other.takes = self.takes[:]
        other.stacks = self.stacks[:]
        other.fresh = self.fresh[:]
        other.hand = self.hand[:]
        other.visiting = self.visiting[:]
        other.threw = self.threw[:]
        other.rooms = self.rooms[:]
        other.groups = self.groups[:]
        other.thrower = self.thrower
        other.thrown = self.thrown
        other.attempt = self.attempt
        other.lone = self.lone
        other.placed_now = self.placed_now
        other.sent_now = self.sent_now
        other.queue = self.queue
        other.contested = self.contested
        other.rivals = self.rivals
        other.results = self.results
        other.stage = self.stage
        other.losers = self.losers
        other.pending = self.pending
        other.ordered = self.ordered
        return other

    def in_turn(self) -> list[int]:
        """The seats in turn order from the starter of this round."""
        return [(self.starter + after) % self.seats for after in range(self.seats)]
