"""Whole games as text, one a way to play. Run this module to write them anew, and read what has changed."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tabletop_tui.games.treasure_island.game import GAME
from tabletop_tui.games.treasure_island.state import IslandState
from tabletop_tui.rules import NOBODY, Match, Seat
from tests.games.pirates.golden import as_text

from .policy import sensible

GAMES: dict[str, tuple[int, dict[str, str], int]] = {
    "two": (2, {}, 9),
    "three": (3, {}, 19),
    "four": (4, {}, 3),
    "two-against-two": (4, {"teams": "two_against_two"}, 18),
}
"""Seats, options and seed of each."""

NAMES = ("Anna", "Boris", "Chen", "Dora")

MOST_STEPS = 700
"""Games are cut off here."""


def path(name: str) -> Path:
    """Where a game is kept."""
    return Path(__file__).with_name("golden") / f"{name}.txt"


def written(name: str) -> str:
    """A whole game: every move, indented what it caused, and how it ended."""
    seats, values, seed = GAMES[name]
    match = Match(GAME, GAME.read_options(dict(values)), tuple(Seat(who) for who in NAMES[:seats]), seed)
    match.settle()
    rng = Random(seed)
    while match.actor != NOBODY and len(match.steps) < MOST_STEPS:
        state = match.state
        assert isinstance(state, IslandState)
        match.play(sensible(state, rng))
    return as_text(match)


if __name__ == "__main__":
    for game in GAMES:
        path(game).parent.mkdir(exist_ok=True)
        path(game).write_text(written(game), encoding="utf-8")
