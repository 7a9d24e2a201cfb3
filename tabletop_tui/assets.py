"""Where everything that is data and not code is found, and how it is read: what is wrong with it is one sentence."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from .rules import TabletopError

Value = TypeVar("Value")
Made = TypeVar("Made")


class BadAsset(TabletopError):
    """A file among the assets that is missing or damaged; the sentence begins with its name."""

    def __rich__(self) -> str:
        """The sentence alone, for Textual shows this instead of a traceback when a screen cannot be drawn."""
        return str(self).replace("[", r"\[")


class Entries(dict[str, Value]):
    """A table of a TOML file, in which an entry that is asked for and missing is a fault of the file."""

    def __init__(self, file: str, where: str, entries: dict[str, Value]) -> None:
        super().__init__(entries)
        self.file = file
        self.where = where

    def __missing__(self, key: str) -> Value:
        raise BadAsset(f"{self.file}: there is no “{self.where}{key}” in it.")

    def each(self, make: Callable[[Any], Made]) -> Entries[Made]:
        """As many entries, with what is made of each.

        Raises:
            BadAsset: Nothing can be made of one.
        """
        made: dict[str, Made] = {}
        for key, value in self.items():
            try:
                made[key] = make(value)
            except (AttributeError, IndexError, TypeError, ValueError) as error:
                raise BadAsset(f"{self.file}: “{self.where}{key}” is not what it has to be.") from error
        return Entries(self.file, self.where, made)


@cache
def assets() -> Path:
    """The assets folder: inside the package in a wheel, beside it in a checkout or an editable install."""
    here = Path(__file__).resolve().parent
    return next(folder for folder in (here / "assets", here.parent / "assets") if folder.is_dir())


def files(pattern: str) -> list[str]:
    """The files among the assets whose ways from their folder match this pattern, in order."""
    return sorted(path.relative_to(assets()).as_posix() for path in assets().glob(pattern))


def read_text(file: str) -> str:
    """A text among the assets; ``file`` is the way to it from their folder.

    Raises:
        BadAsset: It is missing, empty or no text.
    """
    try:
        text = (assets() / file).read_text("utf-8")
    except UnicodeDecodeError:
        raise BadAsset(f"{file} is no text in UTF-8.") from None
    except OSError as error:
        raise BadAsset(f"{file} cannot be read ({error.strerror}).") from None
    if not text.strip():
        raise BadAsset(f"{file} is empty.")
    return text


def read_toml(file: str) -> Entries[Any]:
    """What a TOML file among the assets says; all its tables are `Entries`.

    Raises:
        BadAsset: It is missing or no TOML; the sentence tells the line where it can.
    """
    from tomllib import TOMLDecodeError, loads  # noqa: PLC0415 - quick commands read none

    try:
        return _entries(file, "", loads(read_text(file)))
    except TOMLDecodeError as error:
        raise BadAsset(f"{file} cannot be read: {error}.") from None


def _entries(file: str, where: str, table: dict[str, Any]) -> Entries[Any]:
    return Entries(
        file,
        where,
        {
            key: _entries(file, f"{where}{key}.", value) if isinstance(value, dict) else value
            for key, value in table.items()
        },
    )
