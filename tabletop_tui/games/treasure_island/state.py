"""One position of Treasure Island under the contract of the house."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Final, Self

from tabletop_tui.games.pirates import bottles, chain, draws, earthquake, lighthouse, moves, ships, turns
from tabletop_tui.games.pirates.chart import STANDS
from tabletop_tui.games.pirates.crews import Seating
from tabletop_tui.games.pirates.events import Revived
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.position import Position
from tabletop_tui.games.pirates.tidings import Swore, Waits
from tabletop_tui.rules import CHANCE, NOBODY, IllegalMove, Nature, Outcome, State, Tell

from . import sight, texts
from .chart import CHART
from .effects import pass_through
from .ending import result, verdict
from .geometry import HOMES
from .marks import Mark, foresee, mark
from .moves import ESCAPE, STAY, TAKE_OFF
from .options import Options
from .refusals import why_not
from .tiles import AEROPLANE, DECK, WRECK
from .view import View


class IslandState(Position, State[Move, View]):
    """One position of one game; the data is in `Position`, the rules are in the functions it hands moves to.

    Chance acts when a closed tile is opened or looked at. What lies under closed tiles is in no state.
    """

    __slots__ = ()

    def __init__(self, options: Options, seating: Seating) -> None:
        """The beginning: all tiles closed, everybody aboard, white to move (ruling `T4`)."""
        super().__init__(CHART, seating, options, HOMES)
        turns.prepare(self)

    def actor(self) -> int:
        """See `State.actor`."""
        return self.deciding

    def moves(self) -> Sequence[Move]:
        """See `State.moves`."""
        return self.legal

    def draw(self, nature: Nature) -> Move:
        """See `State.draw`."""
        return draws.draw(self, nature, self.closed_tile(), DECK, nature.order(len(DECK), "island"))

    def chances(self) -> Sequence[tuple[Move, int]] | None:
        """See `State.chances`; every kind that is left, in every direction."""
        return draws.chances(self, *self.closed_tile()) if self.deciding == CHANCE else ()

    def closed_tile(self) -> tuple[int, int]:
        """At CHANCE: whether a tile is opened or looked at, as the verb, and its cell."""
        if self.phase is Phase.PEEKING:
            return moves.PEEK, lighthouse.next_peek(self)
        return moves.TILE, self.at[self.mover]

    def play(self, move: Move, tell: Tell | None = None) -> None:
        """See `State.play`."""
        if self.deciding == CHANCE:
            self._turn_up(move, tell)
        elif move in self.legal:
            _DECISIONS[move[0]](self, move, tell)
        else:
            raise IllegalMove(why_not(self, move))
        if self.phase is Phase.ACTED:
            turns.after_action(self, tell)

    def _turn_up(self, move: Move, tell: Tell | None) -> None:
        verb, cell = self.closed_tile()
        if not (
            _is_tuple_of_ints(move) and len(move) == 4 and move[:2] == (verb, cell) and draws.may_be(self, *move[1:])
        ):
            raise IllegalMove(f"First the tile at {self.tile_name(cell)} has to be turned up, as one that is left.")
        kind, turn = move[2:]
        draws.show(self, cell, kind)
        if verb == moves.PEEK:
            lighthouse.peek(self, cell, kind, turn, tell)
        else:
            chain.travel(self, chain.turn_up(self, cell, kind, turn, tell), tell)

    def view(self, seat: int | None) -> View:
        """See `State.view`."""
        return sight.look(self, seat)

    def key(self, seat: int) -> Hashable:
        """See `State.key`."""
        return sight.key(self, seat)

    def guess(self, seat: int, rng: Random) -> Self:
        """See `State.guess`."""
        world = self.copy()
        sight.guess(world, seat, rng)
        return world

    def outcome(self) -> Outcome | None:
        """See `State.outcome`; scores are gold, of both crews of a side together."""
        if self.deciding != NOBODY:
            return None
        return result(self, verdict(self) or turns.stall(self) or turns.AGREEMENT)

    def text(self, move: Move) -> str:
        """See `State.text`; the texts are listed in `moves`."""
        return texts.text(self, move)

    def parse(self, text: str) -> Move:
        """See `State.parse`."""
        return texts.parse(self, text)

    def redact(self, move: Move, seat: int | None) -> str:
        """See `State.redact`; what is seen from the lighthouse and how it is put back is one seat's secret."""
        if seat != self.seat:
            if move[0] == moves.PEEK:
                return f"peek {self.tile_name(move[1])} ?"
            if move[0] == moves.ARRANGE:
                return "arrange ?"
        return texts.text(self, move)

    def mark(self, move: Move) -> Hashable:
        """See `State.mark`: a `marks.Foresight`."""
        return foresee(self, move)

    def forced(self) -> Move | None:
        """See `State.forced`; nobody is sent to a certain death, and tiles looked at are put back by who saw them."""
        legal = self.legal
        if len(legal) != 1 or self.phase is Phase.ARRANGING or Mark.DEADLY in mark(self, legal[0]):
            return None
        return legal[0]

    def private(self) -> bool:
        """See `State.private`; only putting tiles back is done unseen."""
        return self.phase is Phase.ARRANGING


