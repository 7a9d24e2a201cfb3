"""What the signs on the island mean."""

from __future__ import annotations

from tabletop_tui.games.pirates.crews import COLOURS, LETTERS
from tabletop_tui.games.pirates.table.legend import edges, ground, tiles
from tabletop_tui.games.pirates.table.signs import board_signs, tile_signs
from tabletop_tui.games.treasure_island.tiles import KINDS
from tabletop_tui.tui.legend import Group, Row

from .places import common


def legend(ascii: bool) -> tuple[Group, ...]:  # noqa: A002 - the glyph sets call it so
    """All of them, in Unicode or in seven bits, each group in the order in which one meets them."""
    signs, faces = board_signs(ascii), tile_signs("treasure-island", ascii)
    names = {"empty": "empty", "used": "opened and used up: as empty"}
    names |= {kind.id: common(kind.name) for kind in KINDS if kind.id != "empty"}
    rows = tiles(faces, names)
    return (
        Group("Pieces, ships and gold", (*_pieces(), *_gold(signs["coin"], signs["treasure"]))),
        edges(signs),
        Group("Tiles", (*ground(signs), *(row for row in rows if " " not in row.sign))),
        Group("Tiles with a direction", tuple(row for row in rows if " " in row.sign)),
    )


def _pieces() -> tuple[Row, ...]:
    north, east, white, yellow = LETTERS[0], LETTERS[1], COLOURS[0], COLOURS[1]
    return (
        Row(f"{north.lower()}1 {east.lower()}2", f"pirates, {white} and {yellow}"),
        Row(f"{north} {east}2", "ships, one with two aboard"),
        Row("B M F", "Ben, Missionary, Friday"),
        Row(f"B{north.lower()} F{east.lower()}", "the same, and whose"),
    )


def _gold(coin: str, treasure: str) -> tuple[Row, ...]:
    return (Row(f"{coin}3", "three coins"), Row(f"{treasure} {treasure}2", "treasure, with two coins"))
