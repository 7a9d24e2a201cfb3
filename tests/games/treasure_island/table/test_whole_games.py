"""Whole games on the real island by keyboard at 80x24: from the launcher to the result and back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tests.games.pirates.keyboard_player import TWO_AGAINST_TWO, Form, Whole, WholeGame
from tests.games.pirates.screens import is_ascii, is_grey
from tests.games.treasure_island.keyboard_player import TreasureHunter
from tests.tui.keyboard import dealt

DECIDED = "Nobody can catch up with the leaders any more."
AGREED = "All players agreed to end it."


async def whole(library: Library, form: Form, look: Callable[[TabletopApp], None] = lambda _: None) -> Whole:
    with dealt(form.seed):
        app = TabletopApp(library)
        async with app.run_test(size=(80, 24)):
            played = await WholeGame(TreasureHunter(), form, look=look).evening(app)
            assert played is not None
            return played


async def test_two_play_through_a_hand_over_and_a_break_until_the_game_is_decided(library: Library) -> None:
    played = await whole(library, Form(2, seed=170, leaves=150))
    assert played.outcome.reason == DECIDED
    assert max(played.outcome.scores) > 20
    assert played.hand_overs == 1
    assert played.decisions > 200
    assert {"LIGHTHOUSE", "ARRANGING", "FIRST_TILE", "WAY", "CURSE", "BOARDING"} <= played.asked


async def test_two_against_two_play_until_the_game_is_decided(library: Library) -> None:
    played = await whole(library, Form(4, seed=316, choices=TWO_AGAINST_TWO))
    assert played.outcome.reason == DECIDED
    assert played.outcome.scores[:2] == played.outcome.scores[2:]


async def test_three_play_in_ascii_until_they_agree_to_end_it(library: Library) -> None:
    library.set_setting("glyphs", "ascii")
    played = await whole(library, Form(3, seed=1), is_ascii)
    assert played.outcome.reason == AGREED
    assert "ANSWER" in played.asked


async def test_four_play_without_colours_until_they_agree_to_end_it(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    played = await whole(library, Form(4, seed=102), is_grey)
    assert played.outcome.reason == AGREED
    assert "ANSWER" in played.asked
