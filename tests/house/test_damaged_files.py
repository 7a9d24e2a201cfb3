"""A file that came with the games is missing or damaged: it is named in one sentence, and nobody sees a traceback."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partialmethod
from pathlib import Path

import pytest

from tabletop_tui import assets
from tabletop_tui.assets import BadAsset, read_text, read_toml
from tabletop_tui.games.treasure_island.table.island_table import IslandTable
from tabletop_tui.rules import Seat, TabletopError, shelf
from tabletop_tui.rules.request import StartRequest
from tabletop_tui.store.library import Library, open_library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.front_door import run
from tabletop_tui.tui.launcher import LauncherScreen
from tests.tui.goldens import screen_text
from tests.tui.rooms import at, steady

HERE = """
import sys
from pathlib import Path
from tabletop_tui import assets, cli
folder = Path(sys.argv[1])
assets.assets = lambda: folder
sys.argv = ["tabletop", "check-assets"]
raise SystemExit(cli.main())
"""
"""Checks a folder of assets."""

BOX = shelf.find("treasure-island")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of all assets."""
    return Path(shutil.copytree(assets.assets(), tmp_path / "assets"))


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only file among the assets, still to be written."""
    monkeypatch.setattr(assets, "assets", lambda: tmp_path)
    return tmp_path / "pets.toml"


def checked(folder: Path) -> tuple[int, list[str]]:
    """The exit code and the sentences of ``tabletop check-assets`` for a folder."""
    command = [sys.executable, "-c", HERE, str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    return done.returncode, done.stderr.splitlines()


def correct(file: Path, old: str, new: str) -> None:
    """Replace something in a file."""
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def test_every_file_that_cannot_be_read_is_named_once(folder: Path) -> None:
    correct(folder / "tiles" / "board.toml", "[signs]\n", "[signs]\nx = = 1\n")
    correct(folder / "tiles" / "treasure-island.toml", "[empty]", "[empty")
    (folder / "glyphs" / "unicode.toml").write_bytes(b"\xff")
    (folder / "art" / "black-jacky-cards.toml").unlink()
    (folder / "rulebooks" / "archipelago.md").write_text("")
    assert checked(folder) == (
        1,
        [
            "glyphs/unicode.toml is no text in UTF-8.",
            "tiles/board.toml cannot be read: Invalid value (at line 4, column 5).",
            "tiles/treasure-island.toml cannot be read: "
            "Expected ']' at the end of a table declaration (at line 4, column 7).",
            "Archipelago: rulebooks/archipelago.md is empty.",
            "Black Jacky: art/black-jacky-cards.toml cannot be read (No such file or directory).",
        ],
    )


def test_what_is_missing_in_a_file_is_named(folder: Path) -> None:
    correct(folder / "tiles" / "board.toml", 'closed = ["▒", "#"]', "")
    correct(folder / "tiles" / "abilities.toml", "[dynamite]", "[dynamo]")
    correct(folder / "art" / "black-jacky-cards.toml", "[4]", "[44]")
    correct(folder / "art" / "jackal-and-high-cards.toml", 'name = "', 'title = "')
    correct(folder / "glyphs" / "ascii.toml", 'paw = "*"', "")
    code, sentences = checked(folder)
    assert code == 1
    assert sentences == [
        "glyphs/ascii.toml: there is no “marks.paw” in it.",
        "Archipelago: tiles/abilities.toml: there is no “dynamite” in it.",
        "Black Jacky: art/black-jacky-cards.toml: there is no “4” in it.",
        "Jackal & High: art/jackal-and-high-cards.toml: there is no “lucky.name” in it.",
        "Treasure Island: tiles/board.toml: there is no “signs.closed” in it.",
    ]


def test_a_card_that_lacks_something_is_named_before_anybody_has_to_choose_it(folder: Path) -> None:
    correct(folder / "tiles" / "abilities.toml", 'brief = "safe on beaches"', "")
    assert checked(folder)[1] == ["Archipelago: tiles/abilities.toml: there is no “beachcomber.brief” in it."]


def test_a_value_that_is_not_what_it_has_to_be_is_named(file: Path) -> None:
    file.write_text('[cat]\nlegs = 4\n[worm]\nlegs = "none"\n')
    with pytest.raises(BadAsset, match="“worm” is not what it has to be"):
        read_toml("pets.toml").each(lambda pet: pet["legs"] + 1)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (None, "pets.toml cannot be read (No such file or directory)."),
        (b" \n", "pets.toml is empty."),
        (b"\xff\xfe", "pets.toml is no text in UTF-8."),
    ],
)
def test_a_text_that_cannot_be_read_is_one_sentence(file: Path, data: bytes | None, says: str) -> None:
    if data is not None:
        file.write_bytes(data)
    for read in (read_text, read_toml):
        with pytest.raises(BadAsset) as refusal:
            read("pets.toml")
        assert str(refusal.value) == says


def damaged(cls: type[IslandTable]) -> None:
    raise BadAsset("tiles/board.toml is [b]empty[/b].")


@pytest.fixture
def no_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that the table of a game is drawn with is damaged."""
    monkeypatch.setattr(IslandTable, "read_assets", classmethod(damaged))


def begun(library: Library) -> int:
    """The number of a match that was left after it had begun."""
    game = BOX.open()
    with library.begin(game, game.read_options({}), (Seat("Anna"), Seat("Boris")), 1) as kept:
        return kept.id


def test_what_is_asked_for_on_the_command_line_is_refused_before_any_screen(no_board: None) -> None:
    with open_library() as library:
        id = begun(library)
    request = StartRequest(BOX.id, (Seat("Anna"), Seat("Boris")), BOX.open().read_options({}), 1)
    asked: list[Callable[[], int]] = [lambda: run(play=request), lambda: run(resume=id), lambda: run(replay=id)]
    for ask in asked:
        with pytest.raises(TabletopError, match="board"):
            ask()
    with open_library() as library:
        assert [match.id for match in library.unfinished()] == [id]


async def test_at_the_launcher_a_table_that_cannot_be_drawn_is_told_of_and_the_match_kept(no_board: None) -> None:
    with open_library() as library:
        id = begun(library)
        app = TabletopApp(library)
        async with app.run_test(size=(80, 24), notifications=True) as pilot:
            app.continue_match(id)
            await steady(pilot)
            at(app, LauncherScreen)
            assert "tiles/board.toml is [b]empty[/b]." in screen_text(app)
        library.resume(id).close()


def test_what_is_found_damaged_only_while_it_is_drawn_ends_with_the_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(LauncherScreen, "reload", damaged)
    monkeypatch.setattr(TabletopApp, "run", partialmethod(TabletopApp.run, headless=True))
    assert run() == 1
    assert capsys.readouterr().err == "tiles/board.toml is [b]empty[/b].\n"
