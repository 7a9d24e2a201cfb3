"""Matches of the example games, each in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop_tui.rules import Closing, Game, Match, Seat
from tests.examples import gifts, tic_tac_toe

ALL_BUT_ONE = "a1 b1 c1 b2 a2 c2 b3 a3"
"""The last square, c3, is then taken on its own, and nobody wins."""


def laid(game: Game, *names: str, seed: int = 1, practice: bool = False, **options: Any) -> Match:
    """A match that is settled and waits for its first decision."""
    match = Match(game, game.read_options(options), tuple(map(Seat, names)), seed, practice)
    match.settle()
    return match


def played(match: Match, *texts: str) -> Match:
    """The match after these moves."""
    for text in texts:
        match.play(match.state.parse(text))
    return match


def noughts(texts: str = "") -> Match:
    """Tic-tac-toe after these moves."""
    return played(laid(tic_tac_toe.GAME, "Anna", "Boris"), *texts.split())


def named(pair: str, *names: str, practice: bool = False) -> Match:
    """Gifts after the first seat has named two."""
    return played(laid(gifts.GAME, *names, practice=practice), f"name {pair}")


def given(match: Match) -> Match:
    """The match after the acting seat has given its lowest card."""
    match.play(match.state.moves()[0])
    return match


class Shelf:
    """A keeper that can be full."""

    def __init__(self) -> None:
        self.kept: list[str] = []
        self.closings: list[Closing] = []
        self.full = False

    def __call__(self, entries: Sequence[str], closing: Closing | None) -> None:
        if self.full:
            raise OSError("no room")
        self.kept += entries
        if closing is not None:
            self.closings.append(closing)


def kept(game: Game, *names: str) -> tuple[Match, Shelf]:
    """A match and where it is kept; chance has not acted yet."""
    shelf = Shelf()
    return Match(game, game.options(), tuple(map(Seat, names)), 1, True, shelf), shelf
