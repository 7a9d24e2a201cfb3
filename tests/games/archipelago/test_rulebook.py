"""The in-app rulebook says what the data files and the options say."""

from __future__ import annotations

import pytest

from tabletop_tui.assets import assets
from tabletop_tui.games.archipelago import BOX
from tabletop_tui.games.archipelago.campaign import MOST_ISLANDS
from tabletop_tui.games.archipelago.data import BROADEST, MEANINGS, stock
from tabletop_tui.games.archipelago.data.coast import SHORTEST_RING
from tabletop_tui.games.archipelago.options import Options

from .rulebook_tables import tables

TEXT = (assets() / BOX.about).read_text("utf-8")
NUMBERS = {10: "Ten", 11: "eleven", 14: "fourteen"}


@pytest.mark.parametrize("about", list(tables()))
def test_it_shows_every_row_of_the_data_with_its_mark(about: str) -> None:
    assert tables()[about] in TEXT


def test_it_says_what_each_mark_means() -> None:
    for mark, meaning in MEANINGS.items():
        assert f"| {mark} | {meaning} |" in TEXT


def test_it_tells_every_option_and_every_ruling_behind_one() -> None:
    table = TEXT.partition("## Options")[2].partition("##")[0]
    told = [line.split("|")[1].strip() for line in table.splitlines() if line.startswith("| ")][1:]
    assert told == [str(info.title).lower() for info in Options.model_fields.values()]
    for info in Options.model_fields.values():
        extra = info.json_schema_extra
        if isinstance(extra, dict) and "ruling" in extra:
            assert f"\n| {extra['ruling']} |" in TEXT


def test_its_cards_do_what_the_cards_say() -> None:
    for card in stock().cards:
        assert f"| {card.name} | {card.group} | " in TEXT


def test_it_names_the_limits_the_rules_have() -> None:
    assert f"{NUMBERS[MOST_ISLANDS]} islands are the most" in TEXT
    assert f"at least {NUMBERS[SHORTEST_RING]} cells" in TEXT
    assert f"at most {NUMBERS[BROADEST]} rows and {NUMBERS[BROADEST]} columns" in TEXT
