"""From the shelf to the result and back, by keyboard alone."""

from __future__ import annotations

from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.result import ResultScreen
from tabletop_tui.tui.set_up import SetUpScreen
from tabletop_tui.tui.table_screen import TableScreen

from .goldens import screen_text
from .rooms import at, begun, press


async def test_enter_alone_leads_from_the_shelf_into_a_game_of_four(library: Library) -> None:
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        at(app, LauncherScreen)
        await press(pilot, "enter")
        at(app, SetUpScreen)
        await press(pilot, *["enter"] * 5)
        assert at(app, TableScreen).match.names == ("Anna", "Boris", "Chen", "Dora")


async def test_a_whole_game_is_played_by_keyboard_alone(library: Library) -> None:
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter", "A", "d", "a", "enter", "B", "o", "b", "f5")
        await press(pilot, *["3", "enter"] * 3)
        at(app, ResultScreen)
        assert "wins!" in screen_text(app)
        await press(pilot, "q")
        at(app, LauncherScreen)
    assert [match.outcome_text for match in library.finished()] in (
        ["Ada won"],
        ["Bob won"],
        ["Chen won"],
        ["Dora won"],
    )


async def test_the_same_people_play_again_and_the_next_one_starts(library: Library) -> None:
    app = TabletopApp(library, begun(library, stones=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3", "enter", "r")
        again = at(app, TableScreen).match
        assert again.names == ("Anna", "Boris")
        assert again.actor == 1
        await press(pilot, "q")
        at(app, LauncherScreen)


async def test_the_table_can_be_looked_at_after_the_result(library: Library) -> None:
    app = TabletopApp(library, begun(library, stones=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3", "enter", "t")
        at(app, TableScreen)
        await press(pilot, "enter", "e")
        at(app, ResultScreen)


async def test_a_match_left_in_the_middle_is_continued_where_it_stood(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "2", "enter", "q")
        assert "5 stones left, Boris to move" in screen_text(app)
        await press(pilot, "up", "enter")
        table = at(app, TableScreen)
        assert [step.text for step in table.match.steps] == ["first 0", "take 2"]
        assert "Anna took 2; 5 left." in screen_text(app)
        await press(pilot, "enter")
        assert "Boris took 1; 4 left." in screen_text(app)


async def test_a_waiting_match_is_thrown_away_only_after_asking(library: Library) -> None:
    begun(library).close()
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "delete")
        at(app, LauncherScreen)
        await press(pilot, "up", "delete", "n")
        assert len(library.unfinished()) == 1
        await press(pilot, "delete", "y")
        assert library.unfinished() == []
        assert "Continue" not in screen_text(app)
        await press(pilot, "enter")
        at(app, SetUpScreen)
