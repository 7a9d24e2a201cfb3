"""Signs of boards and tiles, read from the assets."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from tabletop_tui.assets import assets


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
    data = _read("board")
    marks = {name: pair[ascii] for name, pair in data["signs"].items()}
    edges, ground = (MappingProxyType(data["meanings"][part]) for part in ("edges", "ground"))
    return Signs(MappingProxyType(marks), edges, ground, str(data["compass"]["ascii" if ascii else "unicode"]))


@cache
def tile_signs(game: str, ascii: bool) -> Mapping[str, TileSign]:  # noqa: A002
    """How the kinds of a game's tiles are drawn, by their ids."""
    key = "ascii" if ascii else "sign"
    return MappingProxyType(
        {
            kind: TileSign(
                tuple(entry[key]),
                word := str(entry.get("word", "")),
                str(entry.get("brief", word)),
                tuple(str(entry.get("art", "")).strip("\n").splitlines()),
            )
            for kind, entry in _read(game).items()
        }
    )


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((assets() / "tiles" / f"{name}.toml").read_text("utf-8"))
