"""Archipelago's table in the house: how an island looks, and what keys and clicks do."""

from __future__ import annotations

import pytest

from tabletop_tui.games.archipelago.game import GAME
from tabletop_tui.games.archipelago.table import ArchipelagoTable, archipelago_table
from tabletop_tui.games.pirates.table import staging
from tabletop_tui.rules import Seat
from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs import Ask
from tabletop_tui.tui.explaining import Explaining
from tabletop_tui.tui.hand_over import HandOverScreen
from tabletop_tui.tui.key_hints import shown
from tabletop_tui.tui.result import ResultScreen
from tabletop_tui.tui.table_screen import TableScreen
from tests.games.archipelago.shore import Shore, shore
from tests.tui.fewest_keys import keys_to_text
from tests.tui.goldens import check_golden, screen_text
from tests.tui.rooms import at, press, status

from .at_table import GOLDEN, app_of, play
from .scenes import CROWD, NAMES, crowd


def texts(app: TabletopApp) -> list[str]:
    """What has been played."""
    assert isinstance(app.screen, TableScreen)
    return [step.text for step in app.screen.match.steps]


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
async def test_an_island_looks_like_this(library: Library, glyphs: str) -> None:
    library.set_setting("glyphs", glyphs)
    app = app_of(library, shore(CROWD, "b3", **crowd(teams="two_against_two")))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "right")
        check_golden(app, f"crowd-80x24-{glyphs}", GOLDEN)
        assert glyphs == "unicode" or screen_text(app).isascii()


async def test_without_colours_everything_is_still_told(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = app_of(library, shore(CROWD, "b3", **crowd(teams="two_against_two")))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "right")
        assert screen_text(app) == (GOLDEN / "crowd-80x24-unicode.txt").read_text("utf-8")


async def test_with_more_room_tiles_are_pictures(library: Library) -> None:
    app = app_of(library, shore(CROWD, "b3", **crowd()))
    async with app.run_test(size=(140, 45)) as pilot:
        await pilot.pause()
        check_golden(app, "crowd-140x45", GOLDEN)


async def test_what_is_under_the_cursor_is_told_beside_a_map_that_leaves_no_room_below(library: Library) -> None:
    app = app_of(library, shore(CROWD, "b3", **crowd()))
    async with app.run_test(size=(100, 26)) as pilot:
        await press(pilot, "v")
        assert "Under the cursor" not in screen_text(app)
        await pilot.resize_terminal(100, 30)
        await press(pilot, "z", "right")
        check_golden(app, "details-100x30", GOLDEN)


async def test_the_cursor_goes_to_every_cell_that_is_read_about(library: Library) -> None:
    app = app_of(library, shore("n1 e1 .", "c4", abilities={"e1": "musketeer"}))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "i", "right")
        assert isinstance(app.screen, Explaining)
        table = app.screen.table
        assert isinstance(table, ArchipelagoTable)
        seen = [table.cursor()]
        assert f"─ {table.grid.name(seen[0]) if table.grid else ''}: " in screen_text(app)
        await press(pilot, "left", "up")
        assert len({*seen, table.cursor()}) == 2
        assert table.roaming


async def test_the_help_lists_the_signs_of_ground_and_abilities(library: Library) -> None:
    app = app_of(library, shore("n1 .", "c4"))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "question_mark", "tab")
        listed = screen_text(app)
        assert "What pirates have learnt" in listed
        assert "¬  Musketeer: dice decide fights" in listed
        await press(pilot, "pagedown")
        assert "▲   closed mountain" in screen_text(app)


async def test_ships_moor_where_the_arrows_lead(library: Library) -> None:
    seats = [Seat(name) for name in NAMES[:3]]
    app = TabletopApp(library, library.begin(GAME, GAME.options(plays="island_3"), seats, 7))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "right", "down")
        check_golden(app, "mooring", GOLDEN)
        await press(pilot, "enter")
        assert texts(app)[0].startswith("moor ")
        assert status(app).startswith("Boris, where does the ship begin? Enter: moor at ")


