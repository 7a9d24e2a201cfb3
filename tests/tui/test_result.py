"""The end of a game on a small screen."""

from __future__ import annotations

import pytest

from tabletop_tui.rules import Outcome
from tabletop_tui.rules.request import NAME_LENGTH
from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.result import ResultScreen, places, winners
from tabletop_tui.tui.scene import Measure

from . import tiny
from .goldens import screen_text
from .rooms import at, begun, press, steady


async def test_a_table_of_six_is_seen_whole_beside_the_ranking(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = "".join(f"| Player {number} | 3 |\n" for number in range(1, 7))
    table = f"| player | stones |\n|---|---|\n{rows}"
    monkeypatch.setattr(tiny.StonesTable, "result_details", lambda self, scene: table)
    app = TabletopApp(library, begun(library, "Anna", "Boris", "Chen", "Dora", stones=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3", "enter")
        at(app, ResultScreen)
        shown = screen_text(app)
        assert "Anna wins!" in shown
        assert all(f"Player {number}" in shown for number in range(1, 7))


async def test_a_long_result_is_in_seven_bits_where_all_is(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.StonesTable, "result_details", lambda self, scene: "One more line.\n\n" * 40)
    library.set_setting("glyphs", "ascii")
    app = TabletopApp(library, begun(library, stones=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3", "enter")
        await steady(pilot)
        for _ in range(4):
            assert screen_text(app).isascii()
            await press(pilot, "down")


async def test_one_of_something_is_counted_in_the_singular(library: Library) -> None:
    app = TabletopApp(library, begun(library, stones=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3", "enter")
        shown = screen_text(app)
        assert "1 stone " in shown
        assert "1 stones" not in shown
        assert "0 stones" in shown


@pytest.mark.parametrize("sides", [(), ((0,), (1,))], ids=["each alone", "by sides"])
async def test_where_nobody_wins_nobody_is_called_first(
    library: Library, sides: tuple[tuple[int, ...], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = Outcome((), (0, 0), "All is lost.", "stones")
    monkeypatch.setattr(tiny.Stones, "outcome", lambda self: None if self.left else lost)
    monkeypatch.setattr(tiny.StonesTable, "sides", lambda self, scene: sides)
    app = TabletopApp(library, begun(library, stones=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3", "enter")
        shown = screen_text(app)
        assert "Nobody wins." in shown
        assert "Anna" in shown
        assert "first" not in shown


async def test_bars_of_all_that_decides_have_room_beside_the_longest_names(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    measures = [Measure((10, 0), "islands"), Measure((120, 0), "coins")]
    monkeypatch.setattr(tiny.StonesTable, "measures", lambda self, outcome, scene: measures)
    names = ("A" * NAME_LENGTH, "B" * NAME_LENGTH)
    app = TabletopApp(library, begun(library, *names, stones=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3", "enter")
        rows = [" ".join(row.split()) for row in screen_text(app).splitlines() if "islands" in row]
    bar = "█" * 9
    assert rows == [
        f"first A {names[0]} 10 islands {bar} 120 coins {bar}",
        f"second B {names[1]} 0 islands 0 coins",
    ]


async def test_the_ranking_is_laid_out_anew_in_a_window_of_another_size(library: Library) -> None:
    app = TabletopApp(library, begun(library, stones=3))
    async with app.run_test(size=(140, 45)) as pilot:
        await press(pilot, "3", "enter")

        def middle() -> int:
            row = next(row for row in screen_text(app).splitlines() if "first " in row)
            return (row.index("first ") + len(row.rstrip())) // 2

        assert abs(middle() - 70) < 3
        await pilot.resize_terminal(80, 24)
        await steady(pilot)
        assert abs(middle() - 40) < 3


def test_places_behind_a_shared_one_are_counted_on() -> None:
    assert places(Outcome(((2,), (0, 3), (1,)), (5, 2, 9, 5), "So it is.")) == [(0, (2,)), (1, (0, 3)), (3, (1,))]


def test_who_won_nothing_comes_after_all_who_did() -> None:
    assert places(Outcome(((1, 2),), (0, 4, 4), "So it is.")) == [(0, (1, 2)), (2, (0,))]
    assert places(Outcome((), (0, 0), "So it is.")) == [(0, (0, 1))]


def test_a_side_wins_together_and_shares_nothing() -> None:
    names, sides = ("Anna", "Boris", "Chen", "Dora"), ((0, 2), (1, 3))
    assert winners(Outcome(((0, 2), (1, 3)), (21, 19, 21, 19), "So it is."), names, sides) == "Anna and Chen win!"
    assert winners(Outcome(((0, 1, 2, 3),), (20,) * 4, "So it is."), names, sides) == "A draw: nobody is ahead."
    shared = winners(Outcome(((0, 2), (1, 3)), (21, 19, 21, 19), "So it is."), names)
    assert shared == "Anna and Chen share the victory."
