"""What the signs of tiles and the legend have to be, in every game of pirates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest
from rich.cells import cell_len

from tabletop_tui.games.pirates.table import words
from tabletop_tui.games.pirates.table.signs import tile_signs
from tabletop_tui.games.pirates.tiles import TileKind, turned
from tabletop_tui.tui.legend import Group, columns

both = pytest.mark.parametrize("seven_bits", [False, True], ids=["unicode", "ascii"])

SIGNS = {mark: sign[0] for mark, sign in words.SIGNS.items()}
"""What marks moves in Unicode, by mark."""


def check_widths(game: str, seven_bits: bool) -> None:
    """Every sign is two columns wide, and the words for it are short."""
    for kind, entry in tile_signs(game, seven_bits).items():
        assert {cell_len(side) for side in entry.sides} == {2}, kind
        assert len(entry.word) <= 6, kind
        assert len(entry.brief) <= 4, kind
        assert not seven_bits or "".join(entry.sides).isascii(), kind


def check_own_signs(game: str, kinds: Iterable[TileKind], seven_bits: bool) -> None:
    """Each of these kinds has a sign, and no two faces share one."""
    signs = tile_signs(game, seven_bits)
    assert {kind.id for kind in kinds} <= set(signs)
    faces = [side for entry in signs.values() for side in entry.sides]
    assert len(faces) == len(set(faces))


def check_directions(game: str, kinds: Iterable[TileKind], seven_bits: bool) -> None:
    """A kind with a direction has a sign for each."""
    for kind in kinds:
        if kind.turns > 1:
            assert len(tile_signs(game, seven_bits)[kind.id].sides) == kind.turns, kind.id


def check_arrows(game: str, kinds: Iterable[TileKind]) -> None:
    """Single arrows point where they lead, however they are turned."""
    signs = tile_signs(game, False)
    for kind in kinds:
        for turn in range(4):
            (exit_,) = turned(kind.exits, turn)
            assert signs[kind.id].turned(turn)[0] == "↑↗→↘↓↙←↖"[exit_]


def check_help(legend: Sequence[Group], seven_bits: bool) -> None:
    """Nothing of the legend is cut off in the help."""
    shown = columns(legend, 70).plain
    for group in legend:
        for row in group.rows:
            assert row.meaning in shown
    assert max(map(cell_len, shown.splitlines())) <= 70
    assert not seven_bits or shown.isascii()
