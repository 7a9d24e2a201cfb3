"""Gifts keeps secrets, lets others decide, and guesses fairly."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tabletop_tui.rules import NOBODY, Event, IllegalMove, told_to

from .gifts import GIVE, HIDDEN, Gift, Gifts, Options

NAMES = ("Anna", "Boris", "Chen")


def dealt(**options: Any) -> Gifts:
    """Three hands, 1 2 3 and 4 5 6 and 7 8 9, with 10 11 12 in the middle."""
    return after("deal 1 2 3 4 5 6 7 8 9 10 11 12", state=Gifts(Options(**options), 3))


def after(*texts: str, state: Gifts | None = None) -> Gifts:
    """A position after these moves, from the deal where no other is given."""
    state = dealt() if state is None else state.copy()
    for text in texts:
        state.play(state.parse(text))
    return state


def lines(state: Gifts, text: str, seat: int | None) -> list[str]:
    """The log of one move as a seat reads it."""
    events: list[Event] = []
    state.copy().play(state.parse(text), events.append)
    return [event.say(NAMES) for event in told_to(events, seat)]


def test_the_two_named_seats_decide_although_another_is_on_turn() -> None:
    state = after("name B C")
    assert (state.view(None).on_turn, state.actor()) == (0, 1)
    assert state.moves() == [(GIVE, 4), (GIVE, 5), (GIVE, 6)]
    assert after("name B C", "give 4").actor() == 2
    assert after("name B C", "give 4", "give 9").actor() == 1


def test_the_second_chooses_without_seeing_the_first_choice() -> None:
    assert after("name B C", "give 4").view(2).chosen == HIDDEN
    assert after("name B C", "give 4").view(1).chosen == 4
    assert after("name B C", "give 4").view(2) == after("name B C", "give 6").view(2)


def test_a_gift_is_known_to_giver_and_receiver_only() -> None:
    state = after("name B C", "give 4", "give 9")
    assert state.view(1).gifts == state.view(2).gifts == (Gift(1, 2, 4), Gift(2, 1, 9))
    assert state.view(0).gifts == state.view(None).gifts == (Gift(1, 2, HIDDEN), Gift(2, 1, HIDDEN))
    before = after("name B C", "give 4")
    assert lines(before, "give 9", 1) == ["Boris gives Chen the 4.", "Chen gives Boris the 9."]
    assert lines(before, "give 9", 0) == ["Boris gives Chen a card.", "Chen gives Boris a card."]


def test_choosing_is_told_to_nobody_before_the_cards_change_places() -> None:
    assert lines(after("name B C"), "give 4", 1) == []


def test_others_read_only_that_a_card_was_chosen() -> None:
    state = after("name B C")
    assert [state.redact((GIVE, 4), seat) for seat in (0, 1, 2, None)] == ["give", "give 4", "give", "give"]


def test_of_the_deal_everybody_reads_the_own_hand() -> None:
    state = Gifts(Options(), 3)
    move = state.parse("deal 3 2 1 4 5 6 7 8 9 10 11 12")
    assert [state.redact(move, seat) for seat in (0, 1, None)] == ["deal 1 2 3", "deal 4 5 6", "deal"]


def test_cards_have_to_be_dealt_each_once() -> None:
    with pytest.raises(IllegalMove, match=r"First all 12 cards have to be dealt, each once\."):
        after("deal 1 1 3 4 5 6 7 8 9 10 11 12", state=Gifts(Options(), 3))


def test_at_the_end_all_is_shown_and_the_highest_total_wins() -> None:
    state = after("name A C", "give 1", "give 9", "name A B", "give 2", "give 4", "name B C", "give 5")
    assert lines(state, "give 7", None)[-3:] == [
        "Anna shows 3 9 4: 16.",
        "Boris shows 6 2 7: 15.",
        "Chen shows 8 1 5: 14.",
    ]
    state.play((GIVE, 7))
    assert state.actor() == NOBODY
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ranking, outcome.scores) == (((0,), (1,), (2,)), (16, 15, 14))


def test_the_game_ends_early_when_fewer_than_two_hold_cards() -> None:
    state = dealt(hand=3, turns=3)
    for _ in range(4):
        state = after(*played_out(state), state=state)
    assert state.actor() == NOBODY
    assert state.view(None).turns_left == 0


def played_out(state: Gifts) -> list[str]:
    """Texts of one turn in which the first pair gives its lowest cards."""
    texts = []
    for _ in range(3):
        if state.actor() < 0:
            break
        texts.append(state.text(state.moves()[0]))
        state = after(texts[-1], state=state)
    return texts


def test_a_guess_puts_every_unseen_card_everywhere_equally_often() -> None:
    state, rng = after("name B C", "give 4"), Random(1)
    count = 6000
    guesses = [state.guess(0, rng) for _ in range(count)]
    # Anna sees her own three cards; the other nine lie in two places with Boris, one chosen, three with Chen, three in
    # the middle. Chi-square with eight degrees of freedom: more than 31.8 happens once in ten thousand.
    chosen = Counter(guess.view(1).chosen for guess in guesses)
    assert set(chosen) == set(range(4, 13))
    assert sum((chosen[card] - count / 9) ** 2 / (count / 9) for card in chosen) < 31.8
    held = Counter(card for guess in guesses for card in guess.view(2).hands[2])
    # Of each guess three different cards are counted, which makes the sum smaller by a quarter.
    assert sum((held[card] - count / 3) ** 2 / (count / 3) for card in range(4, 13)) < 31.8 * 3 / 4


def test_a_guess_never_forgets_a_gift_the_seat_was_part_of() -> None:
    state, rng = after("name A C", "give 1", "give 9"), Random(2)
    for _ in range(50):
        guess = state.guess(0, rng)
        assert guess.view(0).gifts == (Gift(0, 2, 1), Gift(2, 0, 9))
        assert 9 not in guess.view(1).hands[1]
