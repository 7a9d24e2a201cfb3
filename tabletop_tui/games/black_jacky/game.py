"""The game in the box."""

from __future__ import annotations

from tabletop_tui.rules import BadOptions, Game

from . import BOX
from .options import Options
from .position import MOST_TURNS, red_hearts
from .state import BlackJackyState


def start(options: Options, seats: int) -> BlackJackyState:
    """The first position.

    Raises:
        BadOptions: The first player is a seat nobody sits in.
    """
    if options.first_player != "random" and int(options.first_player) > seats:
        raise BadOptions(f"Player {options.first_player} cannot start: there are only {seats} players.")
    return BlackJackyState(options, seats)


def bound(options: Options, seats: int) -> int:
    """The most decisions a game can take (ruling `B59`).

    Every round costs a heart, and a cat loses at most its red hearts and one black heart. In a round everybody guesses
    at most once; a turn is at most one card laid, two cats named, two gifts, one play and one word that it is over.
    """
    rounds = seats * (red_hearts(seats) + 1)
    return rounds * (seats + 6 * MOST_TURNS)


GAME = Game(box=BOX, revision=1, options=Options, start=start, bound=bound)
