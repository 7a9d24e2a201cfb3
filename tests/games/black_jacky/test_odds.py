"""The odds tables of our reading, worked out again, and the hints of a running game."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations
from random import Random

import pytest

from tabletop_tui.games.black_jacky.cards import COPIES, DECK, HIDDEN, LIMIT
from tabletop_tui.games.black_jacky.odds import after_laying, after_swapping, bust, unseen
from tabletop_tui.games.black_jacky.view import View

from .scenes import scene

ONE_MORE = {12: 0, 13: 8, 14: 15, 15: 21, 16: 26, 17: 30, 18: 33, 19: 35, 20: 36}
"""Whole total before: how many of the 36 cards bring it to 21 or more."""

PAIRS = {3: 2, 4: 4, 5: 10, 6: 16, 7: 28, 8: 40, 9: 60, 10: 71, 11: 82, 12: 82, 13: 82, 14: 69, 15: 56, 16: 28}
"""Total of a start hand: how many of the 630 pairs have it."""

DRAW_UNTIL = {
    12: (0.0000, {12: 0.1724, 13: 0.1867, 14: 0.1773, 15: 0.1659, 16: 0.1245, 17: 0.0761, 18: 0.0609, 19: 0.0361}),
    13: (0.0000, {13: 0.1914, 14: 0.1869, 15: 0.1804, 16: 0.1428, 17: 0.0995, 18: 0.0898, 19: 0.0699, 20: 0.0393}),
    14: (0.0433, {14: 0.1922, 15: 0.1910, 16: 0.1589, 17: 0.1212, 18: 0.1155, 19: 0.1014, 20: 0.0766}),
    15: (0.1237, {15: 0.1962, 16: 0.1694, 17: 0.1372, 18: 0.1371, 19: 0.1287, 20: 0.1077}),
    16: (0.2380, {16: 0.1748, 17: 0.1479, 18: 0.1533, 19: 0.1506, 20: 0.1354}),
    17: (0.3651, {17: 0.1526, 18: 0.1628, 19: 0.1648, 20: 0.1547}),
    18: (0.4932, {18: 0.1669, 19: 0.1730, 20: 0.1670}),
    19: (0.6464, {19: 0.1775, 20: 0.1761}),
    20: (0.8190, {20: 0.1810}),
}
"""Draw while below this: the chance of 21 or more, and of each total below."""


@pytest.mark.parametrize(("total", "cards"), ONE_MORE.items())
def test_one_more_card_from_a_full_set(total: int, cards: int) -> None:
    assert sum(10 * total + 10 * card >= LIMIT for card in DECK) == cards


def test_start_hands() -> None:
    totals = [one + two for one, two in combinations(DECK, 2)]
    assert {total: totals.count(total) for total in sorted(set(totals))} == PAIRS
    assert Fraction(sum(totals), len(totals)) == Fraction(34, 3)


@pytest.mark.parametrize(("size", "sets", "too_many"), [(3, 7140, 1099), (4, 58905, 42445)])
def test_larger_hands(size: int, sets: int, too_many: int) -> None:
    totals = [sum(hand) for hand in combinations(DECK, size)]
    assert len(totals) == sets
    assert sum(total >= 21 for total in totals) == too_many


@cache
def _draw_on(copies: tuple[int, ...], total: int, until: int, forced: int) -> tuple[Fraction, ...]:
    """The chance of each final total from 0 to 20, and of more, drawing while below ``until`` or still forced to."""
    if total >= until and not forced:
        return tuple(Fraction(at == min(total, 21)) for at in range(22))
    left = sum(copies)
    result = [Fraction(0)] * 22
    for card, count in enumerate(copies):
        if count:
            rest = (*copies[:card], count - 1, *copies[card + 1 :])
            for at, chance in enumerate(_draw_on(rest, total + card, until, max(0, forced - 1))):
                result[at] += Fraction(count, left) * chance
    return tuple(result)


@pytest.mark.parametrize("until", DRAW_UNTIL)
def test_draw_until_at_least(until: int) -> None:
    too_much, totals = DRAW_UNTIL[until]
    exact = _draw_on(COPIES, 0, until, 2)
    _draw_on.cache_clear()
    assert round(float(exact[21]), 4) == too_much
    assert {at: round(float(chance), 4) for at, chance in enumerate(exact[:21]) if chance} == totals


def test_bj_82_bust_chance() -> None:
    table = scene(A="{7,6}", B="", discard="8")
    assert bust(table.view("A")) == Fraction(7, 33)


def test_laid_cards_discards_and_known_cards_of_others_are_seen() -> None:
    table = scene(A="{7,6}", B="{2,2} [8]", discard="5 8", on="B").turn("swap 2 discard")
    view = table.view("A")
    assert view.cats[1].hand == (8, HIDDEN)
    assert unseen(view)[8] == 6
    assert sum(unseen(view)) == 36 - 2 - 1 - 2 - 1
    assert bust(view) == Fraction(6, 30)


def test_after_a_swap_with_the_pile_the_given_card_counts_no_more() -> None:
    view = scene(A="{7,6}", B="", discard="8").view("A")
    assert bust(view, given=7) == 0
    view = scene(A="{8,8,4}", B="", discard="3").view("A")
    assert bust(view, given=4) == Fraction(6 + 7 + 6 + 5, 32)


def test_after_a_shuffle_of_the_discards_only_those_can_come() -> None:
    table = scene(A="{8,7}", B="{5,5}", discard="4 6 8 3", pile="")
    assert bust(table.view("A")) == Fraction(2, 3), "the pile is empty: 4, 6 and 8 are about to be shuffled"
    table.play("draw", "card 4", "done")
    assert unseen(table.view("B")) == (0, 0, 0, 0, 1, 0, 1, 0, 1)
    assert bust(table.view("A"), given=4) == Fraction(2, 2)


def test_without_a_card_to_draw_or_without_a_total_there_is_no_chance() -> None:
    table = scene(A="{8,7}", B="", discard="3", pile="")
    assert bust(table.view("A")) is None
    assert bust(table.view(None)) is None


def test_what_each_choice_would_make_of_the_total() -> None:
    view = scene(A="{8,7,5} [8]", B="", discard="3").view("A")
    assert view.cats[0].total == 281
    assert after_laying(view, 8) == 282
    assert after_laying(view, 5) == 231
    assert after_laying(view, 7) == 281
    assert after_swapping(view, 8) == 231


def test_the_chance_is_that_of_the_next_card_over_all_guesses() -> None:
    table = scene(A="{8,5}", B="{7,2}", C="{6,8}", discard="4").turn("swap 5 discard")
    view: View = table.view("B")
    rng = Random(3)
    draws = 4000
    hits = 0
    for _ in range(draws):
        guess = table.state.guess(1, rng)
        card = rng.choice([card for card, count in enumerate(guess.pile) for _ in range(count)])
        hits += guess.total(1) + 10 * card + 60 >= LIMIT
    exact = Fraction(
        sum(count for card, count in enumerate(unseen(view)) if 90 + 60 + 10 * card >= LIMIT), sum(unseen(view))
    )
    assert abs(hits - draws * float(exact)) < 5 * (draws * float(exact) * (1 - float(exact))) ** 0.5
