"""A seat's turn: its dice are thrown, then it puts them on cards one at a time and says that it is done."""

from __future__ import annotations

from typing import Final

from tabletop_tui.rules import CHANCE, IllegalMove, Tell

from .dice import DESCENDING, is_throw
from .events import Placed, Thrown, TurnEnded
from .moves import AGAIN, DONE, PLACE, ROLL, VALLEY, Move
from .position import Position
from .resolution import sort_dice
from .row import nth_alike
from .valley_events import SentToValley
from .view import Phase

THROWS_OF_A_LONE_DIE: Final = 3
"""How often a lone die may be thrown in one turn (rulings `J17`, `J18`)."""

PLACES: Final = tuple(tuple((PLACE, die, at) for at in range(6)) for die in range(9))
"""The placing moves by die and position, made once."""

DONE_ONLY: Final[tuple[Move, ...]] = ((DONE,),)
AGAIN_ONLY: Final[tuple[Move, ...]] = ((AGAIN,),)
ROLL_ONLY: Final[tuple[Move, ...]] = ((ROLL,),)

VALLEY_COUNTS: Final[dict[str, tuple[tuple[Move, ...], ...]]] = {
    "at_least_one": ((), ((VALLEY, 1),), ((VALLEY, 1), (VALLEY, 2)), ((VALLEY, 1), (VALLEY, 2), (VALLEY, 3))),
    "exactly_one": ((), ((VALLEY, 1),), ((VALLEY, 1),), ((VALLEY, 1),)),
    "all": ((), ((VALLEY, 1),), ((VALLEY, 2),), ((VALLEY, 3),)),
}
"""By option and number of dice thrown: how many go to the Valley when none fits (ruling `J15`)."""


def begin_rolling(position: Position) -> None:
    """Everybody has three dice and roll 1 begins."""
    position.roll = 1
    begin_turn(position, position.starter)


def begin_turn(position: Position, seat: int) -> None:
    """A seat is about to throw its dice in hand, all of them (ruling `J9`).

    That it throws is a move of its own, never made for it: until then what the seat before did can be taken back.
    """
    position.phase = Phase.READY
    position.deciding = seat
    position.legal = ROLL_ONLY
    position.thrower = seat
    position.thrown = ()
    position.attempt = 0
    position.lone = position.hand[seat] == 1
    position.placed_now = ()
    position.sent_now = 0


def roll(position: Position, move: Move, tell: Tell | None) -> None:
    """The dice leave the hand, for the first or another throw."""
    position.phase = Phase.THROW
    position.deciding = CHANCE
    position.legal = ()
    position.thrown = ()


def throw(position: Position, move: Move, tell: Tell | None) -> None:
    """The dice in hand fall.

    Raises:
        IllegalMove: It is not the throw of so many dice.
    """
    seat = position.thrower
    count = position.hand[seat]
    if not is_throw(move, count):
        raise IllegalMove(f"The throw must be {count} dice from 1 to 8, in ascending order.")
    position.thrown = move[1:]
    position.threw[seat] += count
    position.attempt += 1
    position.phase = Phase.PLACE
    position.deciding = seat
    if tell:
        tell(Thrown(seat=seat, dice=move[1:], occasion="roll", attempt=position.attempt))
    exact, others = placements(position)
    may_throw = position.lone and position.attempt < THROWS_OF_A_LONE_DIE
    if not exact and not others:
        sending = VALLEY_COUNTS[position.options.valley_when_nothing_fits][count]
        position.legal = AGAIN_ONLY + sending if may_throw else sending
    elif may_throw:
        position.legal = (*exact, (AGAIN,), *others)
    else:
        position.legal = (*exact, *others)


def placements(position: Position) -> tuple[list[Move], list[Move]]:
    """Where the thrown dice fit: placements that make a card exact, and the others.

    The worthiest cards come first, higher dice first, and last what the dice left in hand could never complete. Other
    seats' dice do not matter (ruling `J12`).
    """
    seat = position.thrower
    first = seat * len(position.row)
    reach = 8 * (position.hand[seat] - 1)
    dice = DESCENDING[position.thrown]
    rooms = position.rooms
    exact: list[Move] = []
    hopeful: list[Move] = []
    hopeless: list[Move] = []
    for at in position.worthiest:
        room = rooms[first + at]
        if room:
            for die in dice:
                if die == room:
                    exact.append(PLACES[die][at])
                elif die < room:
                    (hopeful if room - die <= reach else hopeless).append(PLACES[die][at])
    return exact, hopeful + hopeless


def place(position: Position, move: Move, tell: Tell | None) -> None:
    """A thrown die goes on a card."""
    _, die, at = move
    seat = position.thrower
    index = seat * len(position.row) + at
    position.rooms[index] -= die
    position.groups[index] += (die,)
    position.hand[seat] -= 1
    thrown = position.thrown
    found = thrown.index(die)
    position.thrown = thrown = thrown[:found] + thrown[found + 1 :]
    position.placed_now += ((die, at),)
    if tell:
        card = position.row[at]
        total, nth = card - position.rooms[index], nth_alike(position.row, at)
        tell(Placed(seat=seat, die=die, card=card, position=at, total=total, nth=nth))
    if thrown:
        exact, others = placements(position)
        if exact or others:
            position.legal = (*exact, (DONE,), *others)
            return
    finish_turn(position, tell)


def send_to_valley(position: Position, move: Move, tell: Tell | None) -> None:
    """Dice none of which fits go to Vulture Valley; the lowest are taken, their values no longer matter."""
    count = move[1]
    seat = position.thrower
    position.hand[seat] -= count
    position.visiting[seat] += count
    position.sent_now = count
    position.thrown = position.thrown[count:]
    if tell:
        tell(SentToValley(seat=seat, count=count))
    finish_turn(position, tell)


def finish_turn(position: Position, tell: Tell | None) -> None:
    """Nothing more can be done with these dice: the next seat is up, or a last look comes before the round is settled.

    Settling a round may throw dice in contests, after which nothing can be taken back.
    """
    following = next_thrower(position)
    if following < 0:
        position.legal = DONE_ONLY
    else:
        pass_on(position, following, tell)


def end_turn(position: Position, move: Move, tell: Tell | None) -> None:
    """The turn is over by the player's word."""
    following = next_thrower(position)
    if following < 0:
        sort_dice(position, tell)
    else:
        pass_on(position, following, tell)


def pass_on(position: Position, following: int, tell: Tell | None) -> None:
    """The turn goes to another seat, perhaps in the next roll; thrown dice not placed stay in hand (ruling `J16`)."""
    seat, starter, seats = position.thrower, position.starter, position.seats
    if tell and position.hand[seat]:
        tell(TurnEnded(seat=seat, hand=position.hand[seat]))
    if (following - starter) % seats <= (seat - starter) % seats:
        position.roll += 1
    begin_turn(position, following)


def next_thrower(position: Position) -> int:
    """Who throws next, in this roll or the following one; -1 when nobody has dice left and the round is over."""
    hand, seats = position.hand, position.seats
    seat = following = position.thrower
    while True:
        following = (following + 1) % seats
        if hand[following]:
            return following
        if following == seat:
            return -1
