"""Events are told seat by seat."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tabletop_tui.rules import Event, told_to
from tests.examples.gifts import HIDDEN, Dealt, Shown


@dataclass(frozen=True, slots=True, kw_only=True)
class Silent(Event):
    """An event whose game forgot to say it."""


def secret(cards: tuple[int, ...] = (3, 5)) -> Dealt:
    """A hand dealt to seat 1; seat 2 sees that it was, and nobody else anything."""
    return Dealt(
        seat=1,
        cards=cards,
        seats=frozenset((1,)),
        otherwise=Dealt(seat=1, cards=(HIDDEN, HIDDEN), seats=frozenset((2,))),
    )


def test_what_everybody_may_know_is_told_to_everybody() -> None:
    shown = Shown(seat=0, cards=(1, 2))
    assert told_to([shown], 0) == told_to([shown], 3) == told_to([shown], None) == [shown]


def test_a_secret_is_told_to_its_owner_as_it_is() -> None:
    assert told_to([secret()], 1) == [secret()]


def test_others_are_told_what_stands_for_it_or_nothing() -> None:
    (covered,) = told_to([secret()], 2)
    assert covered == Dealt(seat=1, cards=(HIDDEN, HIDDEN), seats=frozenset((2,)))
    assert told_to([secret()], 0) == []
    assert told_to([secret()], None) == []


def test_the_order_of_events_is_kept() -> None:
    events = [Shown(seat=0, cards=(1,)), secret(), Shown(seat=1, cards=(3, 5))]
    assert told_to(events, 1) == events
    assert told_to(events, 0) == [events[0], events[2]]


def test_two_secrets_sound_the_same_to_those_who_may_not_know() -> None:
    assert told_to([secret((3, 5))], 2) == told_to([secret((1, 9))], 2)


def test_only_some_events_reveal() -> None:
    assert Shown(seat=0, cards=()).reveals
    assert not secret().reveals


def test_an_event_has_to_say_itself() -> None:
    with pytest.raises(NotImplementedError):
        Silent().say(["Anna"])
