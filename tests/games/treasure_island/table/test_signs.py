"""How the tiles of Treasure Island are drawn."""

from __future__ import annotations

from tabletop_tui.assets import assets
from tabletop_tui.games.pirates.crews import LETTERS
from tabletop_tui.games.pirates.table.signs import board_signs, tile_signs
from tabletop_tui.games.pirates.tiles import turned
from tabletop_tui.games.treasure_island.table.legend import legend
from tabletop_tui.games.treasure_island.tiles import KINDS, NUMBER
from tabletop_tui.tui.legend import page
from tests.games.pirates.table.signs import (
    both,
    check_arrows,
    check_directions,
    check_help,
    check_own_signs,
    check_widths,
)


@both
def test_every_sign_is_two_columns_wide(seven_bits: bool) -> None:
    check_widths("treasure-island", seven_bits)


@both
def test_every_tile_that_goes_on_acting_has_a_sign_of_its_own(seven_bits: bool) -> None:
    acting = [kind for kind in KINDS if kind.acts in ("always", "until left")]
    check_own_signs("treasure-island", acting, seven_bits)


@both
def test_tiles_with_a_direction_have_a_sign_for_each(seven_bits: bool) -> None:
    check_directions("treasure-island", KINDS, seven_bits)


def test_single_arrows_point_where_they_lead() -> None:
    check_arrows("treasure-island", [KINDS[NUMBER[id]] for id in ("arrow_1", "arrow_1d")])


def test_of_three_arrows_the_tick_points_into_the_diagonal() -> None:
    corners = {7: (0, "'"), 1: (1, "'"), 3: (1, ","), 5: (0, ",")}
    for turn in range(4):
        (diagonal,) = (exit_ for exit_ in turned(KINDS[NUMBER["arrow_3"]].exits, turn) if exit_ % 2)
        place, tick = corners[diagonal]
        assert tile_signs("treasure-island", True)["arrow_3"].turned(turn)[place] == tick


@both
def test_the_legend_explains_every_sign_there_is(seven_bits: bool) -> None:
    groups = legend(seven_bits)
    told = {sign for group in groups for row in group.rows for sign in row.sign.split()}
    assert {
        side.strip() for entry in tile_signs("treasure-island", seven_bits).values() for side in entry.sides
    } <= told
    signs = board_signs(seven_bits)
    of_dice_and_backs = {"risky", "beach", "forest", "mountain"}
    meant = {*signs.edges, *signs.ground} - of_dice_and_backs
    assert {signs[mark] for mark in meant} <= told
    own = {"open", "close"}
    elsewhere = {"loaded", "middle", "rule", "turn", "flag", "route"}
    assert set(signs.marks) - own - elsewhere - of_dice_and_backs == meant
    assert signs["loaded"] == signs["coin"]
    assert {signs[mark] for mark in own} <= told
    assert "2" in told


@both
def test_nothing_of_the_legend_is_cut_off_in_the_help(seven_bits: bool) -> None:
    check_help(legend(seven_bits), seven_bits)


@both
def test_the_legend_in_the_rulebook_is_safe_from_markup(seven_bits: bool) -> None:
    text = page(legend(seven_bits))
    assert text.count("```") == 2 * len(legend(seven_bits))
    for group in legend(seven_bits):
        for row in group.rows:
            assert any(line.split(row.sign, 1)[-1].strip() == row.meaning for line in text.splitlines()), row


@both
def test_no_tile_is_drawn_with_the_letters_of_a_crew(seven_bits: bool) -> None:
    letters = {*"".join(LETTERS), *"".join(LETTERS).lower()}
    for kind, entry in tile_signs("treasure-island", seven_bits).items():
        assert not {side.strip() for side in entry.sides} & letters, kind
        assert not any(set(side) <= letters for side in entry.sides), kind


def test_in_seven_bits_no_target_looks_like_an_arrow() -> None:
    arrows = {sign for side in tile_signs("treasure-island", True)["arrow_1"].sides for sign in side.strip()}
    signs = board_signs(True)
    assert not {signs["target"], signs["target_more"], signs["chosen"]} & (arrows | {signs["turn"]})


def test_every_sign_belongs_to_a_kind() -> None:
    assert set(tile_signs("treasure-island", False)) - {"used"} <= set(NUMBER)


def test_there_are_curses_to_choose_from() -> None:
    curses = (assets() / "curses.txt").read_text("utf-8").splitlines()
    assert len(curses) >= 20
    assert len(set(curses)) == len(curses)
    assert all(curse.strip() == curse and len(curse) <= 40 and curse.isascii() for curse in curses)
