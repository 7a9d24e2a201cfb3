"""One position of Black Jacky under the contract of the house."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Final, Self

from tabletop_tui.rules import CHANCE, NOBODY, IllegalMove, Nature, Outcome, State, Tell

from . import pile, rounds, sight, texts, tricks, turns
from .moves import CARD, CATS, DEAL, DONE, DRAW, GIVE, GUESS, KNOCK, LAY, PILE, PLUS, SWAP, Move, well_formed
from .position import Position
from .refusals import why_not
from .scoring import result
from .view import Phase, View

Effect = Callable[[Position, Move, Tell | None], None]


class BlackJackyState(Position, State[Move, View]):
    """One position of one game; the data is in `Position`, the rules are in the functions it hands moves to.

    Chance draws the first starter, deals hands and gives every card of the draw pile. The order of that pile is not
    in the state: nature is asked for one shuffle a round, and for another when discards are shuffled.
    """

    __slots__ = ()

    def actor(self) -> int:
        """See `State.actor`; both cats of a 3 decide about their gifts, on turn or not."""
        return self.deciding

    def moves(self) -> Sequence[Move]:
        """See `State.moves`."""
        return self.legal

    def draw(self, nature: Nature) -> Move:
        """See `State.draw`."""
        return pile.draw(self, nature)

    def chances(self) -> Sequence[tuple[Move, int]] | None:
        """See `State.chances`; all of chance can be listed."""
        return pile.chances(self) if self.deciding == CHANCE else ()

    def play(self, move: Move, tell: Tell | None = None) -> None:
        """See `State.play`."""
        if self.deciding >= 0:
            try:
                # The move as it is listed: what merely equals it, such as 4.0 for 4, is not kept in the state.
                move = self.legal[self.legal.index(move)]
            except ValueError:
                raise IllegalMove(why_not(self, move)) from None
            _DECISIONS[move[0]](self, move, tell)
        elif self.deciding == NOBODY:
            raise IllegalMove("The game is over.")
        elif not well_formed(move):
            raise IllegalMove("Chance has to act now.")
        else:
            _CHANCE[self.phase](self, move, tell)

    def view(self, seat: int | None) -> View:
        """See `State.view`."""
        return sight.look(self, seat)

    def key(self, seat: int) -> Hashable:
        """See `State.key`."""
        return sight.key(self, seat)

    def guess(self, seat: int, rng: Random) -> Self:
        """See `State.guess`; cards known to lie in a hand stay there, see `knowledge`."""
        world = self.copy()
        sight.guess(world, seat, rng)
        return world

    def outcome(self) -> Outcome | None:
        """See `State.outcome`; scores are hearts."""
        return result(self) if self.phase is Phase.OVER else None

    def text(self, move: Move) -> str:
        """See `State.text`; the texts are listed in `moves`."""
        return texts.text(move)

    def parse(self, text: str) -> Move:
        """See `State.parse`."""
        return texts.parse(text)

    def redact(self, move: Move, seat: int | None) -> str:
        """See `State.redact`: hands dealt, cards drawn, gifts and a card just put aside are their owners' secrets."""
        verb = move[0]
        if verb == DEAL:
            owner = move[1]
        elif verb == CARD:
            owner = self.taker
        elif verb == GIVE or (verb == SWAP and move[2] == PILE):
            owner = self.deciding
        else:
            return texts.text(move)
        return texts.text(move) if seat == owner else texts.covered(move)

    def forced(self) -> Move | None:
        """See `State.forced`; the end of a turn is always a person's word, after a look at the card just taken."""
        legal = self.legal
        return legal[0] if len(legal) == 1 and legal[0][0] != DONE else None

    def private(self) -> bool:
        """See `State.private`; only guesses are made before there are hands to hide."""
        return self.deciding >= 0 and self.phase is not Phase.GUESS


_DECISIONS: Final[dict[int, Effect]] = {
    GUESS: rounds.guess,
    LAY: turns.lay,
    CATS: tricks.name_cats,
    GIVE: tricks.give,
    PLUS: tricks.place_plus,
    DRAW: turns.draw,
    SWAP: turns.swap,
    KNOCK: turns.knock,
    DONE: turns.end_turn,
}

_CHANCE: Final[dict[Phase, Effect]] = {
    Phase.SETUP: rounds.draw_starter,
    Phase.DEAL: rounds.deal,
    Phase.TURN_UP: turns.turned_up,
    Phase.CARD: turns.card_taken,
}
