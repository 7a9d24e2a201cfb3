"""Small windows over a screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from textual.screen import Screen

from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs import Ask, Reading
from tabletop_tui.tui.help import HelpScreen
from tabletop_tui.tui.launcher import LauncherScreen

from .goldens import screen_text
from .rooms import at, begun, press
from .tiny import BOX, StonesTable


@pytest.mark.parametrize(
    ("key", "kind", "words"),
    [("question_mark", HelpScreen, "At the table"), ("o", Reading, "no chance in it"), ("i", Reading, "on the table")],
)
async def test_a_small_window_says_so_itself_and_comes_back(
    library: Library, key: str, kind: type[Screen[Any]], words: str
) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, key)
        assert words in screen_text(app)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "This window is too small for tabletop." in screen_text(app)
        assert words not in screen_text(app)
        await press(pilot, "escape")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        at(app, kind)
        assert words in screen_text(app)


async def test_nothing_is_thrown_away_by_a_key_pressed_blindly(library: Library) -> None:
    begun(library).close()
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "up", "delete")
        at(app, Ask)
        await pilot.resize_terminal(60, 20)
        await press(pilot, "y")
        await pilot.resize_terminal(80, 24)
        await press(pilot, "n")
        at(app, LauncherScreen)
        assert len(library.unfinished()) == 1


async def test_the_key_that_asks_answers_nothing_when_it_is_pressed_twice(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StonesTable, "warning", lambda self, move: "That loses.\nGo all the same?")
    kept = begun(library)
    app = TabletopApp(library, kept)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter", "enter", "space")
        at(app, Ask)
        assert "y yes, go     n Esc no, choose again" in screen_text(app)
        assert "Enter and Space answer nothing here." in screen_text(app)
        assert kept.match.last_choice is None
        await press(pilot, "y")
        assert kept.match.last_choice is not None


async def test_help_that_does_not_fit_says_so_until_its_end_is_seen(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StonesTable, "ZOOMS", True)
    monkeypatch.setattr(StonesTable, "TWINS", True)
    monkeypatch.setattr(StonesTable, "ROAMS", True)
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "question_mark")
        seen = []
        for key in ("end", "home", "pagedown", "up"):
            seen.append("↓ more: PgDn" in screen_text(app))
            await press(pilot, key)
        assert seen == [True, False, True, False]
        await pilot.resize_terminal(80, 40)
        await pilot.pause()
        assert "more: PgDn" not in screen_text(app)


async def test_help_keeps_keys_and_what_they_do_apart_and_each_in_its_column(library: Library) -> None:
    app = TabletopApp(library, BOX)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "tab", "tab", "tab", "tab", "tab", "question_mark")
        at(app, HelpScreen)
        inside = [line[3:-3] for line in screen_text(app).splitlines() if re.match(r" +│.*│ *$", line)]
        turning = next(line for line in inside if "Change the value." in line)
        assert " Space  Change" in turning
        column = turning.index("Change")
        told = inside[: inside.index(" " * len(inside[0]))]
        assert "into the game." in [line.strip() for line in told], "no line was too long"
        assert all(line[column - 2 : column] == "  " and line[column] != " " for line in told)
