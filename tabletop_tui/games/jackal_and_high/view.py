"""What a seat, or an onlooker, may know of a position."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Phase(IntEnum):
    """Where in a round the game stands; in READY a seat is about to throw, in THROW its dice are in the air."""

    SETUP = 0
    LAYOUT = 1
    READY = 2
    THROW = 3
    PLACE = 4
    CONTEST = 5
    ORDER = 6
    VALLEY = 7
    OVER = 8


ROLLING = (Phase.READY, Phase.THROW, Phase.PLACE)
"""The phases in which dice are rolled and placed."""


@dataclass(frozen=True, slots=True)
class Spot:
    """One position of the row.

    Attributes:
        card: The card on top: its value, `LUCKY` for a Lucky 8; `GAP` where it was taken and others of the row are
            still contested; `TAKE` only where the game ended on an uncovered Take 2.
        takes: How many Take 2 cards lie beneath it.
    """

    card: int
    takes: int


@dataclass(frozen=True, slots=True)
class Batch:
    """Animal cards that came onto a stack together.

    Attributes:
        cards: Their values: bottom first where the order is known, else ascending.
        ordered: Whether the viewer knows the order; a batch of one always is.
    """

    cards: tuple[int, ...]
    ordered: bool


@dataclass(frozen=True, slots=True)
class Player:
    """One player's things on the table.

    Attributes:
        placed: Dice values on each position of the row, in row order, each ascending.
        hand: How many dice are in hand, thrown but unplaced ones included.
        valley: How many dice lie in Vulture Valley.
        stack: Batches of animal cards, oldest first.
        takes: Take 2 cards won.
        paws: Paws on all cards won, None while the table does not show them (ruling `J48`).
    """

    placed: tuple[tuple[int, ...], ...]
    hand: int
    valley: int
    stack: tuple[Batch, ...]
    takes: int
    paws: int | None


@dataclass(frozen=True, slots=True)
class View:
    """One position as one seat, or an onlooker, may know it.

    Attributes:
        viewer: The seat that looks, None for an onlooker.
        phase: Where in the round the game stands.
        round: The round being played, from 1; 0 before the first row lies.
        roll: The roll being played, 1 to 3; 0 outside rolling.
        starter: The seat that started this round.
        actor: Who decides: a seat, CHANCE or NOBODY.
        thrower: The seat whose dice are to be thrown or have been thrown, -1 when none.
        row: The positions of the row, left to right.
        valley: The animal card in Vulture Valley, None when there is none.
        deck: How many cards are left in the deck.
        unseen: The cards left in the deck, ascending: a known set in an unknown order.
        removed: Lucky 8 cards out of the game.
        players: Every seat's things, in seat order.
        thrown: Dice thrown this turn and not placed yet, ascending.
        throws_left: Throws a lone die still has after the present one; 0 when it is not a lone die.
        placed_now: ``(die, position)`` of the dice placed in this turn, in order.
        contested: The row position contested now, -1 when none.
        contenders: Seats in the present contest or Valley duel, in turn order from the starter; after a tie only those
            who throw again.
        contest: Dice thrown so far by each of the contenders, empty for those still to throw.
        ordering: In phase ORDER, the viewer's own cards still to be stacked; empty for everybody else.
        stacked: In phase ORDER, the viewer's own cards already stacked, bottom first; empty for everybody else.
        won: In phase ORDER, the cards the actor won this round, ascending (public), the last batch of its stack.
        sent_now: Dice sent to Vulture Valley in this turn.
    """

    viewer: int | None
    phase: Phase
    round: int
    roll: int
    starter: int
    actor: int
    thrower: int
    row: tuple[Spot, ...]
    valley: int | None
    deck: int
    unseen: tuple[int, ...]
    removed: int
    players: tuple[Player, ...]
    thrown: tuple[int, ...]
    throws_left: int
    placed_now: tuple[tuple[int, int], ...]
    contested: int
    contenders: tuple[int, ...]
    contest: tuple[tuple[int, ...], ...]
    ordering: tuple[int, ...]
    stacked: tuple[int, ...]
    won: tuple[int, ...]
    sent_now: int = 0
