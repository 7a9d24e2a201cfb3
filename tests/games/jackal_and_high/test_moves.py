"""What is no move is refused in words, whatever it is made of, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_tui.games.jackal_and_high.game import GAME
from tabletop_tui.games.jackal_and_high.moves import FIRST, LAY, PLACE, THROW, TURN
from tabletop_tui.rules import IllegalMove, Match, Seat, UnknownMove

from .builders import new_game, rolling

ODD: tuple[Any, ...] = (
    (),
    [3, 1],
    {},
    None,
    "roll",
    (TURN, 3.0),
    (TURN, []),
    (THROW, []),
    ([],),
    (LAY, 3.0),
    (FIRST, 0.0),
    (TURN, 10**5000),
)


@pytest.mark.parametrize("move", ODD, ids=range(len(ODD)))
def test_odd_things_are_no_outcome_of_chance(move: Any) -> None:
    fresh, rolled = new_game(3), rolling("5 | 7 | 1").play("roll").state
    for state in (fresh, rolled):
        before = state.copy()
        with pytest.raises(IllegalMove):
            state.play(move)
        assert state == before


@pytest.mark.parametrize("move", [*ODD, (PLACE, 10**5000, 0), (PLACE, 8.0, 0.0)], ids=range(len(ODD) + 2))
def test_odd_things_are_no_decision(move: Any) -> None:
    state = rolling("5 | 7 | 1").play("throw 2 3 7").state
    before = state.copy()
    with pytest.raises(IllegalMove):
        state.play(move)
    assert state == before


@pytest.mark.parametrize("text", ["5 on 1\u0663", "first BCDE", "first AB", "throw 3 \u0663", "5 on 22", "roll 2"])
def test_odd_texts_are_no_moves(text: str) -> None:
    with pytest.raises(UnknownMove):
        new_game(5).parse(text)


def test_a_move_that_only_equals_a_legal_one_is_kept_as_the_legal_one() -> None:
    match = Match(GAME, GAME.options(), (Seat("Anna"), Seat("Boris")), 4)
    match.settle()
    match.play((9.0,))
    assert "roll" in match.journal
    again = Match(GAME, GAME.options(), match.seats, 4)
    again.replay(match.journal)
    assert again.state == match.state
