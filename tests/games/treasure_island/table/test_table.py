"""The table in the house: how it looks, and what keys and clicks do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tabletop_tui.games.pirates.table import staging
from tabletop_tui.games.treasure_island.game import GAME
from tabletop_tui.games.treasure_island.geometry import GRID
from tabletop_tui.games.treasure_island.options import Options
from tabletop_tui.games.treasure_island.table import IslandTable
from tabletop_tui.rules import Seat
from tabletop_tui.store.library import KeptMatch, Library, open_library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs import Ask
from tabletop_tui.tui.hand_over import HandOverScreen
from tabletop_tui.tui.help import HelpScreen
from tabletop_tui.tui.result import ResultScreen
from tabletop_tui.tui.rulebook import RulebookScreen
from tabletop_tui.tui.table_screen import TableScreen
from tests.games.treasure_island.island import Played, island
from tests.tui.goldens import check_golden, screen_text
from tests.tui.keyboard import keys_to_text
from tests.tui.rooms import press

from .scenes import CROWD, NAMES, game_of

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Library]:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    with open_library() as opened:
        opened.set_setting("animations", "no")
        yield opened


def crowd(**things: Any) -> Played:
    usual: dict[str, Any] = {
        "lost": "s3", "dead": "e3", "bottles": {"N": 2, "S": 1}, "stored": {"N": 3, "W": 7}, "caught": "e2",
        "missionary": "S", "friday": "W",
    }  # fmt: skip
    return island(CROWD, "c3", **{**usual, **things})


def kept(library: Library, played: Played, names: tuple[str, ...] = NAMES) -> KeptMatch:
    seats = [Seat(name) for name in names[: played.state.seating.seats]]
    return library.begin(game_of(played), Options(), seats, 1)


def app_of(library: Library, played: Played, names: tuple[str, ...] = NAMES) -> TabletopApp:
    return TabletopApp(library, kept(library, played, names))


def table_of(app: TabletopApp) -> IslandTable:
    assert isinstance(app.screen, TableScreen)
    assert isinstance(app.screen.table, IslandTable)
    return app.screen.table


def status(app: TabletopApp) -> str:
    return screen_text(app).splitlines()[-2].strip()


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


async def test_the_status_line_says_every_step_of_the_cursor(library: Library) -> None:
    app = app_of(library, island("n1 # e1", "c4"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert status(app) == "Anna, Enter: n1 goes to d4, closed."
        await press(pilot, "2")
        assert status(app) == "Anna, Enter: n1 goes to c3, empty."
        await press(pilot, "5")
        await press(pilot, "tab")
        assert status(app).startswith("Anna, Enter: n2 goes to g2")
        await press(pilot, "shift+tab", "v", "left", "left")
        assert status(app) == "Anna, Enter: n1 goes to b4, empty.  (v ends looking round)"
        await press(pilot, "left", "left", "escape")
        assert status(app) == "Anna, Enter: n1 goes to b4, empty."


async def test_a_cursor_that_roams_means_moves_where_they_lead(library: Library) -> None:
    app = app_of(library, island("n1 . n2", "c4"))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "v", "down", "down", "down", "down")
        assert status(app) == "c7: empty.  (v ends looking round)"
        await press(pilot, "enter")
        assert status(app) == "c7: empty.  (v ends looking round)"
        await press(pilot, "up", "up")
        assert status(app) == "Anna, Enter: n1 goes to c5, empty.  (v ends looking round)"
        await press(pilot, "up", "right", "right")
        assert status(app).startswith("e4: empty; n2")
        await press(pilot, "enter")
        assert status(app).startswith("Anna, Enter: n2 goes to ")
        await press(pilot, "v", "left", "left", "left", "left", "left", "escape")
        assert status(app).startswith("Anna, Enter: n2 goes to ")


async def test_keys_that_lead_nowhere_say_so(library: Library) -> None:
    app = app_of(library, island(dead="n1", ships={"N": "h1"}))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        before = status(app)
        assert before == "Anna, Enter: n2 goes to h2, empty."
        await press(pilot, "down")
        assert status(app) == "There is nothing else to choose here. Tab goes to the others."
        await press(pilot, "9")
        assert status(app) == "There is no move 9 here."
        await press(pilot, "1")
        assert status(app) == before


async def test_one_key_takes_the_coin_along_or_leaves_it(library: Library) -> None:
    app = app_of(library, island("$n1", "c4"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert status(app) == "Anna, Enter: n1 goes to d3 with a coin, empty."
        await press(pilot, "c")
        assert status(app) == "Anna, Enter: n1 goes to d3, empty."
        await press(pilot, "right")
        assert "coin" not in status(app)
        await press(pilot, "c", "enter")
        assert app.screen.match.steps[-1].text.endswith("coin")  # type: ignore[attr-defined]


async def test_enter_at_once_does_no_harm(library: Library) -> None:
    app = app_of(library, island("cannibal crocodile .\n. n1", "c4"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.screen.moves[0] == app.screen.match.state.parse("n1 d5-d4")  # type: ignore[attr-defined]
        await press(pilot, "enter")
        assert app.screen.match.steps[-1].text == "n1 d5-e4"  # type: ignore[attr-defined]


async def test_a_deadly_move_is_asked_about_once(library: Library) -> None:
    app = app_of(library, island("n1 cannibal", "c4"))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *keys_to_text(app, "n1 c4-d4"), "enter")
        assert isinstance(app.screen, Ask)
        assert "n1 would die. Go all the same?" in screen_text(app)
        await press(pilot, "n")
        assert not table_of(app).screen.match.steps  # type: ignore[attr-defined]
        await press(pilot, "enter", "y")
        assert "n1 is eaten by the cannibal." in screen_text(app)


async def test_zoom_makes_cells_larger_and_follows_the_cursor(library: Library) -> None:
    app = app_of(library, crowd())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "z")
        check_golden(app, "zoomed-80x24", GOLDEN)
        await press(pilot, "z", "v", *["down"] * 9)
        assert any(line.lstrip().startswith("11 ") for line in screen_text(app).splitlines())
        await press(pilot, "escape", "z")
        assert " a  b  c " in screen_text(app)


async def test_the_cursor_goes_to_every_cell_that_is_read_about(library: Library) -> None:
    app = app_of(library, crowd())
    async with app.run_test(size=(80, 24)) as pilot:
        table = table_of(app)
        await press(pilot, *keys_to_text(app, "n3 c4-c3"), "i")
        assert "─ c3: empty ─" in screen_text(app)
        await press(pilot, "right", "down", "down")
        assert "─ d5: empty ─" in screen_text(app)
        assert GRID.name(table.cursor()) == "d5"
        assert status(app) == "Anna, Enter: n3 goes to d5, empty.  (v ends looking round)"
        await press(pilot, "down", "down")
        assert "─ d7: empty ─" in screen_text(app)
        assert "[· ]" in screen_text(app).splitlines()[8]
        assert status(app) == "d7: empty.  (v ends looking round)"
        await press(pilot, "escape")
        assert status(app).startswith("Anna, Enter: n3 goes to ")
        await press(pilot, "v")
        assert table.roaming


async def test_reading_on_never_leaves_the_sea_at_the_corners(library: Library) -> None:
    app = app_of(library, crowd())
    async with app.run_test(size=(80, 24)) as pilot:
        table = table_of(app)
        await press(pilot, "i", *["up"] * 5, *["left"] * 5)
        assert GRID.name(table.cursor()) == "b1"
        await press(pilot, "tab", "shift+tab", "shift+tab")
        assert GRID.name(table.cursor()) == "l13"


async def test_nothing_read_about_covers_the_map(library: Library) -> None:
    app = app_of(library, crowd())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        width = table_of(app).size.width
        before = [row[:width] for row in screen_text(app).splitlines()]
        await press(pilot, "i")
        assert [row[:width] for row in screen_text(app).splitlines()][1:] == before[1:]


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


async def test_a_larger_window_tells_beside_the_map_what_is_under_the_cursor(library: Library) -> None:
    app = app_of(library, crowd())
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, *keys_to_text(app, "n3 c4-c3"), "v", "right")
        shown = screen_text(app)
        assert "Under the cursor" in shown
        assert "d3: empty" in shown
        await press(pilot, "left", "down", "down", "down")
        assert "c6: barrel of rum" in screen_text(app)
        await press(pilot, "z")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Under the cursor" not in screen_text(app)


async def test_the_keys_told_of_in_eighty_columns_are_those_a_newcomer_needs(library: Library) -> None:
    app = app_of(library, crowd())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter")
        hints = screen_text(app).splitlines()[-1]
        for hint in ("arrows choose", "Enter play", "v look", "i about", "F1 rules", "? help", "q leave"):
            assert hint in hints


async def test_who_has_to_answer_is_on_turn(library: Library) -> None:
    played = island(seats=3)
    played.state.idle = played.state.hush
    played.until("E").until("N").do("propose end")
    app = app_of(library, played)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        shown = screen_text(app)
        assert shown.splitlines()[0].split("   ")[1:] == ["round 2, shall it end?", " B Boris"]
        assert "▸ E Boris" in shown
        assert "▸ N Anna" not in shown


async def test_the_last_quiet_rounds_are_counted_down(library: Library) -> None:
    played = island(seats=2)
    played.state.idle = 40 * 4
    app = app_of(library, played)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "ends in 10 rounds without news" in screen_text(app)


async def test_a_click_points_and_a_second_one_plays(library: Library) -> None:
    app = app_of(library, island("n1", "c4"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        spot = (2 + 1 + 3 * 3, 1 + 4)
        await pilot.click(IslandTable, offset=spot)
        await pilot.pause()
        assert status(app) == "Anna, Enter: n1 goes to d5, empty."
        await pilot.click(IslandTable, offset=spot)
        await pilot.pause()
        assert app.screen.match.steps[-1].text == "n1 c4-d5"  # type: ignore[attr-defined]


async def test_a_click_elsewhere_looks_or_picks_up(library: Library) -> None:
    app = app_of(library, island("n1 . . n2", "c4"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.click(IslandTable, offset=(2 + 1 + 9 * 3, 1 + 9))
        await pilot.pause()
        assert status(app) == "j10: empty.  (v ends looking round)"
        await pilot.click(IslandTable, offset=(2 + 1 + 5 * 3, 1 + 3))
        await pilot.pause()
        assert status(app).startswith("Anna, Enter: n2 goes to ")


async def test_the_way_of_a_chain_is_played_out_and_stays_marked(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    async def at_once(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(staging, "sleep", at_once)
    library.set_setting("animations", "yes")
    app = app_of(library, island("n1 > ?ice .", "c4"))
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "full"
        await press(pilot, *keys_to_text(app, "n1 c4-d4"), "enter")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert waits == [staging.STEP_SECONDS] * 2 + [staging.TILE_SECONDS, staging.STEP_SECONDS]
        assert " 4    · ∘· ∘→ ∘✻ ∘n1" in screen_text(app)


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


# -- secrets ----------------------------------------------------------------------------------------------------------


def lighthouse(*tiles: str) -> Played:
    return island(f"n1 ?lighthouse {' '.join(f'?{tile}' for tile in tiles)}", "c4", seats=2)


async def through(library: Library, played: Played, size: tuple[int, int]) -> tuple[list[str], list[str]]:
    """What is on the screen for all, and for the one who looks, from the lighthouse until the tiles are back."""
    app = app_of(library, played)
    for_all, alone = [], []
    async with app.run_test(size=size) as pilot:
        await press(pilot, *keys_to_text(app, "n1 c4-d4"), "enter")
        assert isinstance(app.screen, HandOverScreen)
        for_all.append(screen_text(app))
        await press(pilot, "space")
        alone.append(screen_text(app))
        await press(pilot, "escape")
        for_all.append(screen_text(app))
        await press(pilot, "space", "right")
        alone.append(screen_text(app))
        await press(pilot, "enter")
        for_all.append(screen_text(app))
        await press(pilot, "o", "escape", "i")
        for_all.append(screen_text(app))
    return for_all, alone


@pytest.mark.parametrize("size", [(80, 24), (140, 45)], ids=["small", "large"])
async def test_what_is_seen_from_the_lighthouse_is_on_no_open_screen(library: Library, size: tuple[int, int]) -> None:
    one = await through(library, lighthouse("ice", "chest_3", "trap", "cannibal"), size)
    other = await through(library, lighthouse("cannibal", "trap", "ice", "chest_3"), size)
    assert one[0] == other[0]
    assert one[1][0] != other[1][0]
    assert "f4 3 coins" in one[1][1]


async def test_tiles_are_shown_as_the_arrangement_pointed_at_would_put_them_back(library: Library) -> None:
    app = app_of(library, lighthouse("ice", "chest_3", "trap", "cannibal"))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *keys_to_text(app, "n1 c4-d4"), "enter", "space")
        assert "[✻ ]$3›⊔ ›‡‡" in screen_text(app)
        assert "1 ice e4, $3 f4, trap g4, eats h4" in screen_text(app)
        await press(pilot, "right")
        assert "[✻ ]$3›‡‡›⊔ " in screen_text(app)
        await press(pilot, "left", "down")
        assert "[$3]✻ ›⊔ ›‡‡" in screen_text(app)


# -- whole games ------------------------------------------------------------------------------------------------------


async def test_two_people_play_to_the_end_by_keyboard(library: Library) -> None:
    """A short island: who brings the last coin home has won."""
    played = island("$$n1 . . . $e1", "g2", seats=2, stored={"N": 15, "E": 15}, lost_gold=7)
    app = app_of(library, played, ("Anna", "Boris"))
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(60):
            if isinstance(app.screen, ResultScreen):
                break
            await step_home(pilot, app)
        assert isinstance(app.screen, ResultScreen)
        assert "Anna" in screen_text(app)
        await press(pilot, "t", "v", "up")
        assert ": " in status(app)


async def step_home(pilot: Pilot[Any], app: TabletopApp) -> None:
    """Carry home what can be carried, else walk back for more, else do what is pointed at."""
    assert isinstance(app.screen, TableScreen)
    texts = [app.screen.match.state.text(move) for move in app.screen.moves]
    wanted = next((text for text in texts if text in ("n1 g2-g1 coin", "n1 g1-g2")), None)
    await press(pilot, *(keys_to_text(app, wanted) if wanted else ()), "enter")
    if isinstance(app.screen, Ask):
        await press(pilot, "y")


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_games_are_played_on_whatever_comes(library: Library, seats: int) -> None:
    match = library.begin(GAME, Options(), [Seat(name) for name in NAMES[:seats]], seats)
    app = TabletopApp(library, match)
    async with app.run_test(size=(80, 24)) as pilot:
        for number in range(24):
            if isinstance(app.screen, HandOverScreen):
                await press(pilot, "space")
            if isinstance(app.screen, Ask):
                await press(pilot, "y")
            await press(pilot, ("right", "tab", "down", "c")[number % 4], "enter")
        assert len(match.match.steps) > 16


async def test_every_key_of_the_table_has_one_line_in_the_help(library: Library) -> None:
    app = app_of(library, crowd())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "question_mark")
        assert isinstance(app.screen, HelpScreen)
        assert all(18 + len(f"{meaning}{'' if now else '  (not now)'}") <= 72 for _, meaning, now in app.screen.rows)
