"""Whole games by keyboard, from the set-up to the result, and never a card before the wrong eyes."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot

from tabletop_tui.games.black_jacky import BOX
from tabletop_tui.games.black_jacky.moves import DONE, GUESS, KNOCK, LAY
from tabletop_tui.rules import Seat
from tabletop_tui.store.library import Library
from tabletop_tui.tui import set_up
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.hand_over import HandOverScreen
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.result import ResultScreen
from tabletop_tui.tui.table_screen import TableScreen
from tests.tui.fewest_keys import keys_to_text
from tests.tui.goldens import screen_text
from tests.tui.rooms import at, press

COVERED = re.compile(
    r"\s*Black Jacky\s+This is for\s+(\w+)\s+alone\. Everybody else looks away\.\s+Space to look"
    r"\s+Space look  q leave\s*"
)


def shown_by(app: App[Any]) -> str:
    """The words of a picture of the screen."""
    picture = app.export_screenshot()
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", picture)
    return " ".join(texts).replace("&#160;", " ")


async def play_on(app: TabletopApp, pilot: Pilot[Any], rng: Random, until: Any) -> dict[str, int]:
    """Play by keyboard until a screen comes; how often each kind of thing happened."""
    seen = dict.fromkeys(("hand-overs", "pauses", "guesses", "laid"), 0)
    for _ in range(2000):
        screen = app.screen
        if isinstance(screen, until):
            return seen
        if isinstance(screen, HandOverScreen):
            seen["hand-overs"] += 1
            found = COVERED.fullmatch(screen_text(app))
            assert found is not None, screen_text(app)
            assert "░" not in shown_by(app)
            await press(pilot, "space")
            table = at(app, TableScreen)
            assert table.scene.viewer == table.match.actor
            assert table.match.names[table.match.actor] == found[1]
            assert app.check_action("screenshot", ()) is False
            continue
        table = at(app, TableScreen)
        if not table.moves:
            seen["pauses"] += 1
            assert table.scene.viewer is None
            assert "The Reckoning of round" in screen_text(app)
            await press(pilot, "space")
            continue
        await point_at(pilot, table, rng)
        assert table.at is not None
        verb = table.moves[table.at][0]
        seen["guesses"] += verb == GUESS
        seen["laid"] += verb == LAY
        await press(pilot, "enter")
    raise AssertionError("the game does not end")


async def point_at(pilot: Pilot[Any], table: TableScreen, rng: Random) -> None:
    """Point at a move with keys alone: knock more often than not, so that the game is short."""
    moves = list(table.moves)
    knock = (KNOCK,) in moves and rng.random() < 0.6
    wanted = moves.index((KNOCK,)) if knock else rng.randrange(len(moves))
    if wanted < 9:
        await press(pilot, str(wanted + 1))
    else:
        await press(pilot, *["shift+tab"] * (len(moves) - wanted))
    assert table.at == wanted


async def test_four_cats_play_from_the_set_up_to_the_last_cat_standing(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(set_up, "fresh_seed", lambda: 1)
    app = TabletopApp(library, BOX)
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "none"
        for name in ("Anna", "Boris", "Chen", "Dora"):
            await press(pilot, *name, "enter")
        await press(pilot, "f5")
        seen = await play_on(app, pilot, Random(1), ResultScreen)
        text = screen_text(app)
        assert "The last cat with a heart wins." in text
        assert "in round" in text
        assert seen["guesses"] >= 1
        assert seen["laid"] >= 1
        match = at(app, ResultScreen).match
        assert match.names == ("Anna", "Boris", "Chen", "Dora")
        assert seen["pauses"] >= 3
        assert seen["hand-overs"] > seen["pauses"]


async def test_a_quick_duel_is_played_to_its_end(library: Library) -> None:
    game = BOX.open()
    kept = library.begin(game, game.read_options({"quick_duel": True}), [Seat("Anna"), Seat("Boris")], 5)
    app = TabletopApp(library, kept)
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "none"
        await play_on(app, pilot, Random(5), ResultScreen)
        assert "hearts" in screen_text(app)
        assert kept.match.outcome is not None
        assert min(kept.match.outcome.scores) == 0


async def test_a_match_killed_in_the_middle_of_a_turn_comes_back_with_the_hand_over(library: Library) -> None:
    game = BOX.open()
    kept = library.begin(game, game.options(), [Seat("Anna"), Seat("Boris")], 5)
    app = TabletopApp(library, kept)
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "none"
        await press(pilot, "space", "1", "enter")
        turn = kept.match.actor
        assert "others see" in screen_text(app)
        await press(pilot, "q")
        at(app, LauncherScreen)
        assert "others see" not in screen_text(app)
        await press(pilot, "up", "enter")
        at(app, HandOverScreen)
        found = COVERED.fullmatch(screen_text(app))
        assert found is not None
        assert found[1] == kept.match.names[turn]


async def test_the_hand_can_be_hidden_at_any_moment_of_a_turn(library: Library) -> None:
    game = BOX.open()
    kept = library.begin(game, game.options(), [Seat("Anna"), Seat("Boris")], 5)
    app = TabletopApp(library, kept)
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "none"
        for _ in range(3):
            await press(pilot, "space")
            table = at(app, TableScreen)
            await press(pilot, "h")
            assert COVERED.fullmatch(screen_text(app))
            await press(pilot, "space", "down", "escape")
            assert COVERED.fullmatch(screen_text(app))
            await press(pilot, "space")
            if table.moves == ((DONE,),):
                break
            await press(pilot, *keys_to_text(app, "knock"), "enter", "h")
        assert "only you should be looking" in screen_text(app)


async def test_the_total_told_at_a_last_look_is_gone_when_the_reckoning_is_staged(library: Library) -> None:
    game = BOX.open()
    kept = library.begin(game, game.options(), [Seat("Anna"), Seat("Boris")], 5)
    app = TabletopApp(library, kept)
    async with app.run_test(size=(80, 24)) as pilot:
        for number in range(2):
            app.animation_level = "none"
            await press(pilot, "space")
            await press(pilot, *keys_to_text(app, "knock"), "enter")
            assert "A last look" in screen_text(app)
            app.animation_level = "full" if number else "none"
            await press(pilot, "enter")
        assert at(app, TableScreen).staging
        text = screen_text(app)
        assert "hands are turned over" in text
        assert "A last look" not in text
        assert "only you should be looking" not in text
        await press(pilot, "x")
        assert "That was round 1. Space goes on." in screen_text(app)
