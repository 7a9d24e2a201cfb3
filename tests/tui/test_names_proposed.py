"""The set-up proposes names that can be played under as they are."""

from __future__ import annotations

import pytest

from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.set_up import SetUpScreen
from tabletop_tui.tui.table_screen import TableScreen

from .rooms import at, begun, press
from .tiny import BOX


@pytest.mark.parametrize(
    ("line_ups", "proposed"),
    [
        ([("anna", "Bob")], ("anna", "Bob", "Boris", "Chen")),
        ([("BORIS", "chen")], ("BORIS", "chen", "Anna", "Dora")),
        ([("Anna", "Zoe"), ("anna", "Bob")], ("anna", "Bob", "Zoe", "Boris")),
        ([("anna", "Bob"), ("Yan", "ANNA")], ("Yan", "ANNA", "Bob", "Boris")),
    ],
)
async def test_nobody_is_proposed_twice_be_it_in_other_capitals(
    library: Library, line_ups: list[tuple[str, str]], proposed: tuple[str, ...]
) -> None:
    for names in line_ups:
        begun(library, *names).close()
    library.set_setting("players", "4")
    app = TabletopApp(library, BOX)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert tuple(line.who for line in at(app, SetUpScreen).lines) == proposed
        await press(pilot, "f5")
        assert at(app, TableScreen).match.names == proposed
