"""What every game is held to: plain functions of positions, so that the tests that call them read as sentences."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from itertools import combinations
from random import Random
from typing import Any

import pytest

from tabletop_tui.rules import CHANCE, NOBODY, REDO, UNDO, Event, IllegalMove, SeededNature, UnknownMove, told_to

from .cases import NAMES, Position, Table


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
