"""How the table looks in every size and set of signs, and at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.games.treasure_island.game import GAME
from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.result import ResultScreen
from tabletop_tui.tui.rulebook import RulebookScreen
from tests.games.treasure_island.island import island
from tests.tui.fewest_keys import keys_to_text
from tests.tui.goldens import check_golden, screen_text
from tests.tui.rooms import press

from .at_table import app_of
from .scenes import crowd

GOLDEN = Path(__file__).parent / "golden"

pytestmark = pytest.mark.usefixtures("no_animations")

SIZES = [(80, 24), (100, 30), (140, 45)]


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_the_table_looks_like_this(library: Library, size: tuple[int, int], glyphs: str) -> None:
    library.set_setting("glyphs", glyphs)
    app = app_of(library, crowd())
    async with app.run_test(size=size) as pilot:
        await press(pilot, "right")
        check_golden(app, f"crowd-{size[0]}x{size[1]}-{glyphs}", GOLDEN)
        assert glyphs == "unicode" or screen_text(app).isascii()


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, True)], ids=["two", "three", "teams"])
async def test_the_table_of_other_numbers_of_players(library: Library, seats: int, teams: bool) -> None:
    app = app_of(library, island("n1 $e1 #", "g5", seats=seats, teams=teams, stored={"N": 2, "S": 5}))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        check_golden(app, f"seats-{seats}{'-teams' if teams else ''}", GOLDEN)


async def test_without_colours_everything_is_still_told(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = app_of(library, crowd())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "right")
        assert screen_text(app) == (GOLDEN / "crowd-80x24-unicode.txt").read_text("utf-8")


async def test_the_help_has_a_page_of_signs_in_the_set_that_is_shown(library: Library) -> None:
    library.set_setting("glyphs", "ascii")
    app = app_of(library, crowd())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "question_mark")
        assert "Tab: signs on the board" in screen_text(app)
        await press(pilot, "tab")
        assert "X    kills who goes there" in screen_text(app)
        assert screen_text(app).isascii()
        await press(pilot, "question_mark")
        assert "Play the move pointed at." in screen_text(app)


async def test_boxes_have_pictures_drawn_in_seven_bits(library: Library) -> None:
    library.set_setting("glyphs", "ascii")
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        boxes = "\n".join(screen_text(app).splitlines()[:-1])
        assert "/\\_/\\" in boxes
        assert "Treasure Island" in boxes
        assert "?" not in boxes


@pytest.mark.parametrize(("glyphs", "sign"), [("unicode", "†"), ("ascii", "X")])
async def test_the_rulebook_lists_the_signs_too(library: Library, glyphs: str, sign: str) -> None:
    library.set_setting("glyphs", glyphs)
    app = TabletopApp(library)
    async with app.run_test(size=(100, 80)) as pilot:
        await pilot.pause()
        app.push_screen(RulebookScreen(GAME.box, "Signs on the board"))
        await pilot.pause()
        await pilot.pause()
        assert f"{sign}    kills who goes there" in screen_text(app)
        assert "barrel of rum" in screen_text(app)


async def test_the_end_shows_who_carried_what_when(library: Library) -> None:
    played = island("$n1", "g2", seats=2, stored={"N": 20, "E": 19})
    app = app_of(library, played)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *keys_to_text(app, "n1 g2-g1 coin"), "enter")
        assert isinstance(app.screen, ResultScreen)
        assert "n1 1" in screen_text(app)
        await press(pilot, "pagedown", "pagedown")
        shown = screen_text(app)
        assert "round 1: n1 a coin, N has 21" in shown


async def test_the_end_of_two_against_two_names_the_sides(library: Library) -> None:
    played = island("$n1", "g2", teams=True, stored={"N": 10, "E": 9, "S": 10, "W": 10})
    app = app_of(library, played, ("Anna", "Boris", "Chen", "Dora"))
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, *keys_to_text(app, "n1 g2-g1 coin"), "enter")
        assert isinstance(app.screen, ResultScreen)
        shown = screen_text(app)
        assert "N+S (Anna, Chen) 21 gold, E+W (Boris, Dora) 19 gold." in shown
        assert "Anna and Chen win!" in shown
        ranking = [line.split() for line in shown.splitlines() if line.split()[:1] in (["first"], ["second"])]
        assert ranking == [
            ["first", "A", "Anna,", "C", "Chen", "21", "gold"],
            ["second", "B", "Boris,", "D", "Dora", "19", "gold"],
        ]
        assert "third" not in shown
