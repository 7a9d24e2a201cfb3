"""The contract suite notices: each fault here is one that real games have had, built into a game that has none."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any

import pytest

from tabletop_tui.rules import NOBODY, SeededNature, Tell
from tests.examples import gifts
from tests.examples.contract_case import cards_exchanged, every_card_lies_somewhere
from tests.examples.gifts import GIVE, NAME, Gifts, Move, View

from . import contract
from .cases import MOST_GAMES, Case, Table, Walk

TABLE = Table(Case(gifts.GAME, ((3, {}),), every_card_lies_somewhere, True, cards_exchanged), 3, {})


class Whole(Gifts):
    """Gifts, made so that copies and guesses keep the class."""

    __slots__ = ()

    def copy(self) -> Any:
        new = super().copy()
        new.__class__ = type(self)
        return new


class Sound(Whole):
    """No fault at all."""

    __slots__ = ()


class SharesGifts(Whole):
    """A copy shares the list of gifts."""

    __slots__ = ()

    def copy(self) -> Any:
        new = super().copy()
        new._gifts = self._gifts
        return new


class LosesACard(Whole):
    """A gift is dropped on the way."""

    __slots__ = ()

    def play(self, move: Move, tell: Tell | None = None) -> None:
        super().play(move, tell)
        if len(self._gifts) == 2 and self.actor() != NOBODY:
            self._gifts.pop()


class AllowsTooMuch(Whole):
    """A seat may give what it does not hold."""

    __slots__ = ()

    def play(self, move: Move, tell: Tell | None = None) -> None:
        if move[:1] == (GIVE,) and self._named and len(move) == 2:
            self._give(move[1], tell)
        else:
            super().play(move, tell)


class RefusesTooLate(Whole):
    """A refused move leaves a trace."""

    __slots__ = ()

    def play(self, move: Move, tell: Tell | None = None) -> None:
        if move[:1] == (NAME,):
            self._named = ()
            self._turns_left += 1
        super().play(move, tell)
        if move[:1] == (NAME,):
            self._turns_left -= 1


class ShowsAllHands(Whole):
    """The view has the hands of all."""

    __slots__ = ()

    def view(self, seat: int | None) -> View:
        view = super().view(seat)
        return View(view.actor, view.on_turn, view.turns_left, tuple(self._hands), view.gifts, view.named, view.chosen)


class KeyKnowsTooMuch(Whole):
    """The key is the whole position."""

    __slots__ = ()

    def key(self, seat: int) -> Hashable:
        return self.fingerprint()


class GuessIsTheTruth(Whole):
    """The guess is a copy."""

    __slots__ = ()

    def guess(self, seat: int, rng: Random) -> Any:
        return self.copy()


class GuessForgetsAHand(Whole):
    """The guess deals the seat's own hand anew as well."""

    __slots__ = ()

    def guess(self, seat: int, rng: Random) -> Any:
        return super().guess((seat + 1) % 3, rng)


class GuessPeeks(Whole):
    """The guess starts from the true order of what it may not know."""

    __slots__ = ()

    def guess(self, seat: int, rng: Random) -> Any:
        new = super().guess(seat, rng)
        return self.copy() if rng.random() < 0.5 else new


class TellsAll(Whole):
    """Events have no audience."""

    __slots__ = ()

    def play(self, move: Move, tell: Tell | None = None) -> None:
        super().play(move, tell)
        if tell is not None and move[0] == GIVE:
            tell(gifts.Shown(seat=0, cards=move[1:]))


class SaysWhatWasChosen(Whole):
    """The text of a secret choice is not redacted."""

    __slots__ = ()

    def redact(self, move: Move, seat: int | None) -> str:
        return self.text(move)


class TextsTwice(Whole):
    """Two moves have one text."""

    __slots__ = ()

    def text(self, move: Move) -> str:
        return f"name {move[1]}" if move[0] == NAME else super().text(move)


