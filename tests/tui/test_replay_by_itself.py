"""A match that is looked back at plays itself, until a key or something to read stops it."""

from __future__ import annotations

import asyncio

import pytest

from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.game_table import GameTable
from tabletop_tui.tui.replay_screen import ReplayScreen

from .goldens import screen_text
from .looking_back import TAKEN, played
from .rooms import at, press, status


class Clock:
    """Lets the game that plays itself wait until it is told to go on."""

    def __init__(self) -> None:
        self.waits: list[asyncio.Event] = []

    async def wait(self, _: float) -> None:
        self.waits.append(asyncio.Event())
        await self.waits[-1].wait()

    def tick(self) -> None:
        self.waits[-1].set()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(ReplayScreen, "wait", made.wait)
    return made


async def test_space_lets_the_game_play_itself_to_its_end(library: Library, clock: Clock) -> None:
    app = TabletopApp(library, played(library, *TAKEN))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space")
        for move in range(1, 5):
            assert "Space stop" in screen_text(app)
            clock.tick()
            await pilot.pause()
            assert status(app).startswith(f"Move {move} of 4")
        assert not at(app, ReplayScreen).playing
        await press(pilot, "space")
        assert status(app).startswith("Before the first")
        assert at(app, ReplayScreen).playing


@pytest.mark.parametrize(("key", "move"), [("space", 1), ("escape", 1), ("right", 2), ("end", 4), ("w", 1)])
async def test_keys_stop_what_plays_itself(library: Library, clock: Clock, key: str, move: int) -> None:
    app = TabletopApp(library, played(library, "lucky 1", "lucky 2", "take 3", "take 3", lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space")
        clock.tick()
        await press(pilot, key)
        assert not at(app, ReplayScreen).playing or key == "w"
        assert status(app).startswith(f"Move {move} of 4")


async def test_nothing_goes_on_below_what_is_read(library: Library, clock: Clock) -> None:
    app = TabletopApp(library, played(library, *TAKEN))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "question_mark", "escape")
        assert not at(app, ReplayScreen).playing


async def test_moves_are_played_out_where_animations_are_wanted(library: Library, clock: Clock) -> None:
    app = TabletopApp(library, played(library, *TAKEN))
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "full"
        await press(pilot, "space")
        clock.tick()
        await pilot.pause()
        assert "Anna took 2; 5 left." not in screen_text(app)  # it is still played out
        at(app, ReplayScreen).table.post_message(GameTable.Told("Anna takes two."))
        await pilot.pause()
        assert status(app) == "Anna takes two."
        await press(pilot, "space")
        assert "Anna took 2; 5 left." in screen_text(app)
        at(app, ReplayScreen).table.post_message(GameTable.Told("Too late."))
        await pilot.pause()
        assert status(app) == "Move 1 of 4, 5 stones left."
