"""What can go wrong in keeping things, each as one sentence for the person at the keyboard."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tabletop_tui.rules import TabletopError


class StoreError(TabletopError):
    """Something could not be kept or read back; what was kept before is untouched."""


class NoMatch(StoreError):
    """There is no match of this number, or it has just been forgotten elsewhere."""


DAMAGED: Final = "{path} is damaged; it is left as it is. Move it away to begin with an empty library."
"""What is said of a file that cannot be read whole."""

_SENTENCES = {
    sqlite3.SQLITE_BUSY: "{path} is in use by another program just now; try again in a moment.",
    sqlite3.SQLITE_LOCKED: "{path} is in use by another program just now; try again in a moment.",
    sqlite3.SQLITE_READONLY: "{path} may not be written to; allow that, or set TABLETOP_HOME to another folder.",
    sqlite3.SQLITE_PERM: "{path} may not be opened; allow that, or set TABLETOP_HOME to another folder.",
    sqlite3.SQLITE_CANTOPEN: "{path} cannot be opened; see whether its folder may be read and written.",
    sqlite3.SQLITE_IOERR: "{path} cannot be read or written: the disk reports an error.",
    sqlite3.SQLITE_FULL: "The disk is full: {path} cannot grow, and the last move was not kept.",
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_CONSTRAINT: "{path} already has another move there; leave the table and continue the match again.",
}


@contextmanager
def sentences(path: Path) -> Iterator[None]:
    """Whatever SQLite raises inside becomes a `StoreError` about the file at this path."""
    try:
        yield
    except UnicodeDecodeError as error:
        # SQLite quotes names out of a damaged file in its messages, and Python cannot read those.
        raise StoreError(DAMAGED.format(path=path)) from error
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        sentence = _SENTENCES.get(code, "{path} cannot be used: {error}.")
        raise StoreError(sentence.format(path=path, error=error)) from error
