"""The in-app rulebook keeps its promises."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from tabletop_tui.assets import assets
from tabletop_tui.games.black_jacky import BOX
from tabletop_tui.games.black_jacky.cards import DECK
from tabletop_tui.games.black_jacky.moves import LAY
from tabletop_tui.games.black_jacky.table.faces import mouse_cards
from tabletop_tui.games.black_jacky.table.words import passage
from tabletop_tui.games.black_jacky.view import Phase

from .scenes import last_look

RULEBOOK = (assets() / BOX.about).read_text("utf-8")
HEADINGS = re.findall(r"^#+ (.+)$", RULEBOOK, re.MULTILINE)
PROSE, RULINGS = RULEBOOK.split("## Rulings")


def rows(heading: str) -> list[list[str]]:
    """The body of the table under a heading."""
    part = RULEBOOK.split(f"### {heading}\n")[1].split("\n#")[0]
    return [row.strip("| ").split(" | ") for row in part.splitlines() if row.startswith("| ")][1:]


@pytest.mark.parametrize("number", range(1, 60))
def test_every_ruling_is_told_and_listed(number: int) -> None:
    told = {int(found) for found in re.findall(r"`B(\d+)`", PROSE)}
    for first, last in re.findall(r"`B(\d+)` to `B(\d+)`", PROSE):
        told |= set(range(int(first), int(last) + 1))
    assert number in told
    assert f"\n| B{number} |" in RULINGS


@pytest.mark.parametrize("phase", Phase)
def test_the_rulebook_has_a_heading_for_every_moment(phase: Phase) -> None:
    position = replace(last_look().view, phase=phase)
    assert passage(position, None) in HEADINGS
    assert passage(position, (LAY, 4)) in HEADINGS


def test_what_is_ours_is_marked_as_ours() -> None:
    listed = dict(re.findall(r"^\| (B\d+) \|.*\| ([^|]+) \|$", RULINGS, re.MULTILINE))
    ours = {ruling for ruling, source in listed.items() if "**ours**" in source}
    assert ours == {"B7", "B8", "B17", "B20", "B39", "B42", "B45", "B48", "B49", "B50", "B59"}
    assert "our words for it are **reconstructed**" in RULEBOOK


def test_tricks_have_the_names_that_stand_on_the_cards() -> None:
    for card, mouse in mouse_cards().items():
        assert f"\n| {card} | {mouse.names[0]} |" in RULEBOOK


def test_the_odds_of_two_cards_are_right() -> None:
    pairs = Counter(sum(pair) for pair in combinations(DECK, 2))
    told = {}
    for row in rows("Two cards"):
        for at in (0, 3):
            told[int(row[at])] = (int(row[at + 1]), row[at + 2])
    assert {total: pair for total, (pair, _) in told.items()} == pairs
    for total, (_, less) in told.items():
        below = sum(count for other, count in pairs.items() if other < total) / 630 * 100
        assert (less == "-" and below == 0) or abs(float(less.rstrip("% ")) - below) <= (0.05 if "." in less else 0.5)


def test_the_odds_of_one_more_card_are_right() -> None:
    counts, shares = rows("One more card")
    for total, count, share in zip(range(13, 21), counts[2:], shares[2:], strict=True):
        too_many = sum(total + card >= 21 for card in DECK)
        assert int(count) == too_many
        assert share == ("sure" if too_many == 36 else f"{too_many / 36 * 100:.0f} %")
