"""The workshop for own islands, by keyboard and by mouse."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from textual.events import Key
from textual.pilot import Pilot

from tabletop_tui.games.archipelago import BOX, own
from tabletop_tui.games.archipelago.data import Layout, stock
from tabletop_tui.games.archipelago.drawing import Drawing
from tabletop_tui.games.archipelago.options import Options
from tabletop_tui.games.archipelago.table.builder.draft import left_behind
from tabletop_tui.games.archipelago.table.builder.islands import Islands
from tabletop_tui.games.archipelago.table.builder.naming import Naming
from tabletop_tui.games.archipelago.table.builder.workshop import Workshop
from tabletop_tui.store.library import Library, open_library
from tabletop_tui.store.places import made_for
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs import Ask
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.set_up import SetUpScreen
from tabletop_tui.tui.table_screen import TableScreen
from tests.tui.goldens import check_golden, screen_text
from tests.tui.rooms import at, press

GOLDEN = Path(__file__).parent / "golden"

ISLET = ("BBBBB", "BBFFF", "FFFFM", "MMMMM")

DRAWING = [
    *("2", "left", "left", "up", "up", "p", *["right"] * 4, "p"),
    *("down", "f", "p", "left", "left", "p", "left", "b", "left", "space"),
    *("down", "f", "p", *["right"] * 3, "p", "right", "m"),
    *("down", "p", *["left"] * 4, "escape"),
]
"""Draws the islet, cell by cell and with the pen."""


@pytest.fixture
def library() -> Iterator[Library]:
    """An empty library, in an empty home."""
    with open_library() as opened:
        yield opened


@pytest.fixture
def app(library: Library) -> TabletopApp:
    """The house."""
    return TabletopApp(library)


async def enter(pilot: Pilot[int], app: TabletopApp) -> Workshop:
    """Go into the workshop, as from the launcher."""
    await pilot.pause()
    app.visit(BOX, lambda values: None)
    await pilot.pause()
    return at(app, Workshop)


async def draw(pilot: Pilot[int], app: TabletopApp, keys: Sequence[str]) -> None:
    """Press keys as fast as somebody who knows what to draw."""
    for key in keys:
        event = Key(key, key if len(key) == 1 else None)
        event.set_sender(app)
        app.post_message(event)
    await pilot.pause()


def verdict(app: TabletopApp) -> str:
    """What is said below the sheet."""
    return " ".join(" ".join(screen_text(app).splitlines()[-3:-1]).split())


def drawn(workshop: Workshop) -> tuple[str, ...]:
    """The drawing without the empty sheet round it."""
    return workshop.sheet.now.layout.rows


async def test_an_island_is_drawn_refused_mended_saved_played_and_found_again(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "o")
        workshop = at(app, Workshop)
        assert verdict(app) == "Draw an island: b, f and m paint beach, forest and mountain, x rubs out."
        await draw(pilot, app, DRAWING)
        await press(pilot, "up", "right", "x", "f5")
        assert verdict(app) == "! Not saved. The land encloses water at f7."
        await press(pilot, "f")
        assert drawn(workshop) == ISLET
        check_golden(app, "builder-80x24", GOLDEN)
        await press(pilot, "f5", *"Islet", "enter")
        assert at(app, SetUpScreen).choices["plays"].value == "islet.txt"
        check_golden(app, "set-up-own-80x24", GOLDEN)
        await press(pilot, "f5")
        match = at(app, TableScreen).match
        assert match.options == Options(plays="own", own_islands=((made_for(BOX.id) / "islet.txt").read_text("utf-8"),))
        await press(pilot, *["enter", "space"] * 4)
        assert len(match.journal) >= 4
        await press(pilot, "q", "down", "enter")
        choices = at(app, SetUpScreen).choices
        assert choices["plays"].values[-1] == ("islet.txt", "Islet")
        assert choices["own_islands"].values[0] == ("all", "the one drawn")


async def test_the_set_up_says_above_what_is_played_and_not_always_a_campaign(app: TabletopApp) -> None:
    own.keep(made_for(BOX.id) / "reef.txt", Layout("own", "[b]Reef", (1, 2), ISLET))

    def title() -> str:
        return screen_text(app).splitlines()[1].strip()

    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.set_up(BOX)
        await pilot.pause()
        assert title() == "Archipelago   a campaign"
        at(app, SetUpScreen).choices["plays"].focus()
        await press(pilot, "right")
        assert title() == "Archipelago   island 1 only"
        await press(pilot, *["right"] * 3)
        assert title() == "Archipelago   [b]Reef"
        (made_for(BOX.id) / "reef.txt").unlink()
        await press(pilot, "f2", "escape")
        assert title() == "Archipelago   a campaign"


async def test_what_is_wrong_is_said_marked_and_found_by_tab(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        workshop = await enter(pilot, app)
        await press(pilot, "o", "enter", *["down"] * 4, "right", "right", "right", "m", "up", "up")
        check_golden(app, "builder-wrong-80x24", GOLDEN)
        assert verdict(app) == "! The land is in several parts; j11 is not joined to the largest by edges."
        await press(pilot, "tab")
        assert workshop.at == (9, 10)
        await press(pilot, "s")
        assert verdict(app).startswith("! Not saved. The land is in several parts;")
        await press(pilot, "x", "1")
        assert verdict(app) == "An island is built from one set at least."
        await press(pilot, "2")
        assert verdict(app).startswith("This island can be built: 24 places, and 20 tiles left in the box")
        assert own.shelf(made_for(BOX.id)).islands == ()


async def test_an_island_is_named_and_saved_and_another_is_never_lost_unasked(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await enter(pilot, app)
        await press(pilot, "o", "enter", "s")
        at(app, Naming)
        await press(pilot, "enter")
        assert "! Type a name." in screen_text(app)
        await press(pilot, *"[/b]", "enter")
        assert "[/b]   saved" in screen_text(app)
        await press(pilot, "2", "s")
        assert own.shelf(made_for(BOX.id)).islands[0].layout.sets == (1, 2)  # its own file is not asked about
        await press(pilot, "c", "o", "down", "enter", "s", *"B", "enter")
        at(app, Ask)
        assert "Write over b.txt?" in screen_text(app)
        await press(pilot, "n")
        assert "B   not saved" in screen_text(app)
        await press(pilot, "u", "u", "u")
        assert "[/b]   saved" in screen_text(app)
        await press(pilot, "r", "r", "r", "s", "y")
        assert "B   saved" in screen_text(app)


async def test_a_saved_island_is_renamed_and_deleted_and_stays_on_the_sheet(app: TabletopApp) -> None:
    island = Layout("own", "Reef", (1, 2), ISLET)
    own.keep(made_for(BOX.id) / "reef.txt", island)
    async with app.run_test(size=(80, 24)) as pilot:
        workshop = await enter(pilot, app)
        await press(pilot, "o", "up", *["down"] * 5)
        check_golden(app, "islands-80x24", GOLDEN)
        await press(pilot, "enter", "o", "down", "down", "down", "n", *"Bay", "enter")
        assert at(app, Islands).entry.file == made_for(BOX.id) / "bay.txt"
        await press(pilot, "escape")
        assert "Bay   saved" in screen_text(app)
        await press(pilot, "o", "down", "down", "down", "delete", "y")
        assert at(app, Islands).entry == (stock().islands[2], None)
        await press(pilot, "escape")
        assert "Bay   not saved" in screen_text(app)
        assert drawn(workshop) == ISLET


async def test_a_copy_of_an_island_is_moved_rubbed_cleared_and_all_taken_back(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        workshop = await enter(pilot, app)
        await press(pilot, "o", "down", "enter")
        island = stock().islands[1]
        assert (drawn(workshop), workshop.sheet.now.sets) == (island.rows, island.sets)
        await press(pilot, "g", "up", "up", "up")
        assert verdict(app) == "The drawing is at the edge of the sheet."
        await press(pilot, "escape", "c")
        assert workshop.sheet.now.land == ()
        await press(pilot, "u", "u", "u", "u")
        assert workshop.sheet.now.land == ()
        await press(pilot, "r")
        assert drawn(workshop) == island.rows


async def test_the_mouse_takes_brushes_and_sets_paints_and_rubs_out(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        workshop = await enter(pilot, app)
        await pilot.click(workshop.panel, offset=(5, 2))
        await pilot.click(workshop.panel, offset=(5, 9))
        for x in (1, 2, 3):
            await pilot.click(workshop.board, offset=(4 + 3 * x, 2))
        await pilot.click(workshop.board, offset=(4 + 3 * 2, 2), button=3)
        await pilot.click(workshop.board, offset=(1, 2))
        await pilot.pause()
        assert workshop.sheet.now.land == ((1, 1), (3, 1))
        assert (drawn(workshop), workshop.sheet.now.sets) == (("F.F",), (1, 3))


@pytest.mark.parametrize(
    "kept",
    ["", "[", "[" * 99_999, "null", "7", "[[], [1], 0]", '[["B"], [1], ""]', "[7, 7, 7]", '[[], [], ""]'],
    ids=lambda kept: kept[:20],
)
def test_what_is_no_drawing_is_not_laid_on_the_sheet(library: Library, kept: str) -> None:
    library.set_setting("archipelago.drawing", kept)
    library.set_setting("archipelago.file", kept)
    assert left_behind(library).drawing is None


async def test_what_is_not_saved_waits_on_the_sheet(app: TabletopApp, library: Library) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await enter(pilot, app)
        await press(pilot, "b", "right", "f", "n", *"Reef", "enter", "escape")
        at(app, LauncherScreen)
    again = TabletopApp(library)
    async with again.run_test(size=(80, 24)) as pilot:
        workshop = await enter(pilot, again)
        assert (drawn(workshop), workshop.sheet.now.name) == (("BF",), "Reef")
        assert verdict(again) == "This was left on the sheet, and is not saved yet."


async def test_the_workshop_opens_with_the_island_worked_on_last(app: TabletopApp, library: Library) -> None:
    file = made_for(BOX.id) / "reef-\udcff.txt"
    own.keep(file, Layout("own", "Reef", (1, 2), ISLET))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "o", "o", *["down"] * 3, "enter", "f5")
        at(app, SetUpScreen)
        await press(pilot, "escape")
        assert drawn(at(app, Workshop)) == ISLET
        assert "Reef   saved" in screen_text(app)
        assert verdict(app) == "Reef is on the sheet; c begins with a clean one."
        await press(pilot, *["left"] * 2, *["up"] * 2, "f", "escape", "o")
        changed = ("FBBBB", *ISLET[1:])
        assert (drawn(at(app, Workshop)), "Reef   not saved" in screen_text(app)) == (changed, True)
        await press(pilot, "s", "escape")
    assert own.read(file).rows == changed
    again = TabletopApp(library)
    async with again.run_test(size=(80, 24)) as pilot:
        await enter(pilot, again)
        assert drawn(at(again, Workshop)) == changed
        await press(pilot, "c", "escape", "o")
        assert at(again, Workshop).sheet.now == Drawing()


async def test_an_island_that_was_deleted_meanwhile_leaves_a_clean_sheet(app: TabletopApp) -> None:
    own.keep(made_for(BOX.id) / "reef.txt", Layout("own", "Reef", (1, 2), ISLET))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "o", "o", *["down"] * 3, "enter", "escape")
        (made_for(BOX.id) / "reef.txt").unlink()
        await press(pilot, "o")
        assert at(app, Workshop).sheet.now == Drawing()


async def test_remarks_in_a_file_outlive_changes_in_the_workshop(app: TabletopApp) -> None:
    file = made_for(BOX.id) / "reef.txt"
    own.keep(file, Layout("own", "Reef", (1, 2), ISLET))
    file.write_text(f"# By Anna, for Dora's birthday.\n{file.read_text('utf-8')}", "utf-8")
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "o", "o", *["down"] * 3, "enter", "3", "escape", "o", "s")
        assert "Reef   saved" in screen_text(app)
        assert file.read_text("utf-8").splitlines()[:3] == [
            "# By Anna, for Dora's birthday.",
            "name: Reef",
            "sets: 1, 2, 3",
        ]
        await press(pilot, "c", "o", "enter", "n", *"Reef", "enter", "s", "y")
        assert "#" not in file.read_text("utf-8")


async def test_a_bad_file_is_told_of_where_islands_are_chosen(app: TabletopApp) -> None:
    folder = made_for(BOX.id)
    folder.mkdir(parents=True)
    (folder / "odd.txt").write_text("name: [red]\nsets: 7\n\nB\n", "utf-8")
    async with app.run_test(size=(80, 24)) as pilot:
        await enter(pilot, app)
        await press(pilot, "o")
        assert "archipelago/odd.txt, line 2: sets are written as" in screen_text(app)
        assert len(at(app, Islands).index.entries) == 3


async def test_the_workshop_does_without_unicode(app: TabletopApp) -> None:
    app.prefer("glyphs", "ascii")
    async with app.run_test(size=(80, 24)) as pilot:
        await enter(pilot, app)
        for keys in (["o"], ["enter", "x"], ["n"]):
            await press(pilot, *keys)
            assert screen_text(app).isascii(), screen_text(app)