class CrashesOnWords(Whole):
    """Words that are no move end in a crash."""

    __slots__ = ()

    def parse(self, text: str) -> Move:
        verb, number = text.split()
        return (GIVE, int(number)) if verb == "give" else super().parse(text)


class ListsTwice(Whole):
    """A move is listed twice."""

    __slots__ = ()

    def moves(self) -> Sequence[Move]:
        moves = super().moves()
        return [*moves, *moves[:1]]


class EndsWithoutAll(Whole):
    """The ranking leaves a seat out."""

    __slots__ = ()

    def outcome(self) -> Any:
        outcome = super().outcome()
        return None if outcome is None else type(outcome)(outcome.ranking[:-1], outcome.scores, outcome.reason)


def walk(kind: type[Whole], steps: int = 200) -> Walk:
    """A random game of this kind, as far as it comes; moves are chosen from a sound game beside it."""
    rng = Random(1)
    sound, faulty = Gifts(gifts.Options(), 3), kind(gifts.Options(), 3)
    positions, moves = [faulty.copy()], []
    for _ in range(steps):
        if sound.actor() == NOBODY:
            break
        listed = sound.moves()
        move = listed[int(rng.random() * len(listed))] if listed else sound.draw(SeededNature(1))
        sound.play(move)
        faulty.play(move)
        moves.append(move)
        positions.append(faulty.copy())
    return Walk(positions, moves)


def positions(game: Walk) -> None:
    for state in game.positions:
        contract.check_position(state, TABLE, 0)


def refusals(game: Walk) -> None:
    for state in game.positions:
        contract.check_refusals(state, game.moves)


def guesses(game: Walk) -> None:
    rng = Random(2)
    for state in game.positions[1:-1]:
        assert any(contract.check_guess(state, TABLE, rng) for _ in range(10))


def twins(game: Walk) -> None:
    rng = Random(3)
    for state in game.positions:
        contract.check_twins(state, TABLE, rng)


def redaction(game: Walk) -> None:
    for state in game.positions:
        contract.check_redaction(state, TABLE)


def copies(game: Walk) -> None:
    for state, move in zip(game.positions, game.moves, strict=False):
        before = state.fingerprint()
        state.copy().play(move)
        assert state.fingerprint() == before


CHECKS = (positions, refusals, guesses, twins, redaction, copies)


@pytest.mark.parametrize("check", CHECKS)
def test_a_sound_game_passes(check: Callable[[Walk], None]) -> None:
    check(walk(Sound))


@pytest.mark.parametrize(
    ("fault", "check"),
    [
        (SharesGifts, copies),
        (LosesACard, positions),
        (AllowsTooMuch, refusals),
        (RefusesTooLate, refusals),
        (ShowsAllHands, twins),
        (KeyKnowsTooMuch, twins),
        (GuessIsTheTruth, guesses),
        (GuessForgetsAHand, guesses),
        (GuessPeeks, twins),
        (TellsAll, twins),
        (SaysWhatWasChosen, redaction),
        (TextsTwice, positions),
        (ListsTwice, positions),
        (EndsWithoutAll, positions),
    ],
)
def test_a_fault_is_noticed(fault: type[Whole], check: Callable[[Walk], None]) -> None:
    with pytest.raises(AssertionError):
        check(walk(fault))


def test_a_crash_over_words_is_noticed() -> None:
    with pytest.raises(ValueError, match="unpack"):
        positions(walk(CrashesOnWords))


def test_a_secret_game_in_which_nobody_ever_decides_unseen_is_noticed() -> None:
    class InTheOpen(Whole):
        __slots__ = ()

        def private(self) -> bool:
            return False

    table = Table(TABLE.case, 3, {})
    for seed in range(MOST_GAMES):
        table._walks[seed] = walk(InTheOpen, 20)
    with pytest.raises(AssertionError, match="only 0 decisions were made unseen"):
        table.secret_moments(1)
    assert TABLE.secret_moments(1)
