"""The draw pile: what chance gives from it, and what happens when it is empty."""

from __future__ import annotations

from tabletop_tui.rules import CHANCE, IllegalMove, Nature, Tell

from .cards import HIDDEN, VALUES
from .events import Reshuffled
from .knowledge import drawn_from_pile, shuffled, turned_from_pile
from .moves import CARD, DEAL, FIRST, TURN, Move
from .position import Position
from .view import Phase, Why


def can_give(position: Position) -> bool:
    """Whether a card can be drawn, perhaps after a shuffle of the discards (ruling `B20`)."""
    return position.pile_size > 0 or len(position.discards) > 1


def await_card(position: Position, taker: int, why: Why, tell: Tell | None) -> None:
    """A cat is to get the next card of the draw pile; there must be one."""
    if not position.pile_size:
        _reshuffle(position, tell)
    position.phase = Phase.CARD
    position.deciding = CHANCE
    position.legal = ()
    position.taker = taker
    position.why = why


def await_turn_up(position: Position, tell: Tell | None) -> None:
    """The next card of the draw pile is to be turned up onto the discards; there must be one."""
    if not position.pile_size:
        _reshuffle(position, tell)
    position.phase = Phase.TURN_UP
    position.deciding = CHANCE
    position.legal = ()


def draw(position: Position, nature: Nature) -> Move:
    """What chance does: who starts, or the next cards of the pile."""
    phase = position.phase
    if phase is Phase.SETUP:
        fixed = position.options.first_player
        return FIRST, nature.pick(position.seats, "first") if fixed == "random" else int(fixed) - 1
    if phase is Phase.DEAL:
        one = _next(position, nature, HIDDEN, 0)
        two = _next(position, nature, one, 1)
        return (DEAL, position.waiting[0], one, two) if one < two else (DEAL, position.waiting[0], two, one)
    return (CARD if phase is Phase.CARD else TURN), _next(position, nature, HIDDEN, 0)


def chances(position: Position) -> list[tuple[Move, int]]:
    """Everything `draw` may give, with its weight."""
    pile = position.pile
    if position.phase is Phase.SETUP:
        fixed = position.options.first_player
        return [((FIRST, seat), 1) for seat in range(position.seats) if fixed in ("random", str(seat + 1))]
    if position.phase is Phase.DEAL:
        seat = position.waiting[0]
        pairs = [((DEAL, seat, one, two), pile[one] * pile[two]) for two in range(1, 9) for one in range(1, two)]
        pairs += [((DEAL, seat, one, one), pile[one] * (pile[one] - 1) // 2) for one in range(1, 9)]
        return [pair for pair in pairs if pair[1]]
    verb = CARD if position.phase is Phase.CARD else TURN
    return [((verb, card), pile[card]) for card in range(1, 9) if pile[card]]


def check(position: Position, move: Move, verb: int) -> int:
    """The card of a chance move that gives one.

    Raises:
        IllegalMove: It is another kind of move, or the pile has no such card.
    """
    if type(move) is not tuple or len(move) != 2 or move[0] != verb:
        raise IllegalMove("A card of the draw pile has to be " + ("taken now." if verb == CARD else "turned up now."))
    card = move[1]
    if card not in range(1, 9) or not position.pile[card]:
        raise IllegalMove("The draw pile has no such card.")
    return card


def take(position: Position, card: int) -> None:
    """This card leaves the pile into the taker's hand, who alone sees it."""
    position.pile[card] -= 1
    position.pile_size -= 1
    position.drawn += 1
    if position.bounds:
        drawn_from_pile(position, position.taker, card)


def turn_up(position: Position, card: int) -> None:
    """This card leaves the pile and lies on the discards."""
    position.pile[card] -= 1
    position.pile_size -= 1
    position.drawn += 1
    position.discards += (card,)
    if position.bounds:
        turned_from_pile(position, card)


def _next(position: Position, nature: Nature, gone: int, later: int) -> int:
    """The next card, or the one after it when ``gone`` is that.

    Each card is asked for by its number in the round, so that the same seed gives the same order whoever draws; yet
    any nature can go on from any position.
    """
    at = nature.pick(position.pile_size - later, "card", position.round, position.shuffles, position.drawn + later)
    pile = position.pile
    for card in VALUES:
        at -= pile[card] - (card == gone)
        if at < 0:
            return card
    raise AssertionError("the pile has as many cards as its size says")


def _reshuffle(position: Position, tell: Tell | None) -> None:
    """All discards but the top one become the draw pile; a card put aside is not among them (ruling `B20`)."""
    *below, top = position.discards
    for card in below:
        position.pile[card] += 1
    position.pile_size = len(below)
    position.drawn = 0
    position.shuffles += 1
    position.discards = (top,)
    shuffled(position, below)
    if tell:
        tell(Reshuffled(count=len(below)))
