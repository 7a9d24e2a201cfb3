"""The moves of pirate games: tuples that begin with a verb. Games add verbs of their own from `OWN_VERBS` on.

`Load` is what a piece carries: `NOTHING`, `COIN` or `TREASURE`. Cells are numbers of the grid, written as columns and
rows; pieces are written by their labels.

| move | text | when |
|---|---|---|
| ``(STEP, piece, cell, load)`` | ``n2 g4-g5 coin``, ``n1 swim a3-a4`` | walk, land, board, ram, swim, dive or climb |
| ``(ADVANCE, piece, load)`` | ``n1 e5 next coin`` | to the next step of the same spinner |
| ``(SAIL, crew, cell)`` | ``ship N f1`` | a ship goes to a cell of water |
| ``(REVIVE, pirate)`` | ``revive n3`` | a dead pirate comes back |
| ``(GIVE, resident)`` | ``give friday`` | a bottle is handed over |
| ``(DONE,)`` | ``done`` | the turn ends, bottles stay; tiles looked at have been seen |
| ``(PROPOSE,)`` | ``propose end`` | ask the others to end the game |
| ``(AGREE,)``, ``(REFUSE,)`` | ``agree``, ``refuse`` | the answer of each other seat |
| ``(GO, cell, load)`` | ``go h6``, ``go h6 coin`` | which way a chain or a cave leads |
| ``(FLY, cell)`` | ``fly e5`` | where a flight in mid-chain goes |
| ``(SWEAR,)``, ``(SILENT,)`` | ``swear``, ``silent`` | the answer to misfortune |
| ``(LOOK, cell)`` | ``look c3`` | a closed tile is chosen at the lighthouse |
| ``(ARRANGE, *cells)`` | ``arrange d4 c3 e5 f6`` | where the tiles looked at now come from, the first cell first |
| ``(SHAKE, cell)`` | ``shake c3`` | the first tile of an earthquake |
| ``(QUAKE, cell, cell)`` | ``quake c3 d7`` | both tiles of an earthquake |
| ``(TILE, cell, kind, turn)`` | ``tile e5 crocodile``, ``tile e5 arrow_2d 1`` | chance: a tile is turned up |
| ``(PEEK, cell, kind, turn)`` | ``peek e5 crocodile`` | chance: a tile is looked at |

In ``go`` the load is `NOTHING` unless one is taken up on entering a cave; the load of a piece in a chain stays its own.
"""

from __future__ import annotations

from typing import Final

STEP: Final = 0
ADVANCE: Final = 1
SAIL: Final = 2
REVIVE: Final = 3
GIVE: Final = 4
DONE: Final = 5
PROPOSE: Final = 6
AGREE: Final = 7
REFUSE: Final = 8
GO: Final = 9
FLY: Final = 10
SWEAR: Final = 11
SILENT: Final = 12
LOOK: Final = 13
ARRANGE: Final = 14
SHAKE: Final = 15
QUAKE: Final = 16
TILE: Final = 17
PEEK: Final = 18

OWN_VERBS: Final = 32
"""The first verb a game may define for itself."""

NOTHING: Final = 0
COIN: Final = 1
TREASURE: Final = 2

LOADS: Final = ("", "coin", "treasure")
"""The word for each load."""

Move = tuple[int, ...]
"""A verb and its arguments."""
