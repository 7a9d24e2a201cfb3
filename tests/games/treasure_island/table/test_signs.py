"""How the tiles of Treasure Island are drawn."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from tabletop_tui.assets import assets
from tabletop_tui.games.pirates.table.signs import tile_signs
from tabletop_tui.games.pirates.tiles import turned
from tabletop_tui.games.treasure_island.tiles import KINDS, NUMBER

both = pytest.mark.parametrize("seven_bits", [False, True], ids=["unicode", "ascii"])


@both
def test_every_sign_is_two_columns_wide(seven_bits: bool) -> None:
    for kind, entry in tile_signs("treasure-island", seven_bits).items():
        assert {cell_len(side) for side in entry.sides} == {2}, kind
        assert len(entry.word) <= 6, kind
        assert len(entry.brief) <= 4, kind
        assert not seven_bits or "".join(entry.sides).isascii(), kind


@both
def test_every_tile_that_goes_on_acting_has_a_sign_of_its_own(seven_bits: bool) -> None:
    signs = tile_signs("treasure-island", seven_bits)
    acting = [kind for kind in KINDS if kind.acts in ("always", "until left")]
    assert {kind.id for kind in acting} <= set(signs)
    faces = [side for entry in signs.values() for side in entry.sides]
    assert len(faces) == len(set(faces))


@both
def test_tiles_with_a_direction_have_a_sign_for_each(seven_bits: bool) -> None:
    for kind in KINDS:
        if kind.turns > 1:
            assert len(tile_signs("treasure-island", seven_bits)[kind.id].sides) == kind.turns, kind.id


def test_single_arrows_point_where_they_lead() -> None:
    signs = tile_signs("treasure-island", False)
    for id in ("arrow_1", "arrow_1d"):
        for turn in range(4):
            (exit_,) = turned(KINDS[NUMBER[id]].exits, turn)
            assert signs[id].turned(turn)[0] == "↑↗→↘↓↙←↖"[exit_]


def test_every_sign_belongs_to_a_kind() -> None:
    assert set(tile_signs("treasure-island", False)) - {"used"} <= set(NUMBER)


def test_there_are_curses_to_choose_from() -> None:
    curses = (assets() / "curses.txt").read_text("utf-8").splitlines()
    assert len(curses) >= 20
    assert len(set(curses)) == len(curses)
    assert all(curse.strip() == curse and len(curse) <= 40 and curse.isascii() for curse in curses)
