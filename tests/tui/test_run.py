"""Opening the house: what cannot be opened is refused before any screen, and what breaks down is no success."""

from __future__ import annotations

from functools import partialmethod
from pathlib import Path

import pytest

from tabletop_tui.rules import Box, Seat, TabletopError, shelf
from tabletop_tui.rules.request import StartRequest
from tabletop_tui.store.library import Library
from tabletop_tui.store.places import LIBRARY
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.front_door import run
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.shelf_view import ShelfView

from .goldens import screen_text
from .rooms import at, begun
from .tiny import BOX, Options


def test_a_game_nobody_has_is_refused(boxes: dict[str, Box]) -> None:
    with pytest.raises(TabletopError, match="There is no game “chess”"):
        run(setup="chess")


def test_a_match_nobody_began_is_refused(boxes: dict[str, Box]) -> None:
    with pytest.raises(TabletopError, match="There is no match 7"):
        run(resume=7)
    with pytest.raises(TabletopError, match="There is no match 7"):
        run(replay=7)


def test_too_many_players_are_refused(boxes: dict[str, Box]) -> None:
    seats = tuple(Seat(f"P{number}") for number in range(9))
    with pytest.raises(TabletopError, match="not 9"):
        run(play=StartRequest(BOX.id, seats, Options(), 1))


def test_a_library_that_is_none_is_left_alone(home: Path, boxes: dict[str, Box]) -> None:
    home.mkdir()
    file = home / LIBRARY
    file.write_bytes(b"this is no library " * 100)
    with pytest.raises(TabletopError, match="damaged"):
        run()
    assert file.read_bytes() == b"this is no library " * 100


def test_a_match_played_at_another_table_is_refused(library: Library) -> None:
    with begun(library) as kept, pytest.raises(TabletopError, match="another table"):
        run(resume=kept.id)


@pytest.mark.parametrize(("trouble", "code"), [(True, 1), (False, 0)])
def test_a_house_that_broke_down_ends_with_another_code_than_one_that_was_left(
    boxes: dict[str, Box], monkeypatch: pytest.MonkeyPatch, trouble: bool, code: int
) -> None:
    # What ends the app when the thread that reads the keyboard breaks down.
    monkeypatch.setattr(LauncherScreen, "reload", lambda self: self.app.panic() if trouble else self.app.exit())
    monkeypatch.setattr(TabletopApp, "run", partialmethod(TabletopApp.run, headless=True))
    assert run() == code


async def test_with_no_game_on_the_shelf_the_launcher_says_so(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "boxes", dict)
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "right", "up", "r")
        await pilot.pause()
        assert at(app, LauncherScreen).query_one(ShelfView).shelf == ()
        assert "No game is installed here." in screen_text(app)
