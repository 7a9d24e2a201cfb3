"""A click on a key hint does what its key does, and only where the hint can be seen."""

from __future__ import annotations

from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.key_hints import KeyHints
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.past import PastScreen

from .goldens import screen_text
from .rooms import at


async def test_a_click_on_a_hint_presses_its_key_until_hints_are_turned_off(library: Library) -> None:
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        hint = (screen_text(app).splitlines()[-1].index("past"), 0)
        await pilot.click(KeyHints, offset=hint)
        await pilot.pause()
        at(app, PastScreen).dismiss(None)
        app.prefer("hints", False)
        await pilot.pause()
        await pilot.click(KeyHints, offset=hint)
        await pilot.pause()
        at(app, LauncherScreen)
