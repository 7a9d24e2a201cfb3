"""When nothing can be kept or read any more, the house says so in a sentence and goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import pytest
from textual.command import CommandPalette

from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.file import File
from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp

from .goldens import screen_text
from .rooms import at, press

GONE = "The disk is gone."


@pytest.fixture
def lose_the_disk(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Once called, nothing can be read or written until the test is over."""

    def fail(*_: object) -> NoReturn:
        raise StoreError(GONE)

    def lose() -> None:
        for way in ("read", "writing"):
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
