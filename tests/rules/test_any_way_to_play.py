"""Played in any way, a match stands where a plain list of its moves says."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tabletop_tui.rules import CannotRedo, CannotUndo, Game, Match, Seat, Step
from tests.examples import gifts, islets, tic_tac_toe

from .matches import Shelf


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
