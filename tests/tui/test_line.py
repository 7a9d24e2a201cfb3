"""Single rows of text."""

from __future__ import annotations

import pytest

from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.line import Line

from .goldens import screen_text


@pytest.mark.parametrize(
    ("glyphs", "shown"), [("unicode", "Zoë: swear “Ahoy!” – or not…"), ("ascii", 'Zoë: swear "Ahoy!" - or not~')]
)
async def test_signs_are_drawn_in_seven_bits_where_all_is_and_names_are_left_as_typed(
    library: Library, glyphs: str, shown: str
) -> None:
    library.set_setting("glyphs", glyphs)
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.screen.query_one("#title", Line).say("Zoë: swear “Ahoy!” – or not…")
        await pilot.pause()
        assert shown in screen_text(app)
