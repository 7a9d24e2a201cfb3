"""How the file is laid out, and how a file of an older version becomes one of this.

Every migration brings a file one version further; a new version is one more function at the end of `MIGRATIONS`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Final

APPLICATION: Final = 0x7AB1E70B
"""SQLite's application id of a tabletop library, in bytes 68 to 71 of the file."""

Migration = Callable[[sqlite3.Connection], None]
"""Changes tables and rows inside a transaction that is begun and ended outside."""

_FIRST = (
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        game_name TEXT NOT NULL,
        revision INTEGER NOT NULL,
        options TEXT NOT NULL,
        seed INTEGER NOT NULL,
        practice INTEGER NOT NULL CHECK (practice IN (0, 1)),
        note TEXT NOT NULL DEFAULT '',
        begun TEXT NOT NULL,
        played TEXT NOT NULL,
        outcome TEXT,
        digest TEXT,
        CHECK ((outcome IS NULL) = (digest IS NULL))
    )
    """,
    """
    CREATE TABLE seats (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        player TEXT NOT NULL,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE journal (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        number INTEGER NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID
    """,
    "CREATE TABLE names (name TEXT PRIMARY KEY, used INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
)


def lay_out(database: sqlite3.Connection) -> None:
    """Version 1: matches with their seats and journals, remembered names, settings."""
    for statement in _FIRST:
        database.execute(statement)


def tell_sides(database: sqlite3.Connection) -> None:
    """Version 2: who wins together, as JSON; unknown until a match is played on."""
    database.execute("ALTER TABLE matches ADD COLUMN sides TEXT NOT NULL DEFAULT '[]'")


MIGRATIONS: tuple[Migration, ...] = (lay_out, tell_sides)
"""What brings an empty file to the present version, step by step."""
