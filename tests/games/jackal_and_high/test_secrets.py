"""Guesses about what others know: fair, whole, and never more than is known."""

from __future__ import annotations

from collections import Counter
from random import Random

from .builders import end_of_rolling, in_the_valley


def test_a_guess_draws_every_order_of_a_batch_equally_often() -> None:
    table = end_of_rolling("2 | 5 | 7", "A@2: 2; A@5: 5; A@7: 7").play("stack 7; stack 2; stack 5; done")
    rng = Random(83)
    orders = Counter(table.state.guess(1, rng).stacks[0][0] for _ in range(3000))
    assert len(orders) == 6
    deviation = sum((count - 500) ** 2 / 500 for count in orders.values())
    assert deviation < 20.5, "chi-square with 5 degrees of freedom, one in a thousand"


def test_a_guess_while_another_orders_draws_what_is_already_stacked() -> None:
    table = end_of_rolling("2 | 5 | 7", "A@2: 2; A@5: 5; A@7: 7").play("stack 7; stack 2")
    rng = Random(83)
    begun = {table.state.guess(1, rng).ordered for _ in range(200)}
    assert begun == {(2, 5), (2, 7), (5, 2), (5, 7), (7, 2), (7, 5)}
    assert {table.state.guess(0, rng).ordered for _ in range(20)} == {(7, 2)}


def test_the_owner_guesses_nothing_about_the_own_stack() -> None:
    table = end_of_rolling("2 | 5 | 7", "A@2: 2; A@5: 5; A@7: 7").play("stack 7; stack 2; stack 5; done")
    assert all(table.state.guess(0, Random(seed)) == table.state for seed in range(20))


def test_batches_of_one_are_known_to_everybody() -> None:
    table = in_the_valley("A 1", valley_card=13, stacks="A [10,2]")
    assert all(table.state.guess(1, Random(seed)) == table.state for seed in range(20))
    assert [batch.cards for batch in table.state.view(1).players[0].stack] == [(10,), (2,), (13,)]


def test_a_card_laid_fixes_what_the_rest_of_its_batch_can_be() -> None:
    table = end_of_rolling("2 | 5 | 7", "A@2: 2; A@5: 5; A@7: 7").play("stack 7; stack 2; stack 5; done")
    table.visit_valley("A 1")
    rng = Random(84)
    assert table.state.valley == 5
    assert {table.state.guess(1, rng).stacks[0] for _ in range(50)} == {((7, 2),), ((2, 7),)}


def test_paws_can_be_hidden_until_the_game_is_over() -> None:
    table = end_of_rolling("2 | 5 | 7", "A@7: 7", show_paws=False)
    assert [player.paws for player in table.state.view(0).players] == [None, None]
    assert [player.paws for player in end_of_rolling("2 | 5 | 7", "A@7: 7").state.view(None).players] == [1, 0]
