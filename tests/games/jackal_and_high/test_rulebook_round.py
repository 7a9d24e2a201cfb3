"""The end of a round agrees with a slow and literal reading of the rulebook."""

from __future__ import annotations

from random import Random

import pytest

from tabletop_tui.games.jackal_and_high.cards import ANIMALS, LUCKY
from tabletop_tui.games.jackal_and_high.moves import DONE, STACK
from tabletop_tui.games.jackal_and_high.resolution import sort_dice
from tabletop_tui.games.jackal_and_high.state import JackalState
from tabletop_tui.games.jackal_and_high.view import Phase

from .builders import LETTERS, new_game
from .rulebook_round import Pile, Round, finish


def some_round(rng: Random) -> JackalState:
    """All dice have been placed, often exactly, on a row with Take 2 cards and often a Lucky 8."""
    seats = rng.randint(2, 5)
    state = new_game(seats, first_player=str(rng.randint(1, seats)))
    animals = rng.sample(ANIMALS, 20)
    state.round, state.opening = 1, 21
    state.valley = rng.choice((0, animals.pop()))
    state.row = [animals.pop() for _ in range(seats + 1)]
    if rng.random() < 0.6:
        state.row[rng.randrange(seats + 1)] = LUCKY
    state.under = [rng.choice((0, 0, 1, 2)) for _ in state.row]
    state.rooms, state.groups = state.row * seats, [()] * (len(state.row) * seats)
    state.hand = [0] * seats
    for seat in range(seats):
        state.stacks[seat] = tuple((animals.pop(),) for _ in range(rng.randint(0, 2)))
        dice = [rng.randint(1, 8) for _ in range(3)]
        for at in rng.sample(range(seats + 1), seats + 1):
            index = seat * (seats + 1) + at
            if len(dice) >= 2 and rng.random() < 0.5 and 2 <= state.row[at] <= 16:
                low = max(1, state.row[at] - 8)
                first = rng.randint(low, state.row[at] - low)
                state.groups[index] = (first, state.row[at] - first)
                del dice[:2]
            elif dice and rng.random() < 0.7:
                state.groups[index] = (state.row[at] if state.row[at] <= 8 else dice[0],)
                del dice[:1]
            state.rooms[index] = state.row[at] - sum(state.groups[index])
            assert state.rooms[index] >= 0
        state.visiting[seat] = len(dice)
    return state


def as_in_the_rulebook(state: JackalState) -> Round:
    """The same table in the words of the rulebook, players in turn order."""
    players = [LETTERS[seat] for seat in state.in_turn()]
    width = len(state.row)
    row = [
        Pile(
            "Lucky 8" if card == LUCKY else str(card),
            takes,
            {
                player: list(state.groups[LETTERS.index(player) * width + at])
                for player in players
                if state.groups[LETTERS.index(player) * width + at]
            },
        )
        for at, (card, takes) in enumerate(zip(state.row, state.under, strict=True))
    ]
    stacks = {player: [batch[0] for batch in state.stacks[LETTERS.index(player)]] for player in players}
    valley = {player: state.visiting[LETTERS.index(player)] for player in players}
    return Round(players, row, valley, state.valley or None, stacks, dict.fromkeys(players, 0))


def play_out(state: JackalState, rng: Random, few: bool) -> tuple[list[tuple[str, list[int]]], dict[str, list[int]]]:
    """Finish the round with random throws, few different ones so that ties are common; what was thrown and ordered."""
    throws: list[tuple[str, list[int]]] = []
    orders: dict[str, list[int]] = {}
    sort_dice(state, None)
    while state.phase is not Phase.LAYOUT:
        if state.phase is Phase.ORDER:
            move = rng.choice(state.moves())
            if move[0] == STACK:
                orders.setdefault(LETTERS[state.deciding], []).append(move[1])
            assert move[0] in (STACK, DONE)
        else:
            chances = [move for move, _ in state.chances() or ()]
            rare = [move for move in chances if set(move[1:]) <= {3, 6}]
            move = rng.choice(rare if few else chances)
            throws.append((LETTERS[state.thrower], list(move[1:])))
        state.play(move)
    return throws, orders


@pytest.mark.parametrize("seed", range(200))
def test_the_end_of_a_round_is_that_of_the_rulebook(seed: int) -> None:
    rng = Random(seed)
    state = some_round(rng)
    table = as_in_the_rulebook(state)
    starter = state.starter
    throws, orders = play_out(state, rng, few=seed % 2 == 0)
    coming = iter(throws)

    def throw(player: str, count: int) -> list[int]:
        who, dice = next(coming)
        assert (who, len(dice)) == (player, count)
        return dice

    def order(player: str, cards: list[int]) -> list[int]:
        assert sorted(orders[player]) == sorted(cards)
        return orders[player]

    finish(table, throw, order)
    assert next(coming, None) is None, "the game threw once more than the rulebook"
    for seat in range(state.seats):
        player = LETTERS[seat]
        assert [card for batch in state.stacks[seat] for card in batch] == table.stacks[player]
        assert state.takes[seat] == table.take_2[player]
    assert (state.valley or None) == table.valley_card
    left = [(8 if pile.card == "Lucky 8" else int(pile.card), pile.take_2) for pile in table.row]
    assert list(zip(state.row, state.under, strict=True)) == left
    assert state.removed == table.discarded_lucky_8
    assert state.starter == (starter + 1) % state.seats
