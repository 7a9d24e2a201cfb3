"""The matches that wait, and how one comes back to them."""

from __future__ import annotations

from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.table_screen import TableScreen

from .goldens import screen_text
from .rooms import at, begun, press


async def test_leaving_a_match_points_at_it_whichever_it_was(library: Library) -> None:
    for _ in range(3):
        begun(library).close()
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "up", "down", "down", "enter")
        assert at(app, TableScreen).kept.id == 1
        await press(pilot, "1", "enter", "q")
        launcher = at(app, LauncherScreen)
        assert launcher.matches.at is not None
        assert launcher.matches.matches[launcher.matches.at].id == 1
        await press(pilot, "down", "down", "down", "question_mark", "escape")
        assert launcher.matches.at is None


async def test_up_from_the_boxes_leads_to_the_newest_match(library: Library) -> None:
    for _ in range(3):
        begun(library).close()
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "up", "enter")
        assert at(app, TableScreen).kept.id == 3


async def test_matches_that_do_not_fit_are_counted_in_the_frame(library: Library) -> None:
    for _ in range(7):
        begun(library).close()
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "↓ 2 more" in screen_text(app)
        await press(pilot, "up", *["down"] * 5)
        assert "↑ 1 more  ↓ 1 more" in screen_text(app)
        await press(pilot, "down")
        assert "↑ 2 more" in screen_text(app)
        assert "↓" not in screen_text(app)


async def test_names_are_shortened_before_it_is_said_where_a_match_stands(library: Library) -> None:
    note = "round 12, roll 3, Max to move"
    with begun(library, "Max", "Wilhelmine", "Bartholomew", "Alexandra") as kept:
        kept.note(note)
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        row = next(line for line in screen_text(app).splitlines() if note in line)
        assert "Seven Stones" in row
        assert "Max, Wilhel" in row
        assert "Alexandra" not in row
