"""Keys pressed in a row do not open what has just come up."""

from __future__ import annotations

import pytest

from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.hand_over import HandOverScreen
from tabletop_tui.tui.hush import LASTS, Hush
from tabletop_tui.tui.table_screen import TableScreen

from .goldens import screen_text
from .rooms import at, begun, press
from .tiny import StonesTable


class Clock:
    """A clock that goes when somebody turns it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch, no_hush: None) -> Clock:
    clock = Clock()
    monkeypatch.setattr(Hush, "clock", clock)
    return clock


async def test_a_turn_ended_with_many_enters_does_not_open_the_next_hand(library: Library, clock: Clock) -> None:
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        clock.now += LASTS
        await press(pilot, "space")
        clock.now += LASTS
        await press(pilot, "3", *["enter"] * 4)
        clock.now += LASTS
        await press(pilot, *["enter"] * 4)
        at(app, HandOverScreen)
        assert "Boris" in screen_text(app)
        assert "Space shows it, when only Boris looks." in screen_text(app)
        assert "lucky" not in screen_text(app)
        await press(pilot, "space")
        assert "lucky 3" in screen_text(app)


async def test_a_space_that_comes_at_once_opens_no_hand(library: Library, clock: Clock) -> None:
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "space")
        clock.now += LASTS - 0.01
        await press(pilot, "space")
        at(app, HandOverScreen)
        clock.now += 0.01
        await press(pilot, "space")
        assert at(app, TableScreen).private


async def test_a_second_space_plays_nothing_from_the_hand_just_opened_but_it_can_be_hidden(
    library: Library, clock: Clock
) -> None:
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        clock.now += LASTS
        await press(pilot, "space", "space", "enter")
        played = len(at(app, TableScreen).match.steps)
        assert at(app, TableScreen).private
        await press(pilot, "escape")
        at(app, HandOverScreen)
        clock.now += LASTS
        await press(pilot, "space")
        clock.now += LASTS
        await press(pilot, "enter")
        assert app.library.summary(1).moves == played + 1


async def test_keys_that_end_what_is_played_out_do_not_end_the_pause_after_it(
    library: Library, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StonesTable, "pause_after", lambda self, events: "All have seen it.")
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        clock.now += LASTS
        await press(pilot, "space")
        clock.now += LASTS
        await press(pilot, "3")
        app.animation_level = "full"
        await press(pilot, "enter", "space", "space", "space")
        clock.now += LASTS
        await press(pilot, "enter", "enter")
        assert "All have seen it. Space goes on." in screen_text(app)
        footer = screen_text(app).splitlines()[-1]
        assert "Space go on" in footer
        assert "Enter" not in footer
        await press(pilot, "space")
        at(app, HandOverScreen)


async def test_the_key_that_ends_a_pause_does_not_play_when_it_is_pressed_twice(
    library: Library, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StonesTable, "pause_after", lambda self, events: "All have seen it.")
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3", "enter")
        played = len(at(app, TableScreen).match.steps)
        clock.now += LASTS
        await press(pilot, "space", "space", "2", "enter")
        assert not at(app, TableScreen).reading
        assert len(at(app, TableScreen).match.steps) == played
        clock.now += LASTS
        await press(pilot, "enter")
        assert len(at(app, TableScreen).match.steps) > played
