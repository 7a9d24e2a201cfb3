"""What holds in every game, whatever is played. The laws of one position are in `laws`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop_tui.games.black_jacky.cards import DECK
from tabletop_tui.games.black_jacky.game import GAME
from tabletop_tui.games.black_jacky.moves import DISCARD, DONE, DRAW, GIVE, GUESS, KNOCK, LAY, SWAP, Move
from tabletop_tui.games.black_jacky.position import MOST_TURNS, red_hearts
from tabletop_tui.games.black_jacky.reckoning_events import GuessJudged, HeartLost
from tabletop_tui.games.black_jacky.state import BlackJackyState
from tabletop_tui.games.black_jacky.view import Phase, View
from tabletop_tui.rules import CHANCE, NOBODY, Event, Luck, Match, Seat, SeededNature, told_to

from .laws import lawful
from .scenes import NAMES, new

PLAYS = (DRAW, SWAP, KNOCK)


@dataclass(frozen=True)
class Step:
    """One move of a game."""

    before: BlackJackyState
    move: Move
    events: tuple[Event, ...]
    after: BlackJackyState

    @property
    def by_cat(self) -> bool:
        return self.before.actor() >= 0


def _game(seats: int, choices: list[int], seed: int, quick_duel: bool = False) -> Iterator[Step]:
    """A whole game: these choices first, then at random, in every third case the first move offered."""
    state, nature, rng, left = new(seats, quick_duel=quick_duel).state, SeededNature(seed), Random(seed), iter(choices)
    while state.actor() != NOBODY:
        moves = state.moves()
        if state.actor() == CHANCE:
            move = state.draw(nature)
        else:
            choice = next(left, None)
            index = choice if choice is not None else 0 if rng.random() < 0.33 else rng.randrange(len(moves))
            move = moves[index % len(moves)]
        before, events = state.copy(), list[Event]()
        state.play(move, events.append)
        yield Step(before, move, tuple(events), state.copy())


any_game = given(
    seats=st.integers(2, 6),
    choices=st.lists(st.integers(0, 40), max_size=60),
    seed=st.integers(0, 2**32),
    quick_duel=st.booleans(),
)
few = settings(max_examples=12, deadline=None)


@few
@any_game
def test_cards_hearts_and_totals_keep_their_laws(seats: int, choices: list[int], seed: int, quick_duel: bool) -> None:
    for step in _game(seats, choices, seed, quick_duel):
        lawful(step.after)


@few
@any_game
def test_every_round_costs_hearts_and_only_right_guesses_give_any(
    seats: int, choices: list[int], seed: int, quick_duel: bool
) -> None:
    for step in _game(seats, choices, seed, quick_duel):
        lost = sum(isinstance(event, HeartLost) for event in step.events)
        won = sum(isinstance(event, GuessJudged) and event.right for event in step.events)
        hearts = [sum(map(state.hearts, range(seats))) for state in (step.before, step.after)]
        assert hearts[1] - hearts[0] == won - lost
        reckoned = step.after.reckoning is not step.before.reckoning
        assert bool(lost) == reckoned


@few
@any_game
def test_a_turn_is_at_most_one_card_laid_and_exactly_one_play(
    seats: int, choices: list[int], seed: int, quick_duel: bool
) -> None:
    verbs: list[int] = []
    for step in _game(seats, choices, seed, quick_duel):
        if not step.by_cat or step.move[0] == GUESS:
            continue
        verbs.append(step.move[0])
        if step.move[0] == DONE:
            assert LAY not in verbs[1:], "a card is laid first, and once, or not at all"
            assert verbs[-2] in PLAYS
            assert sum(verb in PLAYS for verb in verbs) == 1
            verbs.clear()
    assert not verbs


@few
@any_game
def test_after_the_first_knock_everybody_else_acts_at_most_once(
    seats: int, choices: list[int], seed: int, quick_duel: bool
) -> None:
    acted: Counter[int] = Counter()
    knocker = -1
    for step in _game(seats, choices, seed, quick_duel):
        if step.before.knocker != knocker:
            knocker = step.before.knocker
            acted.clear()
        if knocker >= 0 and step.move[0] in PLAYS and step.by_cat:
            acted[step.before.on_turn] += 1
            assert step.before.on_turn != knocker
            assert max(acted.values()) == 1


@few
@any_game
def test_nobody_touches_a_knocked_cat_except_by_a_2(
    seats: int, choices: list[int], seed: int, quick_duel: bool
) -> None:
    for step in _game(seats, choices, seed, quick_duel):
        before, after = step.before, step.after
        if before.round != after.round or after.phase is Phase.OVER:
            continue
        for cat in range(seats):
            if before.knocked >> cat & 1 and cat != before.on_turn:
                assert before.hands[cat] == after.hands[cat]
                assert before.laid[cat] == after.laid[cat]
                assert (before.plus == cat) == (after.plus == cat)
                assert after.knocked >> cat & 1 or step.move == (LAY, 2)


@few
@any_game
def test_no_view_and_no_log_line_names_a_hidden_card(
    seats: int, choices: list[int], seed: int, quick_duel: bool
) -> None:
    for step in _game(seats, choices, seed, quick_duel):
        for viewer in (*range(seats), None):
            _assert_nothing_hidden(step.after, step.after.view(viewer))
            if step.after.reckoning is step.before.reckoning:
                told = told_to(step.events, viewer)
                assert all(event.seats is None or viewer in event.seats for event in told)


def _assert_nothing_hidden(state: BlackJackyState, view: View) -> None:
    index = state.seats if view.viewer is None else view.viewer
    for seat, cat in enumerate(view.cats):
        assert len(cat.hand) == len(state.hands[seat])
        faces = [card for card in cat.hand if card]
        if seat == view.viewer:
            assert cat.hand == state.hands[seat]
        else:
            assert cat.total is None
            assert not cat.gained
            assert bool(faces) == bool(state.known[seat] and state.known[seat][index])
    assert view.chosen == 0 or state.chooser() == view.viewer


@few
@any_game
def test_both_gifts_are_chosen_before_either_is_shown(
    seats: int, choices: list[int], seed: int, quick_duel: bool
) -> None:
    for step in _game(seats, choices, seed, quick_duel):
        if step.by_cat and step.move[0] == GIVE and step.after.pair:
            assert step.after.chosen == step.move[1]
            assert step.after.hands == step.before.hands
            second = step.after.actor()
            assert step.after.view(second).cats == step.before.view(second).cats


@few
@any_game
def test_the_game_ends_exactly_when_it_should(seats: int, choices: list[int], seed: int, quick_duel: bool) -> None:
    for step in _game(seats, choices, seed, quick_duel):
        hearts = [step.after.hearts(seat) for seat in range(seats)]
        over = 0 in hearts if quick_duel else len(step.after.saloon()) < 2
        assert over == (step.after.actor() == NOBODY)


@few
@any_game
def test_whoever_guesses_has_three_cats_to_choose_from(
    seats: int, choices: list[int], seed: int, quick_duel: bool
) -> None:
    for step in _game(seats, choices, seed, quick_duel):
        if step.before.phase is Phase.GUESS:
            assert not quick_duel
            assert seats > 3
            assert len(step.before.saloon()) >= 3
            assert len(step.before.moves()) == len(step.before.saloon())


def test_the_same_seed_and_the_same_moves_are_the_same_game_from_its_journal() -> None:
    for seats in (2, 4, 6):
        match = Match(GAME, GAME.options(), tuple(map(Seat, NAMES[:seats])), seed=5)
        match.settle()
        rng = Random(5)
        while match.outcome is None:
            match.play(rng.choice(match.state.moves()))
        again = Match(GAME, GAME.options(), tuple(map(Seat, NAMES[:seats])), seed=5)
        again.replay(match.journal)
        assert again.state == match.state
        assert again.log(1) == match.log(1)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_cats_that_never_knock_still_come_to_an_end(seats: int) -> None:
    state, luck, longest, decisions = new(seats).state, Luck(Random(1)), 0, 0
    while state.actor() != NOBODY:
        decisions += state.actor() >= 0
        swaps = [move for move in state.moves() if move[0] == SWAP and move[2] == DISCARD]
        state.play(state.draw(luck) if state.actor() == CHANCE else swaps[-1] if swaps else state.moves()[0])
        longest = max(longest, state.turn)
    assert longest == MOST_TURNS - 1, "the last turn ends with the Reckoning"
    assert state.round <= seats * (red_hearts(seats) + 1)
    assert decisions <= GAME.bound(GAME.options(), seats)


def test_no_random_round_lasts_long() -> None:
    luck = Luck(Random(2))
    rng = Random(3)
    for _ in range(60):
        state = new(4).state
        while state.actor() != NOBODY:
            state.play(state.draw(luck) if state.actor() == CHANCE else rng.choice(state.moves()))
            assert state.turn < MOST_TURNS // 2


def test_the_deck_has_no_order_in_a_state() -> None:
    state = new(2).deal().state
    assert sum(state.pile) == state.pile_size == len(DECK) - 5
