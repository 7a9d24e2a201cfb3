"""Set-up asks for everything a match needs, and remembers."""

from __future__ import annotations

import pytest

from tabletop_tui.store.library import Library
from tabletop_tui.tui.actions import SET_UP
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.glyphs import load_glyphs
from tabletop_tui.tui.help import HelpScreen, rows
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.option_choices import option_choices
from tabletop_tui.tui.rulebook import RulebookScreen
from tabletop_tui.tui.set_up import SetUpScreen
from tabletop_tui.tui.table_screen import TableScreen

from .goldens import check_golden, screen_text
from .rooms import at, begun, press
from .tiny import BOX, Options


async def test_set_up_offers_every_option_with_its_values(library: Library) -> None:
    app = TabletopApp(library, BOX)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        check_golden(app, "set-up-80x24")


async def test_options_chosen_at_set_up_are_played(library: Library) -> None:
    app = TabletopApp(library, BOX)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(
            pilot, *["down"] * 7, "left", "left", "down", "right", "down", "space", "down", "right", "right", "f5"
        )
        match = library.unfinished()[0]
        assert match.names == ("Anna", "Boris", "Chen", "Dora")
        screen = app.screen_stack[1]
        assert isinstance(screen, TableScreen)
        assert screen.match.options == Options(stones=5, lucky=True, last="loses", starter=1)


async def test_fewer_seats_and_practice_are_chosen_with_arrows(library: Library) -> None:
    app = TabletopApp(library, BOX)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *["down"] * 4, "left", "left", "down", "down", "right", "f5")
        match = at(app, TableScreen).match
        assert match.names == ("Anna", "Boris")
        assert match.practice


async def test_the_pointer_stands_where_the_focus_is_and_nowhere_else(library: Library) -> None:
    app = TabletopApp(library, BOX)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for _ in at(app, SetUpScreen).stops:
            pointing = [line for line in screen_text(app).splitlines() if "▸" in line]
            words = [
                "A  ",
                "B  ",
                "C  ",
                "D  ",
                "Players",
                "Seats",
                "Prac",
                "Stones",
                "Lucky",
                "The last",
                "Who",
                "Start",
            ]
            at_word = words[at(app, SetUpScreen).stops.index(app.focused)]  # type: ignore[arg-type]
            assert len(pointing) == 1
            assert f"▸ {at_word}" in pointing[0]
            await press(pilot, "down")


async def test_with_known_names_two_enters_begin_the_game(library: Library) -> None:
    begun(library, "Zoe", "Yan").close()
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter")
        assert "▸ Start the game" in screen_text(app)
        await press(pilot, "enter")
        assert at(app, TableScreen).match.names == ("Zoe", "Yan")


async def test_from_an_option_the_rulebook_opens_at_its_ruling(library: Library) -> None:
    app = TabletopApp(library, BOX)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "f1")
        assert at(app, RulebookScreen).at == 0
        await press(pilot, "escape", *["down"] * 9, "f1")
        assert at(app, RulebookScreen).at == 2
        assert RulebookScreen(BOX, "Taking stones", "S1").at == 1


def test_an_option_says_in_plain_words_where_its_ruling_is_told() -> None:
    lines = option_choices(Options, ["Zoe", "Yan"], load_glyphs("unicode"), {})
    assert lines["last"].about == "Whether taking it wins or loses. The rulebook (F1) says more: S1."
    assert lines["stones"].about == "How many stones lie on the table."


@pytest.mark.parametrize("downs", [0, 4, 11])
async def test_help_is_offered_and_given_wherever_the_focus_is(library: Library, downs: int) -> None:
    app = TabletopApp(library, BOX)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *["down"] * downs)
        assert "? help" in screen_text(app).splitlines()[-1]
        await press(pilot, "question_mark")
        at(app, HelpScreen)
        await press(pilot, "escape")
        assert at(app, SetUpScreen).lines[0].who == "Anna"


async def test_names_are_remembered_and_offered_in_their_order(library: Library) -> None:
    app = TabletopApp(library, BOX)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *"Zoe", "enter", *"Yan", "f5", "q", "down", "enter")
        lines = at(app, SetUpScreen).lines
        assert [line.who for line in lines] == ["Zoe", "Yan", "Chen", "Dora"]


async def test_two_people_of_one_name_are_told_apart_first(library: Library) -> None:
    app = TabletopApp(library, BOX)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *"Boris", "f5")
        at(app, SetUpScreen)
        assert "Seats A and B are both called “Boris”: give each a name of its own." in screen_text(app)


async def test_seats_drawn_by_lot_hold_the_same_people(library: Library) -> None:
    app = TabletopApp(library, BOX)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *["down"] * 5, "right", "f5")
        assert sorted(at(app, TableScreen).match.names) == ["Anna", "Boris", "Chen", "Dora"]


async def test_escape_leaves_set_up_and_nothing_was_begun(library: Library) -> None:
    app = TabletopApp(library, BOX)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "escape")
        at(app, LauncherScreen)
    assert library.unfinished() == []


async def test_how_many_play_is_remembered_though_nothing_was_begun(library: Library) -> None:
    app = TabletopApp(library, BOX)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *["down"] * 4, "left", "escape", "enter")
        assert at(app, SetUpScreen).players.value == 3


async def test_help_at_set_up_tells_of_the_form_and_not_of_editing_a_line(library: Library) -> None:
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter")
        told = rows(app.screen)
        assert told.pop(0) == ("Left Right", "On a line with arrows: change the value.", True)
        assert told[0][0] == "Up Shift+Tab"
        here = {action.meaning for action in SET_UP if action.action != "room"}
        assert {meaning for _, meaning, _ in told} == here | {
            "Leave tabletop; everything is saved.",
            "Search for what can be done.",
        }


async def test_what_marks_a_ruling_is_told_once_below_the_options(library: Library) -> None:
    app = TabletopApp(library, BOX)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "The last stone°" in screen_text(app)
        assert screen_text(app).count("° A ruling of ours: F1 there says more.") == 1
