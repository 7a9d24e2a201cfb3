"""The library: every match, remembered name and setting, in one file."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from tabletop_tui.rules import PERSON, BadOptions, Closing, Game, Match, Seat
from tabletop_tui.rules.request import read_name

from .errors import NoMatch, StoreError
from .file import File
from .kept import KeptMatch, forget, lock_match, remove_lock
from .paper import read_paper, write_paper
from .places import LIBRARY, home
from .record import Record, Summary, now, pack_moment, pack_outcome
from .rows import RECORD, SUMMARY, read_record, read_summary

if TYPE_CHECKING:
    from pydantic import BaseModel

__all__ = ["KeptMatch", "Library", "StoreError", "Summary", "open_library"]


def open_library(path: Path | None = None) -> Library:
    """The library in this file, or in the home folder; an empty one is made where there is none.

    Raises:
        StoreError: The file is locked, damaged, from a newer tabletop or another program's. It stays as it is.
    """
    return Library(File(home() / LIBRARY if path is None else path))


class Library:
    """Everything kept in one file; see `open_library`.

    Every method raises `StoreError` when the file cannot be read or written.
    """

    def __init__(self, file: File) -> None:
        self._file = file

    def begin(
        self,
        game: Game,
        options: BaseModel,
        seats: Sequence[Seat],
        seed: int,
        practice: bool = False,
    ) -> KeptMatch:
        """A new match: stored, settled, and locked to this process.

        Args:
            game: The game to play.
            options: What the table agreed on.
            seats: Who sits where; people's names are remembered.
            seed: The seed of its luck, 0 to 2**63 - 1.
            practice: See `Match.practice`.

        Raises:
            BadOptions: The game is not for so many seats.
        """
        return self._begin(Match(game, options, tuple(seats), seed, practice))

    def branch(self, match: Match, ply: int) -> KeptMatch:
        """A new practice match that begins like a finished one: stored, settled, and locked to this process.

        Args:
            match: The finished match; it stays as it is.
            ply: How many of its steps the new one begins with, see `Match.fork`.
        """
        branch = match.fork(ply)
        branch.practice = True
        return self._begin(branch)

    def _begin(self, match: Match) -> KeptMatch:
        match.settle()
        with self._file.writing() as database:
            number = _insert(database, match)
            _remember(database, match.seats)
            lock = lock_match(self._file.path, number)
        return KeptMatch(self._file, number, match, lock)

    def resume(self, number: int) -> KeptMatch:
        """A kept match as it stood, locked to this process; a finished one too.

        Raises:
            StoreError: There is none, another process plays it, its game is not installed, or it does not fit the
                rules any more (the sentence says at which move). It is kept in any case.
        """
        self._record(number)
        lock = lock_match(self._file.path, number)
        try:
            record = self._record(number)
            kept = KeptMatch(self._file, number, record.revive(), lock)
            kept.match.settle()
            if kept.match.outcome is not None and record.digest is None:
                kept.keep((), Closing(kept.match.outcome, kept.match.digest()))
        except NoMatch:
            remove_lock(lock)
            lock.release()
            raise
        except BaseException:
            lock.release()
            raise
        return kept

    def look_back(self, number: int) -> Match:
        """A kept match as it stood, to look at only: what is played in it is kept nowhere.

        Raises:
            StoreError: There is none, its game is not installed, or it does not fit the rules any more.
        """
        match = self._record(number).revive()
        match.settle()
        return match

    def unfinished(self) -> list[Summary]:
        """Matches to continue, last played first."""
        return self._summaries("outcome IS NULL")

    def finished(self) -> list[Summary]:
        """Matches that are over, last played first."""
        return self._summaries("outcome IS NOT NULL")

    def summary(self, number: int) -> Summary:
        """One match, finished or not.

        Raises:
            StoreError: There is no such match.
        """
        found = self._summaries("id = ?", number)
        if not found:
            raise _no_match(number)
        return found[0]

    def discard(self, number: int) -> None:
        """Forget an unfinished match.

        Raises:
            StoreError: There is none, it is finished, or it is being played.
        """
        rows = self._file.read("SELECT outcome IS NOT NULL FROM matches WHERE id = ?", (number,))
        if not rows:
            raise _no_match(number)
        if rows[0][0]:
            raise StoreError(f"Match {number} is finished, and finished matches are kept.")
        lock = lock_match(self._file.path, number)
        try:
            forget(self._file, number, lock)
        finally:
            lock.release()

    def write_out(self, number: int) -> str:
        """A match as readable text, without secrets as long as it is not finished.

        Raises:
            StoreError: There is none, or it does not fit the rules.
        """
        return write_paper(self._record(number))

    def take_in(self, text: str, label: str, levels: Collection[str] = ()) -> int:
        """Keep a match written out before, as a new one.

        Args:
            text: What `write_out` wrote.
            label: What sentences about it call it, for instance its file name.
            levels: The levels of computer players who may sit in it.

        Returns:
            The new match's number.

        Raises:
            StoreError: It is no such text, or does not fit the rules; the sentence says where.
        """
        record = read_paper(text, label, levels)
        match = record.revive()
        match.settle()
        with self._file.writing() as database:
            return _insert(database, match, pack_moment(record.begun), pack_moment(record.played))

    def names(self) -> list[str]:
        """Names of people who played here, latest first."""
        return [name for (name,) in self._file.read("SELECT name FROM names ORDER BY used DESC") if _is_name(name)]

    def setting(self, key: str, default: str) -> str:
        """What was set, or the default."""
        rows = self._file.read("SELECT value FROM settings WHERE key = ?", (key,))
        return str(rows[0][0]) if rows else default

    def set_setting(self, key: str, value: str) -> None:
        """Remember a setting."""
        with self._file.writing() as database:
            database.execute("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (key, value))

    def close(self) -> None:
        """Let go of the file; matches being played have to be closed before."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _summaries(self, which: str, *values: Any) -> list[Summary]:
        names: dict[int, list[Any]] = {}
        with self._file.reading():
            seats = self._file.read(
                f"SELECT match, name FROM seats JOIN matches ON id = match WHERE {which} ORDER BY match, seat", values
            )
            rows = self._file.read(f"SELECT {SUMMARY} FROM matches WHERE {which} ORDER BY played DESC, id DESC", values)
        for number, name in seats:
            names.setdefault(number, []).append(name)
        return [read_summary(row, names.get(row[0], ())) for row in rows]

    def _record(self, number: int) -> Record:
        with self._file.reading():
            rows = self._file.read(f"SELECT {RECORD} FROM matches WHERE id = ?", (number,))
            seats = self._file.read("SELECT name, player FROM seats WHERE match = ? ORDER BY seat", (number,))
            journal = self._file.read("SELECT entry FROM journal WHERE match = ? ORDER BY number", (number,))
        if not rows:
            raise _no_match(number)
        return read_record(number, rows[0], seats, (entry for (entry,) in journal))


