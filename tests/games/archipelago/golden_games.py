"""Whole games as text, one a way to play. Run this module to write them anew, and read what has changed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from tabletop_tui.games.archipelago.game import GAME
from tabletop_tui.games.archipelago.state import ArchipelagoState
from tabletop_tui.rules import NOBODY, Match, Seat
from tests.games.pirates.golden import as_text

from .captain import decide

GAMES: dict[str, tuple[int, dict[str, str], int]] = {
    "island-1": (2, {"plays": "island_1"}, 3),
    "island-2": (3, {"plays": "island_2", "first": "2"}, 0),
    "island-3": (4, {"plays": "island_3"}, 22),
    "two-against-two": (4, {"teams": "two_against_two", "plays": "island_2"}, 6),
    "campaign": (3, {}, 19),
}
"""Seats, options and seed of each."""

NAMES = ("Anna", "Boris", "Chen", "Dora")


def path(name: str) -> Path:
    """Where a game is kept."""
    return Path(__file__).with_name("golden") / f"{name}.txt"


@cache
def played(name: str) -> Match:
    """A whole game."""
    seats, values, seed = GAMES[name]
    match = Match(GAME, GAME.read_options(dict(values)), tuple(Seat(who) for who in NAMES[:seats]), seed)
    match.settle()
    rng = Random(seed)
    while match.actor != NOBODY:
        state = match.state
        assert isinstance(state, ArchipelagoState)
        match.play(decide(state, rng))
    return match


def written(name: str) -> str:
    """A whole game: every move, indented what it caused, and how it ended."""
    return as_text(played(name))


if __name__ == "__main__":
    for game in GAMES:
        path(game).parent.mkdir(exist_ok=True)
        path(game).write_text(written(game), encoding="utf-8")