def _is_tuple_of_ints(move: object) -> bool:
    return type(move) is tuple and all(type(part) is int for part in move)


def _step(state: IslandState, move: Move, tell: Tell | None) -> None:
    chain.step_out(state, move[1], move[2], move[3], tell)


def _escape(state: IslandState, move: Move, tell: Tell | None) -> None:
    bottles.spend(state, -1, tell)
    state.status[move[1]] = 0
    chain.step_out(state, move[1], move[2], move[3], tell)


def _advance(state: IslandState, move: Move, tell: Tell | None) -> None:
    chain.advance(state, move[1], move[2], tell)


def _take_off(state: IslandState, move: Move, tell: Tell | None) -> None:
    chain.take_off(state, move[1], move[2], move[3], tell)


def _sail(state: IslandState, move: Move, tell: Tell | None) -> None:
    ships.sail(state, move[1], move[2], tell)


def _revive(state: IslandState, move: Move, tell: Tell | None) -> None:
    nursery = next(state.faces.find(kind) for kind in CHART.nurseries)
    state.put(move[1], nursery)
    if tell is not None:
        tell(Revived(seat=state.seat, piece=move[1], place=nursery, name=state.tile_name(nursery)))
    state.phase = Phase.ACTED


def _give(state: IslandState, move: Move, tell: Tell | None) -> None:
    bottles.give(state, move[1], tell)
    turns.go_on(state, tell)


def _end_turn(state: IslandState, move: Move, tell: Tell | None) -> None:
    turns.end(state, tell)


def _propose(state: IslandState, move: Move, tell: Tell | None) -> None:
    turns.propose(state, tell)


def _answer(state: IslandState, move: Move, tell: Tell | None) -> None:
    turns.answer(state, move[0] == moves.AGREE, tell)


def _go(state: IslandState, move: Move, tell: Tell | None) -> None:
    here = state.at[state.mover]
    if state.phase is Phase.PASSAGE:
        chain.travel(state, pass_through(state, move[1], move[2], tell), tell)
    else:
        chain.travel(state, chain.take_way(state, here, move[1]), tell)


def _fly(state: IslandState, move: Move, tell: Tell | None) -> None:
    here = state.at[state.mover]
    if state.faces[here] == AEROPLANE:
        state.faces[here] = WRECK
    to = chain.take_flight(state, here, move[1])
    chain.travel(state, chain.enter(state, to, "flight", tell), tell)


def _stay(state: IslandState, move: Move, tell: Tell | None) -> None:
    if tell is not None:
        tell(Waits(piece=state.mover))
    chain.travel(state, STANDS, tell)


def _swear(state: IslandState, move: Move, tell: Tell | None) -> None:
    if tell is not None:
        tell(Swore(piece=state.mover))
    chain.travel(state, STANDS, tell)


def _be_silent(state: IslandState, move: Move, tell: Tell | None) -> None:
    chain.travel(state, chain.perish(state, "silence", tell), tell)


def _look(state: IslandState, move: Move, tell: Tell | None) -> None:
    lighthouse.look(state, move[1], tell)


def _arrange(state: IslandState, move: Move, tell: Tell | None) -> None:
    lighthouse.arrange(state, move[1:], tell)


def _shake(state: IslandState, move: Move, tell: Tell | None) -> None:
    earthquake.shake(state, move[1])


def _quake(state: IslandState, move: Move, tell: Tell | None) -> None:
    earthquake.quake(state, move[1], move[2], tell)


_DECISIONS: Final[dict[int, Callable[[IslandState, Move, Tell | None], None]]] = {
    moves.STEP: _step,
    ESCAPE: _escape,
    moves.ADVANCE: _advance,
    TAKE_OFF: _take_off,
    moves.SAIL: _sail,
    moves.REVIVE: _revive,
    moves.GIVE: _give,
    moves.DONE: _end_turn,
    moves.PROPOSE: _propose,
    moves.AGREE: _answer,
    moves.REFUSE: _answer,
    moves.GO: _go,
    moves.FLY: _fly,
    STAY: _stay,
    moves.SWEAR: _swear,
    moves.SILENT: _be_silent,
    moves.LOOK: _look,
    moves.ARRANGE: _arrange,
    moves.SHAKE: _shake,
    moves.QUAKE: _quake,
}
