"""Settings, rulebook, help and palette, and the shelf."""

from __future__ import annotations

from typing import Any

import pytest
from textual.binding import Binding
from textual.command import CommandPalette
from textual.screen import Screen

from tabletop_tui.rules import Box
from tabletop_tui.store.library import Library
from tabletop_tui.tui.actions import ALL, TWINS
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.help import HelpScreen, rows
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.rulebook import RulebookScreen, passages
from tabletop_tui.tui.set_up import SetUpScreen
from tabletop_tui.tui.settings_screen import SettingsScreen
from tabletop_tui.tui.table_screen import TableScreen

from .goldens import check_golden, screen_text
from .rooms import at, begun, press
from .tiny import BOX


async def test_the_key_that_opened_help_closes_it_where_no_signs_need_explaining(library: Library) -> None:
    app = TabletopApp(library, BOX)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "question_mark")
        assert "Esc closes" in screen_text(app)
        assert "Tab:" not in screen_text(app)
        await press(pilot, "question_mark")
        at(app, SetUpScreen)


async def test_settings_take_effect_and_last(library: Library) -> None:
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "comma", "right", "down", "right", "down", "right", "down", "right")
        at(app, SettingsScreen)
        assert app.theme == "daylight"
        assert app.glyphs.ascii
        assert screen_text(app).isascii()
    again = TabletopApp(library)
    assert again.theme == "daylight"
    assert again.glyphs.ascii
    assert not again.preferences.animations
    assert not again.preferences.hints


async def test_other_glyphs_are_seen_at_once_on_every_screen(library: Library) -> None:
    begun(library).close()
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "comma", "down", "right", "escape")
        at(app, LauncherScreen)
        assert app.preferences.glyphs == "ascii"
        assert screen_text(app).isascii()
        await press(pilot, "comma", "down", "left", "escape")
        assert "╭─ Continue" in screen_text(app)


async def test_one_word_in_the_corner_takes_the_place_of_the_one_before(library: Library) -> None:
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await press(pilot, "ctrl+c", "ctrl+c", "ctrl+c")
        assert screen_text(app).count("Ctrl+Q leaves tabletop") == 1
        assert "Do you want to quit?" not in screen_text(app)


@pytest.mark.parametrize(("key", "kind"), [("question_mark", HelpScreen), ("r", RulebookScreen)])
async def test_nothing_in_the_corner_hides_what_is_read(library: Library, key: str, kind: type[Screen[Any]]) -> None:
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await press(pilot, "ctrl+c")
        assert "Ctrl+Q leaves" in screen_text(app)
        await press(pilot, key)
        at(app, kind)
        assert "Ctrl+Q leaves" not in screen_text(app)


async def test_the_palette_speaks_as_the_house_does(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 40)) as pilot:
        await pilot.pause()
        said = [(command.title, command.help) for command in app.get_system_commands(app.screen)]
        assert said == [
            ("Choose a theme", "Other colours, kept as in the settings"),
            ("Take a picture of the screen", "An SVG file, saved where downloads go"),
            ("Leave tabletop", "Everything is saved"),
        ]
        await press(pilot, "q")
        assert [command.title for command in app.get_system_commands(app.screen)][2:] == []


async def test_a_setting_nobody_understands_is_the_usual_one(library: Library) -> None:
    for name in ("theme", "glyphs", "animations", "hints"):
        library.set_setting(name, "nonsense")
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.theme == "evening"
        assert app.preferences.animations
        assert "Seven Stones" in screen_text(app)


async def test_without_key_hints_the_way_to_help_is_still_shown(library: Library) -> None:
    library.set_setting("hints", "no")
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert screen_text(app).splitlines()[-1].strip() == "? help"


