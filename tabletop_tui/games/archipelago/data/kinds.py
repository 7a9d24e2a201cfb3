"""What the rules know by name, and data files may therefore speak of."""

from __future__ import annotations

from typing import Final

ARROWS: Final = ("arrow_1", "arrow_1d", "arrow_2", "arrow_3", "arrow_4", "arrow_4d")

KINDS: Final = (
    "empty",
    *ARROWS,
    "barrel",
    "chest_1",
    "chest_2",
    "chest_3",
    "chest_4",
    "chest_5",
    "horse",
    "ice",
    "pit",
    "bottle_1",
    "bottle_2",
    "bottle_3",
    "crocodile",
    "jungle",
    "karramba",
    "lighthouse",
    "balloon",
    "musket",
    "sanctuary",
    "crossroads",
    "trampoline",
    "aeroplane",
    "smoke",
    "labyrinth_2",
    "labyrinth_3",
    "labyrinth_4",
    "labyrinth_5",
    "missionary",
    "earthquake",
    "cannibal",
    "fortress",
)
"""The kinds of tiles, by their ids.

There are more than this box has tiles of, because nobody knows how rich its chests are and how long its labyrinths.
"""

SINGLE: Final = ("lighthouse", "missionary")
"""Kinds of which there can be one tile only: there is one Missionary, and one captain who has seen closed tiles."""

NUMBER: Final = {id: number for number, id in enumerate(KINDS, 1)}
"""The number of each kind; 0 is a closed tile."""

ABILITIES: Final = (
    "beachcomber",
    "musketeer",
    "ships_boy",
    "woodsman",
    "black_spot",
    "swimmer",
    "highlander",
    "dynamite",
    "nimble_one",
)
"""The abilities, by their ids; the number of an ability is its place here, from 1, and 0 is none."""


def coins_of(kind: str) -> int:
    """How many coins a tile of this kind has."""
    return _number(kind, "chest_")


def bottles_of(kind: str) -> int:
    """How many bottles a tile of this kind has."""
    return _number(kind, "bottle_")


def _number(kind: str, beginning: str) -> int:
    return int(kind.removeprefix(beginning)) if kind.startswith(beginning) else 0
