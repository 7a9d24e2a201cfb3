"""A match plays, takes back, plays again, forks and replays, and its journal says all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tabletop_tui.rules import (
    CHANCE,
    NOBODY,
    REDO,
    UNDO,
    BadOptions,
    BrokenJournal,
    CannotRedo,
    CannotUndo,
    Closing,
    Game,
    IllegalMove,
    Match,
    Seat,
    SeededNature,
    Step,
    UnknownMove,
)
from tests.examples import gifts, islets, tic_tac_toe

ALL_BUT_ONE = "a1 b1 c1 b2 a2 c2 b3 a3"
"""The last square, c3, is then taken on its own, and nobody wins."""


def laid(game: Game, *names: str, seed: int = 1, practice: bool = False, **options: Any) -> Match:
    """A match that is settled and waits for its first decision."""
    match = Match(game, game.read_options(options), tuple(map(Seat, names)), seed, practice)
    match.settle()
    return match


def played(match: Match, *texts: str) -> Match:
    """The match after these moves."""
    for text in texts:
        match.play(match.state.parse(text))
    return match


def noughts(texts: str = "") -> Match:
    """Tic-tac-toe after these moves."""
    return played(laid(tic_tac_toe.GAME, "Anna", "Boris"), *texts.split())


def named(pair: str, *names: str, practice: bool = False) -> Match:
    """Gifts after the first seat has named two."""
    return played(laid(gifts.GAME, *names, practice=practice), f"name {pair}")


def given(match: Match) -> Match:
    """The match after the acting seat has given its lowest card."""
    match.play(match.state.moves()[0])
    return match


def test_a_new_match_lets_chance_act_until_somebody_decides() -> None:
    match = laid(gifts.GAME, "Anna", "Boris")
    assert match.actor == 0
    assert [(step.actor, step.forced) for step in match.steps[:1]] == [(CHANCE, True)]
    assert match.journal[0].startswith("deal ")


def test_the_luck_of_a_match_is_that_of_its_seed() -> None:
    dealt = " ".join(str(card + 1) for card in SeededNature(7).order(9, "deck"))
    assert laid(gifts.GAME, "Anna", "Boris", seed=7).journal[0] == f"deal {dealt}"


def test_settling_twice_changes_nothing() -> None:
    match = laid(gifts.GAME, "Anna", "Boris", "Chen")
    assert match.settle() == ()
    assert len(match.journal) == 1


def test_before_settling_nobody_may_play() -> None:
    match = Match(gifts.GAME, gifts.Options(), (Seat("Anna"), Seat("Boris")), 1)
    with pytest.raises(IllegalMove, match=r"Chance has to act first\."):
        match.play((gifts.NAME, 0, 1))


def test_a_single_legal_move_is_made_by_the_match_and_stays_in_the_journal() -> None:
    match = laid(gifts.GAME, "Anna", "Boris", hand=1)
    assert match.outcome is not None
    assert [text.split()[0] for text in match.journal] == ["deal", "name", "give", "give"]
    assert all(step.forced for step in match.steps)


def test_play_returns_the_move_and_all_that_follows_on_its_own() -> None:
    match = laid(islets.GAME, "Anna", "Boris", "Anna", "Boris")
    first, second, *_ = match.play(match.state.parse("walk 2"))
    assert (first.actor, first.text, first.forced) == (0, "walk 2", False)
    assert (second.actor, second.text.split()[0], second.forced) == (CHANCE, "turn", True)
    assert match.steps == [first, second, *_]


def test_a_step_knows_whether_it_was_decided_unseen() -> None:
    match = given(named("A B", "Anna", "Boris", "Chen"))
    assert [step.private for step in match.steps] == [False, False, True]


def test_an_illegal_move_changes_nothing() -> None:
    match = noughts("a1")
    with pytest.raises(IllegalMove, match=r"That square is not free\."):
        match.play(match.state.parse("a1"))
    with pytest.raises(IllegalMove, match=r"That square is not free\."):
        match.play(99)
    assert match.journal == ["a1"]


def test_words_that_are_no_move_are_told_apart_from_moves_that_are_forbidden() -> None:
    with pytest.raises(UnknownMove, match="“z9” is no square"):
        noughts().state.parse("z9")


def test_after_the_end_nothing_is_played() -> None:
    match = noughts(ALL_BUT_ONE)
    assert match.actor == NOBODY
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)
    with pytest.raises(IllegalMove, match=r"The game is over\."):
        match.play(0)


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


class Shelf:
    """A keeper that can be full."""

    def __init__(self) -> None:
        self.kept: list[str] = []
        self.closings: list[Closing] = []
        self.full = False

    def __call__(self, entries: Sequence[str], closing: Closing | None) -> None:
        if self.full:
            raise OSError("no room")
        self.kept += entries
        if closing is not None:
            self.closings.append(closing)


def kept(game: Game, *names: str) -> tuple[Match, Shelf]:
    """A match and where it is kept; chance has not acted yet."""
    shelf = Shelf()
    return Match(game, game.options(), tuple(map(Seat, names)), 1, True, shelf), shelf


def test_every_entry_is_kept() -> None:
    match, shelf = kept(gifts.GAME, "Anna", "Boris", "Chen")
    match.settle()
    played(match, "name A B")
    match.undo()
    match.redo()
    given(match)
    assert shelf.kept == match.journal
    assert shelf.kept[1:4] == ["name A B", UNDO, REDO]


def test_the_entry_that_ends_the_match_is_kept_with_its_result() -> None:
    match, shelf = kept(tic_tac_toe.GAME, "Anna", "Boris")
    played(match, *["a1", "b1", "a2", "b2"])
    assert not shelf.closings
    match.play(match.state.parse("a3"))
    match.undo()
    match.redo()
    assert match.outcome is not None
    assert shelf.closings == [Closing(match.outcome, match.digest())] * 2


def test_what_cannot_be_kept_has_not_happened() -> None:
    match, shelf = kept(gifts.GAME, "Anna", "Boris", "Chen")
    shelf.full = True
    with pytest.raises(OSError, match="no room"):
        match.settle()
    assert (match.journal, match.steps) == ([], [])
    shelf.full = False
    match.settle()
    played(match, "name A B")
    match.undo()
    before = (match.journal[:], match.steps[:], match.state.fingerprint())
    shelf.full = True
    with pytest.raises(OSError, match="no room"):
        match.play(match.state.parse("name A C"))
    with pytest.raises(OSError, match="no room"):
        match.redo()
    assert (match.journal, match.steps, match.state.fingerprint()) == before
    shelf.full = False
    assert match.redo()
    shelf.full = True
    before = (match.journal[:], match.steps[:], match.state.fingerprint())
    with pytest.raises(OSError, match="no room"):
        match.undo()
    assert (match.journal, match.steps, match.state.fingerprint()) == before


def test_a_fork_goes_another_way_and_leaves_the_match_alone() -> None:
    match = noughts("a1 b2 c3")
    other = played(match.fork(2), "a3")
    assert [step.text for step in other.steps] == ["a1", "b2", "a3"]
    assert [step.text for step in match.steps] == ["a1", "b2", "c3"]
    assert match.position(0) == noughts().state
    assert match.position(2) == noughts("a1 b2").state


def test_a_fork_is_not_kept_where_the_match_is() -> None:
    match, shelf = kept(tic_tac_toe.GAME, "Anna", "Boris")
    played(match, "a1")
    played(match.fork(1), "b2")
    assert shelf.kept == ["a1"]


@pytest.mark.parametrize("ply", [-1, 4])
def test_a_match_can_be_looked_at_and_forked_only_where_it_has_been(ply: int) -> None:
    match = noughts("a1 b2 c3")
    with pytest.raises(ValueError, match="0 to 3"):
        match.position(ply)
    with pytest.raises(ValueError, match="0 to 3"):
        match.fork(ply)


def test_a_replay_believes_the_chance_that_was_recorded() -> None:
    match = Match(gifts.GAME, gifts.Options(), (Seat("Anna"), Seat("Boris")), seed=1)
    match.replay(["deal 9 8 7 6 5 4 3 2 1"])
    assert match.state.view(0).hands[0] == (7, 8, 9)
    assert match.steps[0].forced


@pytest.mark.parametrize(
    ("journal", "at", "why"),
    [
        ("a1 b2 a1", 2, "That square is not free."),
        ("a1 nonsense", 1, "“nonsense” is no square"),
        ("undo", 0, "There is nothing to take back."),
        ("a1 undo redo redo", 3, "There is nothing to play again."),
        ("a1 undo b2 redo", 3, "There is nothing to play again."),
        (ALL_BUT_ONE + " c3 a1", 9, "The game is over."),
    ],
)
def test_a_broken_journal_says_where_and_why_and_the_match_stands_before_it(journal: str, at: int, why: str) -> None:
    match = noughts()
    entries = journal.split()
    with pytest.raises(BrokenJournal, match=f"Move {at + 1} of the journal") as broken:
        match.replay(entries)
    assert broken.value.at == at
    assert why in str(broken.value)
    assert match.journal == entries[:at]


def test_the_digest_tells_games_apart_but_not_the_ways_to_them() -> None:
    match = noughts("a1 b2")
    assert match.digest() == noughts("a1 b2").digest()
    assert match.digest() != noughts("a1 c2").digest()
    assert match.digest() != noughts("a1").digest()
    match.undo()
    match.redo()
    assert match.digest() == noughts("a1 b2").digest()
    assert laid(tic_tac_toe.GAME, "Anna", "Boris", seed=2).digest() != noughts().digest()


def test_the_log_tells_everybody_what_they_may_know() -> None:
    match = laid(gifts.GAME, "Anna", "Boris", "Chen")
    assert [event.say(match.names) for event in match.log(None)] == [
        "Anna is dealt 3 cards.",
        "Boris is dealt 3 cards.",
        "Chen is dealt 3 cards.",
    ]
    own = " ".join(map(str, match.state.view(1).hands[1]))
    assert [event.say(match.names) for event in match.log(1)] == [
        "Anna is dealt 3 cards.",
        f"Boris is dealt {own}.",
        "Chen is dealt 3 cards.",
    ]


def test_a_team_wins_together() -> None:
    match = laid(islets.GAME, "Anna", "Boris", "Anna", "Chen", turns=1)
    while match.outcome is None:
        match.play(match.state.moves()[-1])
    assert match.outcome.ranking in (((0, 2), (1, 3)), ((1, 3), (0, 2)), ((0, 1, 2, 3),))
    assert match.outcome.scores[0] == match.outcome.scores[2]


def test_a_match_of_too_many_seats_cannot_begin() -> None:
    with pytest.raises(BadOptions, match=r"Tic-tac-toe is for 2 players, not 3\."):
        laid(tic_tac_toe.GAME, "Anna", "Boris", "Chen")


class AnyWayToPlay(RuleBasedStateMachine):
    """Plays, takes back, plays again and forks in any order, beside a plain list of what should stand."""

    @initialize(
        table=st.sampled_from(
            [
                (gifts.GAME, ("Anna", "Boris", "Anna")),
                (islets.GAME, ("Anna", "Boris", "Chen", "Boris")),
                (tic_tac_toe.GAME, ("Anna", "Boris")),
            ]
        ),
        seed=st.integers(0, 2**32),
        practice=st.booleans(),
    )
    def lay(self, table: tuple[Game, tuple[str, ...]], seed: int, practice: bool) -> None:
        game, names = table
        self.shelf = Shelf()
        self.match = Match(game, game.options(), tuple(map(Seat, names)), seed, practice, self.shelf)
        self.match.settle()
        self.standing: list[Step] = self.match.steps[:]
        self.taken: list[tuple[Step, ...]] = []

    @precondition(lambda self: self.match.outcome is None)
    @rule(choice=st.integers(0, 99))
    def play(self, choice: int) -> None:
        moves = self.match.state.moves()
        self.standing += self.match.play(moves[choice % len(moves)])
        self.taken.clear()

    @rule()
    def take_back(self) -> None:
        reason = self.match.why_no_undo()
        if reason is not None:
            with pytest.raises(CannotUndo) as refused:
                self.match.undo()
            assert str(refused.value) == reason
            return
        self.taken.append(self.match.undo())
        del self.standing[-len(self.taken[-1]) :]

    @rule()
    def play_again(self) -> None:
        if not self.taken:
            assert not self.match.can_redo()
            with pytest.raises(CannotRedo):
                self.match.redo()
            return
        again = self.taken.pop()
        assert self.match.redo() == again
        self.standing += again

    @rule(part=st.floats(0, 1))
    def fork(self, part: float) -> None:
        ply = int(part * len(self.match.steps))
        other = self.match.fork(ply)
        assert other.steps == self.standing[:ply]
        other.settle()
        assert other.steps[ply:] == self.standing[ply : len(other.steps)]

    @rule()
    def go_on_from_the_journal(self) -> None:
        match = self.match
        again = Match(match.game, match.options, match.seats, match.seed, match.practice)
        again.replay(match.journal)
        assert again.settle() == ()
        assert again.digest() == match.digest()
        again.keeper = self.shelf
        self.match = again

    @invariant()
    def what_stands_is_what_was_played(self) -> None:
        assert self.match.steps == self.standing
        assert self.match.journal == self.shelf.kept
        assert self.match.can_redo() == bool(self.taken)


TestAnyWayToPlay = AnyWayToPlay.TestCase
TestAnyWayToPlay.settings = settings(max_examples=40, stateful_step_count=30, deadline=None, derandomize=True)
