"""Opening the house: what cannot be opened is said in one sentence, before any screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.rules import Box, Seat, shelf
from tabletop_tui.rules.request import StartRequest
from tabletop_tui.store.library import Library
from tabletop_tui.store.places import LIBRARY
from tabletop_tui.tui.app import TabletopApp, run
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.shelf_view import ShelfView

from .goldens import screen_text
from .rooms import at, begun
from .tiny import BOX, Options


def refusal(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line on standard error."""
    out, error = capsys.readouterr()
    assert out == ""
    assert error.count("\n") == 1
    return error


def test_a_game_nobody_has_is_refused(boxes: dict[str, Box], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(setup="chess") == 1
    assert "chess" in refusal(capsys)


def test_a_match_nobody_began_is_refused(boxes: dict[str, Box], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(resume=7) == 1
    assert "There is no match 7." in refusal(capsys)


def test_too_many_players_are_refused(boxes: dict[str, Box], capsys: pytest.CaptureFixture[str]) -> None:
    seats = tuple(Seat(f"P{number}") for number in range(9))
    assert run(play=StartRequest(BOX.id, seats, Options(), 1)) == 1
    assert "not 9" in refusal(capsys)


def test_a_library_that_is_none_is_left_alone(
    home: Path, boxes: dict[str, Box], capsys: pytest.CaptureFixture[str]
) -> None:
    home.mkdir()
    file = home / LIBRARY
    file.write_bytes(b"this is no library " * 100)
    assert run() == 1
    assert "damaged" in refusal(capsys)
    assert file.read_bytes() == b"this is no library " * 100


def test_a_match_played_at_another_table_is_refused(library: Library, capsys: pytest.CaptureFixture[str]) -> None:
    with begun(library) as kept:
        assert run(resume=kept.id) == 1
    assert "another table" in refusal(capsys)


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
