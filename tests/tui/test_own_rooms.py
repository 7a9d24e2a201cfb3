"""A game with a room of its own: the way into it, what comes out of it, and what people made at the set-up."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest
from textual.app import ComposeResult
from textual.command import CommandPalette
from textual.widgets import Static

from tabletop_tui.rules import BadOptions, Box, Game, Offers, Room, Supply
from tabletop_tui.rules.request import read_settings
from tabletop_tui.store.library import Library
from tabletop_tui.tui.actions import BACK, Action, bound
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.help import HelpScreen, rows
from tabletop_tui.tui.house_screen import HouseScreen
from tabletop_tui.tui.key_hints import KeyHints
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.set_up import SetUpScreen
from tabletop_tui.tui.table_screen import TableScreen

from . import tiny
from .goldens import screen_text
from .rooms import at, press

HEAP = "heap.txt"


class Quarry(HouseScreen[dict[str, Any]]):
    """Where people heap up stones: a file with their number, and the game is played with it."""

    BINDINGS: ClassVar = bound(Action("quarry.heap", "n", "heap", "heap up", "Heap nine stones up."), BACK)

    def __init__(self, made: Path) -> None:
        super().__init__()
        self.made = made

    def compose(self) -> ComposeResult:
        yield Static("This is the quarry.")
        yield KeyHints()

    def action_heap(self) -> None:
        self.made.mkdir(parents=True, exist_ok=True)
        (self.made / HEAP).write_text("9", "utf-8")
        self.dismiss({"stones": HEAP})

    def action_back(self) -> None:
        self.dismiss(None)


def offers(made: Path) -> Offers:
    files = sorted(made.glob("*.txt"))
    good = [file for file in files if file.read_text("utf-8").isdecimal()]
    troubles = tuple(f"{file.name} is no heap." for file in files if file not in good)
    return Offers({"stones": [(file.name, file.stem) for file in good]}, troubles)


def fill(values: dict[str, Any], made: Path) -> dict[str, Any]:
    heap = made / str(values.get("stones"))
    if heap.suffix != ".txt":
        return values
    if not heap.is_file():
        raise BadOptions(f"There is no heap “{heap.name}”.")
    return {**values, "stones": int(heap.read_text("utf-8"))}


ROOM = Room("quarry", "Go to the quarry.", f"{__name__}:Quarry")
GAME = replace(tiny.GAME, box=replace(tiny.BOX, room=ROOM, opens=f"{__name__}:GAME"), supply=Supply(offers, fill))


@pytest.fixture
def quarry(library: Library, boxes: dict[str, Box]) -> Library:
    """The tiny game on the shelf has a quarry."""
    boxes[GAME.box.id] = GAME.box
    return library


async def test_the_launcher_names_the_room_of_the_game_pointed_at(quarry: Library) -> None:
    app = TabletopApp(quarry)
    async with app.run_test(size=(100, 24)) as pilot:
        await pilot.pause()
        assert "o quarry" in screen_text(app).splitlines()[-1]
        assert ("o F2", "Go to the quarry.", True) in rows(app.screen)
        await press(pilot, "o")
        assert "This is the quarry." in screen_text(app)
        await press(pilot, "escape")
        at(app, LauncherScreen)


async def test_a_game_without_a_room_has_no_key_for_one(library: Library) -> None:
    app = TabletopApp(library)
    async with app.run_test(size=(100, 24)) as pilot:
        await press(pilot, "o")
        at(app, LauncherScreen)
        assert not [words for keys, words, _ in rows(app.screen) if keys.startswith("o")]


async def test_what_comes_out_of_the_room_is_chosen_at_the_set_up_and_played(quarry: Library) -> None:
    app = TabletopApp(quarry)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "o", "n")
        assert at(app, SetUpScreen).choices["stones"].value == HEAP
        await press(pilot, "f5")
        assert at(app, TableScreen).match.options == tiny.Options(stones=9)


async def test_from_the_set_up_one_comes_back_to_it_with_the_thing_chosen(quarry: Library) -> None:
    app = TabletopApp(quarry, GAME.box)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *"Zoe", "f2", "escape")
        assert at(app, SetUpScreen).choices["stones"].value == 7
        await press(pilot, "f2", "n")
        assert at(app, SetUpScreen).choices["stones"].value == HEAP
        assert at(app, SetUpScreen).lines[0].who == "Zoe"


async def test_what_cannot_be_used_is_told_at_the_set_up_and_harms_nothing(quarry: Library, home: Path) -> None:
    (home / GAME.box.id).mkdir(parents=True)
    (home / GAME.box.id / "dust.txt").write_text("dust", "utf-8")
    app = TabletopApp(quarry, GAME.box)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "dust.txt is no heap." in screen_text(app)
        await press(pilot, "f5")
        assert at(app, TableScreen).match.options == tiny.Options()


async def test_help_and_palette_tell_of_the_room_and_of_the_keys_in_it(quarry: Library) -> None:
    app = TabletopApp(quarry)
    async with app.run_test(size=(100, 40)) as pilot:
        await press(pilot, "ctrl+p", *"quarry")
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        at(app, CommandPalette)
        assert "Go to the quarry" in screen_text(app)
        await press(pilot, "escape", "escape", "question_mark")
        assert "Go to the quarry." in screen_text(app)
        at(app, HelpScreen)


def test_options_from_the_command_line_are_filled_from_the_folder(tmp_path: Path) -> None:
    (tmp_path / HEAP).write_text("5", "utf-8")
    assert read_settings(GAME, [f"stones={HEAP}"], tmp_path) == tiny.Options(stones=5)
    with pytest.raises(BadOptions, match=r"There is no heap “none\.txt”\."):
        read_settings(GAME, ["stones=none.txt"], tmp_path)


def test_a_game_without_supply_takes_options_as_they_are(tmp_path: Path) -> None:
    game: Game = tiny.GAME
    assert game.choose_options({"stones": 5}, tmp_path) == tiny.Options(stones=5)


async def test_from_the_set_up_one_goes_back_to_the_room_one_came_from(quarry: Library) -> None:
    app = TabletopApp(quarry)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "o", "n", "escape")
        at(app, Quarry)
        await press(pilot, "escape")
        at(app, LauncherScreen)
        await press(pilot, "enter", "escape")
        at(app, LauncherScreen)
