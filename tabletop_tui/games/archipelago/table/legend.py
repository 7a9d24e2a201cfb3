"""What the signs on the islands mean."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop_tui.games.archipelago.data import AbilityRow, stock
from tabletop_tui.games.archipelago.tiles import KINDS
from tabletop_tui.games.pirates.crews import LETTERS
from tabletop_tui.games.pirates.table.legend import edges, gold_on, pieces, tiles
from tabletop_tui.games.pirates.table.signs import Signs, TileSign, board_signs, tile_signs
from tabletop_tui.tui.legend import Group, Row

from .abilities import badge, briefly


def legend(ascii: bool) -> tuple[Group, ...]:  # noqa: A002 - the glyph sets call it so
    """All of them, in Unicode or in seven bits, each group in the order in which one meets them."""
    signs, faces = board_signs(ascii), tile_signs("archipelago", ascii)
    meanings = {mark: _OWN_WORDS.get(mark, meaning) for mark, meaning in signs.edges.items() if mark != "treasure"}
    backs = ("beach", "forest", "mountain")
    soil = Row(" ".join(signs[back] for back in backs), "on beach, forest, mountain")
    return (
        Group("Pieces, ships and coins", (*pieces(), *_missionary(), *_coins(signs, faces))),
        Group("What pirates have learnt", tuple(_ability(card, ascii) for card in stock().cards)),
        edges(signs, meanings, soil),
        Group("Beside the map", _PANEL),
        *tiles(signs, (*backs, "looked", "wave"), faces, KINDS),
    )


_OWN_WORDS = {
    "loses": "loses the coin",
    "risky": "as the dice fall",
    "coin": "a coin there, or held",
    "caught": "held by a pit",
}


_PANEL = (
    Row("2 btl", "bottles of the crew"),
    Row("Mis", "has the Missionary"),
    Row("1 dead", "can be brought back"),
    Row("1 crushed", "run over: out for good"),
)


def _ability(card: AbilityRow, ascii: bool) -> Row:  # noqa: A002
    return Row(badge(card.number, ascii), f"{card.name}: {briefly(card.number)}")


def _coins(signs: Signs, faces: Mapping[str, TileSign]) -> tuple[Row, ...]:
    return Row(f"{signs['coin']}3", "three coins"), gold_on(signs, faces["labyrinth_2"], "coins in a labyrinth")


def _missionary() -> tuple[Row, ...]:
    return Row("M", "Missionary"), Row(f"M{LETTERS[0].lower()}", "the same, and whose")
