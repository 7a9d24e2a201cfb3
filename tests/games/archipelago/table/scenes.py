"""Drawn islands as matches, and as moments of the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tabletop_tui.games.archipelago.game import GAME
from tabletop_tui.games.archipelago.moves import ROLL
from tabletop_tui.games.archipelago.state import DICE, ArchipelagoState
from tabletop_tui.games.archipelago.table.lore import ARCHIPELAGO
from tabletop_tui.games.archipelago.tiles import EMPTY
from tabletop_tui.games.pirates.table.aims import Aims
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.rules import Game, Match, Nature, Seat
from tabletop_tui.tui.sitting import Sitting
from tests.games.archipelago.shore import Shore

NAMES = ("Anna", "Boris", "[b]Chen[/b]", "Dora")

CROWD = """
~ n1 e1 arrow_1d/1 arrow_2/1
# pit:s1 $$n2 crossroads/1 cannibal ?ice
labyrinth_3:$w1 # jungle:n3+e2 $$$ sanctuary #
~ fortress:s2 trampoline horse crocodile
~ ~ barrel:w2 balloon:mis
"""
"""From b3 on island 1."""


def crowd(**things: Any) -> dict[str, Any]:
    """Things for `shore` besides `CROWD`."""
    usual: dict[str, Any] = {
        "bottles": {"N": 2, "S": 1},
        "stored": {"N": 3, "W": 2},
        "dead": "e3",
        "crushed": "s3",
        "caught": "s1",
        "missionary": "S",
        "abilities": {"n1": "woodsman", "e1": "musketeer", "w2": "dynamite"},
    }
    return {**usual, **things}


def game_of(board: Shore, rolls: Sequence[int] = (), **options: Any) -> Game:
    """A game that begins with this board, whose closed tiles are what was drawn and whose dice fall as told."""
    hidden = dict(board.hidden)

    def draw(state: ArchipelagoState, nature: Nature) -> tuple[int, ...]:
        if state.phase in DICE:
            return ROLL, rolls[state.dice % len(rolls)]
        verb, cell = state.closed_tile()
        return (verb, cell, *hidden.get(cell, (EMPTY, 0)))

    first = board.state.copy()
    first.__class__ = type("Drawn", (ArchipelagoState,), {"__slots__": (), "draw": draw})
    return replace(GAME, start=lambda _options, _seats: first.copy())


def match_of(board: Shore, rolls: Sequence[int] = ()) -> Match:
    """A match that begins with this board."""
    seats = tuple(Seat(name) for name in NAMES[: board.state.seating.seats])
    match = Match(game_of(board, rolls), board.state.options, seats, 1)
    match.settle()
    return match


def moment_of(board: Shore, *, alone: bool = False) -> Moment:
    """This moment of a board; ``alone`` after the hand-over."""
    sitting = Sitting(match_of(board))
    if alone:
        sitting.look()
    return Moment(sitting.scene(), ARCHIPELAGO)


def aims_of(board: Shore) -> tuple[Moment, Aims]:
    moment = moment_of(board)
    return moment, Aims(moment)


def begun(seats: int, seed: int, **options: Any) -> Match:
    """A match settled to its first decision."""
    names = tuple(Seat(name) for name in NAMES[:seats])
    match = Match(GAME, GAME.options(**options), names, seed)
    match.settle()
    return match
