"""The past matches as a list."""

from __future__ import annotations

from tabletop_tui.rules import Closing, Outcome
from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.match_list import people
from tabletop_tui.tui.past import PastScreen
from tabletop_tui.tui.replay_screen import ReplayScreen

from .goldens import screen_text
from .rooms import at, begun, press


def finish(library: Library, count: int) -> None:
    """Finish so many matches, each won by Anna."""
    for _ in range(count):
        with begun(library, stones=3) as kept:
            kept.match.play(kept.match.state.parse("take 3"))


async def test_with_nothing_finished_it_says_so_and_no_key_does_anything(library: Library) -> None:
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "s", "down", "enter", "pagedown")
        at(app, PastScreen)
        assert "No match has been finished yet." in screen_text(app)
        assert "Enter" not in screen_text(app).splitlines()[-1]


async def test_the_cursor_goes_over_all_matches_and_the_frame_counts_the_others(library: Library) -> None:
    finish(library, 9)
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "s", "up")
        past = at(app, PastScreen)
        assert past.matches.at == 0
        assert "↓ 3 more" in screen_text(app)
        await press(pilot, "pagedown", "down")
        assert past.matches.at == 7
        assert "↑ 2 more  ↓ 1 more" in screen_text(app)
        await press(pilot, "down", "down")
        assert past.matches.at == 8
        assert screen_text(app).count("▸ Seven Stones  Anna won") == 1
        await press(pilot, "pageup", "k", "j")
        assert past.matches.at == 2


async def test_a_click_points_and_a_second_one_looks_back(library: Library) -> None:
    finish(library, 3)
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "s")
        await pilot.click("PastList", offset=(10, 5))
        await pilot.pause()
        assert at(app, PastScreen).matches.at == 1
        await pilot.click("PastList", offset=(10, 5))
        await pilot.pause()
        at(app, ReplayScreen)


def test_long_names_are_cut_before_anybody_is_left_out() -> None:
    four = ("Max", "Wilhelmine", "Bartholomew", "Alexandra")
    assert people(four, 40, "…") == "Max, Wilhelmine, Bartholomew, Alexandra"
    assert people(four, 24, "…") == "Max, Wilh…, Bart…, Alex…"
    assert people(four, 14, "…") == "Ma, Wi, Ba, Al"
    assert people(four, 10, "…") == "M, W, B, A"
    assert people(four, 8, "…") == "Max +3"
    assert people(("Wilhelmine",), 6, "…") == "Wilhe…"


async def test_a_match_tells_what_every_side_had_and_what_decided_it(library: Library) -> None:
    with begun(library, "Anna", "Boris", "Chen", "Dora") as kept:
        ranking, reason = ((0, 2), (1, 3)), "The last stone was taken together."
        kept.keep((), Closing(Outcome(ranking, (9, 4, 9, 4), reason, "stones"), "digest"))
        kept.note("finished", ((0, 2), (1, 3)))
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "s")
        assert "Seven Stones  Anna and Chen won" in screen_text(app)
        assert "Anna & Chen 9, Boris & Dora 4 stones" in screen_text(app)
        assert reason in screen_text(app)


def test_those_of_a_side_are_cut_together() -> None:
    four = ("Max", "Wilhelmine", "Bartholomew", "Alexandra")
    assert people(four, 50, "…", ((0, 2), (1, 3))) == "Max & Bartholomew v Wilhelmine & Alexandra"
    assert people(four, 24, "…", ((0, 2), (1, 3))) == "Max & Bar… v Wil… & Ale…"
