"""Games played at the keyboard, to a near end or on whatever comes."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from tabletop_tui.games.treasure_island.game import GAME
from tabletop_tui.games.treasure_island.options import Options
from tabletop_tui.rules import Seat
from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs import Ask
from tabletop_tui.tui.hand_over import HandOverScreen
from tabletop_tui.tui.result import ResultScreen
from tabletop_tui.tui.table_screen import TableScreen
from tests.games.treasure_island.island import island
from tests.tui.fewest_keys import keys_to_text
from tests.tui.goldens import screen_text
from tests.tui.rooms import press, status

from .at_table import app_of
from .scenes import NAMES

pytestmark = pytest.mark.usefixtures("no_animations")


async def test_two_people_play_to_the_end_by_keyboard(library: Library) -> None:
    """A short island: who brings the last coin home has won."""
    played = island("$$n1 . . . $e1", "g2", seats=2, stored={"N": 15, "E": 15}, lost_gold=7)
    app = app_of(library, played, ("Anna", "Boris"))
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(60):
            if isinstance(app.screen, ResultScreen):
                break
            await step_home(pilot, app)
        assert isinstance(app.screen, ResultScreen)
        assert "Anna" in screen_text(app)
        await press(pilot, "t", "v", "up")
        assert ": " in status(app)


async def step_home(pilot: Pilot[Any], app: TabletopApp) -> None:
    """Carry home what can be carried, else walk back for more, else do what is pointed at."""
    assert isinstance(app.screen, TableScreen)
    texts = [app.screen.match.state.text(move) for move in app.screen.moves]
    wanted = next((text for text in texts if text in ("n1 g2-g1 coin", "n1 g1-g2")), None)
    await press(pilot, *(keys_to_text(app, wanted) if wanted else ()), "enter")
    if isinstance(app.screen, Ask):
        await press(pilot, "y")


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_games_are_played_on_whatever_comes(library: Library, seats: int) -> None:
    match = library.begin(GAME, Options(), [Seat(name) for name in NAMES[:seats]], seats)
    app = TabletopApp(library, match)
    async with app.run_test(size=(80, 24)) as pilot:
        for number in range(24):
            if isinstance(app.screen, HandOverScreen):
                await press(pilot, "space")
            if isinstance(app.screen, Ask):
                await press(pilot, "y")
            await press(pilot, ("right", "tab", "down", "c")[number % 4], "enter")
        assert len(match.match.steps) > 16
