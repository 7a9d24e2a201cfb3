"""Every game on the shelf that is ours has all its things."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.assets import assets
from tabletop_tui.rules import Box, shelf
from tests.rules.cases import TESTS, tables

ours = pytest.mark.parametrize(
    "box", [box for box in shelf.boxes().values() if box.opens.startswith("tabletop_tui.")], ids=lambda box: box.id
)


def rooms(box: Box) -> Path:
    """The folder of a game's tests."""
    return TESTS / "games" / box.id.replace("-", "_")


def test_every_game_folder_is_on_the_shelf() -> None:
    folders = {path.parent.name.replace("_", "-") for path in TESTS.parent.glob("tabletop_tui/games/*/game.py")}
    assert folders <= set(shelf.boxes())


@ours
def test_a_game_is_held_to_the_contract(box: Box) -> None:
    assert (rooms(box) / "contract_case.py").is_file()
    assert {table.seats for table in tables() if table.case.game.box is box} == set(
        range(box.seats[0], box.seats[1] + 1)
    )


@ours
def test_a_game_has_its_whole_play_throughs_for_every_number_of_seats(box: Box) -> None:
    goldens = [path.read_text(encoding="utf-8") for path in sorted((rooms(box) / "golden").glob("*.txt"))]
    assert len(goldens) >= box.seats[1] - box.seats[0] + 1
    assert all(goldens)


@ours
def test_a_game_has_its_rulebook_and_its_art(box: Box) -> None:
    assert (assets() / box.about).read_text(encoding="utf-8").startswith("# ")
    assert (assets() / box.art).read_text(encoding="utf-8").strip()


@ours
def test_a_game_has_its_table(box: Box) -> None:
    assert isinstance(box.lay_table(), type)
