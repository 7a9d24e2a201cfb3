"""The game in the box."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.pirates.turns import MOST_ROUNDS
from tabletop_tui.rules import Game, Supply

from . import BOX, own
from .campaign import MOST_ISLANDS
from .data import stock
from .options import Options
from .seats import seating
from .state import ArchipelagoState
from .voyages import CAMPAIGN

MOST_DECISIONS: Final = 400
"""More than anybody can decide in one turn.

An action, two tiles of an earthquake and their turns, four tiles at the lighthouse, the musket, a curse, a few bottles,
and the branches of all tiles with a choice, of which a move takes each at most once: 13 of arrows, 8 of the horse, 8 of
the trampoline, 55 of the aeroplane, on two tiles of ice 72 each. Everybody may also be asked to end the island.
"""

BETWEEN_ISLANDS: Final = 8
"""More decisions than there are between two islands: four berths, three cards, and where to sail."""

stock()  # where a data file is bad the game does not even open, and that file is named


def start(options: Options, seats: int) -> ArchipelagoState:
    """The first position.

    Raises:
        BadOptions: The options are for another number of players.
    """
    return ArchipelagoState(options, seating(options, seats))


def bound(options: Options, seats: int) -> int:
    """The most decisions a match can take.

    An island ends after `turns.MOST_ROUNDS` rounds at the latest, a campaign after `campaign.MOST_ISLANDS` islands.
    """
    islands = MOST_ISLANDS if options.plays == CAMPAIGN else 1
    return islands * (MOST_ROUNDS * 4 * MOST_DECISIONS + BETWEEN_ISLANDS)


GAME: Final = Game(box=BOX, revision=1, options=Options, start=start, bound=bound, supply=Supply(own.offers, own.fill))
