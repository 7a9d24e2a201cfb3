"""What somebody else wrote into the file of settings and names is never trusted: what cannot be read is the default."""

from __future__ import annotations

import pytest

from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.choice import Choice
from tabletop_tui.tui.set_up import SetUpScreen
from tabletop_tui.tui.settings_screen import SettingsScreen

from .goldens import screen_text
from .rooms import at, press
from .tiny import BOX


@pytest.mark.parametrize("kept", ["many", "", "2.5", "9" * 5000, "-3", "0"], ids=lambda kept: kept[:4])
async def test_a_number_of_players_nobody_understands_is_guessed(library: Library, kept: str) -> None:
    library.set_setting("players", kept)
    app = TabletopApp(library, BOX)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert at(app, SetUpScreen).players.value in (2, 4)


@pytest.mark.parametrize("glyphs", ["../glyphs/ascii", "a\0b", "x" * 300, "[b]"])
async def test_glyphs_that_are_the_name_of_no_set_are_the_usual_ones(library: Library, glyphs: str) -> None:
    library.set_setting("glyphs", glyphs)
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Seven Stones" in screen_text(app)
        assert app.glyphs.name == "unicode"
        await press(pilot, "comma")
        assert at(app, SettingsScreen).query_one("#glyphs", Choice).value == "auto"
