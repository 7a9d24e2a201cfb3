"""The in-app rulebook keeps its promises."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from tabletop_tui.assets import assets
from tabletop_tui.games.jackal_and_high import BOX
from tabletop_tui.games.jackal_and_high.table.animals import animals
from tabletop_tui.games.jackal_and_high.table.words import passage
from tabletop_tui.games.jackal_and_high.view import Phase

from .scenes import full_table, lone_die, nothing_fits, row, view

RULEBOOK = (assets() / BOX.about).read_text("utf-8")
HEADINGS = re.findall(r"^#+ (.+)$", RULEBOOK, re.MULTILINE)
RULINGS = [*(f"J{number}" for number in range(1, 57)), "J3b"]


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_told_and_listed(ruling: str) -> None:
    assert f"`{ruling}`" in RULEBOOK or ruling == "J25"
    assert f"\n| {ruling} |" in RULEBOOK


@pytest.mark.parametrize("phase", Phase)
def test_the_rulebook_has_a_heading_for_every_moment(phase: Phase) -> None:
    moments = (full_table().view, lone_die(3).view, nothing_fits().view, view(row("L"), full_table().view.players))
    for moment in moments:
        changed = type(moment)(**{**{slot: getattr(moment, slot) for slot in moment.__slots__}, "phase": phase})
        assert passage(changed, None) in HEADINGS
    assert passage(full_table().view, (4, 7, 3)) in HEADINGS


def test_what_is_ours_is_marked_as_ours() -> None:
    listed = dict(re.findall(r"^\| (J\w+) \|.*\| ([^|]+) \|$", RULEBOOK, re.MULTILINE))
    ours = {ruling for ruling, source in listed.items() if "**ours**" in source}
    assert ours == {"J2", "J15", "J39", "J47", "J48", "J50", "J53", "J54", "J56"}
    assert "paws on a Take 2 are **reconstructed**" in RULEBOOK


def test_every_picture_fits_its_card_and_is_plain_text() -> None:
    assert {*map(str, range(22)), "lucky", "take", "vulture"} - {"0", "8"} == set(animals())
    for names, picture in animals().values():
        assert all(row_.isascii() and len(row_) <= 11 for row_ in picture)
        assert len(picture) <= 4
        assert len(names[-1]) <= 8 or names[-1] == "crocodile"


@pytest.mark.parametrize("name", ["jackal-and-high.txt", "jackal-and-high.ascii.txt"])
def test_the_box_has_its_size(name: str) -> None:
    rows = (assets() / "art" / name).read_text("utf-8").splitlines()
    assert [cell_len(row_) for row_ in rows] == [18] * 7
    assert ".ascii" not in name or "".join(rows).isascii()
