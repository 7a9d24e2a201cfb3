"""The matches that wait, and how one comes back to them."""

from __future__ import annotations

from dataclasses import replace

from tabletop_tui.rules import Box
from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.table_screen import TableScreen

from .goldens import screen_text
from .rooms import at, begun, press
from .tiny import BOX


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
        assert "Ma, Wi, Ba, Al" in row


async def test_names_use_the_room_that_is_free_in_their_own_row(library: Library) -> None:
    with begun(library, "Anna", "Boris", "Chen", "Dora") as kept:
        kept.note("Dora to move")
    with begun(library) as kept:
        kept.note("round 12, roll 3, rain in the valley, Anna to move")
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Anna, Boris, Chen, Dora  Dora to move" in screen_text(app)


async def test_help_and_the_way_out_are_told_of_beside_waiting_matches(library: Library) -> None:
    begun(library).close()
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "up")
        hints = screen_text(app).splitlines()[-1]
        assert hints.strip() == ("arrows move  Enter open  Del drop  r rules  s past  , settings  ? help  q quit")


async def test_the_boxes_begin_at_the_game_of_the_match_that_waits(library: Library, boxes: dict[str, Box]) -> None:
    stones = boxes.pop(BOX.id)
    boxes["other"] = replace(stones, id="other", name="Another Game")
    boxes[BOX.id] = stones
    begun(library).close()
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "▸ Seven Stones" in screen_text(app)
        await press(pilot, "left", "s", "escape")
        assert "▸ Another Game" in screen_text(app)
