"""One position of Archipelago under the contract of the house: a whole match, from island to island."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from enum import IntEnum
from random import Random
from typing import Any, ClassVar, Final, Self

from tabletop_tui.games.pirates import state
from tabletop_tui.games.pirates.crews import Seating
from tabletop_tui.games.pirates.marks import Foreseer
from tabletop_tui.games.pirates.moves import QUAKE, SAIL, Move
from tabletop_tui.games.pirates.refusals import Grounds
from tabletop_tui.games.pirates.state import PirateState
from tabletop_tui.games.pirates.texts import Language
from tabletop_tui.rules import CHANCE, IllegalMove, Nature, Outcome, Tell

from . import actions, bottles, campaign, draft, effects, fights, hidden, mooring, ships, sight
from .expedition import Expedition
from .marks import FORESEER
from .moves import CARD, DECLINE, FACES, HIT, MOOR, ROLL, RUSH, SHOOT, STAND_UP, STOP, TAKE, TURN, VOYAGE
from .options import Options
from .phases import OwnPhase
from .refusals import GROUNDS
from .texts import LANGUAGE
from .view import View

ROLLS: Final = tuple(((ROLL, face), 1) for face in FACES)
"""What a die can show, each as likely as the others."""


class ArchipelagoState(Expedition, PirateState[View]):
    """One position of one match."""

    __slots__ = ()

    LANGUAGE: ClassVar[Language] = LANGUAGE
    FORESEER: ClassVar[Foreseer] = FORESEER
    GROUNDS: ClassVar[Grounds] = GROUNDS

    def __init__(self, options: Options, seating: Seating) -> None:
        """The beginning of the first island."""
        Expedition.__init__(self, seating, options)
        campaign.begin(self)

    def island_over(self, reason: str, tell: Tell | None) -> None:
        """See `Expedition.island_over`."""
        campaign.after_island(self, reason, tell)

    def draw(self, nature: Nature) -> Move:
        """See `State.draw`."""
        if self.phase in DICE:
            return ROLL, 1 + nature.pick(6, "die", len(self.results), self.dice)
        return hidden.draw(self, nature, *self.closed_tile())

    def chances(self) -> Sequence[tuple[Move, int]] | None:
        """See `State.chances`."""
        if self.deciding != CHANCE:
            return ()
        return ROLLS if self.phase in DICE else hidden.chances(self, *self.closed_tile())

    def happen(self, move: Move, tell: Tell | None) -> None:
        """Chance has rolled a die or shown the face of a tile.

        Raises:
            IllegalMove: There is no such face.
        """
        roll = DICE.get(self.phase)
        if roll is None:
            super().happen(move, tell)
            return
        if not (state.is_tuple_of_ints(move) and len(move) == 2 and move[0] == ROLL and move[1] in FACES):
            raise IllegalMove("First the die has to be rolled.")
        self.dice += 1
        self.rolled = (self.turn, move[1])
        roll(self, move[1], tell)

    def view(self, seat: int | None) -> View:
        """See `State.view`."""
        return sight.look(self, seat)

    def key(self, seat: int) -> Hashable:
        """See `State.key`."""
        return sight.key(self, seat)

    def guess(self, seat: int, rng: Random) -> Self:
        """See `State.guess`."""
        world = self.copy()
        hidden.guess(world, seat, rng)
        return world

    def outcome(self) -> Outcome | None:
        """See `State.outcome`."""
        return campaign.outcome(self)


DICE: Final[Mapping[IntEnum, Callable[[Any, int, Tell | None], None]]] = {
    OwnPhase.CROSSROADS: effects.follow_die,
    OwnPhase.DUEL: fights.roll,
    OwnPhase.DRAFT_DIE: draft.roll,
}
"""What a die decides, by phase."""


ArchipelagoState.DECISIONS = {
    **state.DECISIONS,
    SAIL: ships.sail,
    QUAKE: effects.quake,
    TAKE: actions.take_from_enemy,
    STAND_UP: bottles.stand_up,
    RUSH: bottles.rush,
    SHOOT: effects.shoot,
    HIT: effects.hit,
    TURN: effects.turn,
    MOOR: mooring.moor,
    CARD: draft.take,
    DECLINE: draft.decline,
    VOYAGE: campaign.voyage,
    STOP: campaign.stop,
}
