"""The eight card tricks (section "Card Tricks"; rulings `B10` to `B26`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop_tui.rules import Tell

from .cards import HIDDEN, with_card, without
from .choices import givers, offer
from .events import CatsNamed, Exchanged, GiftChosen, KnocksErased, Laid, PlusPlaced
from .knowledge import exchanged
from .moves import STAYS, Move
from .pile import await_card, await_turn_up, can_give
from .position import Position
from .view import Phase, Why

Trick = Callable[[Position, int, Tell | None], None]


def begin_play(position: Position) -> None:
    """The cat on turn has to draw, swap or knock."""
    position.phase = Phase.PLAY
    position.deciding = position.on_turn
    offer(position)


def _lie(position: Position, seat: int, card: int, tell: Tell | None, *, expired: bool) -> None:
    """The card just lies there: it needs no more, or its trick can do nothing (ruling `B2`)."""
    if tell:
        tell(Laid(seat=seat, card=card, expired=expired))
    begin_play(position)


def end_round(position: Position, seat: int, tell: Tell | None) -> None:
    """1: the Reckoning follows this turn (ruling `B15`)."""
    position.ending = True
    _lie(position, seat, 1, tell, expired=False)


def erase_knocks(position: Position, seat: int, tell: Tell | None) -> None:
    """2: everybody is active again and nobody has knocked (rulings `B11` to `B13`)."""
    erased = position.knocked
    position.knocked = 0
    position.knocker = -1
    _lie(position, seat, 2, tell, expired=not erased)
    if tell and erased:
        tell(KnocksErased(erased=tuple(cat for cat in position.clockwise(seat) if erased >> cat & 1)))


def exchange(position: Position, seat: int, tell: Tell | None) -> None:
    """3: two active cats give each other a card; which two is the next decision (ruling `B17`)."""
    if len(givers(position)) < 2:
        _lie(position, seat, 3, tell, expired=True)
        return
    if tell:
        tell(Laid(seat=seat, card=3, expired=False))
    position.phase = Phase.CATS
    offer(position)


def name_cats(position: Position, move: Move, tell: Tell | None) -> None:
    """Two cats are named; both are asked, the one on turn first so that the screen is passed on less often."""
    seat = position.on_turn
    first, second = (cat for cat in position.clockwise(seat) if cat in move[1:])
    position.pair = (first, second)
    position.phase = Phase.GIVE
    position.deciding = first
    offer(position)
    if tell:
        tell(CatsNamed(seat=seat, pair=(first, second)))


def give(position: Position, move: Move, tell: Tell | None) -> None:
    """One of the two has chosen a card; when both have, the cards change hands at once (ruling `B18`)."""
    card = move[1]
    first, second = position.pair
    if not position.chosen:
        position.chosen = card
        position.deciding = second
        offer(position)
        if tell:
            tell(GiftChosen(seat=first))
        return
    gift = position.chosen
    exchanged(position, (first, second), (gift, card))
    hands, gained = position.hands, position.gained
    hands[first] = with_card(without(hands[first], gift), card)
    hands[second] = with_card(without(hands[second], card), gift)
    gained[first] += ((card, Why.GIFT, gift, second),)
    gained[second] += ((gift, Why.GIFT, card, first),)
    position.pair = ()
    position.chosen = HIDDEN
    if tell:
        covered = Exchanged(pair=(first, second), cards=(HIDDEN, HIDDEN))
        both = frozenset((first, second))
        tell(Exchanged(pair=(first, second), cards=(gift, card), seats=both, otherwise=covered))
    begin_play(position)


def make_draw(position: Position, seat: int, tell: Tell | None) -> None:
    """4: the next active cat draws, or the cheater if there is no other (ruling `B19`)."""
    if not can_give(position):
        _lie(position, seat, 4, tell, expired=True)
        return
    if tell:
        tell(Laid(seat=seat, card=4, expired=False))
    _, *others = position.active()
    await_card(position, others[0] if others else seat, Why.FOUR, tell)


def turn_over(position: Position, seat: int, tell: Tell | None) -> None:
    """5: it lies turned and counts nothing (ruling `B21`)."""
    _lie(position, seat, 5, tell, expired=False)


def hand_out_plus(position: Position, seat: int, tell: Tell | None) -> None:
    """6: the +1 card is placed, unless a knocked cat has it (rulings `B22` to `B24`)."""
    if position.plus >= 0 and position.knocked >> position.plus & 1:
        _lie(position, seat, 6, tell, expired=True)
        return
    if tell:
        tell(Laid(seat=seat, card=6, expired=False))
    position.phase = Phase.PLUS
    offer(position)


def place_plus(position: Position, move: Move, tell: Tell | None) -> None:
    """The +1 card goes where it was said."""
    before = position.plus
    if move[1] != STAYS:
        position.plus = move[1]
    if tell:
        tell(PlusPlaced(seat=position.on_turn, target=position.plus, before=before))
    begin_play(position)


def dig(position: Position, seat: int, tell: Tell | None) -> None:
    """7: the next card of the draw pile is turned up and can be taken in this very turn (ruling `B25`)."""
    if not can_give(position):
        _lie(position, seat, 7, tell, expired=True)
        return
    if tell:
        tell(Laid(seat=seat, card=7, expired=False))
    await_turn_up(position, tell)


def shine(position: Position, seat: int, tell: Tell | None) -> None:
    """8: it counts 8.1 (ruling `B26`)."""
    _lie(position, seat, 8, tell, expired=False)


EFFECTS: Final[dict[int, Trick]] = {
    1: end_round,
    2: erase_knocks,
    3: exchange,
    4: make_draw,
    5: turn_over,
    6: hand_out_plus,
    7: dig,
    8: shine,
}
"""By card: what laying it does."""
