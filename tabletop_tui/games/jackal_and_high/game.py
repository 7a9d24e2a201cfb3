"""The game in the box."""

from __future__ import annotations

from tabletop_tui.rules import BadOptions, Game

from . import BOX
from .options import Options
from .position import MOST_ROUNDS
from .state import JackalState


def start(options: Options, seats: int) -> JackalState:
    """The first position.

    Raises:
        BadOptions: The first player is a seat nobody sits in.
    """
    if options.first_player != "random" and int(options.first_player) > seats:
        raise BadOptions(f"Player {options.first_player} cannot start: there are only {seats} players.")
    return JackalState(options, seats)


def bound(options: Options, seats: int) -> int:
    """The most decisions a game can take (ruling `J56`).

    In one round a seat throws and ends at most three turns, places three dice one at a time, and throws a lone die
    again at most twice, since after a lone die it has none left. All seats together stack at most a whole row, and
    every two cards need at most one word that the order stands.
    """
    row = seats + 1
    return MOST_ROUNDS * (11 * seats + row + row // 2)


GAME = Game(box=BOX, revision=1, options=Options, start=start, bound=bound)
