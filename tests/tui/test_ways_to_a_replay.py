"""From where one looks back, and to where one goes on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop_tui.rules import Match
from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs import Ask
from tabletop_tui.tui.past import PastScreen
from tabletop_tui.tui.replay_screen import ReplayScreen
from tabletop_tui.tui.result import ResultScreen
from tabletop_tui.tui.table_screen import TableScreen

from .goldens import screen_text
from .looking_back import TAKEN, played
from .rooms import at, begun, press, status


async def test_the_result_offers_to_look_back_and_waits(library: Library) -> None:
    app = TabletopApp(library, begun(library, stones=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3", "enter")
        at(app, ResultScreen)
        assert "p replay" in screen_text(app)
        await press(pilot, "p", "end")
        assert status(app) == "Move 1 of 1, 0 stones left."
        await press(pilot, "escape")
        at(app, ResultScreen)
        await press(pilot, "t")
        hints = screen_text(app).splitlines()[-1]
        assert "p replay" in hints
        assert "undo" not in hints
        await press(pilot, "u", "p", "escape")
        assert at(app, TableScreen).match.outcome is not None


async def test_one_looks_back_in_the_middle_of_a_game_and_plays_on(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "p")
        at(app, TableScreen)  # nothing has been played yet
        await press(pilot, "3", "enter", "p")
        assert status(app) == "Move 1 of 1, 4 stones left."
        await press(pilot, "left", "escape", "1", "enter")
        assert "3 stones left" in screen_text(app)


async def test_a_practice_match_goes_on_from_a_move_and_the_old_one_stays(library: Library) -> None:
    app = TabletopApp(library, played(library, *TAKEN))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "right", "f")
        at(app, Ask)
        await press(pilot, "n")
        at(app, ReplayScreen)
        await press(pilot, "f", "y")
        match = at(app, TableScreen).match
        assert match.practice
        await press(pilot, "3", "enter", "q")
        at(app, ReplayScreen)
        assert match.journal == ["first 0", "take 2", "take 3"]
        await press(pilot, "end", "f")
        at(app, ReplayScreen)  # after the last move there is nothing to play on
    assert [kept.moves for kept in library.finished()] == [5]
    assert [kept.moves for kept in library.unfinished()] == [3]


async def test_a_match_played_on_to_its_end_is_a_past_one_too(library: Library) -> None:
    played(library, *TAKEN)
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "s", "enter", "right", "right", "right", "f", "y", "3", "enter", "q", "escape")
        assert len(at(app, PastScreen).matches.matches) == 2


async def test_a_match_that_cannot_be_opened_is_told_of_in_a_sentence(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(library, *TAKEN)
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await press(pilot, "s")
        spoil: Callable[[Match], str] = lambda match: "another"  # noqa: E731
        monkeypatch.setattr(Match, "digest", spoil)
        await press(pilot, "enter")
        at(app, PastScreen)
        assert "does not read back as it was" in screen_text(app)
