"""The end of a game on a small screen."""

from __future__ import annotations

import pytest

from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.result import ResultScreen

from . import tiny
from .goldens import screen_text
from .rooms import at, begun, press


async def test_a_table_of_six_is_seen_whole_beside_the_ranking(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = "".join(f"| Player {number} | 3 |\n" for number in range(1, 7))
    table = f"| player | stones |\n|---|---|\n{rows}"
    monkeypatch.setattr(tiny.StonesTable, "result_details", lambda self, scene: table)
    app = TabletopApp(library, begun(library, "Anna", "Boris", "Chen", "Dora", stones=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3", "enter")
        at(app, ResultScreen)
        shown = screen_text(app)
        assert "Anna wins!" in shown
        assert all(f"Player {number}" in shown for number in range(1, 7))
