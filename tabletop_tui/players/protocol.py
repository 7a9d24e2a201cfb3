"""What a computer player is."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from tabletop_tui.rules import State


class Player(Protocol):
    """Somebody to sit in an empty chair.

    A player never looks into the state itself: it asks for the legal moves, for the view of its own seat, and for
    guesses that agree with that view. So it knows what a person in that chair would know.
    """

    def choose(self, state: State[Any, Any], seat: int, rng: Random) -> Any:
        """One of the legal moves.

        Args:
            state: A position in which this seat has to decide; left as it is.
            seat: The chair the player sits in.
            rng: All the luck the player may use, so that the same one gives the same choice.
        """
