"""Dice rolled on the table: they tumble, lie still, and it is said what they mean."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from tabletop_tui.games.archipelago.campaign_events import DraftRolled
from tabletop_tui.games.archipelago.data import stock
from tabletop_tui.games.archipelago.events import Duelled, Rolled
from tabletop_tui.games.pirates.crews import COLOURS, NAMES
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.games.pirates.table.places import DIRECTIONS
from tabletop_tui.rules import Event

from .tray import Thrown, Tray

TUMBLE_SECONDS: Final = 0.08
"""How long each passing face is seen."""

LIE_SECONDS: Final = 1.0
"""How long dice lie still."""

_PASSING: Final = (3, 6, 2, 5)
"""Passing faces; whatever they are, they say nothing of the last one."""


def tray_of(event: Event, moment: Moment, before: Tray | None) -> Tray | None:
    """The dice of an event as they lie at last, those of crews that have rolled just before among them."""
    if isinstance(event, Rolled):
        return _crossroads(event, moment)
    if isinstance(event, Duelled):
        return _duel(event, moment)
    if isinstance(event, DraftRolled):
        rolled = Thrown(COLOURS[event.crew], event.crew, event.face)
        title = "Equal coins: who chooses first?"
        earlier = before.dice if before is not None and before.title == title else ()
        if any(die.crew == event.crew for die in earlier):
            earlier = ()
        return Tray(title, (*earlier, rolled), f"{moment.captain(event.crew)} rolls {event.face}")
    return None


def frames(tray: Tray, new: int) -> Iterator[tuple[Tray, float]]:
    """The pictures of a throw, and how long each is seen.

    Args:
        tray: The dice as they lie at last.
        new: How many of them, the last ones, are thrown now.
    """
    old = len(tray.dice) - new
    for at, face in enumerate(_PASSING):
        tumbling = tuple(
            replace(die, value=1 + (face + at + number) % 6) if number >= old else die
            for number, die in enumerate(tray.dice)
        )
        yield Tray(tray.title, tumbling), TUMBLE_SECONDS
    yield tray, LIE_SECONDS


def _crossroads(event: Rolled, moment: Moment) -> Tray:
    piece = moment.view.pieces[event.piece]
    turn = moment.spots[moment.grid.cells[event.name]].turn
    way = DIRECTIONS[(stock().crossroads[event.face - 1] + 2 * turn) % 8]
    die = Thrown(NAMES[event.piece], piece.crew, event.face)
    return Tray(f"{NAMES[event.piece]} at the crossroads, {event.name}", (die,), f"{event.face}: on to the {way}")


def _duel(event: Duelled, moment: Moment) -> Tray:
    pair, pieces = (event.attacker, event.defender), moment.view.pieces
    dice = tuple(Thrown(NAMES[piece], pieces[piece].crew, face) for piece, face in zip(pair, event.dice, strict=True))
    mine, yours = event.dice
    verdict = "Equal: once more" if mine == yours else f"{NAMES[pair[mine > yours]]} is beaten"
    return Tray(f"{NAMES[pair[0]]} attacks {NAMES[pair[1]]} at {event.name}", dice, verdict)
