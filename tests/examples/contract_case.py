"""The example games in the contract suite."""

from __future__ import annotations

from random import Random

from tests.rules.cases import Case

from . import gifts, islets, tic_tac_toe
from .gifts import HIDDEN, Gifts
from .islets import BAG, COIN, Islets


def every_card_lies_somewhere(state: Gifts) -> None:
    """Once dealt, each card is in one place."""
    cards = [*(card for hand in state._hands for card in hand), *(gift[2] for gift in state._gifts), *state._middle]
    if state._chosen != HIDDEN:
        cards.append(state._chosen)
    assert sorted(cards) == (list(range(1, state._deck() + 1)) if state._middle else [])


def cards_exchanged(state: Gifts, seat: int, rng: Random) -> Gifts | None:
    """The same position with a card in the middle and one in another's hand the other way round."""
    holders = [other for other, hand in enumerate(state._hands) if hand and other != seat]
    if not holders or not state._middle or state.outcome():
        return None
    twin = state.copy()
    holder = rng.choice(holders)
    theirs, ours = rng.choice(twin._hands[holder]), rng.choice(twin._middle)
    twin._hands[holder] = tuple(sorted(ours if card == theirs else card for card in twin._hands[holder]))
    twin._middle = tuple(sorted(theirs if card == ours else card for card in twin._middle))
    return twin


def no_coin_is_made_or_lost(state: Islets) -> None:
    """Coins turned up on this island are carried or in safety, and so much gold is left from the one before."""
    found = state._tiles.count(COIN)
    assert sum(state._carried) <= found
    held = sum(state._carried) + sum(state._gold) - found
    assert held == 0 if state._island == 1 else 0 <= held <= BAG.count(COIN)


CONTRACT = [
    Case(tic_tac_toe.GAME, ((2, {}),)),
    Case(
        gifts.GAME,
        ((2, {}), (3, {"turns": 2}), (4, {"hand": 4, "turns": 3}), (6, {}), (6, {"hand": 1})),
        law=every_card_lies_somewhere,
        secrets=True,
        twin=cards_exchanged,
    ),
    Case(islets.GAME, ((4, {}), (4, {"turns": 20})), law=no_coin_is_made_or_lost),
]
