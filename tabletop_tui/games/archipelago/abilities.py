"""What the nine abilities are, as sets of pieces (heading "Pirate Abilities").

What they do stands where it is done: steps and fights ask who cannot be beaten, or beats nobody, on a terrain.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tabletop_tui.games.pirates.terrain import BEACH, FOREST, MOUNTAIN, TERRAINS

from .data import ABILITIES

BEACHCOMBER: Final = ABILITIES.index("beachcomber") + 1
MUSKETEER: Final = ABILITIES.index("musketeer") + 1
SHIPS_BOY: Final = ABILITIES.index("ships_boy") + 1
WOODSMAN: Final = ABILITIES.index("woodsman") + 1
BLACK_SPOT: Final = ABILITIES.index("black_spot") + 1
SWIMMER: Final = ABILITIES.index("swimmer") + 1
HIGHLANDER: Final = ABILITIES.index("highlander") + 1
DYNAMITE: Final = ABILITIES.index("dynamite") + 1
NIMBLE_ONE: Final = ABILITIES.index("nimble_one") + 1

STRONGHOLD: Final = {BEACH: BEACHCOMBER, FOREST: WOODSMAN, MOUNTAIN: HIGHLANDER}
"""By terrain: who cannot be beaten on it."""

WEAK_SPOT: Final = {FOREST: BEACHCOMBER, MOUNTAIN: WOODSMAN, BEACH: HIGHLANDER}
"""By terrain: who beats nobody on it."""


class Gifts(NamedTuple):
    """Who can do what.

    Attributes:
        guarded: By terrain: who cannot be beaten there; the Black Spot anywhere.
        gentle: By terrain: who beats nobody there; Black Spot and Swimmer anywhere.
        rollers: Musketeers, with whom fights are decided by dice.
        bombs: Who carries dynamite.
        divers: Who may dive.
        climbers: Who may climb out of the water.
        boys: Who cannot sail a ship alone.
        nimble: Who takes coins from beside enemies.
        movers: All who can do what others cannot in a turn of their own.
    """

    guarded: tuple[int, ...]
    gentle: tuple[int, ...]
    rollers: int
    bombs: int
    divers: int
    climbers: int
    boys: int
    nimble: int
    movers: int


@lru_cache(maxsize=4096)
def gifts(ability: bytes) -> Gifts:
    """What follows from the ability of each piece."""

    def who(*numbers: int | None) -> int:
        return sum(1 << piece for piece, number in enumerate(ability) if number and number in numbers)

    divers, climbers, nimble = who(SWIMMER), who(SWIMMER, SHIPS_BOY), who(NIMBLE_ONE)
    return Gifts(
        guarded=tuple(who(BLACK_SPOT, STRONGHOLD.get(terrain)) for terrain in range(TERRAINS)),
        gentle=tuple(who(BLACK_SPOT, SWIMMER, WEAK_SPOT.get(terrain)) for terrain in range(TERRAINS)),
        rollers=who(MUSKETEER),
        bombs=who(DYNAMITE),
        divers=divers,
        climbers=climbers,
        boys=who(SHIPS_BOY),
        nimble=nimble,
        movers=divers | climbers | nimble,
    )
