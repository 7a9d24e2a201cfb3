"""What is no move is refused in words and changes nothing, and what merely equals one is kept as the listed one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabletop_tui.games.black_jacky.game import GAME
from tabletop_tui.rules import CHANCE, IllegalMove, Luck

ODD: tuple[Any, ...] = ((), [], None, "draw", ([],), (2.0, 5.0), (0.0, 1.0), (3, 10**5000), (True, False))


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_odd_things_change_nothing_whoever_acts(odd: Any) -> None:
    state, rng = GAME.new(GAME.options(), 4), Random(2)
    luck = Luck(rng)
    for _ in range(60):
        before = state.copy()
        with pytest.raises(IllegalMove):
            state.play(odd)
        assert state == before
        state.play(state.draw(luck) if state.actor() == CHANCE else rng.choice(state.moves()))


def test_a_move_that_only_equals_a_legal_one_is_played_as_the_legal_one() -> None:
    state, rng = GAME.new(GAME.options(), 3), Random(4)
    luck = Luck(rng)
    for _ in range(80):
        if state.actor() == CHANCE:
            state.play(state.draw(luck))
            continue
        move, twin = rng.choice(state.moves()), state.copy()
        state.play(move)
        twin.play(tuple(float(part) for part in move))
        assert repr(twin.fingerprint()) == repr(state.fingerprint())
