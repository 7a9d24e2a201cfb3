"""What holds in whole games of random legal play, for every number of players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tabletop_tui.games.jackal_and_high.events import Missed, RoundBegan, Stacked
from tabletop_tui.games.jackal_and_high.game import GAME
from tabletop_tui.games.jackal_and_high.moves import DONE, PLACE, VALLEY, Move
from tabletop_tui.games.jackal_and_high.state import JackalState
from tabletop_tui.games.jackal_and_high.valley_events import SentToValley, ValleyLost, ValleyTaken
from tabletop_tui.games.jackal_and_high.view import Phase
from tabletop_tui.rules import CHANCE, NOBODY, Event, Match, Seat, SeededNature, told_to

from .builders import NAMES, new_game
from .laws import every_law

MOST_STEPS = 1500
"""Random play is slow to end; a game that has shown so much may be left."""

READINGS = ("at_least_one", "exactly_one", "all")

Step = tuple[JackalState, Move, JackalState, list[Event]]

games = given(seats=st.integers(2, 5), seed=st.integers(0, 2**32), reading=st.sampled_from(READINGS))


def random_game(seats: int, seed: int, **options: str) -> Iterator[Step]:
    """A game of random legal play: before, move, after, and what was told."""
    state, nature, rng = new_game(seats, **options), SeededNature(seed), Random(seed)
    for _ in range(MOST_STEPS):
        if state.deciding == NOBODY:
            return
        move = state.draw(nature) if state.deciding == CHANCE else rng.choice(state.moves())
        before, told = state.copy(), list[Event]()
        state.play(move, told.append)
        yield before, move, state, told


@settings(max_examples=12)
@games
def test_cards_dice_and_totals_add_up_after_every_step(seats: int, seed: int, reading: str) -> None:
    for _, _, after, _ in random_game(seats, seed, valley_when_nothing_fits=reading):
        every_law(after)


@settings(max_examples=8)
@games
def test_every_turn_costs_a_die_and_nobody_holds_one_after_roll_3(seats: int, seed: int, reading: str) -> None:
    at_start = 0
    for before, move, after, _ in random_game(seats, seed, valley_when_nothing_fits=reading):
        if before.phase is Phase.THROW and before.attempt == 0:
            at_start = before.hand[before.thrower]
        if before.phase is Phase.PLACE and after.phase not in (Phase.THROW, Phase.PLACE):
            left = before.hand[before.thrower] - (move[0] == PLACE) - (move[1] if move[0] == VALLEY else 0)
            assert left < at_start
            assert before.roll < 3 or left == 0
            if after.phase is not Phase.READY:
                assert move == (DONE,)
                assert not any(before.hand)


@settings(max_examples=8)
@games
def test_dice_reach_the_valley_while_rolling_only_if_none_fits(seats: int, seed: int, reading: str) -> None:
    for before, move, after, told in random_game(seats, seed, valley_when_nothing_fits=reading):
        if before.phase is Phase.PLACE:
            first = before.thrower * len(before.row)
            rooms = before.rooms[first : first + len(before.row)]
            fits = {(PLACE, die, at) for die in before.thrown for at, room in enumerate(rooms) if die <= room}
            gone = sum(event.count for event in told if isinstance(event, SentToValley))
            assert gone == (move[1] if move[0] == VALLEY else 0)
            assert not (gone and fits)
            if not before.sent_now:
                assert {move for move in before.moves() if move[0] == PLACE} == fits
        elif before.phase is Phase.THROW:
            assert before.visiting == after.visiting


@settings(max_examples=8)
@games
def test_stacks_change_only_at_the_top_and_take_2_piles_never_shrink(seats: int, seed: int, reading: str) -> None:
    for before, _, after, told in random_game(seats, seed, valley_when_nothing_fits=reading):
        losers = [event.seat for event in told if isinstance(event, ValleyLost)]
        for seat in range(seats):
            assert after.takes[seat] >= before.takes[seat]
            old, new = flat(before, seat), flat(after, seat)
            if seat in losers:
                old, new = old[: len(new)], new[: len(old)]
            assert new[: len(old)] == old


def flat(state: JackalState, seat: int) -> list[int]:
    return [card for batch in state.stacks[seat] for card in batch]


@settings(max_examples=8)
@games
def test_in_a_round_at_most_one_takes_the_valley_card_and_one_lays_one(seats: int, seed: int, reading: str) -> None:
    taken = laid = 0
    for _, _, _, told in random_game(seats, seed, valley_when_nothing_fits=reading):
        for event in told:
            if isinstance(event, RoundBegan):
                taken = laid = 0
            taken += isinstance(event, ValleyTaken)
            laid += isinstance(event, ValleyLost)
        assert taken <= 1
        assert laid <= 1


@settings(max_examples=8)
@games
@example(seats=2, seed=1, reading="at_least_one")
def test_a_game_ends_only_when_a_row_is_to_be_laid(seats: int, seed: int, reading: str) -> None:
    for before, _, after, _ in random_game(seats, seed, valley_when_nothing_fits=reading):
        if after.deciding == NOBODY:
            assert before.phase is Phase.LAYOUT
            assert after.outcome() is not None
        else:
            assert after.outcome() is None


@settings(max_examples=8)
@games
def test_every_offered_move_is_legal_and_nothing_else_is(seats: int, seed: int, reading: str) -> None:
    for before, _, _, _ in random_game(seats, seed, valley_when_nothing_fits=reading):
        if before.deciding < 0:
            assert before.moves() == ()
            continue
        assert before.moves()
        for move in before.moves():
            before.copy().play(move)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_same_seed_gives_the_same_game_also_after_reading_it_back_in_the_middle(seats: int) -> None:
    table = tuple(Seat(name) for name in NAMES[:seats])
    whole, again = (Match(GAME, GAME.options(), table, seed=12) for _ in range(2))
    whole.settle()
    while whole.outcome is None:
        whole.play(whole.state.moves()[0])
    cut = next(at for at, entry in enumerate(whole.journal) if entry == "again" and at > 20) + 1
    again.replay(whole.journal[:cut])
    again.settle()
    while again.outcome is None:
        again.play(again.state.moves()[0])
    assert again.journal == whole.journal
    assert again.state == whole.state


@settings(max_examples=8)
@games
def test_no_line_and_no_view_tells_an_order_that_is_secret(seats: int, seed: int, reading: str) -> None:
    """The true game and one in which every secret order is turned round look and sound the same to all others."""
    state, nature, rng = new_game(seats, valley_when_nothing_fits=reading), SeededNature(seed), Random(seed)
    turned = state.copy()
    for _ in range(MOST_STEPS):
        if state.deciding == NOBODY:
            break
        move = state.draw(nature) if state.deciding == CHANCE else rng.choice(state.moves())
        told, told_turned = list[Event](), list[Event]()
        owner = state.deciding
        secret = state.phase is Phase.ORDER
        state.play(move, told.append)
        turned.play(rng.choice(turned.moves()) if secret else move, told_turned.append)
        watchers = [seat for seat in (*range(seats), None) if not secret or seat != owner]
        if any(isinstance(event, ValleyLost) for event in told + told_turned):
            turned = state.copy()
            continue
        for seat in watchers:
            assert told_to(told, seat) == told_to(told_turned, seat)
        assert state.view(None) == turned.view(None)
        assert not any(isinstance(event, Stacked) for event in told_to(told, None))


def test_inexact_dice_are_told_one_group_at_a_time() -> None:
    groups = [event for _, _, _, told in random_game(4, 4) for event in told if isinstance(event, Missed)]
    assert groups
    assert all(0 < sum(event.dice) < event.card for event in groups)
