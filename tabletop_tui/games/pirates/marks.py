"""What is known of a move before it is made: that it kills, loses gold, or changes nothing.

Marks are worked out from open tiles and what everybody sees, whoever asks; a chain that comes to a closed tile is
unknown there. Who moves can choose, and a mark is what no choice avoids; the dice can not be chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum, IntFlag
from functools import reduce
from operator import and_
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tabletop_tui.rules import CHANCE, Event

from . import moves
from .events import Cause, Died
from .moves import Move
from .position import LOST, Position

if TYPE_CHECKING:
    from .state import PirateState


class Mark(IntFlag):
    """What every known outcome of a move has in common."""

    NONE = 0
    DEADLY = 1
    """The piece leaves play."""

    GOLD_LOST = 2
    """Gold leaves the game: the load, or what the piece leaves lying where nothing can lie."""

    CHANGES_NOTHING = 4
    """The piece ends where it began and nothing else is altered."""

    RISKY = 8
    """The piece may leave play, as the dice will have it."""


UNKNOWN: Final = -9
"""Where a move ends that can end in more than one place, as far as everybody knows."""

MOST_ENDINGS: Final = 200
"""A move with more endings than this has no mark: a flight over ice can end nearly anywhere."""

BY_PIECE: Final = (moves.STEP, moves.ADVANCE)
"""Verbs that are followed by the piece that moves."""

IN_CHAINS: Final = (moves.GO, moves.FLY, moves.SILENT, moves.SWEAR)
"""Verbs with which a piece in the middle of its move goes on."""


class Foresight(NamedTuple):
    """What everybody can foresee of a move.

    Attributes:
        mark: What all its known outcomes have in common.
        place: Where its piece certainly ends; negative as in `position` for no cell, or `UNKNOWN`.
        death: What it certainly dies of, and at which place; None where it does not, or where that is not certain.
    """

    mark: Mark
    place: int
    death: tuple[Cause, int] | None = None


_NO_FORESIGHT: Final = Foresight(Mark.NONE, UNKNOWN)


def all_rolls(state: PirateState[Any]) -> list[Move]:
    """Everything a die can show."""
    return [roll for roll, _ in state.chances() or ()]


@dataclass(frozen=True)
class Foreseer:
    """Which moves of a game can be foreseen.

    Attributes:
        by_piece: Verbs that are followed by the piece that moves.
        in_chains: Verbs with which a piece in the middle of its move goes on.
        dice: Phases in which chance is a die in the middle of a move.
        rolls: What a die can show that leads anywhere, and not only to the same roll again.
    """

    by_piece: tuple[int, ...] = BY_PIECE
    in_chains: tuple[int, ...] = IN_CHAINS
    dice: Sequence[IntEnum] = ()
    rolls: Callable[[Any], list[Move]] = all_rolls

    def foresee(self, state: PirateState[Any], move: Move) -> Foresight:
        """The mark of a legal move, and where it certainly ends."""
        if move[0] in self.by_piece:
            piece = move[1]
        elif move[0] in self.in_chains:
            piece = state.mover
        else:
            return _NO_FORESIGHT
        blind = state.copy()
        blind.known = bytearray(len(state.known))
        return _Lookout(state, piece, self).after(blind, move) or _NO_FORESIGHT


class _Lookout:
    """Follows every way a move can go, as far as everybody sees."""

    def __init__(self, before: PirateState[Any], piece: int, foreseer: Foreseer) -> None:
        self.before, self.piece, self.foreseer = before, piece, foreseer
        self.endings = 0

    def after(self, state: PirateState[Any], move: Move) -> Foresight | None:
        """What is foreseen of a move, None when there are too many endings."""
        after = state.copy()
        after.play(move)
        if after.mover != self.piece:
            self.endings += 1
            mark = self._compare(after)
            return Foresight(mark, after.at[self.piece], self._death(state, move) if mark & Mark.DEADLY else None)
        dice = after.deciding == CHANCE
        if dice and after.phase not in self.foreseer.dice:
            self.endings += 1
            return _NO_FORESIGHT
        branches: list[Foresight] = []
        for answer in self.foreseer.rolls(after) if dice else after.moves():
            branch = self.after(after, answer) if self.endings <= MOST_ENDINGS else None
            if branch is None:
                return None
            branches.append(branch)
        return _common(branches, dice=dice)

    def _death(self, state: PirateState[Any], move: Move) -> tuple[Cause, int] | None:
        """What a move kills its piece with: it is played once more, to be told."""
        told: list[Event] = []
        state.copy().play(move, told.append)
        return next(((event.cause, event.place) for event in told if isinstance(event, Died)), None)

    def _compare(self, after: PirateState[Any]) -> Mark:
        before, piece = self.before, self.piece
        result = Mark.NONE
        if after.at[piece] < 0 and after.at[piece] != LOST:
            result |= Mark.DEADLY
        if after.lost_gold > before.lost_gold:
            result |= Mark.GOLD_LOST
        if before.mover < 0 and _altered(before) == _altered(after) and before.status[piece] == after.status[piece]:
            result |= Mark.CHANGES_NOTHING
        return result


def _common(branches: list[Foresight], *, dice: bool) -> Foresight:
    """What all of some ways have in common, of which somebody can choose one, or a die does."""
    marks = [branch.mark for branch in branches]
    places = {branch.place for branch in branches}
    common = reduce(and_, marks)
    risks = [bool(mark & (Mark.DEADLY | Mark.RISKY)) for mark in marks]
    if not common & Mark.DEADLY and (any(risks) if dice else all(risks)):
        common |= Mark.RISKY
    deaths = {branch.death for branch in branches}
    return Foresight(common, places.pop() if len(places) == 1 else UNKNOWN, deaths.pop() if len(deaths) == 1 else None)


def _altered(state: Position) -> tuple[object, ...]:
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
