"""The player without a plan."""

from __future__ import annotations

from random import Random
from typing import Any

from tabletop_tui.rules import State


class RandomPlayer:
    """Takes any legal move, each as likely as the others."""

    def choose(self, state: State[Any, Any], seat: int, rng: Random) -> Any:
        """See `Player.choose`."""
        moves = state.moves()
        return moves[int(rng.random() * len(moves))]
