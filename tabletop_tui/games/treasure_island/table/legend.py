"""What the signs on the island mean."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop_tui.games.pirates.crews import LETTERS
from tabletop_tui.games.pirates.table.legend import edges, gold_on, pieces, tiles
from tabletop_tui.games.pirates.table.signs import Signs, TileSign, board_signs, tile_signs
from tabletop_tui.games.treasure_island.tiles import KINDS
from tabletop_tui.tui.legend import Group, Row


def legend(ascii: bool) -> tuple[Group, ...]:  # noqa: A002 - the glyph sets call it so
    """All of them, in Unicode or in seven bits, each group in the order in which one meets them."""
    signs, faces = board_signs(ascii), tile_signs("treasure-island", ascii)
    certain = {mark: meaning for mark, meaning in signs.edges.items() if mark != "risky"}
    return (
        Group("Pieces, ships and gold", (*pieces(), *_residents(), *_gold(signs, faces))),
        edges(signs, certain),
        *tiles(signs, ("closed", "looked", "wave"), faces, KINDS),
    )


def _residents() -> tuple[Row, ...]:
    north, east = LETTERS[0].lower(), LETTERS[1].lower()
    return Row("B M F", "Ben, Missionary, Friday"), Row(f"B{north} F{east}", "the same, and whose")


def _gold(signs: Signs, faces: Mapping[str, TileSign]) -> tuple[Row, ...]:
    coin, treasure = signs["coin"], signs["treasure"]
    return (
        Row(f"{coin}3", "three coins"),
        Row(f"{treasure} {treasure}2", "treasure, with two coins"),
        gold_on(signs, faces["spinner_2"], "gold on a spinner"),
    )
