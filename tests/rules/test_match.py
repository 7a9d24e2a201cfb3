"""A match plays, forks and replays, and its journal says all of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop_tui.rules import (
    CHANCE,
    NOBODY,
    BadOptions,
    BrokenJournal,
    IllegalMove,
    Match,
    Seat,
    SeededNature,
    UnknownMove,
)
from tests.examples import gifts, islets, tic_tac_toe

from .matches import ALL_BUT_ONE, given, kept, laid, named, noughts, played


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


def test_another_wording_of_the_result_is_no_other_result(monkeypatch: pytest.MonkeyPatch) -> None:
    won = noughts("a1 b1 a2 b2 a3")
    before = won.digest()
    outcome = won.outcome
    assert outcome is not None
    monkeypatch.setattr(tic_tac_toe.TicTacToe, "outcome", lambda _: replace(outcome, reason="Well done!", unit="lines"))
    assert won.digest() == before
    monkeypatch.setattr(tic_tac_toe.TicTacToe, "outcome", lambda _: replace(outcome, scores=(2, 0)))
    assert won.digest() != before


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
