"""Signs of boards and tiles, read from the assets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from tabletop_tui.assets import Entries, read_toml


@dataclass(frozen=True, slots=True)
class TileSign:
    """How a kind of tile is drawn.

    Attributes:
        sides: Two columns for each quarter turn.
        word: It in up to six letters, empty where the sign says it all.
        brief: The same in up to four.
        art: Its picture, in rows.
    """

    sides: tuple[str, ...]
    word: str = ""
    brief: str = ""
    art: tuple[str, ...] = ()

    def turned(self, quarters: int) -> str:
        """The sign after so many quarter turns."""
        return self.sides[quarters % len(self.sides)]


@dataclass(frozen=True, slots=True, eq=False)
class Signs:
    """The signs a board is drawn with.

    Attributes:
        marks: One column each, by name.
        edges: What the marks at the left edge of a cell mean, by name.
        ground: What the marks that fill a cell mean.
        compass: Arrows in the eight directions, clockwise from north.
    """

    marks: Mapping[str, str]
    edges: Mapping[str, str]
    ground: Mapping[str, str]
    compass: str

    def __getitem__(self, mark: str) -> str:
        return self.marks[mark]


@cache
def board_signs(ascii: bool) -> Signs:  # noqa: A002 - the glyph sets call it so
    """The signs of all boards, in Unicode or in seven bits."""
    data = read_toml("tiles/board.toml")
    edges, ground = (data["meanings"][part].each(str) for part in ("edges", "ground"))
    compass = str(data["compass"]["ascii" if ascii else "unicode"])
    return Signs(data["signs"].each(lambda pair: str(pair[ascii])), edges, ground, compass)


@cache
def tile_signs(game: str, ascii: bool) -> Mapping[str, TileSign]:  # noqa: A002
    """How the kinds of a game's tiles are drawn, by their ids."""

    def sign(entry: Entries[Any]) -> TileSign:
        return TileSign(
            tuple(entry["ascii" if ascii else "sign"]),
            word := str(entry.get("word", "")),
            str(entry.get("brief", word)),
            tuple(str(entry.get("art", "")).strip("\n").splitlines()),
        )

    return read_toml(f"tiles/{game}.toml").each(sign)


def check_signs(game: str) -> None:
    """See that the board and the tiles of a game have all their signs.

    Raises:
        BadAsset: A file is damaged, or lacks a sign.
    """
    for ascii in (False, True):  # noqa: A001
        signs, tiles = board_signs(ascii), tile_signs(game, ascii)
        for mark in (*signs.edges, *signs.ground):
            signs[mark]
        for fallback in ("empty", "used"):
            tiles[fallback]
