"""Somebody corrects a file, rightly or wrongly: no traceback, no other game harmed, no match lost."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tabletop_tui.assets import assets
from tabletop_tui.games.archipelago import BOX
from tabletop_tui.games.archipelago.data import BadData
from tabletop_tui.games.archipelago.game import GAME
from tabletop_tui.games.archipelago.state import ArchipelagoState
from tabletop_tui.rules import Box, Game, Seat, shelf
from tabletop_tui.store.library import open_library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.set_up import SetUpScreen

from .captain import decide

HERE = """
import sys
from pathlib import Path
from tabletop_tui import assets, cli
folder = Path(sys.argv[1])
assets.assets = lambda: folder
sys.argv = ["tabletop", *sys.argv[2:]]
raise SystemExit(cli.main())
"""
"""Runs a command with assets from another folder."""

Run = Callable[[str], "subprocess.CompletedProcess[str]"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of all assets."""
    return Path(shutil.copytree(assets(), tmp_path / "assets"))


@pytest.fixture
def run(folder: Path, home: Path) -> Run:
    """Runs a command with that copy."""

    def call(words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", HERE, str(folder), *words.split()]
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)

    return call


def correct(folder: Path, old: str, new: str, name: str = "tiles.csv") -> None:
    """Replace something in a file, the one of tiles if not told otherwise."""
    file = folder / "archipelago" / name
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def keep_a_match() -> None:
    """A match of which some tiles have been opened, the first of all an arrow's."""
    seats = (Seat("Anna"), Seat("Boris"))
    options = GAME.read_options({"plays": "island_1"})
    with open_library() as library, library.begin(GAME, options, seats, 1) as kept:
        rng = Random(1)
        for _ in range(40):
            assert isinstance(kept.match.state, ArchipelagoState)
            kept.match.play(decide(kept.match.state, rng))


@pytest.mark.parametrize("words", ["simulate archipelago", "play archipelago --seat A --seat B", "check-assets"])
def test_ar_11_with_a_bad_file_the_game_does_not_start(folder: Path, run: Run, words: str) -> None:
    correct(folder, "ice,mountain,1,1,", "ice,mountain,1,2,")
    refused = run(words)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "archipelago/tiles.csv, lines 2 to 49: there are 56 tiles" in refused.stderr.splitlines()[0]
    assert "Traceback" not in refused.stderr


def test_ar_11_a_bad_file_harms_no_other_game_and_no_match(folder: Path, run: Run) -> None:
    keep_a_match()
    correct(folder, "ice,mountain,1,1,", "ice,mountain,1,2,")
    assert run("simulate treasure-island --games 1").returncode == 0
    assert "Archipelago: Anna, Boris" in run("matches").stdout
    refused = run("continue")
    assert refused.returncode == 1
    first, last = refused.stderr.splitlines()
    assert first.startswith("archipelago/tiles.csv, lines 2 to 49: there are 56 tiles")
    assert last == "None of the matches that wait can be opened."


def test_a_match_that_does_not_fit_a_corrected_file_is_kept_and_one_sentence_says_so(folder: Path, run: Run) -> None:
    keep_a_match()
    correct(folder, "arrow_1,beach", "arrow_1d,beach")
    assert run("check-assets").returncode == 0
    refused = run("continue")
    assert refused.returncode == 1
    assert refused.stderr.splitlines()[0] == (
        "Match 1 cannot be opened: its move 2 does not fit the rules; it is kept."
    )
    correct(folder, "arrow_1d,beach,1", "arrow_1,beach,1")
    assert "The table is drawn on a terminal" in run("continue").stderr


def test_richer_chests_and_longer_labyrinths_are_only_a_matter_of_the_file(folder: Path, run: Run) -> None:
    correct(folder, "s1m-chest3,chest_3,mountain,1,1,3,", "s1m-chest3,chest_5,mountain,1,1,5,")
    correct(folder, "s1f-chest2,chest_2,forest,1,1,2,", "s1f-chest2,empty,forest,1,1,0,")
    correct(folder, "s1b-bottle,bottle_1,beach,1,1,0,1", "s1b-bottle,bottle_2,beach,1,1,0,2")
    correct(folder, "s1f-bottle,bottle_1,forest,1,1,0,1", "s1f-bottle,empty,forest,1,1,0,0")
    correct(folder, "labyrinth_2", "labyrinth_5")
    assert run("check-assets").stderr == ""
    assert run("simulate archipelago --games 20").returncode == 0


def test_sets_that_cannot_build_an_island_are_named_and_all_else_is_played(folder: Path, run: Run) -> None:
    for kind in ("trampoline", "fortress", "aeroplane"):
        correct(folder, f"{kind},mountain,2", f"{kind},beach,2")
    for kind in ("bottle_1", "lighthouse", "arrow_1d"):
        correct(folder, f"{kind},beach,3", f"{kind},mountain,3")
    correct(folder, "B M M M M F B", "B B B B M F B", "islands/island_2.txt")
    assert run("check-assets").stderr.splitlines() == [
        "Archipelago: archipelago/islands/island_2.txt: 13 beach tiles are needed, and there are 10 in sets 1 and 3."
    ]
    assert run("simulate archipelago --games 2 --option plays=island_2").returncode == 0


def test_hard_tiles_that_cannot_be_left_out_are_told_for_each_island(folder: Path, run: Run) -> None:
    correct(folder, "s1f-empty,empty,forest,1,2,0,0,no", "s1f-empty,empty,forest,1,2,0,0,yes")
    correct(folder, "s1f-pit,pit,forest,1,2,0,0,no", "s1f-pit,pit,forest,1,2,0,0,yes")
    assert run("check-assets").stderr.splitlines() == [
        f"Archipelago: archipelago/islands/island_{lacks} without the hard tiles."
        for lacks in (
            "1.txt: 8 forest tiles are needed, and there are 7 in set 1",
            "2.txt: 11 forest tiles are needed, and there are 8 in sets 1 and 2",
            "2.txt: 11 forest tiles are needed, and there are 10 in sets 1 and 3",
            "3.txt: 14 forest tiles are needed, and there are 11 in sets 1, 2 and 3",
        )
    ]
    assert run("simulate archipelago --games 2").returncode == 0
    refused = run("simulate archipelago --option hard_tiles=out")
    assert refused.stderr.startswith("Archipelago: Island 1 cannot be built: 8 forest tiles are needed")


async def test_ar_11_on_the_shelf_the_sentence_is_said_and_other_boxes_open(monkeypatch: pytest.MonkeyPatch) -> None:
    def spoiled(box: Box) -> Game:
        if box is BOX:
            raise BadData("archipelago/tiles.csv, line 2: it is spoiled.")
        return opens(box)

    opens = Box.open
    monkeypatch.setattr(Box, "open", spoiled)
    with open_library() as library:
        app = TabletopApp(library, None)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            app.set_up(BOX)
            await pilot.pause()
            assert [note.message for note in app._notifications] == ["archipelago/tiles.csv, line 2: it is spoiled."]
            assert isinstance(app.screen, LauncherScreen)
            app.set_up(shelf.find("treasure-island"))
            await pilot.pause()
            assert isinstance(app.screen, SetUpScreen)
