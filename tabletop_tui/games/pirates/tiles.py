"""What a kind of tile is, as data: games list theirs in a table, and what each does is a function in their effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .events import Way

N, NE, E, SE, S, SW, W, NW = range(8)
"""Directions, clockwise from north; a quarter turn adds two."""

Acts = Literal["never", "once", "always", "until left"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TileKind:
    """One kind of tile.

    Attributes:
        id: Its name in tables and in the texts of moves.
        name: Its name for people.
        rule: What it does, in a sentence or two for people.
        count: How many the game has.
        acts: When it acts: never; when it is opened and never again; whenever a piece arrives; until a piece leaves.
        stop: Whether a piece can end its move there, so that gold can lie there.
        loads: Whether a loaded piece may enter it when it is open.
        turns: How many quarter turns look different: 1 for a tile without direction, else 2 or 4.
        exits: Directions it sends pieces to, before it is turned.
        steps: Steps of a spinner, 1 for all other tiles.
        coins: Coins found on it; a treasure is not made of coins.
        bottles: Bottles found on it.
        refuge: No enemy can enter while a piece is inside, and nobody inside is attacked.
        truce: Enemies stand here together and nobody is attacked.
        deadly: Whoever arrives dies, before he could attack anybody; gold does not stay here when nobody does.
        nursery: Dead pirates can be brought back here.
        way: How a piece goes on that it sends away.
    """

    id: str
    name: str
    rule: str
    count: int
    acts: Acts = "always"
    stop: bool = True
    loads: bool = True
    turns: Literal[1, 2, 4] = 1
    exits: tuple[int, ...] = ()
    steps: int = 1
    coins: int = 0
    bottles: int = 0
    refuge: bool = False
    truce: bool = False
    deadly: bool = False
    nursery: bool = False
    way: Way = "walk"


def turned(exits: tuple[int, ...], quarters: int) -> tuple[int, ...]:
    """Directions after so many quarter turns clockwise, ascending."""
    return tuple(sorted((direction + 2 * quarters) % 8 for direction in exits))
