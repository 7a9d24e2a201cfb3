"""Looking back at a match: every move of it, by key, and through other eyes where it is over."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.explaining import Explaining
from tabletop_tui.tui.hand_over import HandOverScreen
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.past import PastScreen
from tabletop_tui.tui.replay import READ, Replay
from tabletop_tui.tui.replay_screen import ReplayScreen

from .goldens import check_golden, screen_text
from .looking_back import LUCKY, TAKEN, played
from .rooms import at, begun, press, status
from .tiny import StonesTable, Took


def silent(_: object) -> None:
    """Nobody reads anything in peace."""


def test_one_can_stand_before_the_first_decision_and_after_each(library: Library) -> None:
    replay = Replay(played(library, *TAKEN), silent)
    assert [(halt.ply, halt.moves, halt.actor) for halt in replay.halts] == [
        (1, 0, 0), (2, 1, 1), (3, 2, 0), (4, 3, 1), (5, 4, -2),
    ]  # fmt: skip
    assert list(replay.texts) == ["A take 2", "B take 1", "A take 1", "B take 3"]
    assert list(replay.texts[1:3]) == ["B take 1", "A take 1"]


def test_where_everybody_read_one_stands_twice(library: Library) -> None:
    def four_left(events: Any) -> str | None:
        return "Four are left." if any(isinstance(event, Took) and event.left == 4 for event in events) else None

    replay = Replay(played(library, *TAKEN), four_left)
    assert [(halt.moves, halt.reading) for halt in replay.halts[1:4]] == [
        (1, None), (2, "Four are left."), (2, None),
    ]  # fmt: skip
    assert replay.halts[2].actor == READ
    assert [replay.round(at, 1) for at in range(6)] == [2, 2, 5, 5, 5, 5]
    assert [replay.round(at, -1) for at in range(6)] == [0, 0, 0, 2, 2, 2]


def test_turns_and_rounds_follow_who_decides(library: Library) -> None:
    replay = Replay(played(library, *["take 1"] * 7), silent)
    assert [replay.turn(at, 1) for at in (0, 3, 7)] == [1, 4, 7]
    assert [replay.turn(at, -1) for at in (0, 1, 7)] == [0, 0, 6]
    assert [replay.round(at, 1) for at in (0, 1, 2, 6)] == [2, 2, 4, 7]
    assert [replay.round(at, -1) for at in (0, 1, 3, 7)] == [0, 0, 2, 6]


def test_rounds_follow_what_the_game_says(library: Library) -> None:
    # Three stones a round, and one more at the end.
    replay = Replay(played(library, *["take 1"] * 7), lambda _: "Read this.", lambda scene: (7 - scene.view.left) // 3)
    begins = [(halt.moves, halt.reading is None) for halt in replay.halts]
    one, two, end = begins.index((3, False)), begins.index((6, False)), len(begins) - 1
    assert [replay.round(at, 1) for at in (0, one - 1, one, two - 1, two, end)] == [one, one, two, two, end, end]
    assert [replay.round(at, -1) for at in (end, two + 1, two, one + 1, one, 0)] == [two, two, one, one, 0, 0]


def test_a_match_nobody_has_decided_in_has_one_place(library: Library) -> None:
    replay = Replay(played(library), silent)
    assert len(replay.halts) == 1
    assert (replay.turn(0, 1), replay.round(0, 1), replay.turn(0, -1), replay.round(0, -1)) == (0, 0, 0, 0)


async def test_a_finished_match_is_opened_from_the_past_and_closed_again(library: Library) -> None:
    played(library, "take 3", "take 3", "take 1")
    played(library, *TAKEN)
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "s")
        assert "▸ Seven Stones  Boris won" in screen_text(app)
        await press(pilot, "down", "enter")
        assert at(app, ReplayScreen).replay.moves == 3
        await press(pilot, "escape")
        at(app, PastScreen)
        await press(pilot, "up", "space")
        assert at(app, ReplayScreen).replay.moves == 4
        await press(pilot, "q", "q")
        at(app, LauncherScreen)


async def test_every_move_is_shown_with_what_it_did(library: Library) -> None:
    app = TabletopApp(library, played(library, *TAKEN))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert status(app) == "Before the first of 4 moves, 7 stones left."
        await press(pilot, "right", "l")
        assert status(app) == "Move 2 of 4, 4 stones left."
        assert "▸2 B take 1" in screen_text(app)
        assert "Boris took 1; 4 left." in screen_text(app)
        assert "Anna took 1" not in screen_text(app)
        check_golden(app, "replay-80x24")
        await press(pilot, "h", "left")
        assert "▸" not in screen_text(app)
        await press(pilot, "left", "end")
        assert status(app) == "Move 4 of 4, 0 stones left."
        assert screen_text(app).splitlines()[-1].strip().startswith("left step")
        await press(pilot, "right", "home", "n", "n", "p")
        assert status(app) == "Move 1 of 4, 5 stones left."
        await press(pilot, "pagedown")
        assert status(app) == "Move 2 of 4, 4 stones left."


async def test_the_list_says_on_which_side_there_are_more_moves(library: Library) -> None:
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        app.look_back(played(library, *["take 1"] * 21, stones=21))
        await pilot.pause()

        def title() -> str:
            return next(row for row in screen_text(app).splitlines() if "Moves made" in row)

        assert "Moves made ↓ 21 in all" in title()
        await press(pilot, "end")
        assert "Moves made ↑ 21 in all" in title()
        await press(pilot, "home")
        assert "Moves made ↓ 21 in all" in title()
        await press(pilot, *["right"] * 10)
        assert "Moves made ↑↓ 21 in all" in title()


async def test_a_click_on_a_move_goes_to_it(library: Library) -> None:
    app = TabletopApp(library, played(library, *TAKEN))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.click("PlayedList", offset=(5, 3))
        await pilot.pause()
        assert status(app) == "Move 3 of 4, 3 stones left."


async def test_what_was_read_in_peace_is_read_again(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StonesTable, "pause_after", lambda self, events: "Read this." if len(events) == 1 else None)
    app = TabletopApp(library, played(library, *TAKEN))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "right")
        assert status(app) == "Move 1 of 4, 5 stones left. Read this."
        assert "B Boris" not in screen_text(app)
        await press(pilot, "right")
        assert status(app) == "Move 1 of 4, 5 stones left."
        assert "B Boris" in screen_text(app)


async def test_a_headline_that_asks_something_ends_with_its_own_sign(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StonesTable, "headline", lambda self: "shall it end?")
    app = TabletopApp(library, played(library, *TAKEN))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert status(app) == "Before the first of 4 moves, shall it end?"


async def test_things_are_explained_and_keys_are_listed(library: Library) -> None:
    app = TabletopApp(library, played(library, *TAKEN))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "right", "i")
        at(app, Explaining)
        assert "They lie on the table." in screen_text(app)
        await press(pilot, "escape", "question_mark")
        assert "Let the game play itself" in screen_text(app)
        await press(pilot, "escape", "o")
        assert "There is no chance in it." in screen_text(app)
        await press(pilot, "escape", "f1", "escape")
        assert status(app) == "Move 1 of 4, 5 stones left."


async def test_without_unicode_it_is_in_seven_bits(library: Library) -> None:
    library.set_setting("glyphs", "ascii")
    app = TabletopApp(library, played(library, *TAKEN))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "right")
        assert screen_text(app).isascii()


async def test_a_window_too_small_says_so_and_comes_back(library: Library) -> None:
    app = TabletopApp(library, played(library, *TAKEN))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "right")
        before = screen_text(app)
        await pilot.resize_terminal(60, 20)
        await press(pilot, "right")
        assert "It needs 80 columns and 24 rows." in screen_text(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert screen_text(app) == before


async def test_a_match_that_is_over_is_seen_as_everybody_saw_it_and_as_each_did(library: Library) -> None:
    app = TabletopApp(library, played(library, *LUCKY, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "right", "right", "right")
        assert "secret" not in screen_text(app)
        assert "Boris chose a lucky number." in screen_text(app)
        await press(pilot, "w")
        assert "as Anna saw it" in screen_text(app)
        assert "secret-3" in screen_text(app)
        assert "secret-2" not in screen_text(app)
        assert "Anna chose the lucky number 3." in screen_text(app)
        await press(pilot, "w")
        assert "secret-2" in screen_text(app)
        assert "secret-3" not in screen_text(app)
        await press(pilot, "w")
        assert "secret" not in screen_text(app)


async def test_without_secrets_there_are_no_other_eyes(library: Library) -> None:
    app = TabletopApp(library, played(library, *TAKEN))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "w")
        assert at(app, ReplayScreen).replay.viewer is None
        assert "eyes" not in screen_text(app)


async def test_of_a_match_that_goes_on_only_what_everybody_knows_is_shown(library: Library) -> None:
    app = TabletopApp(library, played(library, *LUCKY[:3], lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(4):
            await press(pilot, "w", "f")
            assert "secret" not in screen_text(app)
            assert "number 3" not in screen_text(app)
            await press(pilot, "right")
        assert status(app) == "This is where the match stands."
        await press(pilot, "f")
        assert status(app) == "The match goes on: only one that is over can be played on from any move."
        await press(pilot, "left", "right")
        assert status(app) == "Move 3 of 3, 4 stones left."


async def test_looking_back_from_a_private_moment_hides_it_first(library: Library) -> None:
    app = TabletopApp(library, begun(library, lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "3", "enter", "space", "p")
        replay = at(app, ReplayScreen)
        assert "secret" not in screen_text(app) + app.export_screenshot()
        assert not app.private
        assert replay.halt.moves == 1
        await press(pilot, "escape")
        at(app, HandOverScreen)
