"""Short words for tests: begin a race, play some moves, look at what is in the file."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from tabletop_tui.rules import NOBODY, Match, Seat
from tabletop_tui.store.library import KeptMatch, Library

from .race import GAME, Options

ANNA_AND_BORIS = (Seat("Anna"), Seat("Boris"))


def begin(library: Library, *, turns: int = 12, seed: int = 1, practice: bool = False) -> KeptMatch:
    return library.begin(GAME, Options(turns=turns), ANNA_AND_BORIS, seed, practice)


def play(match: Match, moves: int = 100_000, seed: int = 1) -> None:
    """Play so many random decisions, or to the end."""
    rng = Random(seed)
    while moves and match.actor != NOBODY:
        match.play(rng.choice(match.state.moves()))
        moves -= 1


def rows(path: Path, query: str, *values: Any) -> list[Any]:
    """What another program reads in the file just now."""
    with closing(sqlite3.connect(path)) as database:
        return database.execute(query, values).fetchall()


def change(path: Path, statement: str, *values: Any) -> None:
    """Meddle with the file."""
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(statement, values)
