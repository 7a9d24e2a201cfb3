"""The in-app rulebook keeps its promises."""

from __future__ import annotations

import re
from fractions import Fraction
from math import floor

import pytest
from rich.cells import cell_len

from tabletop_tui.assets import assets
from tabletop_tui.games.jackal_and_high import BOX
from tabletop_tui.games.jackal_and_high.odds import ANYWHERE, best_of, some_make, three_left, two_left, ways
from tabletop_tui.games.jackal_and_high.odds import lone_die as lone_die_chance
from tabletop_tui.games.jackal_and_high.table.animals import animals
from tabletop_tui.games.jackal_and_high.table.words import passage
from tabletop_tui.games.jackal_and_high.view import Phase

from .scenes import full_table, lone_die, nothing_fits, row, view

RULEBOOK = (assets() / BOX.about).read_text("utf-8")
HEADINGS = re.findall(r"^#+ (.+)$", RULEBOOK, re.MULTILINE)
RULINGS = [*(f"J{number}" for number in range(1, 57)), "J3b"]


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_told_and_listed(ruling: str) -> None:
    assert f"`{ruling}`" in RULEBOOK
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


def rounded(chance: Fraction) -> str:
    return f"{floor(chance * 100 + Fraction(1, 2))} %"


def test_the_odds_of_single_cards_are_the_exact_ones() -> None:
    section = RULEBOOK.partition("### Hitting one card")[2].partition("###")[0]
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if " % " in line]
    assert [line[0] for line in lines] == [*map(str, range(1, 8)), "Lucky 8", *map(str, range(9, 22))]
    for card, one, two, three, first, whole, *_ in lines:
        value = 8 if card == "Lucky 8" else int(card)
        assert [one, two, three] == [str(ways(value, dice) or "") for dice in (1, 2, 3)]
        assert first == rounded(some_make(value, 3))
        assert whole == rounded(three_left(value, (ANYWHERE,)))


def test_the_odds_of_two_dice_and_of_one_are_the_exact_ones() -> None:
    for missing in range(1, 17):
        assert f"| {missing} | {rounded(two_left(missing))} |" in RULEBOOK
    for faces in range(1, 7):
        assert (
            f"| {faces} | {' | '.join(rounded(lone_die_chance(faces, throws)) for throws in (1, 2, 3))} |" in RULEBOOK
        )


def test_the_odds_of_contests_are_the_exact_ones() -> None:
    for few, many in ((1, 2), (1, 3), (2, 3)):
        few_chance, many_chance = best_of((few, many))
        assert f"| {few} against {many} | {rounded(few_chance)} to {rounded(many_chance)} |" in RULEBOOK
    for dice in ((1, 1, 2), (2, 2, 3), (2, 3, 3)):
        told = ", ".join(rounded(chance) for chance in best_of(dice))
        assert f"| {dice[0]}, {dice[1]} and {dice[2]} | {told} |" in RULEBOOK


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
