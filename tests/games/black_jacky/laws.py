"""What holds at every moment of a game of Black Jacky."""

from __future__ import annotations

from collections import Counter

from tabletop_tui.games.black_jacky.cards import DECK, total
from tabletop_tui.games.black_jacky.knowledge import unpack
from tabletop_tui.games.black_jacky.position import Position, red_hearts


def lawful(state: Position) -> None:
    """No card and no heart is lost, only cats in the saloon play, and nobody knows what is not so."""
    every_card_lies_in_one_place(state)
    hearts_fit_the_standing(state)
    only_cats_in_the_saloon_play(state)
    totals_are_whole_tenths(state)
    knowledge_is_true(state)


def every_card_lies_in_one_place(state: Position) -> None:
    pile = [card for card, count in enumerate(state.pile) for _ in range(count)]
    assert len(pile) == state.pile_size
    hands = [card for hand in state.hands for card in hand]
    laid = [card for cards in state.laid for card in cards]
    assert sorted((*pile, *hands, *laid, *state.discards)) == list(DECK)
    assert all(list(hand) == sorted(hand) for hand in state.hands)
    assert bool(state.discards) == (state.on_turn >= 0), "during a round the discard pile is never empty"


def hearts_fit_the_standing(state: Position) -> None:
    for seat in range(state.seats):
        assert 0 <= state.red[seat] <= red_hearts(state.seats)
        assert state.black[seat] in (0, 1)
        assert not (state.red[seat] and state.black[seat])
        assert state.plays(seat) == bool(state.hearts(seat))
        assert bool(state.gone[seat]) == (not state.hearts(seat))
    assert sum(map(state.hearts, range(state.seats))) <= 12


def only_cats_in_the_saloon_play(state: Position) -> None:
    for seat in range(state.seats):
        if not state.plays(seat):
            assert not state.hands[seat]
            assert not state.laid[seat]
            assert state.plus != seat
            assert not state.knocked >> seat & 1
            assert seat != state.on_turn
    assert state.knocker < 0 or state.knocked >> state.knocker & 1
    assert bool(state.knocked) == (state.knocker >= 0)
    assert not state.chosen or state.chosen in state.hands[state.chooser()]


def totals_are_whole_tenths(state: Position) -> None:
    for seat in range(state.seats):
        tenths = state.total(seat)
        assert type(tenths) is int
        assert tenths == total(state.hands[seat], state.laid[seat], state.plus == seat)
        assert tenths % 10 == state.laid[seat].count(8) <= 8


def knowledge_is_true(state: Position) -> None:
    for holder, known in enumerate(state.known):
        assert not known or (len(known) == state.seats + 1 and any(known))
        for seen in known:
            assert Counter(unpack(seen)) <= Counter(state.hands[holder])
            assert Counter(unpack(known[-1])) <= Counter(unpack(seen)), "a seat knows what an onlooker knows"
    for bound in state.bounds:
        assert all(unpack(bound).count(card) >= count for card, count in enumerate(state.pile))
