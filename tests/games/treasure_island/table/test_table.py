"""The table in the house: what keys and clicks do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.games.pirates.table import staging
from tabletop_tui.games.treasure_island.geometry import GRID
from tabletop_tui.games.treasure_island.table import IslandTable
from tabletop_tui.store.library import Library
from tabletop_tui.tui.dialogs import Ask
from tabletop_tui.tui.help import HelpScreen
from tests.games.treasure_island.island import island
from tests.tui.fewest_keys import keys_to_text
from tests.tui.goldens import check_golden, screen_text
from tests.tui.rooms import press, status

from .at_table import app_of, table_of
from .scenes import crowd

GOLDEN = Path(__file__).parent / "golden"


pytestmark = pytest.mark.usefixtures("no_animations")


async def test_the_status_line_says_every_step_of_the_cursor(library: Library) -> None:
    app = app_of(library, island("n1 # e1", "c4"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert status(app) == "Anna, Enter: n1 goes to d4, closed."
        await press(pilot, "2")
        assert status(app) == "Anna, Enter: n1 goes to c3, empty."
        await press(pilot, "5")
        await press(pilot, "tab")
        assert status(app).startswith("Anna, Enter: n2 goes to g2")
        await press(pilot, "shift+tab", "v", "left", "left")
        assert status(app) == "Anna, Enter: n1 goes to b4, empty.  (Esc ends looking)"
        await press(pilot, "left", "left", "escape")
        assert status(app) == "Anna, Enter: n1 goes to b4, empty."


async def test_a_cursor_that_roams_means_moves_where_they_lead(library: Library) -> None:
    app = app_of(library, island("n1 . n2", "c4"))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "v", "down", "down", "down", "down")
        assert status(app) == "c7: empty.  (Esc ends looking)"
        await press(pilot, "enter")
        assert status(app) == "c7: empty.  (Esc ends looking)"
        await press(pilot, "up", "up")
        assert status(app) == "Anna, Enter: n1 goes to c5, empty.  (Esc ends looking)"
        await press(pilot, "up", "right", "right")
        assert status(app).startswith("e4: empty; n2")
        await press(pilot, "enter")
        assert status(app).startswith("Anna, Enter: n2 goes to ")
        await press(pilot, "v", "left", "left", "left", "left", "left", "escape")
        assert status(app).startswith("Anna, Enter: n2 goes to ")


async def test_keys_that_lead_nowhere_say_so(library: Library) -> None:
    app = app_of(library, island(dead="n1", ships={"N": "h1"}))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        before = status(app)
        assert before == "Anna, Enter: n2 goes to h2, empty."
        await press(pilot, "down")
        assert status(app) == "There is nothing else to choose here. Tab goes to the others."
        await press(pilot, "9")
        assert status(app) == "There is no move 9 here."
        await press(pilot, "1")
        assert status(app) == before


async def test_one_key_takes_the_coin_along_or_leaves_it(library: Library) -> None:
    app = app_of(library, island("$n1", "c4"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert status(app) == "Anna, Enter: n1 goes to d3 with a coin, empty."
        await press(pilot, "c")
        assert status(app) == "Anna, Enter: n1 goes to d3, empty."
        await press(pilot, "right")
        assert "coin" not in status(app)
        await press(pilot, "c", "enter")
        assert app.screen.match.steps[-1].text.endswith("coin")  # type: ignore[attr-defined]


async def test_enter_at_once_does_no_harm(library: Library) -> None:
    app = app_of(library, island("cannibal crocodile .\n. n1", "c4"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.screen.moves[0] == app.screen.match.state.parse("n1 d5-d4")  # type: ignore[attr-defined]
        await press(pilot, "enter")
        assert app.screen.match.steps[-1].text == "n1 d5-e4"  # type: ignore[attr-defined]


async def test_a_deadly_move_is_asked_about_once(library: Library) -> None:
    app = app_of(library, island("n1 cannibal", "c4"))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *keys_to_text(app, "n1 c4-d4"), "enter")
        assert isinstance(app.screen, Ask)
        assert "n1 would die. Go all the same?" in screen_text(app)
        await press(pilot, "n")
        assert not table_of(app).screen.match.steps  # type: ignore[attr-defined]
        await press(pilot, "enter", "y")
        assert "n1 is eaten by the cannibal." in screen_text(app)


async def test_zoom_makes_cells_larger_and_follows_the_cursor(library: Library) -> None:
    app = app_of(library, crowd())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "z")
        check_golden(app, "zoomed-80x24", GOLDEN)
        await press(pilot, "z", "v", *["down"] * 9)
        assert any(line.lstrip().startswith("11 ") for line in screen_text(app).splitlines())
        await press(pilot, "escape", "z")
        assert " a  b  c " in screen_text(app)


async def test_the_cursor_goes_to_every_cell_that_is_read_about(library: Library) -> None:
    app = app_of(library, crowd())
    async with app.run_test(size=(80, 24)) as pilot:
        table = table_of(app)
        await press(pilot, *keys_to_text(app, "n3 c4-c3"), "i")
        assert "─ c3: empty ─" in screen_text(app)
        await press(pilot, "right", "down", "down")
        assert "─ d5: empty ─" in screen_text(app)
        assert GRID.name(table.cursor()) == "d5"
        assert status(app) == "Anna, Enter: n3 goes to d5, empty.  (Esc ends looking)"
        await press(pilot, "down", "down")
        assert "─ d7: empty ─" in screen_text(app)
        assert "[· ]" in screen_text(app).splitlines()[8]
        assert status(app) == "d7: empty.  (Esc ends looking)"
        await press(pilot, "escape")
        assert status(app).startswith("Anna, Enter: n3 goes to ")
        await press(pilot, "v")
        assert table.roaming


async def test_reading_on_never_leaves_the_sea_at_the_corners(library: Library) -> None:
    app = app_of(library, crowd())
    async with app.run_test(size=(80, 24)) as pilot:
        table = table_of(app)
        await press(pilot, "i", *["up"] * 5, *["left"] * 5)
        assert GRID.name(table.cursor()) == "b1"
        await press(pilot, "tab", "shift+tab", "shift+tab")
        assert GRID.name(table.cursor()) == "l13"


async def test_nothing_read_about_covers_the_map(library: Library) -> None:
    app = app_of(library, crowd())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        width = table_of(app).size.width
        before = [row[:width] for row in screen_text(app).splitlines()]
        await press(pilot, "i")
        assert [row[:width] for row in screen_text(app).splitlines()][1:] == before[1:]


async def test_a_larger_window_tells_beside_the_map_what_is_under_the_cursor(library: Library) -> None:
    app = app_of(library, crowd())
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, *keys_to_text(app, "n3 c4-c3"), "v", "right")
        shown = screen_text(app)
        assert "Under the cursor" in shown
        assert "d3: empty" in shown
        await press(pilot, "left", "down", "down", "down")
        assert "c6: barrel of rum" in screen_text(app)
        await press(pilot, "z")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Under the cursor" not in screen_text(app)


async def test_the_keys_told_of_in_eighty_columns_are_those_a_newcomer_needs(library: Library) -> None:
    app = app_of(library, crowd())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter")
        hints = screen_text(app).splitlines()[-1]
        for hint in ("arrows choose", "Enter play", "v look", "i about", "F1 rules", "? help", "q leave"):
            assert hint in hints


async def test_who_has_to_answer_is_on_turn(library: Library) -> None:
    played = island(seats=3)
    played.state.idle = played.state.hush
    played.until("E").until("N").do("propose end")
    app = app_of(library, played)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        shown = screen_text(app)
        assert shown.splitlines()[0].split("   ")[1:] == ["round 2, shall it end?", " B Boris"]
        assert "▸ E Boris" in shown
        assert "▸ N Anna" not in shown


async def test_the_last_quiet_rounds_are_counted_down(library: Library) -> None:
    played = island(seats=2)
    played.state.idle = 40 * 4
    app = app_of(library, played)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "ends in 10 rounds without news" in screen_text(app)


async def test_a_click_points_and_a_second_one_plays(library: Library) -> None:
    app = app_of(library, island("n1", "c4"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        spot = (2 + 1 + 3 * 3, 1 + 4)
        await pilot.click(IslandTable, offset=spot)
        await pilot.pause()
        assert status(app) == "Anna, Enter: n1 goes to d5, empty."
        await pilot.click(IslandTable, offset=spot)
        await pilot.pause()
        assert app.screen.match.steps[-1].text == "n1 c4-d5"  # type: ignore[attr-defined]


async def test_a_click_elsewhere_looks_or_picks_up(library: Library) -> None:
    app = app_of(library, island("n1 . . n2", "c4"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.click(IslandTable, offset=(2 + 1 + 9 * 3, 1 + 9))
        await pilot.pause()
        assert status(app) == "j10: empty.  (Esc ends looking)"
        await pilot.click(IslandTable, offset=(2 + 1 + 5 * 3, 1 + 3))
        await pilot.pause()
        assert status(app).startswith("Anna, Enter: n2 goes to ")


async def test_the_way_of_a_chain_is_played_out_and_stays_marked(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    async def at_once(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(staging, "sleep", at_once)
    library.set_setting("animations", "yes")
    app = app_of(library, island("n1 > ?ice .", "c4"))
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "full"
        await press(pilot, *keys_to_text(app, "n1 c4-d4"), "enter")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert waits == [staging.STEP_SECONDS] * 2 + [staging.TILE_SECONDS, staging.STEP_SECONDS]
        assert " 4    · ∘· ∘→ ∘✻ ∘n1" in screen_text(app)


async def test_every_key_of_the_table_has_one_line_in_the_help(library: Library) -> None:
    app = app_of(library, crowd())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "question_mark")
        assert isinstance(app.screen, HelpScreen)
        assert all(18 + len(f"{meaning}{'' if now else '  (not now)'}") <= 72 for _, meaning, now in app.screen.rows)
