"""Chance: the same for ever where it is seeded, fair, and whatever a test says where it is scripted."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop_tui.rules import Luck, Scripted, SeededNature

keys = st.lists(st.one_of(st.integers(), st.text(max_size=8)), min_size=1, max_size=4)


# Matches are kept as seeds and moves: should one of these change, kept matches would go on with another luck.
PICKED = [4, 7, 5, 7, 0, 5, 0, 3, 7, 4, 5, 1]
SHUFFLED = (4, 11, 8, 6, 9, 2, 10, 0, 5, 1, 7, 3)
FIRST_OF_ZERO = 1332699226
FIRST_OF_THE_LAST = 3975564781


def test_a_seed_means_the_same_for_ever() -> None:
    nature = SeededNature(2026)
    assert [nature.pick(8, "die", 0, number) for number in range(12)] == PICKED
    assert nature.order(12, "deck") == SHUFFLED
    assert SeededNature(0).pick(1 << 32, "die") == FIRST_OF_ZERO
    assert SeededNature(2**63 - 1).pick(1 << 32, "die") == FIRST_OF_THE_LAST


def test_an_answer_depends_on_what_is_asked_and_not_on_when() -> None:
    one, other = SeededNature(5), SeededNature(5)
    questions = [("die", seat, number) for seat in range(3) for number in range(10)]
    answers = {question: one.pick(6, *question) for question in questions}
    other.order(36, "deck")
    assert {question: other.pick(6, *question) for question in reversed(questions)} == answers


def test_asking_twice_gives_one_answer() -> None:
    nature = SeededNature(6)
    assert nature.pick(100, "tile", 3) == nature.pick(100, "tile", 3)
    assert nature.order(10, "deck") is nature.order(10, "deck")


def test_seeds_and_questions_make_a_difference() -> None:
    first = [SeededNature(1).pick(6, "die", number) for number in range(40)]
    assert first != [SeededNature(2).pick(6, "die", number) for number in range(40)]
    assert first != [SeededNature(1).pick(6, "tile", number) for number in range(40)]
    assert SeededNature(1).order(20, "deck", 1) != SeededNature(1).order(20, "deck", 2)


def test_a_shuffle_does_not_foretell_single_answers() -> None:
    nature = SeededNature(7)
    picks = [nature.pick(at + 1, "deck", at) for at in range(19, 0, -1)]
    items = list(range(20))
    for last, other in zip(range(19, 0, -1), picks, strict=True):
        items[last], items[other] = items[other], items[last]
    assert tuple(items) != nature.order(20, "deck")


@given(seed=st.integers(0, 2**63 - 1), count=st.integers(1, 60), key=keys)
def test_answers_are_in_range_and_orders_are_permutations(seed: int, count: int, key: list[str | int]) -> None:
    for nature in (SeededNature(seed), Luck(Random(seed))):
        assert 0 <= nature.pick(count, *key) < count
        assert sorted(nature.order(count, *key)) == list(range(count))


@pytest.mark.parametrize("kind", ["seeded", "quick"])
def test_every_answer_and_every_order_is_as_likely_as_another(kind: str) -> None:
    rng = Random(8)
    natures = [SeededNature(seed) if kind == "seeded" else Luck(rng) for seed in range(6000)]
    picks = Counter(nature.pick(6, "die") for nature in natures)
    orders = Counter(tuple(nature.order(3, "deck")) for nature in natures)
    assert set(orders) == set(permutations(range(3)))
    # Chi-square with five degrees of freedom: more than 25.7 happens once in ten thousand.
    for counts in (list(picks.values()), list(orders.values())):
        assert len(counts) == 6
        assert sum((count - 1000) ** 2 / 1000 for count in counts) < 25.7


def test_quick_luck_keeps_a_shuffle_until_the_next_game() -> None:
    luck = Luck(Random(9))
    first = list(luck.order(30, "deck"))
    assert list(luck.order(30, "deck")) == first
    assert list(luck.order(30, "deck", 2)) != first
    luck.forget()
    assert list(luck.order(30, "deck")) != first


def test_scripted_chance_does_what_the_script_says() -> None:
    nature = Scripted([3, 0], deck=(2, 0, 1))
    assert nature.pick(6, "die", 1) == 3
    assert nature.pick(6, "die", 2) == 0
    assert nature.order(3, "deck", 1) == nature.order(3, "deck", 2) == (2, 0, 1)


def test_a_script_that_does_not_fit_says_so() -> None:
    with pytest.raises(AssertionError, match="has no answer left"):
        Scripted().pick(6, "die")
    with pytest.raises(AssertionError, match="which has 6 answers"):
        Scripted([6]).pick(6, "die")
    with pytest.raises(AssertionError, match="has no order for"):
        Scripted().order(3, "deck")
    with pytest.raises(AssertionError, match="orders 2 items"):
        Scripted(deck=(0, 1)).order(3, "deck")
