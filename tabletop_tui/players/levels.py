"""Computer players by the name of their level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop_tui.rules import BadOptions

from .protocol import Player
from .random_player import RandomPlayer

RANDOM: Final = "random"
"""The level of the player without a plan."""

LEVELS: Final[dict[str, Callable[[], Player]]] = {RANDOM: RandomPlayer}
"""Every level, the weakest first."""


def hire(level: str) -> Player:
    """A player of this level.

    Raises:
        BadOptions: There is no such level; the message lists those there are.
    """
    if level not in LEVELS:
        raise BadOptions(f"There is no computer player “{level}”. There are: {', '.join(LEVELS)}.")
    return LEVELS[level]()
