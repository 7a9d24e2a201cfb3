"""A private view is shown to the person it belongs to, and to nobody else."""

from __future__ import annotations

from typing import Any

import pytest
from textual.app import App

from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.hand_over import HandOverScreen
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.result import ResultScreen
from tabletop_tui.tui.table_screen import TableScreen

from .goldens import screen_text
from .rooms import at, begun, press
from .tiny import StonesTable


def everything(app: App[Any]) -> str:
    """All that could be read off the screen or a picture of it."""
    return screen_text(app) + app.export_screenshot()


async def test_nothing_but_a_name_is_shown_before_the_named_person_looks(library: Library) -> None:
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        at(app, HandOverScreen)
        assert "Anna" in screen_text(app)
        assert "lucky" not in everything(app)
        await press(pilot, "space")
        assert "lucky 3" in screen_text(app)
        assert "only you should be looking" in screen_text(app)


async def test_the_next_person_never_sees_what_the_last_one_chose(library: Library) -> None:
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "3", "enter")
        at(app, HandOverScreen)
        assert "Boris" in screen_text(app)
        assert "secret-3" not in everything(app)
        await press(pilot, "space")
        assert "secret-3" not in everything(app)
        assert "number 3" not in everything(app)
        assert "Anna chose a lucky number." in screen_text(app)
        await press(pilot, "1", "enter")
        at(app, TableScreen)
        assert "secret" not in everything(app)
        assert "Boris chose a lucky number." in screen_text(app)


async def test_what_was_played_unseen_is_staged_for_everybody(library: Library) -> None:
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "full"
        await press(pilot, "space", "3", "enter")
        table = at(app, TableScreen)
        assert table.staging
        assert "secret" not in everything(app)
        assert "lucky 1" not in everything(app)
        assert "only you should be looking" not in screen_text(app)
        await press(pilot, "a")
        at(app, HandOverScreen)


async def test_escape_hides_a_private_view_again(library: Library) -> None:
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "escape")
        at(app, HandOverScreen)
        assert "lucky" not in everything(app)


async def test_a_match_resumed_in_a_private_moment_is_handed_over_first(library: Library) -> None:
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "3", "enter", "space", "q")
        at(app, LauncherScreen)
        await press(pilot, "up", "enter")
        at(app, HandOverScreen)
        assert "Boris" in screen_text(app)


@pytest.mark.parametrize("key", ["u", "escape", "enter", "tab", "question_mark", "f1", "o"])
async def test_every_key_that_does_nothing_at_a_hand_over_says_which_does(library: Library, key: str) -> None:
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "3", "enter", key)
        at(app, HandOverScreen)
        assert "Space shows it, when only Boris looks." in screen_text(app)
        assert "lucky" not in everything(app)


async def test_no_palette_opens_at_a_hand_over(library: Library) -> None:
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "3", "enter", "ctrl+p")
        assert not at(app, HandOverScreen).query("CommandPalette")


async def test_the_table_is_left_from_a_hand_over_and_waits_to_be_continued(library: Library) -> None:
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "3", "enter")
        assert screen_text(app).splitlines()[-1].split() == ["Space", "look", "q", "leave"]
        await press(pilot, "q")
        at(app, LauncherScreen)
        assert "lucky" not in everything(app)
        assert [match.moves for match in library.unfinished()] == [1]


async def test_no_picture_can_be_taken_of_a_private_view(library: Library) -> None:
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space")
        assert "Take a picture of the screen" not in [command.title for command in app.get_system_commands(app.screen)]
        assert app.check_action("screenshot", ()) is False


