"""Whole screens at 80 columns and 24 rows, as people see them, compared with files."""

from __future__ import annotations

from pathlib import Path

from tabletop_tui.games.black_jacky import BOX
from tabletop_tui.rules import Seat
from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tests.tui.fewest_keys import keys_to_text
from tests.tui.goldens import check_golden
from tests.tui.rooms import press

GOLDEN = Path(__file__).parent / "golden"


async def test_the_screens_of_a_round_look_as_they_did(library: Library) -> None:
    game = BOX.open()
    names = ("Anna", "Boris the Brave", "[b]Chen[/b]")
    options = game.read_options({"first_player": "1"})
    app = TabletopApp(library, library.begin(game, options, [Seat(name) for name in names], 8))
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "none"

        async def play(*texts: str) -> None:
            for text in texts:
                await press(pilot, *keys_to_text(app, text), "enter")

        await press(pilot, "space")
        await play("draw", "done")
        check_golden(app, "screen-hand-over", GOLDEN)
        await press(pilot, "space")
        check_golden(app, "screen-private-turn", GOLDEN)
        await play("knock", "done")
        for _ in range(2):
            await press(pilot, "space")
            await play("draw", "done")
        check_golden(app, "screen-reckoning", GOLDEN)
