"""`tabletop check-assets` knows no game by name, and says what is wrong with the files of each."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui import assets
from tabletop_tui.rules import TabletopError, shelf
from tests.store.race_box import BOX

from .conftest import Tabletop

Shelve = Callable[..., Path]


@pytest.fixture
def shelve(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, tabletop: Tabletop) -> Shelve:
    """Puts the race on the shelf with all its files, and with a check of its own."""

    def put(check: str = "") -> Path:
        box = replace(BOX, check=check, table=f"{__name__}:Bare")
        monkeypatch.setattr(shelf, "boxes", lambda: {box.id: box})
        shutil.copytree(assets.assets() / "glyphs", tmp_path / "glyphs")
        monkeypatch.setattr(assets, "assets", lambda: tmp_path)
        for file in (box.about, box.art):
            (tmp_path / file).parent.mkdir(exist_ok=True)
            (tmp_path / file).write_text("Run!\n", "utf-8")
        return tmp_path

    return put


class Bare:
    """A table drawn with nothing."""

    @classmethod
    def read_assets(cls) -> None:
        """There are no files."""


def no_faults() -> list[str]:
    return []


def two_faults() -> list[str]:
    return ["dice.csv, line 3: a die has seven sides.", "dice.csv, line 4: a die\x1b[2J has none."]


def unfit() -> None:
    raise TabletopError("The dice are loaded.")


def test_all_is_well(tabletop: Tabletop, shelve: Shelve) -> None:
    shelve(check=f"{__name__}:no_faults")
    answer = tabletop("check-assets")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("All is well with The Race; their files are in ")


def test_every_fault_is_one_line_and_the_code_is_1(tabletop: Tabletop, shelve: Shelve) -> None:
    folder = shelve(check=f"{__name__}:two_faults")
    (folder / BOX.about).unlink()
    (folder / BOX.art).write_bytes(b"\xff\xfe")
    answer = tabletop("check-assets")
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.splitlines() == [
        "The Race: rulebooks/race.md cannot be read (No such file or directory).",
        "The Race: art/race.txt is no text in UTF-8.",
        "The Race: dice.csv, line 3: a die has seven sides.",
        "The Race: dice.csv, line 4: a die [2J has none.",
    ]


def test_an_empty_rulebook_is_none(tabletop: Tabletop, shelve: Shelve) -> None:
    folder = shelve()
    (folder / BOX.about).write_text(" \n", "utf-8")
    assert tabletop("check-assets").err == "The Race: rulebooks/race.md is empty.\n"


def test_a_game_that_cannot_be_opened_says_why(
    tabletop: Tabletop, shelve: Shelve, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelve()
    monkeypatch.setattr(type(BOX), "open", lambda box: unfit())
    answer = tabletop("check-assets")
    assert (answer.code, answer.err) == (1, "The Race: The dice are loaded.\n")