async def test_dice_are_rolled_in_sight_of_all_and_said(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    library.set_setting("animations", "yes")
    app = app_of(library, shore("n1 crossroads", "d4"), rolls=(4,))
    seen: list[str] = []

    async def at_once(seconds: float) -> None:
        app.screen.refresh()
        await pilot.pause()
        seen.append(screen_text(app))

    monkeypatch.setattr(staging, "sleep", at_once)
    monkeypatch.setattr(archipelago_table, "sleep", at_once)
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "full"
        await press(pilot, *keys_to_text(app, "n1 d4-e4"), "enter")
        await app.workers.wait_for_complete()
        await pilot.pause()
        rolled = [text for text in seen if "n1 at the crossroads, e4" in text]
        assert len(rolled) == 5
        assert "4: on to the south" in rolled[-1]
        assert "n1 rolls a 4 at the crossroads at e4." in rolled[-1]
        assert "4: on" not in rolled[0]
        assert texts(app)[-1] == "roll 4"
        assert "∘⚅↑" in screen_text(app)


async def test_a_fight_with_dice_shows_both(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    library.set_setting("animations", "yes")
    app = app_of(library, shore("n1 e1", "d4", abilities={"e1": "musketeer"}), rolls=(3, 3, 2, 5))
    seen: list[str] = []

    async def at_once(seconds: float) -> None:
        await pilot.pause()
        seen.append(screen_text(app))

    monkeypatch.setattr(staging, "sleep", at_once)
    monkeypatch.setattr(archipelago_table, "sleep", at_once)
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "full"
        await press(pilot, *keys_to_text(app, "n1 d4-e4"), "enter")
        await app.workers.wait_for_complete()
        assert any("Equal: once more" in text for text in seen)
        assert any("n1 is beaten" in text and "n1 rolls 2, e1 rolls 5." in text for text in seen)


async def test_the_musket_is_aimed_with_the_arrows(library: Library) -> None:
    app = app_of(library, shore("n1 ?musket . . e1+e2", "b5"))
    async with app.run_test(size=(80, 24)) as pilot:
        await play(pilot, app, "n1 b5-c5")
        await press(pilot, *keys_to_text(app, "shoot e"))
        assert status(app) == "Anna, the musket! Enter: shoot east: e1 or e2 at f5."
        assert "[·   ]·   †·" in screen_text(app)
        await press(pilot, "enter", "down", "enter")
        assert texts(app)[-2:] == ["shoot e", "hit e2"]


async def test_a_tile_moved_by_the_earth_is_shown_as_it_would_lie(library: Library) -> None:
    app = app_of(library, shore("n1 ?earthquake . ^", "c3"))
    async with app.run_test(size=(80, 24)) as pilot:
        await play(pilot, app, "n1 c3-d3", "shake f3", "quake f3 f4")
        assert "[↑ " in screen_text(app)
        await press(pilot, "down")
        assert "[→ " in screen_text(app)
        await press(pilot, "enter")
        assert texts(app)[-1] == "turn f4 1"


async def test_bottles_are_not_spent_by_accident(library: Library) -> None:
    app = app_of(library, shore("pit:n1 n2", "c4", caught="n1", bottles={"N": 1}))
    async with app.run_test(size=(80, 24)) as pilot:
        await play(pilot, app, "n2 d4-d3")
        assert status(app) == "Anna, a bottle? Enter: end the turn: no bottle is used."
        await press(pilot, "up")
        assert status(app) == "Anna, a bottle? Enter: a bottle gets n1 out of the pit: he stands there, free."


async def test_the_nimble_one_takes_with_one_key_more(library: Library) -> None:
    app = app_of(library, shore("n1 $e1", "d4", abilities={"n1": "nimble_one"}))
    async with app.run_test(size=(80, 24)) as pilot:
        await play(pilot, app, "n1 take e4")
        assert texts(app)[-1] == "n1 take e4"
        assert "snatches a coin from e4." in " ".join(screen_text(app).split())


async def test_what_one_may_look_at_is_seen_alone_and_stays(library: Library) -> None:
    def seen(*tiles: str) -> Shore:
        return shore(f"n1 ?lighthouse {' '.join(f'?{tile}' for tile in tiles)}", "c3", seats=2)

    open_screens, own = [], []
    for tiles in (("ice", "pit"), ("pit", "ice")):
        app = app_of(library, seen(*tiles))
        async with app.run_test(size=(80, 24)) as pilot:
            await play(pilot, app, "n1 c3-d3")
            assert isinstance(app.screen, HandOverScreen)
            open_screens.append(screen_text(app))
            await press(pilot, "space")
            own.append(screen_text(app))
            await press(pilot, "i")
            told = " ".join(screen_text(app).split())
            assert "The tiles stay as they lie" in told
            assert "Bottles" not in told
            await press(pilot, "escape", "enter")
            open_screens.append(screen_text(app))
    assert open_screens[:2] == open_screens[2:]
    assert own[0] != own[1]
    assert "✻ ?" in own[0]
    assert "I have seen enough\n" in own[0]


async def test_a_click_points_and_a_second_one_plays(library: Library) -> None:
    app = app_of(library, shore("n1", "c4"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        spot = (3 + 1 + 1 * 5, 1 + 4 * 2)
        await pilot.click(ArchipelagoTable, offset=spot)
        await pilot.pause()
        assert status(app) == "Anna, Enter: n1 goes to b5, empty."
        await pilot.click(ArchipelagoTable, offset=spot)
        await pilot.pause()
        assert texts(app)[-1] == "n1 c4-b5"


async def test_a_campaign_goes_from_island_to_cards_to_chart_to_island(library: Library) -> None:
    names = ("Anna", "Boris", "Chen")
    board = shore("$n1", "d2", plays="campaign", seats=3, stored={"N": 4, "E": 3}, dead="n2", left_behind=False)
    app = app_of(library, board, names=names)
    async with app.run_test(size=(80, 24)) as pilot:
        await play(pilot, app, "n1 d2-d1 coin")
        assert status(app) == "Island 1 is over. White (N) won. Space: the cards."
        assert "White (N) won. ┃" in " ".join(screen_text(app).split())
        await press(pilot, "i")
        assert "─ Island 1 is over ─" in screen_text(app)
        await press(pilot, "escape", "space", "right", "down")
        check_golden(app, "cards", GOLDEN)
        await press(pilot, "i")
        assert "Fights with him" in screen_text(app)
        await press(pilot, "right", "right")
        assert "─ The campaign ─" in screen_text(app)
        await press(pilot, "left")
        assert "Ship's Boy for n2" in screen_text(app)
        await press(pilot, "left", "escape")
        assert status(app) == "Anna, which card? Enter: Musketeer for n2."
        await press(pilot, "enter", "left")
        assert texts(app)[-1] == "card musketeer n2"
        assert status(app).startswith("Boris, which card? Enter: take no card")
        await press(pilot, "enter", "right")
        assert texts(app)[-1] == "decline"
        check_golden(app, "chart", GOLDEN)
        await press(pilot, "enter")
        assert texts(app)[-1] == "voyage island_3"
        assert "Island 3, round 1" in screen_text(app)
        assert "n2 Musketeer" in screen_text(app)


async def test_the_end_of_a_campaign_shows_all_islands(library: Library) -> None:
    names = ("Anna", "Boris")
    board = shore("$n1", "d2", plays="campaign", seats=2, stored={"N": 1}, left_behind=False)
    app = app_of(library, board, names=names)
    async with app.run_test(size=(100, 30)) as pilot:
        await play(pilot, app, "n1 d2-d1 coin")
        assert status(app) == "Island 1 is over. White (N) won. Space: the chart."
        await press(pilot, "space", "left", "enter")
        asked = at(app, Ask)
        assert asked.question == "End the campaign after one island?"
        assert asked.detail == "No more islands: N 1 island, 2 coins; S no island, 0 coins."
        await press(pilot, "n")
        assert status(app).startswith("Anna, where to? Enter: end the campaign here")
        await press(pilot, "enter", "y")
        assert isinstance(app.screen, ResultScreen)
        result = screen_text(app)
        assert "1. Island 1: white (N) won." in result
        await press(pilot, "t")
        assert "The Archipelago" in screen_text(app)
        await press(pilot, "u")
        assert status(app) == "The game is over: nothing is taken back any more."
        await press(pilot, "v")
        assert "a      b      c" in screen_text(app)


async def test_looking_round_ends_where_it_began(library: Library) -> None:
    board = shore("$n1", "d2", plays="campaign", seats=3, stored={"N": 4, "E": 3}, left_behind=False)
    app = app_of(library, board, names=("Anna", "Boris", "Chen"))
    async with app.run_test(size=(80, 24)) as pilot:
        await play(pilot, app, "n1 d2-d1 coin")
        for page in (("space",), ("left", "enter", "left", "enter")):
            await press(pilot, *page)
            before = screen_text(app)
            await press(pilot, "v")
            assert " a    b    c" in screen_text(app)
            await press(pilot, "v")
            assert screen_text(app) == before
        assert "The Archipelago" in before


@pytest.mark.parametrize(("size", "zooms"), [((80, 24), True), ((100, 30), False), ((140, 45), False)], ids=str)
async def test_zooming_is_told_of_only_where_a_larger_size_is_left(
    library: Library, size: tuple[int, int], zooms: bool
) -> None:
    app = app_of(library, shore(CROWD, "b3", **crowd()))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        before = screen_text(app)
        assert isinstance(app.screen, TableScreen)
        assert any(hint.action == "zoom" for hint in shown(app.screen)) == zooms
        await press(pilot, "z")
        assert (screen_text(app).splitlines()[:22] != before.splitlines()[:22]) == zooms
