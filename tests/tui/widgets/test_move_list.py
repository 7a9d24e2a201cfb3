"""The list of moves."""

from __future__ import annotations

from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.table_screen import TableScreen
from tests.tui.goldens import screen_text
from tests.tui.rooms import at, begun


async def test_a_title_too_long_for_its_list_is_cut_with_the_sign_of_the_glyphs_chosen(library: Library) -> None:
    library.set_setting("glyphs", "ascii")
    app = TabletopApp(library, begun(library, "Anna", "Boris"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        at(app, TableScreen).move_list.show(["here"], 0, 3, "somebody with a name that goes on and on and on")
        await pilot.pause()
        assert "Moves, Tab: somebody with a" in screen_text(app)
        assert screen_text(app).isascii()
