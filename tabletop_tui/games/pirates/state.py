"""What the positions of all pirate games do under the contract of the house."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, Self, TypeVar

from tabletop_tui.rules import CHANCE, IllegalMove, State, Tell

from . import bottles, chain, draws, earthquake, lighthouse, moves, ships, sight, turns
from .actions import nursery
from .chart import STANDS
from .events import Revived
from .marks import Foreseer, Mark
from .moves import Move
from .phases import Phase
from .position import Position
from .refusals import Grounds
from .texts import Language
from .tidings import Swore

V = TypeVar("V", bound=Hashable)

Decision = Callable[..., None]
"""What a legal move does: it is given the position, what follows the verb of the move, and `tell`."""


class PirateState(Position, State[Move, V]):
    """One position of one game; the data is in `Position`, the rules are in the functions it hands moves to.

    Chance acts when a closed tile is opened or looked at. What lies under closed tiles is in no state.

    Attributes:
        LANGUAGE: How the game writes its moves.
        DECISIONS: What its moves do.
        FORESEER: Which of them can be foreseen.
        GROUNDS: What is said of illegal ones.
    """

    __slots__ = ()

    LANGUAGE: ClassVar[Language]
    DECISIONS: ClassVar[Mapping[int, Decision]]
    FORESEER: ClassVar[Foreseer]
    GROUNDS: ClassVar[Grounds]

    def actor(self) -> int:
        """See `State.actor`."""
        return self.deciding

    def moves(self) -> Sequence[Move]:
        """See `State.moves`."""
        return self.legal

    def chances(self) -> Sequence[tuple[Move, int]] | None:
        """See `State.chances`; every kind that is left, in every direction."""
        return draws.chances(self, *self.closed_tile()) if self.deciding == CHANCE else ()

    def closed_tile(self) -> tuple[int, int]:
        """While chance shows a tile: whether it is opened or looked at, as the verb, and its cell."""
        if self.phase is Phase.PEEKING:
            return moves.PEEK, lighthouse.next_peek(self)
        return moves.TILE, self.at[self.mover]

    def play(self, move: Move, tell: Tell | None = None) -> None:
        """See `State.play`."""
        if self.deciding == CHANCE:
            self.happen(move, tell)
        elif move in self.legal:
            self.DECISIONS[move[0]](self, *move[1:], tell)
        else:
            raise IllegalMove(self.GROUNDS.why_not(self, move))
        if self.phase is Phase.ACTED:
            turns.after_action(self, tell)

    def happen(self, move: Move, tell: Tell | None) -> None:
        """Chance has shown the face of a tile.

        Raises:
            IllegalMove: There is no such face.
        """
        verb, cell = self.closed_tile()
        fits = is_tuple_of_ints(move) and len(move) == 4 and move[:2] == (verb, cell)
        if not (fits and draws.may_be(self, *move[1:])):
            raise IllegalMove(f"First the tile at {self.tile_name(cell)} has to be turned up, as one that is left.")
        kind, turn = move[2:]
        draws.show(self, cell, kind)
        if verb == moves.PEEK:
            lighthouse.peek(self, cell, kind, turn, tell)
        else:
            chain.travel(self, chain.turn_up(self, cell, kind, turn, tell), tell)

    def key(self, seat: int) -> Hashable:
        """See `State.key`."""
        return sight.key(self, seat)

    def guess(self, seat: int, rng: Random) -> Self:
        """See `State.guess`."""
        world = self.copy()
        sight.guess(world, seat, rng)
        return world

    def text(self, move: Move) -> str:
        """See `State.text`; the texts are listed in `moves`."""
        return self.LANGUAGE.text(self, move)

    def parse(self, text: str) -> Move:
        """See `State.parse`."""
        return self.LANGUAGE.parse(self, text)

    def redact(self, move: Move, seat: int | None) -> str:
        """See `State.redact`; what is seen from the lighthouse and how it is put back is one seat's secret."""
        if seat != self.seat:
            if move[0] == moves.PEEK:
                return f"peek {self.tile_name(move[1])} ?"
            if move[0] == moves.ARRANGE:
                return "arrange ?"
        return self.text(move)

    def mark(self, move: Move) -> Hashable:
        """See `State.mark`: a `marks.Foresight`."""
        return self.FORESEER.foresee(self, move)

    def forced(self) -> Move | None:
        """See `State.forced`; nobody is sent to a death that can be foreseen, and who looks at tiles says when done."""
        legal = self.legal
        if len(legal) != 1 or self.phase is Phase.ARRANGING:
            return None
        mark = self.FORESEER.foresee(self, legal[0]).mark
        return None if mark & (Mark.DEADLY | Mark.RISKY) else legal[0]

    def private(self) -> bool:
        """See `State.private`; only looking at tiles and putting them back is done unseen."""
        return self.phase is Phase.ARRANGING


def is_tuple_of_ints(move: object) -> bool:
    """Whether this looks like a move at all."""
    return type(move) is tuple and all(type(part) is int for part in move)


def _revive(position: Position, pirate: int, tell: Tell | None) -> None:
    cell = nursery(position)
    position.put(pirate, cell)
    if tell is not None:
        tell(Revived(seat=position.seat, piece=pirate, place=cell, name=position.tile_name(cell)))
    position.phase = Phase.ACTED


def _give(position: Position, resident: int, tell: Tell | None) -> None:
    bottles.give(position, resident, tell)
    turns.bottle_used(position, tell)


def _end_turn(position: Position, tell: Tell | None) -> None:
    if position.phase is Phase.ARRANGING:
        lighthouse.leave_as_they_lie(position, tell)
    else:
        turns.end(position, tell)


def _agree(position: Position, tell: Tell | None) -> None:
    turns.answer(position, True, tell)


def _refuse(position: Position, tell: Tell | None) -> None:
    turns.answer(position, False, tell)


def _go(position: Position, to: int, load: int, tell: Tell | None) -> None:
    here = position.at[position.mover]
    chain.travel(position, chain.take_way(position, here, to), tell)


def _fly(position: Position, to: int, tell: Tell | None) -> None:
    here = position.at[position.mover]
    chain.wear_out(position, here)
    chain.travel(position, chain.enter(position, chain.take_flight(position, here, to), "flight", tell), tell)


def _swear(position: Position, tell: Tell | None) -> None:
    if tell is not None:
        tell(Swore(piece=position.mover))
    chain.travel(position, STANDS, tell)


def _be_silent(position: Position, tell: Tell | None) -> None:
    chain.travel(position, chain.perish(position, "silence", tell), tell)


def _arrange(position: Position, *cells_and_tell: Any) -> None:
    *cells, tell = cells_and_tell
    lighthouse.arrange(position, tuple(cells), tell)


def _shake(position: Position, cell: int, tell: Tell | None) -> None:
    earthquake.shake(position, cell)


DECISIONS: Final[Mapping[int, Decision]] = {
    moves.STEP: chain.step_out,
    moves.ADVANCE: chain.advance,
    moves.SAIL: ships.sail,
    moves.REVIVE: _revive,
    moves.GIVE: _give,
    moves.DONE: _end_turn,
    moves.PROPOSE: turns.propose,
    moves.AGREE: _agree,
    moves.REFUSE: _refuse,
    moves.GO: _go,
    moves.FLY: _fly,
    moves.SWEAR: _swear,
    moves.SILENT: _be_silent,
    moves.LOOK: lighthouse.look,
    moves.ARRANGE: _arrange,
    moves.SHAKE: _shake,
    moves.QUAKE: earthquake.quake,
}
"""What the moves of all pirate games do; games replace some and add their own."""
