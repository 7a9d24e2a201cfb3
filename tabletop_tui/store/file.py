"""Opening the one file everything is kept in, without harm to a file that is not ours to change."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from . import schema
from .errors import DAMAGED, StoreError, sentences

PATIENCE: Final = 2.0
"""Seconds to wait while another process writes."""

_MAGIC: Final = b"SQLite format 3\0"
_HEADER: Final = 100
"""Length of the header of every SQLite file, and so the least a file that is not empty must have."""


class File:
    """The open file: reads rows, and writes whole transactions.

    Args:
        path: Where it is; it is made when there is none, and brought to the present version.

    Raises:
        StoreError: The file is locked, damaged, from the future, or another program's; it stays as it is.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        _look_at_header(path)
        with sentences(path):
            self._database = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
        # One scratched letter must not keep the rows round it from being read.
        self._database.text_factory = lambda data: data.decode(errors="replace")
        try:
            with sentences(path):
                _check(path, self._database)
                _migrate(path, self._database)
                # A journal beside the file lets others read while one writes, and a commit needs no flush to the disk
                # to outlive the process; only a power cut can lose the last moves, never the file.
                self._database.execute("PRAGMA journal_mode = WAL")
                self._database.execute("PRAGMA synchronous = NORMAL")
                self._database.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            self._database.close()
            raise

    def read(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """The rows of a query."""
        with sentences(self.path):
            return self._database.execute(query, values).fetchall()

    @contextmanager
    def reading(self) -> Iterator[None]:
        """What is read inside is all of one moment, whatever other processes write meanwhile."""
        with sentences(self.path):
            self._database.execute("BEGIN")
            try:
                yield
            finally:
                if self._database.in_transaction:
                    self._database.execute("ROLLBACK")

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction: what is written inside is kept as a whole when the block ends, and not at all if it raises."""
        with sentences(self.path):
            self._database.execute("BEGIN IMMEDIATE")
            try:
                yield self._database
                self._database.execute("COMMIT")
            except BaseException:
                if self._database.in_transaction:
                    self._database.execute("ROLLBACK")
                raise

    def close(self) -> None:
        """Let go of the file."""
        with sentences(self.path):
            self._database.close()


def _look_at_header(path: Path) -> None:
    """Refuse what is not ours by its bytes alone, because SQLite may already write when it opens a file."""
    try:
        with path.open("rb") as file:
            header = file.read(_HEADER)
    except FileNotFoundError:
        return
    except OSError as error:
        raise StoreError(f"{path} cannot be read: {error.strerror}.") from error
    if not header:
        return
    if not header.startswith(_MAGIC):
        raise StoreError(f"{path} is no tabletop library, or it is damaged; it is left as it is.")
    if len(header) < _HEADER:
        raise StoreError(f"{path} is damaged: it ends too soon; it is left as it is.")
    if int.from_bytes(header[68:72], "big") != schema.APPLICATION:
        raise StoreError(f"{path} belongs to another program; it is left as it is.")
    _refuse_future(path, int.from_bytes(header[60:64], "big"))


def _refuse_future(path: Path, version: int) -> None:
    newest = len(schema.MIGRATIONS)
    if version > newest:
        raise StoreError(
            f"{path} was kept by a newer tabletop (version {version}, this one knows {newest}); "
            "it is left as it is. Bring tabletop up to date to open it."
        )


def _check(path: Path, database: sqlite3.Connection) -> None:
    _refuse_future(path, _version(database))
    # The journals are nearly all of the file and would take too long at every start; damage in them is found when a
    # match is opened.
    tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'journal'").fetchall()
    for (table,) in tables:
        quoted = str(table).replace('"', '""')
        if database.execute(f'PRAGMA quick_check("{quoted}")').fetchone() != ("ok",):
            raise StoreError(DAMAGED.format(path=path))


def _version(database: sqlite3.Connection) -> int:
    (version,) = database.execute("PRAGMA user_version").fetchone()
    return int(version)


def _migrate(path: Path, database: sqlite3.Connection) -> None:
    if _version(database) == len(schema.MIGRATIONS):
        return
    database.execute("BEGIN IMMEDIATE")
    try:
        # Read again: another process may have done it while this one waited its turn.
        version = _version(database)
        _refuse_future(path, version)
        for migration in schema.MIGRATIONS[version:]:
            migration(database)
        database.execute(f"PRAGMA application_id = {schema.APPLICATION}")
        database.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS)}")
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise
    # The header has to say the version for programs that look at it before they open the file.
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
