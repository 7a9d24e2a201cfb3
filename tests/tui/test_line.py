"""Single rows of text."""

from __future__ import annotations

import pytest

from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.line import Line

from .goldens import screen_text


@pytest.mark.parametrize(
    ("glyphs", "shown"), [("unicode", "Zoë: swear “Ahoy!” – or not…"), ("ascii", 'Zoe: swear "Ahoy!" - or not~')]
)
async def test_signs_are_drawn_in_seven_bits_where_all_is_and_letters_in_bare_ones(
    library: Library, glyphs: str, shown: str
) -> None:
    library.set_setting("glyphs", glyphs)
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.screen.query_one("#title", Line).say("Zoë: swear “Ahoy!” – or not…")
        await pilot.pause()
        assert shown in screen_text(app)


@pytest.mark.parametrize(("glyphs", "more"), [("unicode", "…"), ("ascii", "~")])
async def test_a_text_too_long_ends_with_a_sign_that_says_so(library: Library, glyphs: str, more: str) -> None:
    library.set_setting("glyphs", glyphs)
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.screen.query_one("#title", Line).say("so " * 40)
        await pilot.pause()
        row = next(row for row in screen_text(app).splitlines() if "so so" in row)
        assert row.endswith(more)
        assert len(row) == 78
