"""A match takes moves back and plays them again, but never past a roll, a reveal or a hand-over."""

from __future__ import annotations

import pytest

from tabletop_tui.rules import CHANCE, REDO, UNDO, CannotRedo, CannotUndo, IllegalMove
from tests.examples import gifts, islets

from .matches import ALL_BUT_ONE, given, laid, named, noughts, played


def test_a_move_taken_back_stays_in_the_journal() -> None:
    match = noughts("a1 b2")
    (taken,) = match.undo()
    assert taken.text == "b2"
    assert match.journal == ["a1", "b2", UNDO]
    assert [step.text for step in match.steps] == ["a1"]
    assert match.state == noughts("a1").state


def test_everything_may_be_taken_back_one_by_one_and_played_again() -> None:
    match = noughts(ALL_BUT_ONE)
    while match.why_no_undo() is None:
        match.undo()
    assert match.state == noughts().state
    while match.can_redo():
        match.redo()
    assert match.state == noughts(ALL_BUT_ONE).state
    assert match.journal.count(UNDO) == match.journal.count(REDO) == 8


def test_nothing_played_is_nothing_to_take_back() -> None:
    with pytest.raises(CannotUndo, match=r"There is nothing to take back\."):
        noughts().undo()
    with pytest.raises(CannotUndo, match=r"There is nothing to take back\."):
        laid(gifts.GAME, "Anna", "Boris", "Chen").undo()


def test_after_another_move_nothing_is_played_again() -> None:
    match = noughts("a1 b2")
    match.undo()
    match.play(match.state.parse("c3"))
    assert not match.can_redo()
    with pytest.raises(CannotRedo, match=r"There is nothing to play again\."):
        match.redo()


def test_a_refused_move_does_not_forget_what_was_taken_back() -> None:
    match = noughts("a1 b2")
    match.undo()
    with pytest.raises(IllegalMove):
        match.play(match.state.parse("a1"))
    assert [step.text for step in match.redo()] == ["b2"]


def test_a_roll_stays_rolled() -> None:
    match = played(laid(islets.GAME, "Anna", "Boris", "Chen", "Dora"), "walk 1")
    assert match.steps[-1].actor == CHANCE
    with pytest.raises(CannotUndo, match=r"This cannot be taken back: a roll, a card or a tile has come up since\."):
        match.undo()


def test_a_roll_stays_rolled_when_later_moves_were_taken_back() -> None:
    match = laid(islets.GAME, "Anna", "Boris", "Chen", "Dora")
    while not (match.steps and match.steps[-1].actor >= 0):
        match.play(match.state.moves()[0])
    match.undo()
    assert "roll" in (match.why_no_undo() or "")


def test_what_was_revealed_stays_revealed() -> None:
    match = laid(gifts.GAME, "Anna", "Anna")
    while match.outcome is None:
        match.play(match.state.moves()[0])
    with pytest.raises(CannotUndo, match=r"This cannot be taken back: something hidden has been seen since\."):
        match.undo()


def test_once_the_next_person_looks_at_a_secret_the_move_before_stays() -> None:
    with pytest.raises(CannotUndo, match=r"This cannot be taken back: the screen has been handed over since\."):
        named("B C", "Anna", "Boris", "Chen").undo()


def test_once_a_secret_was_decided_and_handed_over_it_stays() -> None:
    with pytest.raises(CannotUndo, match=r"This cannot be taken back: the screen has been handed over since\."):
        given(named("A B", "Anna", "Boris", "Chen")).undo()


def test_a_secret_decision_stays_even_when_the_next_person_decides_in_the_open() -> None:
    match = given(given(named("A C", "Anna", "Boris", "Chen")))
    assert (match.actor, match.state.private()) == (1, False)
    with pytest.raises(CannotUndo, match=r"This cannot be taken back: the screen has been handed over since\."):
        match.undo()


def test_who_decides_in_secret_next_may_take_back_the_own_move_before() -> None:
    match = named("A B", "Anna", "Boris", "Chen")
    assert match.state.private()
    assert [step.text for step in match.undo()] == ["name A B"]


def test_one_person_in_two_seats_hands_nothing_over() -> None:
    match = given(named("A B", "Anna", "Anna", "Chen"))
    assert match.actor == 1
    assert [step.text.split()[0] for step in match.undo()] == ["give"]


def test_in_practice_moves_may_be_taken_back_past_everything_and_luck_is_the_same() -> None:
    match = laid(islets.GAME, "Anna", "Boris", "Chen", "Dora", practice=True)
    before = match.state
    first = played(match, "walk 2").steps[:]
    match.undo()
    assert match.state == before
    assert played(match, "walk 2").steps == first
    handed = given(named("B C", "Anna", "Boris", "Chen", practice=True))
    handed.undo()
    handed.undo()
    assert handed.journal[1:] == ["name B C", handed.journal[2], UNDO, UNDO]


def test_taking_back_takes_what_followed_on_its_own_and_playing_again_brings_it_back() -> None:
    match = played(laid(islets.GAME, "Anna", "Boris", "Chen", "Dora", practice=True), "walk 2")
    steps, state = match.steps[:], match.state
    taken = match.undo()
    assert list(taken) == steps
    assert match.redo() == taken
    assert match.state == state