async def test_help_lists_every_binding_of_the_screen(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        told = {meaning for _, meaning, _ in rows(app.screen)}
        for action in ALL:
            if (
                action.id.startswith("table.")
                and "digit" not in action.id
                and action.id not in ("table.hide", "table.skip", "table.go-on", "table.log-down")
                and action.id not in ("table.zoom", "table.roam", "table.twin")
            ):
                assert action.meaning in told or action.id == "table.log-up"
        assert {"Choose.", "Point at the move with this number.", "Read back and forth in what happened."} <= told
        await press(pilot, "question_mark")
        at(app, HelpScreen)
        check_golden(app, "help-80x24")


def test_every_action_has_an_id_of_its_own_and_no_modifier_but_control_and_shift() -> None:
    by_id = {action.id: action for action in ALL}
    assert all(by_id[action.id] == action for action in ALL)
    for action in ALL:
        for binding in action.bindings():
            assert isinstance(binding, Binding)
            assert not binding.priority
            assert "alt" not in binding.key
            assert binding.key == binding.key.lower() or len(binding.key) == 1
    assert len(set(TWINS.values())) == len(TWINS)


async def test_keys_can_be_given_other_places(library: Library) -> None:
    kept = begun(library)
    app = TabletopApp(library, kept)
    async with app.run_test(size=(80, 24)) as pilot:
        app.set_keymap({"table.play": "w"})
        await press(pilot, "w")
        assert len(kept.match.steps) == 2


async def test_the_palette_does_what_the_keys_do(library: Library) -> None:
    kept = begun(library)
    app = TabletopApp(library, kept)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "ctrl+p")
        at(app, CommandPalette)
        await press(pilot, *"play")
        await app.workers.wait_for_complete()
        await press(pilot, "enter")
        if isinstance(app.screen, CommandPalette):
            await press(pilot, "enter")
        assert len(kept.match.steps) == 2


async def test_the_rulebook_opens_where_the_game_stands(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "f1")
        at(app, RulebookScreen)
        assert "Take one, two or three stones" in screen_text(app)
        await press(pilot, "right")
        assert "Whoever takes the last stone wins." in screen_text(app)
        await press(pilot, "slash", *"seven", "enter")
        assert "Nobody knows why" in screen_text(app)
        await press(pilot, "slash", *"chess", "enter", "escape")
        at(app, TableScreen)


def test_a_rulebook_is_cut_at_its_headings_and_not_inside_code() -> None:
    book = "# A\nfirst\n```\n# no heading\n```\n## B\n### C\nlast"
    assert [passage.title for passage in passages(book)] == ["A", "B"]
    assert passages(book)[1].headings == {"b", "c"}


@pytest.mark.parametrize("count", [1, 2, 4, 9])
async def test_every_box_can_be_reached_with_arrows(library: Library, boxes: dict[str, Box], count: int) -> None:
    for number in range(1, count):
        boxes[f"other-{number}"] = Box(
            f"other-{number}", f"Game {number}", "a game", (2, 6), 30, BOX.opens, BOX.table, BOX.about, BOX.art
        )
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        launcher = at(app, LauncherScreen)
        seen = {launcher.shelf.at}
        for _ in range(count):
            await press(pilot, "right")
            seen.add(launcher.shelf.at)
            assert launcher.box is not None
            assert f"▸ {launcher.box.name}" in screen_text(app)
        assert seen == set(range(count))
        if count in (1, 4):
            check_golden(app, f"launcher-{count}")


async def test_without_unicode_every_screen_is_drawn_in_seven_bits(library: Library) -> None:
    library.set_setting("glyphs", "ascii")
    begun(library, stones=6).close()
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for keys in (
            [], ["comma"], ["escape", "s"], ["escape", "question_mark"], ["escape", "enter"], ["f1"],
            ["slash", *"the", "enter"], ["left"],
            ["escape", "f5"], ["question_mark"], ["escape", "o"], ["escape", "i"], ["escape", "f1"],
            ["escape", "3", "enter", "3", "enter", "enter"], ["q", "up", "delete"],
        ):  # fmt: skip
            await press(pilot, *keys)
            assert screen_text(app).isascii(), f"{app.screen} after {keys}:\n{screen_text(app)}"
