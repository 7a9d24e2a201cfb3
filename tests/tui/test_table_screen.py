"""At the table: pointing, playing, taking back, and room enough."""

from __future__ import annotations

import pytest

from tabletop_tui.rules import Match
from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.hand_over import HandOverScreen
from tabletop_tui.tui.table_screen import TableScreen

from .goldens import check_golden, screen_text
from .rooms import at, begun, press, status
from .tiny import StonesTable


async def test_table_and_list_point_at_the_same_move(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "down")
        assert "▸2 take 2" in screen_text(app)
        assert "[o][o]" in screen_text(app)
        await press(pilot, "tab", "tab", "shift+tab", "k")
        assert "▸2 take 2" in screen_text(app)


async def test_keys_on_a_cyrillic_keyboard_do_what_their_places_do(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "о")
        assert "▸2 take 2" in screen_text(app)
        await press(pilot, "enter", "г")
        assert "7 stones left" in screen_text(app)


async def test_a_move_is_taken_back_and_played_again(library: Library) -> None:
    kept = begun(library)
    app = TabletopApp(library, kept)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3", "enter", "u")
        assert "7 stones left" in screen_text(app)
        assert "▸3 take 3" in screen_text(app)
        await press(pilot, "r")
        assert "4 stones left" in screen_text(app)
        assert kept.match.journal == ["first 0", "take 3", "undo", "redo"]


async def test_taking_back_says_why_it_cannot(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "u")
        assert "There is nothing to take back." in screen_text(app)


async def test_a_click_points_and_a_second_click_plays(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.click("MoveList", offset=(5, 2))
        await pilot.pause()
        assert "▸2 take 2" in screen_text(app)
        await pilot.click("MoveList", offset=(5, 2))
        await pilot.pause()
        assert "5 stones left" in screen_text(app)


async def test_everything_on_the_table_is_explained_one_after_the_other(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "i")
        assert "They lie on the table." in screen_text(app)
        await press(pilot, "right")
        assert "takes stones" in screen_text(app)
        assert "2 of 3" in screen_text(app)
        await press(pilot, "left", "left")
        assert "Boris" in screen_text(app)
        assert "3 of 3" in screen_text(app)
        await press(pilot, "i")
        at(app, TableScreen)


async def test_chances_are_counted_only_when_somebody_asks(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(StonesTable, "odds", lambda _: asked.append("odds"))
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "right", "question_mark", "escape")
        assert asked == []
        await press(pilot, "o")
        assert asked == ["odds"]
        assert "no chances to tell of just now" in screen_text(app)


@pytest.mark.parametrize("size", [(60, 20), (80, 23), (79, 24)])
async def test_a_window_too_small_says_so_and_comes_back_as_it_was(library: Library, size: tuple[int, int]) -> None:
    kept = begun(library)
    app = TabletopApp(library, kept)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3")
        before = screen_text(app)
        await pilot.resize_terminal(*size)
        await pilot.pause()
        assert "It needs 80 columns and 24 rows." in screen_text(app)
        assert f"It has {size[0]} columns and {size[1]} rows." in screen_text(app)
        await press(pilot, "enter", "down", "q")
        assert len(kept.match.steps) == 1
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert screen_text(app) == before


async def test_resizing_keeps_what_is_pointed_at(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3")
        for size in ((140, 45), (100, 30), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert "▸3 take 3" in screen_text(app)


async def test_names_in_brackets_are_names(library: Library) -> None:
    app = TabletopApp(library, begun(library, "[/b]", "[red]", stones=4))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3", "enter")
        assert "[red]: take one" in screen_text(app)
        assert "[/b] took 3" in screen_text(app)
        await press(pilot, "i", "escape", "question_mark", "escape", "enter")
        assert "[red] wins!" in screen_text(app)
        await press(pilot, "q")
        await press(pilot, "s")
        assert "[red] won" in screen_text(app)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)])
async def test_the_table_looks_as_it_did(library: Library, size: tuple[int, int]) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=size) as pilot:
        await press(pilot, "2", "enter", "3")
        check_golden(app, f"table-{size[0]}x{size[1]}")


async def test_without_unicode_the_table_is_drawn_in_seven_bits(library: Library) -> None:
    library.set_setting("glyphs", "ascii")
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "2", "enter", "3")
        assert screen_text(app).isascii()
        check_golden(app, "table-ascii")


async def test_undo_is_told_of_only_where_it_does_something(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "undo" not in screen_text(app).splitlines()[-1]
        await press(pilot, "1", "enter")
        assert "u undo" in screen_text(app).splitlines()[-1]


async def test_why_nothing_is_taken_back_is_not_worked_out_at_every_step_of_the_cursor(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        monkeypatch.setattr(Match, "why_no_undo", lambda _: pytest.fail("asked"))
        await press(pilot, "right", "down", "tab")


@pytest.mark.parametrize("name", ["Maximiliane Augusta", "长长长长长长长长长长长长"])
async def test_long_names_never_hide_that_only_one_should_be_looking(library: Library, name: str) -> None:
    app = TabletopApp(library, begun(library, name, "Boris", lucky=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        at(app, HandOverScreen)
        await press(pilot, "space")
        at(app, TableScreen).table.headline = lambda: "round 12, Boris knocked, one more turn"  # type: ignore[method-assign]
        await pilot.resize_terminal(81, 24)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        headline = screen_text(app).splitlines()[0]
        assert headline.endswith("…    only you should be looking")
        assert "one more turn" in headline


async def test_playing_again_says_why_it_cannot(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "1", "enter", "u", "u")
        assert "There is nothing to take back." in screen_text(app)
        assert "r redo" in screen_text(app).splitlines()[-1]
        await press(pilot, "r", "r")
        assert "There is nothing to play again." in screen_text(app)
        assert "redo" not in screen_text(app).splitlines()[-1]


async def test_a_practice_match_says_so_at_the_table_and_looking_back(library: Library) -> None:
    app = TabletopApp(library, begun(library, practice=True, stones=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "1", "enter")
        assert screen_text(app).splitlines()[0].rstrip().endswith("B Boris    practice")
        await press(pilot, "p")
        assert "   practice   looking back" in screen_text(app).splitlines()[0]
        await press(pilot, "escape", "2", "enter", "t")
        assert "   practice   the game is over" in screen_text(app).splitlines()[0]


async def test_a_match_that_counts_is_not_called_practice(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "practice" not in screen_text(app)


async def test_the_palette_finds_undo_by_its_word_in_the_hints(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(100, 40)) as pilot:
        await press(pilot, "1", "enter", "ctrl+p", *"undo")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "Take the last move back" in screen_text(app)
        await press(pilot, *"nothing")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "Take the last move back" not in screen_text(app)


async def test_whatever_help_marks_as_not_now_says_why_when_its_key_is_pressed(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        said = {}
        for key in "urep":
            await press(pilot, key)
            said[key] = status(app)
        await press(pilot, "question_mark")
        marked = [row.split()[1] for row in screen_text(app).splitlines() if "(not now)" in row]
    assert marked == list(said)
    assert said == {
        "u": "There is nothing to take back.",
        "r": "There is nothing to play again.",
        "e": "The game is not over yet.",
        "p": "No move has been made yet to look back at.",
    }


async def test_after_the_end_what_cannot_be_done_any_more_says_so(library: Library) -> None:
    app = TabletopApp(library, begun(library, stones=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3", "enter", "t")
        for key, words in (("u", "nothing is taken back any more"), ("r", "nothing to play again"), ("enter", "over")):
            await press(pilot, key)
            assert words in status(app)
            assert status(app) != "The game is over. e shows the result, q leaves."
