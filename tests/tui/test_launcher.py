"""The matches that wait, and how one comes back to them."""

from __future__ import annotations

from dataclasses import replace

from tabletop_tui.rules import Box
from tabletop_tui.rules.game import Room
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
        await press(pilot, "down", "down", "enter")
        assert at(app, TableScreen).kept.id == 1
        await press(pilot, "1", "enter", "q")
        launcher = at(app, LauncherScreen)
        assert launcher.matches.at is not None
        assert launcher.matches.matches[launcher.matches.at].id == 1
        await press(pilot, "down", "down", "down", "question_mark", "escape")
        assert launcher.matches.at is None


async def test_a_game_is_pointed_at_after_a_match_of_it_that_does_not_wait(
    library: Library, boxes: dict[str, Box]
) -> None:
    boxes.clear()
    boxes.update({"first": replace(BOX, id="first", name="First"), BOX.id: BOX})
    begun(library).close()
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "down", "right", "enter", "f5", "q")
        assert (at(app, LauncherScreen).matches.at, at(app, LauncherScreen).box) == (None, BOX)
        await press(pilot, "left")
        assert at(app, LauncherScreen).box == boxes["first"]


async def test_settings_are_told_of_beside_a_room_of_the_game(library: Library, boxes: dict[str, Box]) -> None:
    boxes[BOX.id] = replace(BOX, room=Room("own island", "Draw an island.", "nowhere:Nothing"))
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        hints = screen_text(app).splitlines()[-1]
        assert all(hint in hints for hint in ("o own island", "s past", ", settings", "? help", "q quit"))


async def test_whoever_comes_in_goes_on_with_the_newest_match_by_enter(library: Library) -> None:
    for _ in range(3):
        begun(library).close()
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "enter")
        assert at(app, TableScreen).kept.id == 3


async def test_up_from_the_boxes_leads_to_the_newest_match(library: Library) -> None:
    for _ in range(3):
        begun(library).close()
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "down", "down", "down", "up", "enter")
        assert at(app, TableScreen).kept.id == 3


async def test_a_match_left_before_anybody_played_does_not_wait(library: Library) -> None:
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter", "f5")
        at(app, TableScreen)
        await press(pilot, "q")
        assert "Continue" not in screen_text(app)
        await press(pilot, "enter", "f5", "enter", "q")
        assert "Continue" in screen_text(app)
        await press(pilot, "down", "enter", "f5", "ctrl+q")
    assert len(library.unfinished()) == 1


async def test_matches_that_do_not_fit_are_counted_in_the_frame(library: Library) -> None:
    for _ in range(7):
        begun(library).close()
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "↓ 4 more" in screen_text(app)
        await press(pilot, *["down"] * 5)
        assert "↑ 3 more  ↓ 1 more" in screen_text(app)
        await press(pilot, "down")
        assert "↑ 4 more" in screen_text(app)
        assert "↓" not in screen_text(app)
        await pilot.resize_terminal(80, 40)
        await pilot.pause()
        assert "↑ 2 more" in screen_text(app)


async def test_a_match_says_in_full_who_plays_and_where_it_stands(library: Library) -> None:
    note = "Island 2, round 12, yellow (E), Alexandra to move"
    with begun(library, "Anna", "Boris", "Chen", "Alexandra") as kept:
        kept.note(note)
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        lines = screen_text(app).splitlines()
        row = next(row for row, line in enumerate(lines) if note in line)
        assert "▸ Seven Stones  Anna, Boris, Chen, Alexandra" in lines[row - 1]


async def test_those_who_win_together_wait_together(library: Library) -> None:
    with begun(library, "Anna", "Boris", "Chen", "Dora") as kept:
        kept.note("Anna to move", ((0, 2), (1, 3)))
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Seven Stones  Anna & Chen v Boris & Dora" in screen_text(app)


async def test_long_names_are_shortened_and_nobody_is_left_out(library: Library) -> None:
    begun(library, "Max", "Wilhelmine-Charlotte", "Bartholomew", "Alexandra Maria").close()
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Max, Wilhelmine-…, Bartholomew, Alexandra M…   today" in screen_text(app)


async def test_help_and_the_way_out_are_told_of_beside_waiting_matches(library: Library) -> None:
    begun(library).close()
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "up")
        hints = screen_text(app).splitlines()[-1]
        assert hints.strip() == ("arrows move  Enter open  Del drop  r rules  s past  , settings  ? help  q quit")
