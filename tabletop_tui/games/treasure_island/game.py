"""The game in the box."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.pirates.crews import seating
from tabletop_tui.games.pirates.turns import MOST_ROUNDS
from tabletop_tui.rules import BadOptions, Game

from . import BOX
from .options import Options
from .state import IslandState

MOST_DECISIONS: Final = 1300
"""More than anybody can decide in one turn.

An action, two tiles of an earthquake, five moves at the lighthouse, a curse, a cave and a few bottles, and the branches
of all tiles with a choice, of which a move takes each at most once: 45 of arrows, 16 of knights, on six tiles of ice 48
jumps and 6 * 118 flights, and the aeroplane. Everybody may also be asked to end the game.
"""


def start(options: Options, seats: int) -> IslandState:
    """The first position.

    Raises:
        BadOptions: Two against two is for four players.
    """
    teams = options.teams == "two_against_two"
    if teams and seats != 4:
        raise BadOptions(f"Two against two is played by 4 players, not {seats}.")
    return IslandState(options, seating(seats, teams=teams))


def bound(options: Options, seats: int) -> int:
    """The most decisions a game can take.

    Without progress a game ends after `turns.QUIET_ROUNDS` rounds (ruling `T54`); progress cannot come for ever except
    by pirates dying and being brought back, and `turns.MOST_ROUNDS` ends that.
    """
    return MOST_ROUNDS * 4 * MOST_DECISIONS


GAME: Final = Game(box=BOX, revision=1, options=Options, start=start, bound=bound)
