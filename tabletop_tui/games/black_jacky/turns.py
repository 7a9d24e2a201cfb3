"""A cat's turn: it may lay a card, then it draws, swaps or knocks, and then it says that it is done."""

from __future__ import annotations

from tabletop_tui.rules import Tell

from .cards import HIDDEN, LAID, with_card, without
from .choices import offer
from .events import CardDrawn, CardTurned, Knocked, PutAside, Swapped
from .knowledge import left_openly, taken_openly
from .moves import CARD, DISCARD, TURN, Move
from .pile import await_card, check, take, turn_up
from .position import MOST_TURNS, Position
from .reckoning import reckon
from .tricks import EFFECTS, begin_play
from .view import Phase, Why


def begin_turn(position: Position, seat: int) -> None:
    """A cat may cheat before it plays, or play at once."""
    position.on_turn = seat
    position.laid_now = HIDDEN
    position.phase = Phase.CHEAT
    position.deciding = seat
    offer(position)


def lay(position: Position, move: Move, tell: Tell | None) -> None:
    """A card is laid and its trick used."""
    card = move[1]
    seat = position.on_turn
    position.hands[seat] = without(position.hands[seat], card)
    position.laid[seat] += (card,)
    position.counted[seat] += LAID[card]
    position.laid_now = card
    left_openly(position, seat, card)
    EFFECTS[card](position, seat, tell)


def turned_up(position: Position, move: Move, tell: Tell | None) -> None:
    """A card is turned up onto the discards: by a 7, or as the first of a round, which then begins.

    Raises:
        IllegalMove: The pile has no such card.
    """
    card = check(position, move, TURN)
    turn_up(position, card)
    seat = position.on_turn
    if tell:
        tell(CardTurned(card=card, seat=seat))
    if seat < 0:
        begin_turn(position, position.starter)
    else:
        begin_play(position)


def draw(position: Position, move: Move, tell: Tell | None) -> None:
    """A card of the draw pile is to come into the hand."""
    await_card(position, position.on_turn, Why.DRAW, tell)


def swap(position: Position, move: Move, tell: Tell | None) -> None:
    """A card is given for the top discard (ruling `B6`), or put aside for one from the draw pile (ruling `B5`)."""
    _, given, source = move
    seat = position.on_turn
    if source != DISCARD:
        if tell:
            tell(PutAside(seat=seat, card=given, seats=frozenset((seat,))))
        position.chosen = given
        await_card(position, seat, Why.SWAP, tell)
        return
    *below, taken = position.discards
    position.hands[seat] = with_card(without(position.hands[seat], given), taken)
    position.discards = (*below, given)
    left_openly(position, seat, given)
    taken_openly(position, seat, taken)
    position.gained[seat] += ((taken, Why.SWAP, given, -1),)
    if tell:
        tell(Swapped(seat=seat, given=given, taken=taken, source="discard"))
    _last_look(position)


def knock(position: Position, move: Move, tell: Tell | None) -> None:
    """A cat knocks, with any total; the first knock begins the end of the round (ruling `B9`)."""
    seat = position.on_turn
    first = position.knocker < 0
    position.knocked |= 1 << seat
    if first:
        position.knocker = seat
    if tell:
        tell(Knocked(seat=seat, first=first, ending=position.ending))
    _last_look(position)


def card_taken(position: Position, move: Move, tell: Tell | None) -> None:
    """A card of the draw pile comes into a hand.

    Raises:
        IllegalMove: The pile has no such card.
    """
    card = check(position, move, CARD)
    take(position, card)
    seat, why, given = position.taker, position.why, position.chosen
    position.taker = -1
    if why is Why.SWAP:
        position.hands[seat] = with_card(without(position.hands[seat], given), card)
        position.discards += (given,)
        position.chosen = HIDDEN
        left_openly(position, seat, given)
    else:
        position.hands[seat] = with_card(position.hands[seat], card)
    position.gained[seat] += ((card, why, given, position.on_turn if seat != position.on_turn else -1),)
    if tell:
        _tell_taken(seat, card, why, given, tell)
    if why is Why.FOUR:
        begin_play(position)
    else:
        _last_look(position)


def end_turn(position: Position, move: Move, tell: Tell | None) -> None:
    """The turn is over: the Reckoning follows, or the next cat (rulings `B9`, `B15`, `B59`)."""
    seat = position.on_turn
    position.gained[seat] = ()
    position.turn += 1
    following = position.next_in_saloon(seat)
    if position.ending or following == position.knocker or position.turn >= MOST_TURNS:
        reckon(position, tell)
    else:
        begin_turn(position, following)


def _last_look(position: Position) -> None:
    position.phase = Phase.END
    position.deciding = position.on_turn
    offer(position)


def _tell_taken(seat: int, card: int, why: Why, given: int, tell: Tell) -> None:
    own = frozenset((seat,))
    if why is Why.SWAP:
        swapped = Swapped(seat=seat, given=given, taken=HIDDEN, source="pile")
        tell(Swapped(seat=seat, given=given, taken=card, source="pile", seats=own, otherwise=swapped))
    else:
        drawn = CardDrawn(seat=seat, card=HIDDEN, why=why)
        tell(CardDrawn(seat=seat, card=card, why=why, seats=own, otherwise=drawn))
