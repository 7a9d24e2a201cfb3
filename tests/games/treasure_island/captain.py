"""The captain of plain good sense on the treasure island."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from tabletop_tui.games.pirates.marks import Foresight
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.treasure_island.geometry import GRID
from tabletop_tui.games.treasure_island.marks import FORESEER
from tabletop_tui.games.treasure_island.moves import ESCAPE, STAY, TAKE_OFF
from tabletop_tui.games.treasure_island.state import IslandState
from tabletop_tui.games.treasure_island.tiles import KINDS, NUMBER
from tabletop_tui.games.treasure_island.view import View
from tests.games.pirates import captain


def decide(state: IslandState, rng: Random) -> Move:
    """What this captain does in a position; only what everybody may know of it is looked at."""
    return captain.decide(state, FORESEER, Outlook, rng)


def choose(view: View, legal: Sequence[Move], marks: Sequence[Foresight], rng: Random) -> Move:
    """The best of the legal moves, see `captain.Outlook.best`."""
    return Outlook(view).best(legal, marks, rng)


class Outlook(captain.Outlook):
    """What the captain on turn thinks of one position."""

    GRID = GRID
    KINDS = KINDS
    SHUNNED = frozenset(NUMBER[kind] for kind in ("cannibal", "trap", "cannon", "crocodile", "cave"))
    CELL_OF: ClassVar = {**captain.CELL_OF, ESCAPE: 2, TAKE_OFF: 2}
    WORTHS: ClassVar = {**captain.WORTHS, STAY: -1}
    LOATH: ClassVar = {ESCAPE: 30}
