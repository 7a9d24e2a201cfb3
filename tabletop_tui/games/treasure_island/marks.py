"""What is known of a move before it is made: that it kills, loses gold, or changes nothing.

Marks are worked out from open tiles and what everybody sees, whoever asks; a chain that comes to a closed tile is
unknown and has no mark.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.marks import UNKNOWN, Foresight, Mark
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.position import DEAD
from tabletop_tui.rules import CHANCE

from .moves import ESCAPE, STAY, TAKE_OFF

if TYPE_CHECKING:
    from .state import IslandState

__all__ = ["UNKNOWN", "Foresight", "Mark", "foresee", "mark"]

MOST_ENDINGS: Final = 200
"""A move with more endings than this has no mark: a flight over ice can end nearly anywhere."""

_BY_PIECE: Final = (moves.STEP, moves.ADVANCE, ESCAPE, TAKE_OFF)
_IN_CHAINS: Final = (moves.GO, moves.FLY, moves.SILENT, moves.SWEAR, STAY)
_NO_FORESIGHT: Final = Foresight(Mark.NONE, UNKNOWN)


def mark(state: IslandState, move: Move) -> Mark:
    """The mark of a legal move."""
    return foresee(state, move).mark


def foresee(state: IslandState, move: Move) -> Foresight:
    """The mark of a legal move, and where it certainly ends."""
    if move[0] in _BY_PIECE:
        piece = move[1]
    elif move[0] in _IN_CHAINS:
        piece = state.mover
    else:
        return _NO_FORESIGHT
    blind = state.copy()
    blind.known = bytearray(len(state.known))
    common = Mark.DEADLY | Mark.GOLD_LOST | Mark.CHANGES_NOTHING
    endings = list(islice(_endings(blind, move, piece), MOST_ENDINGS + 1))
    if len(endings) > MOST_ENDINGS:
        return _NO_FORESIGHT
    places = set()
    for ending in endings:
        if ending is None:
            return _NO_FORESIGHT
        common &= _compare(state, ending, piece)
        places.add(ending.at[piece])
    return Foresight(common, places.pop() if len(places) == 1 else UNKNOWN)


def _endings(state: IslandState, move: Move, piece: int) -> Iterator[IslandState | None]:
    """Every position in which the piece's move can end, None where a closed tile hides it."""
    after = state.copy()
    after.play(move)
    if after.mover != piece:
        yield after
    elif after.deciding == CHANCE:
        yield None
    else:
        for answer in after.moves():
            yield from _endings(after, answer, piece)


def _compare(before: IslandState, after: IslandState, piece: int) -> Mark:
    result = Mark.NONE
    if after.at[piece] == DEAD:
        result |= Mark.DEADLY
    if after.lost_gold > before.lost_gold:
        result |= Mark.GOLD_LOST
    if before.mover < 0 and _altered(before) == _altered(after) and before.status[piece] == after.status[piece]:
        result |= Mark.CHANGES_NOTHING
    return result


def _altered(state: IslandState) -> tuple[object, ...]:
    return (
        state.at,
        state.crew_of,
        state.coins,
        state.treasure,
        state.faces,
        state.ships,
        state.stored,
        state.bottles,
        state.lost_gold,
    )
