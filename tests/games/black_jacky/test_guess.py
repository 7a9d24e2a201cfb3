"""A guess honours all that a seat knows, and is fair in all that it does not."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from tabletop_tui.games.black_jacky.state import BlackJackyState

from .laws import knowledge_is_true
from .scenes import Scene, scene

DRAWS = 6000

World = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], int]
"""All hands, the pile, and a card that was chosen."""


def _world(state: BlackJackyState) -> World:
    pile = tuple(card for card, count in enumerate(state.pile) for _ in range(count))
    return tuple(state.hands), pile, state.chosen


def _guesses(table: Scene, seat: int) -> Counter[World]:
    rng = Random(seat)
    counts: Counter[World] = Counter()
    for _ in range(DRAWS):
        guess = table.state.guess(seat, rng)
        knowledge_is_true(guess)
        counts[_world(guess)] += 1
    return counts


def _assert_fair(counts: Counter[World], exact: dict[World, Fraction]) -> None:
    """Chi-square against exact chances, five standard deviations wide."""
    assert set(counts) <= set(exact)
    assert sum(exact.values()) == 1
    square = sum((counts[world] - DRAWS * float(p)) ** 2 / (DRAWS * float(p)) for world, p in exact.items())
    freedom = len(exact) - 1
    assert square < freedom + 5 * (2 * freedom) ** 0.5


def _deals(table: Scene, known: dict[int, tuple[int, ...]], seat: int) -> dict[World, Fraction]:
    """Every way to deal the cards the seat cannot place, each physical deal equally likely; choices of others too."""
    state = table.state
    cards = list(table.pile())
    for other, hand in enumerate(state.hands):
        if other != seat:
            cards += (Counter(hand) - Counter(known.get(other, ()))).elements()
    worlds: Counter[World] = Counter()
    for order in permutations(cards):
        left = iter(order)
        hands = tuple(
            hand
            if other == seat
            else tuple(
                sorted((*known.get(other, ()), *(next(left) for _ in range(len(hand) - len(known.get(other, ()))))))
            )
            for other, hand in enumerate(state.hands)
        )
        pile = tuple(sorted(left))
        chooser = state.chooser()
        for chosen in hands[chooser] * 12 if chooser not in (-1, seat) else (state.chosen,):
            worlds[hands, pile, chosen] += 1
    return {world: Fraction(count, worlds.total()) for world, count in worlds.items()}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_deal_of_unseen_cards_is_as_likely_as_it_should_be(seat: int) -> None:
    table = scene(A="{8,5}", B="{7,2}", C="{6}", discard="4", pile="1 2 8")
    _assert_fair(_guesses(table, seat), _deals(table, {}, seat))


def test_a_card_taken_from_the_discards_stays_where_everybody_saw_it_go() -> None:
    table = scene(A="{8,5}", B="{7,2}", C="{6}", discard="4", pile="1 2 8").turn("swap 8 discard")
    _assert_fair(_guesses(table, 2), _deals(table, {0: (4,)}, 2))
    _assert_fair(_guesses(table, 1), _deals(table, {0: (4,)}, 1))


def test_cards_of_a_3_stay_where_the_two_cats_gave_them() -> None:
    table = scene(A="{3,1}", B="{7,2}", C="{6,8}", discard="4", pile="1 2 8".replace("1", "5"))
    table.play("lay 3", "cats B C", "give 7", "give 6")
    _assert_fair(_guesses(table, 1), _deals(table, {2: (7,)}, 1))
    _assert_fair(_guesses(table, 2), _deals(table, {1: (6,)}, 2))
    _assert_fair(_guesses(table, 0), _deals(table, {}, 0))


def test_a_gift_already_chosen_may_be_any_card_of_that_hand() -> None:
    table = scene(A="{3,1}", B="{7,2}", C="{6,8}", discard="4", pile="5 8").play("lay 3", "cats B C", "give 7")
    for seat in (0, 2):
        _assert_fair(_guesses(table, seat), _deals(table, {}, seat))
    assert {chosen for _, _, chosen in _guesses(table, 1)} == {7}


def test_a_card_put_aside_may_be_any_card_of_that_hand() -> None:
    table = scene(A="{3,1}", B="{7,2}", discard="4", pile="5 8 8").play("swap 3 pile")
    _assert_fair(_guesses(table, 1), _deals(table, {}, 1))
    assert {chosen for _, _, chosen in _guesses(table, 0)} == {3}


def test_a_freshly_shuffled_pile_is_the_discards_everybody_saw() -> None:
    table = scene(A="{7,7}", B="{5,8}", C="{1}", discard="4 6 3", pile="").play("draw")
    assert {pile for _, pile, _ in _guesses(table, 1)} == {(4, 6)}
    table.play("card 6")
    assert {pile for _, pile, _ in _guesses(table, 0)} == {(4,)}
    seen = _guesses(table, 1)
    assert {pile for _, pile, _ in seen} == {(4,), (6,)}
    assert abs(sum(count for (_, pile, _), count in seen.items() if pile == (4,)) - DRAWS / 2) < 5 * (DRAWS / 4) ** 0.5


def test_a_guess_is_not_the_truth_but_what_the_seat_knows_is() -> None:
    table = scene(A="{8,5}", B="{7,2}", C="{6}", discard="4").turn("swap 8 discard")
    rng = Random(0)
    others = set()
    for _ in range(200):
        guess = table.state.guess(1, rng)
        assert 4 in guess.hands[0]
        assert guess.hands[1] == (2, 7)
        others.add((guess.hands[0], guess.hands[2]))
    assert len(others) > 20


def test_others_keep_no_private_knowledge_and_no_memory_in_a_guess() -> None:
    table = scene(A="{3,1}", B="{7,2}", C="{6,8}", discard="4").play("lay 3", "cats B C", "give 7", "give 6")
    guess = table.state.guess(0, Random(1))
    assert guess.known == [(), (), ()]
    assert guess.gained == [(), (), ()]
    mine = table.state.guess(1, Random(1))
    assert mine.view(1).cats[2].hand == (7, 0)
    assert mine.view(2).cats[1].hand == (0, 0)
