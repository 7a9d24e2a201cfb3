"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game.

    Attributes:
        ranking: Groups of seats, best first; seats in one group share that rank. A draw is one group of all.
            Empty when nobody won anything at all.
        scores: One score a seat, in the game's own unit (paws, coins, hearts).
        reason: Why the game ended and what decided it, in one sentence without names.
        unit: What the scores count, for instance ``paws``.
    """

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str
    unit: str = "points"

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of the best rank; several when the victory is shared."""
        return self.ranking[0] if self.ranking else ()
