"""Two worlds that one seat cannot tell apart."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

from tabletop_tui.games.black_jacky.choices import offer
from tabletop_tui.games.black_jacky.knowledge import unpack
from tabletop_tui.games.black_jacky.state import BlackJackyState

from .laws import knowledge_is_true

PILE = -1


def cards_exchanged(state: BlackJackyState, seat: int, rng: Random) -> BlackJackyState | None:
    """The same position with two cards that the seat cannot place the other way round; None where there are none.

    Written without `guess`, so that it can be a witness against it.
    """
    cells = _hidden_cells(state, seat)
    rng.shuffle(cells)
    for (where, card), (there, other) in pairwise(cells):
        if where == there or card == other:
            continue
        twin = state.copy()
        _replace(twin, where, card, other)
        _replace(twin, there, other, card)
        if _lawful(twin):
            for holder in range(twin.seats):
                if holder != seat:
                    twin.gained[holder] = ()
            chooser = twin.chooser()
            if chooser not in (-1, seat) and twin.chosen not in twin.hands[chooser]:
                twin.chosen = rng.choice(twin.hands[chooser])
            if twin.deciding >= 0 and twin.deciding != seat:
                offer(twin)
            return twin
    return None


def _hidden_cells(state: BlackJackyState, seat: int) -> list[tuple[int, int]]:
    cells = [(PILE, card) for card, count in enumerate(state.pile) for _ in range(count)]
    for holder, hand in enumerate(state.hands):
        if holder != seat:
            seen = state.known[holder][seat] if state.known[holder] else 0
            cells += [(holder, card) for card in (Counter(hand) - Counter(unpack(seen))).elements()]
    return cells


def _replace(state: BlackJackyState, where: int, card: int, other: int) -> None:
    if where == PILE:
        state.pile[card] -= 1
        state.pile[other] += 1
    else:
        hand = list(state.hands[where])
        hand[hand.index(card)] = other
        state.hands[where] = tuple(sorted(hand))


def _lawful(state: BlackJackyState) -> bool:
    try:
        knowledge_is_true(state)
    except AssertionError:
        return False
    return True