def _insert(database: sqlite3.Connection, match: Match, begun: str | None = None, played: str | None = None) -> int:
    outcome = match.outcome
    begun = begun or now()
    cursor = database.execute(
        "INSERT INTO matches (game, game_name, revision, options, seed, practice, begun, played, outcome, digest) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            match.game.box.id,
            match.game.box.name,
            match.game.revision,
            match.options.model_dump_json(),
            match.seed,
            match.practice,
            begun,
            played or begun,
            None if outcome is None else pack_outcome(outcome),
            None if outcome is None else match.digest(),
        ),
    )
    number = cursor.lastrowid
    assert number is not None
    database.executemany(
        "INSERT INTO seats (match, seat, name, player) VALUES (?, ?, ?, ?)",
        [(number, at, seat.name, seat.player) for at, seat in enumerate(match.seats)],
    )
    database.executemany(
        "INSERT INTO journal (match, number, entry) VALUES (?, ?, ?)",
        [(number, at, entry) for at, entry in enumerate(match.journal)],
    )
    return number


def _remember(database: sqlite3.Connection, seats: Sequence[Seat]) -> None:
    # Backwards, so that the first seat is the latest name and lists show a table in its own order.
    for seat in reversed(seats):
        if seat.player == PERSON:
            database.execute(
                "INSERT OR REPLACE INTO names (name, used) VALUES (?, (SELECT coalesce(max(used), 0) + 1 FROM names))",
                (seat.name,),
            )


def _is_name(name: Any) -> bool:
    """Whether it is one that can be played under, because anybody may have changed the file with another program."""
    try:
        return isinstance(name, str) and read_name(name) == name
    except BadOptions:
        return False


def _no_match(number: int) -> NoMatch:
    return NoMatch(f"There is no match {number}.")
