"""How the tiles and the abilities of Archipelago are drawn."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from tabletop_tui.games.archipelago.data import ABILITIES, stock
from tabletop_tui.games.archipelago.table.abilities import badge, badges, picture
from tabletop_tui.games.archipelago.table.legend import legend
from tabletop_tui.games.archipelago.table.sayings import crossroads
from tabletop_tui.games.archipelago.tiles import KINDS
from tabletop_tui.games.pirates.table.signs import board_signs, tile_signs
from tests.games.pirates.table.signs import (
    both,
    check_arrows,
    check_directions,
    check_help,
    check_own_signs,
    check_widths,
)

NUMBERS = range(1, len(ABILITIES) + 1)


@both
def test_every_sign_is_two_columns_wide(seven_bits: bool) -> None:
    check_widths("archipelago", seven_bits)


@both
def test_every_tile_that_goes_on_acting_has_a_sign_of_its_own(seven_bits: bool) -> None:
    check_own_signs("archipelago", [kind for kind in KINDS if kind.acts == "always"], seven_bits)
    assert set(tile_signs("archipelago", seven_bits)) - {"used"} <= {kind.id for kind in KINDS}


@both
def test_tiles_with_a_direction_have_a_sign_for_each(seven_bits: bool) -> None:
    check_directions("archipelago", KINDS, seven_bits)


def test_single_arrows_point_where_they_lead() -> None:
    check_arrows("archipelago", [kind for kind in KINDS if len(kind.exits) == 1])


def test_a_crossroads_shows_and_says_where_a_one_leads() -> None:
    assert stock().crossroads[0] == 0
    assert tile_signs("archipelago", False)["crossroads"].turned(1) == "⚅→"
    assert crossroads(1) == "crossroads, 1 E, 2 SE, 3 SW, 4 W, 5 NW, 6 NE"


def test_pictures_of_tiles_fit_into_the_largest_cells() -> None:
    drawn = {kind: entry.art for kind, entry in tile_signs("archipelago", False).items() if entry.art}
    assert {kind.id for kind in KINDS if kind.acts == "always" and not kind.exits} <= set(drawn)
    for kind, rows in drawn.items():
        assert len(rows) == 3, kind
        assert max(map(len, rows)) <= 8, kind
        assert "".join(rows).isascii(), kind


@both
def test_every_ability_has_a_sign_of_its_own(seven_bits: bool) -> None:
    signs = [badge(number, seven_bits) for number in NUMBERS]
    assert badges(seven_bits) == ("", *signs)
    assert len(set(signs)) == len(signs)
    assert {cell_len(sign) for sign in signs} == {1}
    assert not seven_bits or "".join(signs).isascii()


@both
def test_the_legend_explains_every_sign_there_is(seven_bits: bool) -> None:
    groups, signs = legend(seven_bits), board_signs(seven_bits)
    told = {sign for group in groups for row in group.rows for sign in row.sign.split()}
    faces = tile_signs("archipelago", seven_bits).values()
    assert {side.strip() for entry in faces for side in entry.sides} <= told
    assert set(badges(seven_bits)) - {""} <= told
    of_one_back, of_treasure = {"closed"}, {"treasure"}
    assert {signs[mark] for mark in {*signs.edges, *signs.ground} - of_one_back - of_treasure} <= told


@both
def test_at_the_left_edge_no_sign_means_two_things(seven_bits: bool) -> None:
    signs = board_signs(seven_bits)
    marks = [*signs.edges, "beach", "forest", "mountain", "open", "close"]
    assert len({signs[mark] for mark in marks}) == len(marks)


@both
def test_nothing_of_the_legend_is_cut_off_in_the_help(seven_bits: bool) -> None:
    check_help(legend(seven_bits), seven_bits)


@pytest.mark.parametrize("number", NUMBERS, ids=ABILITIES)
def test_every_card_has_a_picture_that_fits_on_it(number: int) -> None:
    rows = picture(number)
    assert len(rows) == 4
    assert {len(row) for row in rows} <= set(range(6, 12))
    assert len({len(row) for row in rows}) == 1
    assert "".join(rows).isascii()
