"""The end of a round: inexact dice leave, cards are taken or fought for, and new cards are stacked."""

from __future__ import annotations

from typing import Literal

from tabletop_tui.rules import Tell

from . import duel
from .cards import GAP, LUCKY
from .events import CardTaken, ContestOpened, ContestTied, LuckySwept, Missed, Stacked, StackedUnseen
from .moves import DONE, STACK, Move
from .phrases import Decided
from .position import BEST, Position
from .reckoning import best, decided_by
from .row import nth_alike
from .valley import judge_valley, visit_valley
from .view import Phase


def sort_dice(position: Position, tell: Tell | None) -> None:
    """Every inexact group moves to Vulture Valley (ruling `J24`); then the cards are given out, a Lucky 8 last."""
    width = len(position.row)
    position.roll = 0
    position.thrower = -1
    position.placed_now = ()
    position.sent_now = 0
    position.lone = False
    position.legal = ()
    rooms, groups = position.rooms, position.groups
    for seat in position.in_turn():
        first = seat * width
        for at in range(width):
            dice = groups[first + at]
            if dice and rooms[first + at]:
                groups[first + at] = ()
                rooms[first + at] = position.row[at]
                position.visiting[seat] += len(dice)
                if tell:
                    card = position.row[at]
                    nth = nth_alike(position.row, at)
                    tell(Missed(seat=seat, card=card, position=at, dice=tuple(sorted(dice)), nth=nth))
    lucky = position.row.index(LUCKY) if LUCKY in position.row else -1
    last = (lucky,) if lucky >= 0 else ()
    position.queue = (*(at for at in range(width) if at != lucky), *last)
    give_cards(position, tell)


def give_cards(position: Position, tell: Tell | None) -> None:
    """Go through the row until a contest has to be thrown, or every card has found its winner."""
    width = len(position.row)
    groups = position.groups
    while position.queue:
        at, *later = position.queue
        position.queue = tuple(later)
        exact = tuple(seat for seat in position.in_turn() if groups[seat * width + at])
        if len(exact) == 1:
            take(position, exact[0], at, None, tell=tell)
        elif exact:
            position.phase = Phase.CONTEST
            position.contested = at
            duel.begin_throw(position, exact, BEST, attempt=1)
            if tell:
                dice = tuple(len(groups[seat * width + at]) for seat in exact)
                card, takes = position.row[at], position.under[at]
                tell(ContestOpened(card=card, takes=takes, position=at, rivals=exact, dice=dice))
            return
    close_row(position)
    stack_cards(position, tell)


def throw(position: Position, move: Move, tell: Tell | None) -> None:
    """A rival's dice fall; once all have, the contest or the Valley is judged.

    Raises:
        IllegalMove: It is not the throw of so many dice.
    """
    if duel.throw(position, move, tell):
        if position.contested < 0:
            judge_valley(position, tell)
        else:
            judge_contest(position, tell)


def judge_contest(position: Position, tell: Tell | None) -> None:
    """All rivals have thrown: the best takes the card, or those tied for it throw again (ruling `J27`)."""
    at = position.contested
    winners = best(position.rivals, position.results)
    if len(winners) > 1:
        duel.begin_throw(position, winners, BEST, position.attempt + 1)
        if tell:
            tell(ContestTied(rivals=winners, card=position.row[at], position=at, end="best"))
        return
    decided = decided_by(position.results, position.results[position.rivals.index(winners[0])])
    duel.end_duel(position)
    take(position, winners[0], at, decided, tell=tell)
    give_cards(position, tell)


def take(position: Position, seat: int, at: int, decided: Decided | None, tell: Tell | None) -> None:
    """A seat gets a card with the Take 2 cards under it; all dice on the card go home (ruling `J28`).

    Args:
        position: Changed in place.
        seat: Who gets it.
        at: Its place in the row.
        decided: What decided the contest for it, None where there was none.
        tell: Told of it.
    """
    card, takes = position.row[at], position.under[at]
    width = len(position.row)
    for owner in range(position.seats):
        index = owner * width + at
        position.hand[owner] += len(position.groups[index])
        position.groups[index] = ()
    position.row[at], position.under[at] = GAP, 0
    position.takes[seat] += takes
    if tell:
        by: Literal["alone", "contest"] = "contest" if decided else "alone"
        tell(CardTaken(seat=seat, card=card, takes=takes, position=at, by=by, decided=decided))
    if card == LUCKY:
        position.removed += 1
        sweep(position, seat, tell)
    else:
        position.fresh[seat] += (card,)


def sweep(position: Position, seat: int, tell: Tell | None) -> None:
    """A won Lucky 8 brings every card nobody matched (ruling `J31`); it comes last, so those are what is left."""
    left = tuple(at for at, card in enumerate(position.row) if card != GAP)
    cards = tuple(position.row[at] for at in left)
    takes = sum(position.under[at] for at in left)
    for at in left:
        position.row[at], position.under[at] = GAP, 0
    position.fresh[seat] += cards
    position.takes[seat] += takes
    if tell:
        tell(LuckySwept(seat=seat, cards=cards, positions=left, takes=takes))


def close_row(position: Position) -> None:
    """Cards nobody won close up to the left (ruling `J50`); only dice in Vulture Valley are not at home."""
    left = [at for at, card in enumerate(position.row) if card != GAP]
    position.row = [position.row[at] for at in left]
    position.under = [position.under[at] for at in left]
    position.rooms = position.row * position.seats
    position.groups = [()] * len(position.rooms)
    position.worthiest = ()
    position.hand = [3 - dice for dice in position.visiting]


def stack_cards(position: Position, tell: Tell | None) -> None:
    """New cards go on the stacks; whoever won several different ones is asked for their order (ruling `J34`)."""
    for seat in position.in_turn():
        cards = position.fresh[seat] = tuple(sorted(position.fresh[seat]))
        if len(set(cards)) > 1:
            position.pending += (seat,)
        elif cards:
            position.stacks[seat] += (cards,)
            position.fresh[seat] = ()
    ask_order(position, tell)


def ask_order(position: Position, tell: Tell | None) -> None:
    """The next seat orders its new cards; when all have, Vulture Valley is visited (ruling `J53`)."""
    position.ordered = ()
    if position.pending:
        position.phase = Phase.ORDER
        position.deciding = position.pending[0]
        offer_order(position)
    else:
        position.legal = ()
        visit_valley(position, tell)


def offer_order(position: Position) -> None:
    """The cards still to be stacked, most paws first: what is stacked first is safest."""
    left = list(position.fresh[position.pending[0]])
    for card in position.ordered:
        left.remove(card)
    position.legal = tuple((STACK, card) for card in sorted(set(left), reverse=True)) or ((DONE,),)


def stack(position: Position, move: Move, tell: Tell | None) -> None:
    """One more new card goes on the stack."""
    position.ordered += (move[1],)
    offer_order(position)


def end_order(position: Position, tell: Tell | None) -> None:
    """The order stands; others learn only how many cards there were."""
    seat, *later = position.pending
    cards = position.ordered
    position.stacks[seat] += (cards,)
    position.fresh[seat] = ()
    position.pending = tuple(later)
    if tell:
        if position.options.open_stacks:
            tell(Stacked(seat=seat, cards=cards))
        else:
            unseen = StackedUnseen(seat=seat, count=len(cards))
            tell(Stacked(seat=seat, cards=cards, seats=frozenset((seat,)), otherwise=unseen))
    ask_order(position, tell)
