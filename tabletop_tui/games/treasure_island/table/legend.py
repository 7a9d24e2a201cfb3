"""What the signs on the island mean."""

from __future__ import annotations

from tabletop_tui.games.pirates.crews import LETTERS
from tabletop_tui.games.pirates.table.legend import edges, pieces, tiles
from tabletop_tui.games.pirates.table.signs import board_signs, tile_signs
from tabletop_tui.games.treasure_island.tiles import KINDS
from tabletop_tui.tui.legend import Group, Row


def legend(ascii: bool) -> tuple[Group, ...]:  # noqa: A002 - the glyph sets call it so
    """All of them, in Unicode or in seven bits, each group in the order in which one meets them."""
    signs, faces = board_signs(ascii), tile_signs("treasure-island", ascii)
    certain = {mark: meaning for mark, meaning in signs.edges.items() if mark != "risky"}
    return (
        Group("Pieces, ships and gold", (*pieces(), *_residents(), *_gold(signs["coin"], signs["treasure"]))),
        edges(signs, certain),
        *tiles(signs, ("closed", "looked", "wave"), faces, KINDS),
    )


def _residents() -> tuple[Row, ...]:
    north, east = LETTERS[0].lower(), LETTERS[1].lower()
    return Row("B M F", "Ben, Missionary, Friday"), Row(f"B{north} F{east}", "the same, and whose")


def _gold(coin: str, treasure: str) -> tuple[Row, ...]:
    return (Row(f"{coin}3", "three coins"), Row(f"{treasure} {treasure}2", "treasure, with two coins"))
