"""What a seat may see, and worlds it cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import starmap
from random import Random
from typing import Final

from .cards import HIDDEN, PLUS
from .choices import offer
from .knowledge import count, unpack
from .position import Position
from .rounds import dealer
from .view import Cat, Gain, Phase, Standing, View

_NOTHING: Final = (0, 0)


def look(position: Position, seat: int | None) -> View:
    """The position as one seat, or an onlooker (None), may know it."""
    waiting = position.phase is Phase.CARD
    return View(
        viewer=seat,
        phase=position.phase,
        round=position.round,
        turn=position.turn,
        starter=position.starter,
        dealer=dealer(position) if position.starter >= 0 and position.phase is not Phase.OVER else -1,
        actor=position.deciding,
        on_turn=position.on_turn,
        cats=tuple(_cat(position, cat, seat) for cat in range(position.seats)),
        pile=position.pile_size,
        pile_known=_pile_known(position, seat),
        discards=position.discards,
        seen_cards=position.options.seen_cards,
        quick_duel=position.options.quick_duel,
        knocker=position.knocker,
        ending=position.ending,
        laid_now=position.laid_now,
        pair=position.pair,
        chosen=position.chosen if seat == position.chooser() else HIDDEN,
        taker=position.taker if waiting else -1,
        why=position.why if waiting else None,
        reckoning=position.reckoning,
    )


def key(position: Position, seat: int) -> Hashable:
    """All that a view shows which may change in a game, quicker to make."""
    onlooker = position.seats
    return (
        position.phase,
        position.deciding,
        position.round,
        position.turn,
        position.starter,
        position.on_turn,
        tuple(position.red),
        tuple(position.black),
        tuple(position.gone),
        tuple(position.standing),
        tuple(position.guesses),
        position.hands[seat],
        position.gained[seat],
        tuple([len(hand) for hand in position.hands]),
        tuple(position.laid),
        position.plus,
        position.knocked,
        position.knocker,
        position.ending,
        position.laid_now,
        position.pair,
        position.chosen if seat == position.chooser() else HIDDEN,
        (position.taker, position.why) if position.phase is Phase.CARD else None,
        position.pile_size,
        position.discards,
        tuple([(seen[seat], seen[onlooker]) if seen else _NOTHING for seen in position.known]),
        _pile_known(position, seat) if position.bounds else None,
        position.reckoning,
    )


def guess(position: Position, seat: int, rng: Random) -> None:
    """Deal again in place what this seat cannot know: other hands but for the cards it knows there, and the pile.

    Every way to deal the physical cards is equally likely. Where a seat does not know what another one knows, the
    other knows only what everybody does. A guess depends on nothing but the view and the generator.
    """
    hands = position.hands
    if not any(hands):
        return
    random = rng.random
    unseen = _unseen(position, seat)
    size = position.pile_size
    if position.bounds:
        bound = position.bounds[seat]
        pile = [card for card in range(1, 9) for _ in range(min(unseen[card], count(bound, card)))]
        cards = [card for card in range(1, 9) for _ in range(unseen[card] - min(unseen[card], count(bound, card)))]
        while len(pile) > size:
            at = int(random() * len(pile))
            cards.append(pile[at])
            pile[at] = pile[-1]
            pile.pop()
        _deal(position, seat, cards, rng)
    else:
        pile = [card for card in range(1, 9) for _ in range(unseen[card])]
        _deal(position, seat, pile, rng)
    position.pile = counts = [0] * 9
    for card in pile:
        counts[card] += 1
    _forget(position, seat)
    chooser = position.chooser()
    if chooser not in (-1, seat):
        hand = hands[chooser]
        position.chosen = hand[int(random() * len(hand))]
    if position.deciding not in (-1, seat):
        offer(position)


def _unseen(position: Position, seat: int) -> list[int]:
    """By value: how many cards lie in the pile or in another hand without this seat knowing where."""
    unseen = position.pile[:]
    for other, hand in enumerate(position.hands):
        if other != seat:
            for card in hand:
                unseen[card] += 1
            known = position.known[other]
            if known and known[seat]:
                for card in unpack(known[seat]):
                    unseen[card] -= 1
    return unseen


def _deal(position: Position, seat: int, cards: list[int], rng: Random) -> None:
    """Fill the other hands from these cards, which are used up as far as they are needed."""
    random = rng.random
    hands = position.hands
    left = len(cards)
    for other, hand in enumerate(hands):
        if other == seat or not hand:
            continue
        known = position.known[other]
        new = list(unpack(known[seat])) if known else []
        for _ in range(len(hand) - len(new)):
            at = int(random() * left)
            new.append(cards[at])
            left -= 1
            cards[at] = cards[left]
            cards.pop()
        new.sort()
        hands[other] = tuple(new)


def _forget(position: Position, seat: int) -> None:
    """Other seats know what everybody knows, and do not remember how they came to their cards."""
    for holder, known in enumerate(position.known):
        if known:
            left = _only(known, seat)
            position.known[holder] = left if any(left) else ()
    if position.bounds:
        position.bounds = _only(position.bounds, seat)
    mine = position.gained[seat]
    position.gained = [()] * position.seats
    position.gained[seat] = mine


def _only(known: tuple[int, ...], seat: int) -> tuple[int, ...]:
    *seats, onlooker = known
    forgotten = [onlooker] * len(known)
    forgotten[seat] = seats[seat]
    return tuple(forgotten)


def _pile_known(position: Position, viewer: int | None) -> tuple[int, ...] | None:
    """After a shuffle of the discards: the cards that may lie in the pile, as far as this viewer knows."""
    if not position.bounds:
        return None
    bound = position.bounds[position.seats if viewer is None else viewer]
    if viewer is None:
        return unpack(bound)
    unseen = _unseen(position, viewer)
    return tuple(card for card in range(1, 9) for _ in range(min(unseen[card], count(bound, card))))


def _cat(position: Position, seat: int, viewer: int | None) -> Cat:
    hand, plus = position.hands[seat], position.plus == seat
    known = position.known[seat] or (0,) * (position.seats + 1)
    own = seat == viewer
    faces = hand if own else unpack(known[position.seats if viewer is None else viewer])
    plays = position.standing[seat] is Standing.SALOON
    knocked = bool(position.knocked >> seat & 1)
    return Cat(
        standing=position.standing[seat],
        red=position.red[seat],
        black=position.black[seat],
        hand=faces + (HIDDEN,) * (len(hand) - len(faces)),
        open=unpack(known[position.seats]),
        gained=tuple(starmap(Gain, position.gained[seat])) if own else (),
        laid=position.laid[seat],
        total=position.total(seat) if own and position.on_turn >= 0 and plays else None,
        shown=position.counted[seat] + (PLUS if plus else 0),
        plus=plus,
        knocked=knocked,
        active=plays and not knocked and position.on_turn >= 0,
        guess=position.guesses[seat],
        gone=position.gone[seat],
    )
