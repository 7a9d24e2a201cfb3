"""When nothing can be kept or read any more, the house says so in a sentence and goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

import pytest
from textual.command import CommandPalette
from textual.screen import Screen

from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.file import File
from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.past import PastScreen
from tabletop_tui.tui.replay_screen import ReplayScreen
from tabletop_tui.tui.settings_screen import SettingsScreen
from tabletop_tui.tui.table_screen import TableScreen

from .goldens import screen_text
from .rooms import at, begun, press, steady

GONE = "The disk is gone."


@pytest.fixture
def lose_the_disk(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Once called, nothing can be read or written until the test is over."""

    def fail(*_: object) -> NoReturn:
        raise StoreError(GONE)

    def lose() -> None:
        for way in ("read", "reading", "writing"):
            monkeypatch.setattr(File, way, fail)

    return lose


async def test_a_theme_that_cannot_be_kept_is_worn_all_the_same(
    library: Library, lose_the_disk: Callable[[], None]
) -> None:
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await pilot.pause()
        lose_the_disk()
        app.action_change_theme()
        await press(pilot, *"daylight")
        await app.workers.wait_for_complete()
        at(app, CommandPalette)
        await press(pilot, "down", "enter")
        assert app.theme == "daylight"
        assert GONE in screen_text(app)


def filled(library: Library) -> None:
    """Two matches that wait, the newest before a secret decision, and one that is over."""
    with begun(library, stones=3) as over:
        over.match.play(over.match.state.parse("take 3"))
    with begun(library, practice=True) as waiting:
        waiting.match.play(waiting.match.state.parse("take 1"))
    with begun(library, lucky=True) as secret:
        secret.match.play(secret.match.state.parse("lucky 1"))


@pytest.mark.parametrize(
    ("way", "keys", "stays"),
    [
        ([], ["enter"], LauncherScreen),
        ([], ["delete", "y"], LauncherScreen),
        ([], ["down", "down", "enter"], LauncherScreen),
        ([], ["s"], PastScreen),
        (["s"], ["enter"], PastScreen),
        (["s"], ["escape"], LauncherScreen),
        (["comma"], ["right", "down", "right", "down", "right", "down", "right", "down", "right"], SettingsScreen),
        (["down", "down", "enter"], ["f5"], LauncherScreen),
        (["down", "enter"], ["enter"], TableScreen),
        (["down", "enter"], ["u"], TableScreen),
        (["down", "enter"], ["q"], LauncherScreen),
        (["enter", "space"], ["enter"], TableScreen),
        (["enter", "space"], ["q"], LauncherScreen),
        (["s", "enter"], ["f", "y"], ReplayScreen),
        (["s", "enter", "f", "y"], ["3", "enter"], TableScreen),
        (["down", "enter", "3", "enter", "3", "enter"], ["r"], TableScreen),
        (["down", "enter", "3", "enter", "3", "enter"], ["q"], LauncherScreen),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else value.__name__,
)
async def test_no_screen_breaks_down_when_the_disk_is_gone(
    library: Library, lose_the_disk: Callable[[], None], way: list[str], keys: list[str], stays: type[Screen[Any]]
) -> None:
    filled(library)
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await pilot.pause()
        await press(pilot, *way)
        lose_the_disk()
        await press(pilot, *keys)
        await steady(pilot)
        at(app, stays)
        assert GONE in screen_text(app)
        await press(pilot, "ctrl+q")
    assert app.return_code == 0
