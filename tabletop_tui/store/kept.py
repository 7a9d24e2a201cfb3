"""A match that is played and kept: every move is in the file before anybody sees what it did."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from tabletop_tui.rules import Closing, Match

from .errors import StoreError
from .file import File
from .record import now, pack_outcome, pack_sides

if TYPE_CHECKING:
    from filelock import BaseFileLock


class KeptMatch:
    """A match with its place in the library, locked to this process until it is closed.

    Attributes:
        id: Its number in the library.
        match: The match; what it plays is kept.
    """

    def __init__(self, file: File, number: int, match: Match, lock: BaseFileLock) -> None:
        self.id = number
        self.match = match
        self._file = file
        self._lock = lock
        match.keeper = self.keep

    def keep(self, entries: Sequence[str], closing: Closing | None) -> None:
        """Commit new journal entries, and with them the result if they end the match; see `Keeper`.

        Raises:
            StoreError: They could not be kept.
        """
        first = len(self.match.journal)
        outcome, digest = (pack_outcome(closing.outcome), closing.digest) if closing else (None, None)
        with self._file.writing() as database:
            # Numbers are unique in a match, so that a journal that has grown elsewhere can never be mixed up.
            database.executemany(
                "INSERT INTO journal (match, number, entry) VALUES (?, ?, ?)",
                [(self.id, first + at, entry) for at, entry in enumerate(entries)],
            )
            database.execute(
                "UPDATE matches SET played = ?, outcome = ?, digest = ?, revision = ? WHERE id = ?",
                (now(), outcome, digest, self.match.game.revision, self.id),
            )

    def note(self, text: str, sides: Sequence[Sequence[int]] = ()) -> None:
        """Keep what lists of matches tell.

        Args:
            text: Where the match stands, in words.
            sides: The seats that win together, as groups; empty where everybody plays alone.

        Raises:
            StoreError: It could not be kept.
        """
        with self._file.writing() as database:
            database.execute("UPDATE matches SET note = ?, sides = ? WHERE id = ?", (text, pack_sides(sides), self.id))

    def put_away(self) -> None:
        """Close it for good; a match in which nobody ever played a move is forgotten.

        Raises:
            StoreError: It could not be forgotten; it is closed all the same.
        """
        try:
            untouched = self.match.last_choice is None and not self.match.can_redo()
            if untouched and self.match.keeper == self.keep:
                forget(self._file, self.id, self._lock)
        finally:
            self.close()

    def close(self) -> None:
        """Let others play the match; it can be closed twice, and plays no more."""
        self.match.keeper = _refuse
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def lock_match(library: Path, number: int) -> BaseFileLock:
    """The lock of one match, held: the operating system frees it when this process ends, however it ends.

    Args:
        library: The file the match is kept in; its locks stand in a folder beside it.
        number: The match's number.

    Raises:
        StoreError: Another table plays the match.
    """
    from filelock import FileLock, Timeout  # noqa: PLC0415 - costs start-up time and is needed only to play

    folder = library.with_suffix(".locks")
    try:
        folder.mkdir(exist_ok=True)
        lock = FileLock(folder / f"{number}.lock", thread_local=False)
        lock.acquire(blocking=False)
    except Timeout:
        raise StoreError(f"Match {number} is being played at another table just now.") from None
    except OSError as error:
        raise StoreError(f"Match {number} cannot be locked in {folder}: {error.strerror}.") from error
    return lock


def remove_lock(lock: BaseFileLock) -> None:
    """Take away the file of a lock that is held for a match that is no more; the lock is still to be released.

    Another process that opened the file just before may hold it too afterwards, for nothing: a match is read again
    under its lock before it is played, and numbers are never given again.
    """
    # Some systems keep a file as long as it is open; one that stays does no harm.
    with suppress(OSError):
        Path(lock.lock_file).unlink()


def forget(file: File, number: int, lock: BaseFileLock) -> None:
    """Forget a match, and the file of its lock with it; a finished match stays.

    Args:
        file: What it is kept in.
        number: Its number.
        lock: Its lock, held.

    Raises:
        StoreError: It could not be forgotten.
    """
    with file.writing() as database:
        database.execute("DELETE FROM matches WHERE id = ? AND outcome IS NULL", (number,))
        stays = database.execute("SELECT id FROM matches WHERE id = ?", (number,)).fetchone()
    if stays is None:
        remove_lock(lock)


def _refuse(entries: Sequence[str], closing: Closing | None) -> None:
    raise StoreError("This match has been put away; continue it to play on.")
