"""A sheet that cannot be read just now is left where it is, and drawing goes on with a clean one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NoReturn

import pytest

from tabletop_tui.games.archipelago import BOX
from tabletop_tui.games.archipelago.table.builder.workshop import Workshop
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.library import Library, open_library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.launcher import LauncherScreen
from tests.tui.goldens import screen_text
from tests.tui.rooms import at, press, steady

BUSY = "The library is busy."


@pytest.fixture
def library() -> Iterator[Library]:
    with open_library() as opened:
        yield opened


def refuse(*_: object) -> NoReturn:
    raise StoreError(BUSY)


async def test_a_sheet_that_cannot_be_read_is_told_of_and_kept(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await pilot.pause()
        app.visit(BOX, lambda values: None)
        await press(pilot, "b", "right", "f", "escape")
        with monkeypatch.context() as busy:
            busy.setattr(library, "setting", refuse)
            app.visit(BOX, lambda values: None)
            await steady(pilot)
            assert BUSY in screen_text(app)
            assert at(app, Workshop).sheet.now.land == ()
        await press(pilot, "escape")
        at(app, LauncherScreen)
        app.visit(BOX, lambda values: None)
        await pilot.pause()
        assert len(at(app, Workshop).sheet.now.land) == 2


async def test_what_is_drawn_on_a_clean_sheet_instead_is_kept(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        with monkeypatch.context() as busy:
            busy.setattr(library, "setting", refuse)
            app.visit(BOX, lambda values: None)
            await press(pilot, "b")
        await press(pilot, "escape")
        app.visit(BOX, lambda values: None)
        await pilot.pause()
        assert len(at(app, Workshop).sheet.now.land) == 1
