"""One position of Jackal & High under the contract of the house."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Self

from tabletop_tui.rules import CHANCE, NOBODY, IllegalMove, Nature, Outcome, State, Tell

from . import dice, duel, layout, resolution, sight, texts, turns
from .moves import AGAIN, DONE, FIRST, LAY, PLACE, ROLL, STACK, TURN, VALLEY, Move, well_formed
from .position import Position
from .refusals import why_not
from .scoring import result
from .view import Phase, View

Effect = Callable[[Position, Move, Tell | None], None]


class JackalState(Position, State[Move, View]):
    """One position of one game; the data is in `Position`, the rules are in the functions it hands moves to.

    Chance acts in set-up, in layout, and whenever dice are thrown. The order of the deck is not in the state: nature
    is asked for one shuffle and gives its next cards when a row is laid.
    """

    __slots__ = ()

    def actor(self) -> int:
        """See `State.actor`."""
        return self.deciding

    def moves(self) -> Sequence[Move]:
        """See `State.moves`; exact placements come first, the worthiest card before all."""
        return self.legal

    def draw(self, nature: Nature) -> Move:
        """See `State.draw`; each die a seat throws in the whole game is asked for by its number."""
        phase = self.phase
        if phase is Phase.THROW:
            seat = self.thrower
            return dice.throw(nature, self.hand[seat], seat, self.threw[seat])
        if phase is Phase.CONTEST or phase is Phase.VALLEY:
            seat = self.thrower
            return dice.throw(nature, duel.dice_of(self, seat), seat, self.threw[seat])
        return layout.draw(self, nature)

    def chances(self) -> Sequence[tuple[Move, int]] | None:
        """See `State.chances`; every throw of dice and the two draws of set-up, but not the cards of a row."""
        if self.deciding != CHANCE:
            return ()
        if self.phase is Phase.THROW:
            return dice.CHANCES[self.hand[self.thrower]]
        if self.phase is Phase.CONTEST or self.phase is Phase.VALLEY:
            return dice.CHANCES[duel.dice_of(self, self.thrower)]
        return layout.chances(self)

    def play(self, move: Move, tell: Tell | None = None) -> None:
        """See `State.play`."""
        if self.deciding >= 0:
            if move not in self.legal:
                raise IllegalMove(why_not(self, move))
            if move[0] == DONE and self.phase is Phase.ORDER:
                resolution.end_order(self, tell)
            else:
                _DECISIONS[move[0]](self, move, tell)
        elif self.phase is Phase.THROW:
            turns.throw(self, move, tell)
        elif self.phase is Phase.CONTEST or self.phase is Phase.VALLEY:
            resolution.throw(self, move, tell)
        elif self.deciding == NOBODY:
            raise IllegalMove("The game is over.")
        else:
            self._set_up(move, tell)

    def _set_up(self, move: Move, tell: Tell | None) -> None:
        effect = _SETTING_UP.get(move[0]) if well_formed(move) else None
        if effect is None:
            raise IllegalMove("Cards have to be turned up now.")
        effect(self, move, tell)

    def view(self, seat: int | None) -> View:
        """See `State.view`."""
        return sight.look(self, seat)

    def guess(self, seat: int, rng: Random) -> Self:
        """See `State.guess`."""
        world = self.copy()
        sight.guess(world, seat, rng)
        return world

    def outcome(self) -> Outcome | None:
        """See `State.outcome`; scores are paws."""
        return result(self) if self.phase is Phase.OVER else None

    def text(self, move: Move) -> str:
        """See `State.text`; the texts are listed in `moves`."""
        return texts.text(self, move)

    def parse(self, text: str) -> Move:
        """See `State.parse`."""
        return texts.parse(self, text)

    def redact(self, move: Move, seat: int | None) -> str:
        """See `State.redact`; the order of new cards is the owner's secret."""
        if move[0] == STACK and seat != self.deciding and not self.options.open_stacks:
            return "stack ?"
        return texts.text(self, move)

    def forced(self) -> Move | None:
        """See `State.forced`; throwing and being done are a person's word, so that a die can be taken back."""
        legal = self.legal
        return legal[0] if len(legal) == 1 and legal[0][0] not in (ROLL, DONE) else None

    def private(self) -> bool:
        """See `State.private`; only the order of new cards is decided unseen."""
        return self.phase is Phase.ORDER and not self.options.open_stacks


_DECISIONS: Final[dict[int, Effect]] = {
    PLACE: turns.place,
    VALLEY: turns.send_to_valley,
    ROLL: turns.roll,
    AGAIN: turns.roll,
    DONE: turns.end_turn,
    STACK: resolution.stack,
}

_SETTING_UP: Final[dict[int, Effect]] = {TURN: layout.turn_up, FIRST: layout.draw_starter, LAY: layout.lay}
