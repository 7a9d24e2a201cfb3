"""One position of Treasure Island under the contract of the house."""

from __future__ import annotations

from typing import ClassVar

from tabletop_tui.games.pirates import bottles, chain, draws, state, turns
from tabletop_tui.games.pirates.chart import STANDS
from tabletop_tui.games.pirates.crews import Seating
from tabletop_tui.games.pirates.marks import Foreseer
from tabletop_tui.games.pirates.moves import GO, Move
from tabletop_tui.games.pirates.position import FREE
from tabletop_tui.games.pirates.refusals import Grounds
from tabletop_tui.games.pirates.state import PirateState
from tabletop_tui.games.pirates.texts import Language
from tabletop_tui.games.pirates.tidings import Waits
from tabletop_tui.rules import NOBODY, Nature, Outcome, Tell

from . import sight
from .chart import CHART
from .effects import pass_through
from .ending import result, verdict
from .geometry import HOMES
from .marks import FORESEER
from .moves import ESCAPE, STAY, TAKE_OFF
from .options import Options
from .phases import OwnPhase
from .refusals import GROUNDS
from .texts import LANGUAGE
from .tiles import DECK
from .view import View


class IslandState(PirateState[View]):
    """One position of one game."""

    __slots__ = ()

    LANGUAGE: ClassVar[Language] = LANGUAGE
    FORESEER: ClassVar[Foreseer] = FORESEER
    GROUNDS: ClassVar[Grounds] = GROUNDS

    def __init__(self, options: Options, seating: Seating) -> None:
        """The beginning: all tiles closed, everybody aboard, white to move (ruling `T4`)."""
        super().__init__(CHART, seating, options, HOMES)
        turns.prepare(self)

    def draw(self, nature: Nature) -> Move:
        """See `State.draw`."""
        return draws.draw(self, nature, self.closed_tile(), DECK, nature.order(len(DECK), "island"))

    def view(self, seat: int | None) -> View:
        """See `State.view`."""
        return sight.look(self, seat)

    def outcome(self) -> Outcome | None:
        """See `State.outcome`; scores are gold, of both crews of a side together."""
        if self.deciding != NOBODY:
            return None
        return result(self, verdict(self) or turns.stall(self) or turns.AGREEMENT)


def _escape(position: IslandState, piece: int, to: int, load: int, tell: Tell | None) -> None:
    bottles.spend(position, -1, tell)
    position.status[piece] = FREE
    chain.step_out(position, piece, to, load, tell)


def _go(position: IslandState, to: int, load: int, tell: Tell | None) -> None:
    if position.phase is OwnPhase.PASSAGE:
        chain.travel(position, pass_through(position, to, load, tell), tell)
    else:
        state.DECISIONS[GO](position, to, load, tell)


def _stay(position: IslandState, tell: Tell | None) -> None:
    if tell is not None:
        tell(Waits(piece=position.mover))
    chain.travel(position, STANDS, tell)


IslandState.DECISIONS = {
    **state.DECISIONS,
    GO: _go,
    ESCAPE: _escape,
    TAKE_OFF: chain.take_off,
    STAY: _stay,
}
