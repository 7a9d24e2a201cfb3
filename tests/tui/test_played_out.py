"""While something is played out at the table, keys end it, and some do their work then."""

from __future__ import annotations

from typing import Any

import pytest
from textual.command import CommandPalette
from textual.screen import Screen

from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.game_table import GameTable
from tabletop_tui.tui.help import HelpScreen
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.table_screen import TableScreen

from .goldens import screen_text
from .rooms import at, begun, press
from .tiny import StonesTable


async def test_any_key_skips_what_is_played_out_and_does_nothing_else(library: Library) -> None:
    kept = begun(library)
    app = TabletopApp(library, kept)
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "full"
        await press(pilot, "enter")
        assert at(app, TableScreen).staging
        await press(pilot, "enter")
        assert not at(app, TableScreen).staging
        assert "6 stones left" in screen_text(app)
        assert len(kept.match.steps) == 2


async def test_what_is_played_out_is_said_instead_of_what_was_expected(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "full"
        await press(pilot, "enter")
        assert "Anna: take one" not in screen_text(app)
        at(app, TableScreen).table.post_message(GameTable.Told("Boris thinks."))
        await pilot.pause()
        assert "Boris thinks." in screen_text(app)
        await press(pilot, "enter")
        assert "Boris: take one to three stones." in screen_text(app)
        at(app, TableScreen).table.post_message(GameTable.Told("Too late."))
        await pilot.pause()
        assert "Too late." not in screen_text(app)


async def test_without_animations_the_table_is_told_what_happened_and_does_not_wait(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter")
        table = at(app, TableScreen).table
        assert isinstance(table, StonesTable)
        assert table.staged == 1
        assert "6 stones left" in screen_text(app)


async def test_leaving_while_something_is_played_out_loses_nothing(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "full"
        await press(pilot, "enter", "a", "q")
        at(app, LauncherScreen)
    assert library.unfinished()[0].note == "6 stones left, Boris to move"


@pytest.mark.parametrize(
    ("key", "screen"), [("q", LauncherScreen), ("й", LauncherScreen), ("question_mark", HelpScreen)]
)
async def test_a_key_that_can_play_nothing_ends_what_is_played_out_and_does_its_work(
    library: Library, key: str, screen: type[Screen[Any]]
) -> None:
    kept = begun(library)
    app = TabletopApp(library, kept)
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "full"
        await press(pilot, "enter", key)
        at(app, screen)
        assert len(kept.match.steps) == 2
    assert library.unfinished()[0].note == "6 stones left, Boris to move"


async def test_the_palette_opens_over_the_moment_that_was_being_played_out(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "full"
        await press(pilot, "enter")
        table = at(app, TableScreen)
        await press(pilot, "ctrl+p")
        at(app, CommandPalette)
        assert not table.staging
        assert "6 stones left" in screen_text(app)


async def test_leaving_while_the_last_secret_is_played_out_hands_the_screen_to_nobody(library: Library) -> None:
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space")
        app.animation_level = "full"
        await press(pilot, "enter", "q")
        at(app, LauncherScreen)


async def test_tabletop_is_left_while_something_is_played_out(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "full"
        await press(pilot, "enter")
        assert at(app, TableScreen).staging
        await pilot.press("ctrl+q")
    assert app.return_code == 0
    assert library.unfinished()[0].note == "6 stones left, Boris to move"
