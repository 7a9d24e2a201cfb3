"""What every game is held to, and how a game plugs itself in.

A game writes a module ``contract_case.py`` in its test folder, ``tests/games/<game>/``, with a list ``CONTRACT`` of
`Case` records; `tables` finds them all. The checks here are plain functions of positions, so that the tests that call
them read as sentences.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from importlib import import_module
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop_tui.rules import (
    CHANCE,
    NOBODY,
    REDO,
    UNDO,
    Event,
    Game,
    IllegalMove,
    Match,
    Nature,
    Seat,
    SeededNature,
    State,
    UnknownMove,
    told_to,
)

Position = State[Any, Any]
Twin = Callable[[Any, int, Random], Any]
"""Makes another whole position that a seat cannot tell from this one, or None where there is no other."""

NAMES = ("Anna", "[b]Boris[/b]", "Chen", "Dora", "Eva", "Fjodor")

MOST_GAMES = 60
"""So many random games are played at most until something has been seen often enough."""

TESTS = Path(__file__).resolve().parent.parent


def no_law(state: Any) -> None:
    """For games in which nothing is conserved."""


def guessed_twin(state: Position, seat: int, rng: Random) -> Position | None:
    """A guess that is not the truth: the twin of games that do not build a better one of their own."""
    guesses = (state.guess(seat, rng) for _ in range(20))
    return next((guess for guess in guesses if guess != state), None)


@dataclass(frozen=True)
class Case:
    """One game in the suite.

    Attributes:
        game: The game.
        tables: How many seats and which options it is played with; the fewest and the most seats must be among them.
        law: Asserts what must hold at every moment, for instance that no card is lost.
        secrets: Whether anybody ever knows what others do not.
        twin: For games with secrets; see `Twin`.
        nobody_may_win: Whether the rules know an end without any ranking.
    """

    game: Game
    tables: tuple[tuple[int, Mapping[str, Any]], ...]
    law: Callable[[Any], None] = no_law
    secrets: bool = False
    twin: Twin = guessed_twin
    nobody_may_win: bool = False


def spread(items: Sequence[Any], count: int) -> list[Any]:
    """So many of these, at most all, evenly spread, the first and the last among them."""
    last = len(items) - 1
    return [items[at] for at in sorted({last * step // (count - 1) for step in range(count)})]


@dataclass(frozen=True, repr=False)
class Walk:
    """A whole random game: ``moves[at]`` leads from ``positions[at]`` to ``positions[at + 1]``."""

    positions: list[Position]
    moves: list[Any]

    def some(self, count: int) -> list[Position]:
        """So many of its positions, evenly spread, the first and the last among them."""
        return spread(self.positions, count)


@dataclass(frozen=True)
class Table:
    """One game with its seats and options."""

    case: Case
    seats: int
    values: Mapping[str, Any]
    _walks: dict[int, Walk] = field(default_factory=dict, compare=False, repr=False)

    @property
    def id(self) -> str:
        """Its name in test reports."""
        return "-".join((self.case.game.box.id, str(self.seats), *(f"{key}={self.values[key]}" for key in self.values)))

    @property
    def bound(self) -> int:
        """The most decisions a game at this table may take."""
        return self.case.game.bound(self.options(), self.seats)

    def options(self) -> Any:
        """The options played with."""
        return self.case.game.read_options(dict(self.values))

    def new(self) -> Position:
        """The first position."""
        return self.case.game.new(self.options(), self.seats)

    def match(self, seed: int, *, practice: bool = False) -> Match:
        """A match of this game that has not begun yet."""
        seats = tuple(Seat(name) for name in NAMES[: self.seats])
        return Match(self.case.game, self.options(), seats, seed, practice)

    def walk(self, seed: int) -> Walk:
        """The random game of this seed, played once and remembered."""
        if seed not in self._walks:
            nature, rng = SeededNature(seed), Random(seed)
            states = list(play_on(self, self.new(), nature, lambda moves: moves[int(rng.random() * len(moves))]))
            self._walks[seed] = Walk([state for state, _ in states], [move for _, move in states[:-1]])
        return self._walks[seed]

    def walks(self, count: int) -> list[Walk]:
        """So many random games."""
        return [self.walk(seed) for seed in range(count)]

    def secret_moments(self, count: int) -> list[Position]:
        """The positions right before, in and right after decisions made unseen, so many decisions or a few more.

        A game may go by without any, so games are played until there are enough.

        Raises:
            AssertionError: There are not enough in many games.
        """
        found: list[Position] = []
        decisions = 0
        for seed in range(MOST_GAMES):
            positions = self.walk(seed).positions
            unseen = [at for at, state in enumerate(positions) if state.private()]
            for at in unseen if len(unseen) < 2 else spread(unseen, 2):
                found += positions[max(0, at - 1) : at + 2]
                decisions += 1
            if decisions >= count:
                return found
        raise AssertionError(f"only {decisions} decisions were made unseen in {MOST_GAMES} games")


@cache
def tables() -> tuple[Table, ...]:
    """Every table of every game that has plugged itself in."""
    found = sorted(TESTS.glob("**/contract_case.py"))
    modules = [import_module(".".join(("tests", *path.relative_to(TESTS).with_suffix("").parts))) for path in found]
    cases: list[Case] = [case for module in modules for case in module.CONTRACT]
    return tuple(Table(case, seats, values) for case in cases for seats, values in case.tables)


def play_on(
    table: Table, state: Position, nature: Nature, choose: Callable[[Sequence[Any]], Any]
) -> Iterator[tuple[Position, Any]]:
    """Every position from here to the end of the game, each with the move made there; None at the end.

    Games that go on for longer than their bound fail.
    """
    decisions = plies = 0
    bound = table.bound
    while (actor := state.actor()) != NOBODY:
        move = state.draw(nature) if actor == CHANCE else choose(state.moves())
        plies += 1
        decisions += actor != CHANCE
        assert decisions <= bound, f"more than {bound} decisions"
        assert plies <= 100 + 20 * bound, "chance goes on for ever"
        before = state.copy()
        state.play(move)
        yield before, move
    yield state, None


def viewers(table: Table) -> tuple[int | None, ...]:
    """Everybody who may look: each seat, and an onlooker."""
    return (*range(table.seats), None)


def outcomes(state: Position, seed: int = 0) -> list[Any]:
    """What can happen here: the legal moves of a seat, or at CHANCE all or some of its outcomes."""
    if state.actor() != CHANCE:
        return list(state.moves())
    listed = state.chances()
    if listed is not None:
        return [move for move, _ in listed]
    return list(dict.fromkeys(state.draw(SeededNature(seed + at)) for at in range(4)))


def told(state: Position, move: Any, seat: int | None) -> tuple[list[Event], Position]:
    """What a seat is told when a move is made, and the position after it."""
    events: list[Event] = []
    after = state.copy()
    after.play(move, events.append)
    return told_to(events, seat), after


def mangled(move: Any) -> Iterator[Any]:
    """Things of the same kind as a move that most likely are none."""
    if isinstance(move, int):
        yield from (move + 1, move - 1, -move, move + 1000, 1 << 70)
        return
    yield ()
    yield move[:-1]
    yield (*move, 0)
    yield (*move, *move)
    for at in range(len(move)):
        if isinstance(move[at], int):
            yield from ((*move[:at], move[at] + change, *move[at + 1 :]) for change in (1, -1, 1000, -1000))


def check_moves(state: Position) -> None:
    """There is something to do exactly for a seat; the list is stable and free of doubles, and every move plays."""
    moves = list(state.moves())
    assert bool(moves) == (state.actor() >= 0)
    assert moves == list(state.moves()) == list(state.copy().moves())
    assert len(set(moves)) == len(moves)
    forced = state.forced()
    assert forced is None or moves == [forced]
    for move in moves:
        state.copy().play(move)


def check_refusals(state: Position, others: Sequence[Any]) -> int:
    """What is not legal raises with a reason, tells nothing and changes nothing; returns how often."""
    legal = set(outcomes(state))
    unlisted = state.actor() == CHANCE and state.chances() is None
    refused, before = 0, state.fingerprint()
    spoilt = (odd for known in outcomes(state)[:12] for odd in mangled(known))
    for move in dict.fromkeys((*others, *spoilt)):
        if move in legal:
            continue
        played = state.copy()
        events: list[Event] = []
        try:
            played.play(move, events.append)
        except IllegalMove as error:
            refused += 1
            assert re.fullmatch(r"[A-Z“\d].*[.!?]", str(error)), f"{error!r} is no sentence"
            assert played.fingerprint() == before, f"{move} was refused, but not without a trace"
            assert not events
        else:
            assert unlisted, f"{move} is not among the moves, but was played"
            assert state.parse(state.text(move)) == move
    return refused


def check_texts(state: Position) -> None:
    """Every move has a text of one tidy line that reads back as that move."""
    moves = outcomes(state)
    texts = [state.text(move) for move in moves]
    assert len(set(texts)) == len(texts)
    for move, text in zip(moves, texts, strict=True):
        assert text == " ".join(text.split()), f"{text!r} is untidy"
        assert text.isprintable()
        assert text not in ("", UNDO, REDO)
        assert state.parse(text) == move
    for word in ("", " ", UNDO, REDO, "no such move", "-1", "9" * 50, "½", "a b c d e f g"):
        with pytest.raises(UnknownMove, match=r"\w.*[.!]$"):
            state.parse(word)


def check_chances(state: Position, table: Table, seed: int) -> None:
    """Chance has fair outcomes where it acts and none elsewhere, and what it gives is one of them."""
    if state.actor() != CHANCE:
        assert not state.chances()
        return
    listed = state.chances()
    if listed is not None:
        weights = dict(listed)
        assert listed
        assert len(weights) == len(listed)
        assert all(type(weight) is int and weight > 0 for weight in weights.values())
    for at in range(3):
        move = state.draw(SeededNature(seed + at))
        assert listed is None or move in weights
        after = state.copy()
        after.play(move)
        table.case.law(after)


def check_frozen(value: Any) -> None:
    """A view is made of nothing that could be changed."""
    if is_dataclass(value) and not isinstance(value, type):
        assert value.__dataclass_params__.frozen, f"{type(value).__name__} is not frozen"  # type: ignore[attr-defined]
        parts: Sequence[Any] = [getattr(value, part.name) for part in fields(value)]
    elif isinstance(value, tuple | frozenset):
        parts = list(value)
    else:
        assert value is None or isinstance(value, int | str), f"{value!r} does not belong into a view"
        parts = ()
    for part in parts:
        check_frozen(part)


def check_views(state: Position, table: Table) -> None:
    """Everybody has a view, which is a value and costs the position nothing."""
    before = state.fingerprint()
    copy = state.copy()
    for viewer in viewers(table):
        view = state.view(viewer)
        check_frozen(view)
        assert view == copy.view(viewer)
        assert hash(view) == hash(copy.view(viewer))
        if viewer is not None:
            assert state.key(viewer) == copy.key(viewer)
    assert state.fingerprint() == before


def check_guess(state: Position, table: Table, rng: Random) -> bool:
    """A guess is a whole lawful position the seat cannot tell from this one; returns whether any differs from it."""
    before = state.fingerprint()
    differs = False
    for seat in range(table.seats):
        guess = state.guess(seat, rng)
        assert type(guess) is type(state)
        assert_indistinguishable(state, guess, seat)
        table.case.law(guess)
        check_moves(guess)
        differs = differs or guess != state
    assert state.fingerprint() == before
    return differs


def assert_indistinguishable(one: Position, other: Position, seat: int) -> None:
    """A seat cannot tell these two apart, and an onlooker, who knows less, cannot either."""
    assert one.actor() == other.actor()
    assert one.view(seat) == other.view(seat)
    assert one.key(seat) == other.key(seat)
    assert one.view(None) == other.view(None)
    assert one.private() == other.private()
    assert (one.outcome() is None) == (other.outcome() is None)
    if one.actor() == seat:
        assert list(one.moves()) == list(other.moves())
        assert one.forced() == other.forced()


def check_twins(state: Position, table: Table, rng: Random) -> int:
    """Two worlds that a seat cannot tell apart stay so until it is told; returns how many were compared."""
    compared = 0
    for seat in range(table.seats):
        twin = table.case.twin(state, seat, rng)
        if twin is None:
            continue
        compared += 1
        assert twin != state
        table.case.law(twin)
        assert_indistinguishable(state, twin, seat)
        seed = rng.randrange(1 << 32)
        assert state.guess(seat, Random(seed)) == twin.guess(seat, Random(seed)), "a guess knows more than the view"
        for move in outcomes(state, seed)[:12]:
            for other in outcomes(twin, seed)[:40]:
                if state.redact(move, seat) == twin.redact(other, seat):
                    check_futures(state, move, twin, other, seat)
    return compared


def check_futures(one: Position, move: Any, other: Position, move_there: Any, seat: int) -> None:
    """After moves that read the same, a seat is told the same exactly if it then sees the same."""
    told_here, here = told(one, move, seat)
    told_there, there = told(other, move_there, seat)
    same_view = here.view(seat) == there.view(seat)
    assert (told_here == told_there) == same_view, f"{told_here} but {told_there}, while views agree: {same_view}"
    if same_view:
        assert here.key(seat) == there.key(seat)


def check_redaction(state: Position, table: Table) -> None:
    """The text others read of a secret decision, or of chance, says no more than what they are told and see of it."""
    if state.actor() != CHANCE and not state.private():
        assert all(
            state.redact(move, viewer) == state.text(move) for move in state.moves() for viewer in viewers(table)
        )
        return
    moves = outcomes(state)[:16]
    for viewer in viewers(table):
        if viewer is not None and viewer == state.actor():
            assert all(state.redact(move, viewer) == state.text(move) for move in moves)
            continue
        for move, other in combinations(moves, 2):
            if state.redact(move, viewer) != state.redact(other, viewer):
                told_here, here = told(state, move, viewer)
                told_there, there = told(state, other, viewer)
                assert told_here != told_there or here.view(viewer) != there.view(viewer), (
                    f"“{state.redact(move, viewer)}” and “{state.redact(other, viewer)}” give a secret away"
                )


def check_openness(state: Position, table: Table) -> None:
    """In a game without secrets nothing is guessed, hidden or told to some only."""
    assert not state.private()
    assert all(state.guess(seat, Random(0)) == state for seat in range(table.seats))
    for move in outcomes(state):
        assert all(state.redact(move, viewer) == state.text(move) for viewer in viewers(table))
        events, _ = told(state, move, None)
        assert all(event.seats is None and event.otherwise is None for event in events)


def check_events(state: Position, move: Any, table: Table) -> None:
    """What happened can be said to everybody in lines of plain text, and telling it changes nothing."""
    silent = state.copy()
    silent.play(move)
    for viewer in viewers(table):
        events, after = told(state, move, viewer)
        assert after == silent
        for event in events:
            assert isinstance(event, Hashable)
            line = event.say(NAMES[: table.seats])
            assert line == line.strip() != ""
            assert line.isprintable()
            assert not re.search(r"\byou\b", line, re.IGNORECASE), f"“{line}” should use the name"


def check_outcome(state: Position, table: Table) -> None:
    """There is a result exactly at the end; it ranks every seat once and gives its reason in a sentence."""
    result = state.outcome()
    assert (result is not None) == (state.actor() == NOBODY)
    if result is None:
        return
    ranked = sorted(seat for group in result.ranking for seat in group)
    assert ranked == list(range(table.seats)) or (table.case.nobody_may_win and not ranked)
    assert all(result.ranking)
    assert len(result.scores) == table.seats
    assert re.fullmatch(r"[A-Z].*[.!]", result.reason)
    assert result.unit


def check_position(state: Position, table: Table, seed: int) -> None:
    """All that can be said of one position by itself."""
    table.case.law(state)
    check_moves(state)
    check_texts(state)
    check_chances(state, table, seed)
    check_views(state, table)
    check_outcome(state, table)