async def test_one_person_in_every_seat_needs_no_hand_over(library: Library) -> None:
    app = TabletopApp(library, begun(library, "Anna", "Anna", lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3", "enter")
        at(app, TableScreen)
        assert "secret" not in screen_text(app)
        await press(pilot, "2", "enter", "1", "enter")
        assert "Anna took 1; 6 left." in screen_text(app)


async def test_taking_back_into_a_private_moment_hands_the_screen_over(library: Library) -> None:
    app = TabletopApp(library, begun(library, lucky=True, practice=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "3", "enter", "space", "2", "enter", "u")
        at(app, HandOverScreen)
        assert "Boris" in screen_text(app)
        assert "secret" not in everything(app)


async def test_h_hides_in_a_hurry_and_steers_where_there_is_nothing_to_hide(library: Library) -> None:
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "h")
        at(app, HandOverScreen)
        assert "lucky" not in everything(app)
        await press(pilot, "space", "enter", "space", "enter")
        assert not at(app, TableScreen).private
        await press(pilot, "right", "h")
        assert "▸1 take 1" in screen_text(app)


@pytest.mark.parametrize("key", ["h", "р", "escape"])
async def test_what_is_private_is_hidden_even_while_something_is_played_out(library: Library, key: str) -> None:
    # Anna decides unseen for two seats, one after the other, so what comes of the first is played out before her alone.
    app = TabletopApp(library, begun(library, "Anna", "Anna", "Boris", lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "full"
        await press(pilot, "space", "3", "enter")
        assert at(app, TableScreen).staging
        assert "only you should be looking" in screen_text(app)
        assert screen_text(app).splitlines()[-1].strip() == "h hide  any key skips"
        await press(pilot, key)
        at(app, HandOverScreen)
        assert "Anna" in screen_text(app)
        assert "lucky" not in everything(app)


async def test_a_hand_over_may_want_its_key_twice(library: Library) -> None:
    library.set_setting("tap_twice", "yes")
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space")
        at(app, HandOverScreen)
        assert "Space once more to look" in screen_text(app)
        assert "lucky" not in everything(app)
        await press(pilot, "space")
        assert "lucky 3" in screen_text(app)


async def test_no_picture_can_be_taken_through_a_window_over_a_private_view(library: Library) -> None:
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "i")
        assert "Screenshot" not in [command.title for command in app.get_system_commands(app.screen)]
        assert app.check_action("screenshot", ()) is False


async def test_what_everybody_should_read_waits_for_a_key_before_the_hand_over(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StonesTable, "pause_after", lambda self, events: "All have seen it.")
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "3", "enter")
        assert not at(app, TableScreen).private
        assert "All have seen it. Space goes on." in screen_text(app)
        assert "Anna chose a lucky number." in screen_text(app)
        assert "secret" not in everything(app)
        await press(pilot, "down", "space")
        at(app, HandOverScreen)
        await press(pilot, "space")
        monkeypatch.setattr(StonesTable, "pause_after", lambda self, events: None)
        await press(pilot, "1", "enter")
        assert "goes on" not in screen_text(app)
        assert "Anna: take one to three stones." in screen_text(app)


async def test_what_everybody_should_read_waits_for_space_while_nobody_is_on_turn(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StonesTable, "pause_after", lambda self, events: "All have seen it.")
    monkeypatch.setattr(StonesTable, "after_pause", lambda self: "the next turn")
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "1", "enter")
        headline, *_, status, hints = screen_text(app).splitlines()
        assert "Anna" not in headline
        assert "Boris" not in headline
        assert status.strip() == "All have seen it. Space: the next turn."
        assert hints.startswith(" Space go on")
        assert "play" not in hints
        await press(pilot, "enter")
        assert "All have seen it." in screen_text(app)
        await press(pilot, "space")
        assert "All have seen it." not in screen_text(app)
        assert screen_text(app).splitlines()[0].endswith(" B Boris")


async def test_the_last_thing_to_read_waits_before_the_result(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StonesTable, "pause_after", lambda self, events: "That was all.")
    app = TabletopApp(library, begun(library, stones=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3", "enter")
        assert "That was all. Space: the result." in screen_text(app)
        await press(pilot, "space")
        at(app, ResultScreen)


async def test_who_decides_again_after_all_have_looked_is_handed_the_screen_anew(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StonesTable, "pause_after", lambda self, events: "All have seen it.")
    app = TabletopApp(library, begun(library, "Anna", "Anna", "Boris", lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "3", "enter")
        assert "All have seen it." in screen_text(app)
        assert "secret" not in everything(app)
        await press(pilot, "space")
        at(app, HandOverScreen)
        assert "Anna" in screen_text(app)
