"""Setting up, and laying the row at the start of a round."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tabletop_tui.rules import IllegalMove, Nature, Tell

from .cards import ANIMALS, DECK, LUCKY, PAWS, name
from .events import RoundBegan, RowLaid, StarterDrawn
from .moves import FIRST, LAY, TURN, Move
from .position import Position
from .rounds import await_row, end
from .row import lay_out
from .turns import begin_rolling
from .valley_events import ValleyCardTurned
from .view import Phase


@cache
def first_deck(opening: int) -> tuple[int, ...]:
    """The 34 cards of the deck once ``opening`` lies in Vulture Valley, in the order nature shuffles them from."""
    cards = list(DECK)
    cards.remove(opening)
    return tuple(cards)


def draw(position: Position, nature: Nature) -> Move:
    """What chance does in set-up and layout."""
    if position.phase is Phase.LAYOUT:
        return (LAY, *lay_out(position.row, position.under, position.seats + 1, _coming(position, nature)).drawn)
    if not position.opening:
        return (TURN, ANIMALS[nature.pick(len(ANIMALS), "valley")])
    return (FIRST, nature.pick(position.seats, "first"))


def _coming(position: Position, nature: Nature) -> list[int]:
    """The cards left in the deck, next one first.

    A match has one shuffle for the whole game, so that the same seed deals the same cards whatever is played. A nature
    that did not deal the cards drawn so far, as in a search from the middle of a game, shuffles what is left.
    """
    deck = first_deck(position.opening)
    shuffled = [deck[at] for at in nature.order(len(deck), "deck")]
    left = [card for card, count in enumerate(position.deck) for _ in range(count)]
    coming = shuffled[position.drawn :]
    if sorted(coming) == left:
        return coming
    return [left[at] for at in nature.order(len(left), "deck", position.drawn)]


def chances(position: Position) -> list[tuple[Move, int]] | None:
    """The outcomes of `draw` with their weights; a layout has too many."""
    if position.phase is Phase.LAYOUT:
        return None
    if not position.opening:
        return [((TURN, card), ANIMALS.count(card)) for card in sorted(set(ANIMALS))]
    return [((FIRST, seat), 1) for seat in range(position.seats)]


def turn_up(position: Position, move: Move, tell: Tell | None) -> None:
    """The first card of Vulture Valley is turned up (ruling `J1`).

    Raises:
        IllegalMove: It is no animal, or the card lies there already.
    """
    if position.phase is not Phase.SETUP or position.opening:
        raise IllegalMove("Vulture Valley gets a card from the deck only before the first round.")
    if len(move) != 2 or move[1] not in ANIMALS:
        raise IllegalMove("The first card in Vulture Valley must be an animal: 1 to 7 or 9 to 21.")
    position.opening = position.valley = move[1]
    position.deck[move[1]] -= 1
    if tell:
        tell(ValleyCardTurned(card=move[1]))
    if position.starter >= 0:
        await_row(position)


def draw_starter(position: Position, move: Move, tell: Tell | None) -> None:
    """The starter of the first round is drawn (ruling `J2`).

    Raises:
        IllegalMove: It is not the time, or there is no such seat.
    """
    if position.phase is not Phase.SETUP or not position.opening:
        raise IllegalMove("Who starts is drawn once, after the first card lies in Vulture Valley.")
    if len(move) != 2 or move[1] not in range(position.seats):
        raise IllegalMove(f"There are only {position.seats} players.")
    position.starter = move[1]
    if tell:
        tell(StarterDrawn(seat=move[1]))
    await_row(position)


def lay(position: Position, move: Move, tell: Tell | None) -> None:
    """Cards of the deck fill the row; when they cannot, the game is over (rulings `J44`, `J45`).

    Raises:
        IllegalMove: The deck does not have these cards, or they are too few or too many.
    """
    if position.phase is not Phase.LAYOUT:
        raise IllegalMove("A row is laid only at the start of a round.")
    cards = move[1:]
    _check_in_deck(position, cards)
    coming: Iterator[int] = iter(cards)
    size = position.seats + 1
    layout = lay_out(position.row, position.under, size, coming)
    if len(layout.drawn) < len(cards):
        raise IllegalMove(f"The row is complete after {len(layout.drawn)} cards.")
    if not layout.complete and len(cards) < sum(position.deck):
        raise IllegalMove("The row is not complete yet and the deck has more cards.")
    fresh = len(layout.cards) - len(position.row)
    for card in cards:
        position.deck[card] -= 1
    position.drawn += len(cards)
    position.removed += layout.removed
    position.row, position.under = layout.cards, layout.under
    position.rooms = position.row * position.seats
    position.groups = [()] * len(position.rooms)
    if not layout.complete:
        end(position, tell)
        return
    position.round += 1
    position.worthiest = tuple(sorted(range(size), key=lambda at: -_worth(position, at)))
    if tell:
        row = tuple(zip(layout.cards, layout.under, strict=True))
        tell(RoundBegan(round=position.round, starter=position.starter))
        tell(RowLaid(drawn=cards, row=row, fresh=fresh, removed=layout.removed))
    begin_rolling(position)


def _worth(position: Position, at: int) -> int:
    """What a position of the row brings, for the order of what is offered; a Lucky 8 is taken for a middling card."""
    card = position.row[at]
    return (2 if card == LUCKY else PAWS[card]) + position.under[at] * position.options.take2_paws


def _check_in_deck(position: Position, cards: Move) -> None:
    for card in set(cards):
        if card not in range(len(position.deck)) or cards.count(card) > position.deck[card]:
            there = position.deck[card] if card in range(len(position.deck)) else 0
            raise IllegalMove(f"The deck has only {there} of the card {name(card)}, not {cards.count(card)}.")
