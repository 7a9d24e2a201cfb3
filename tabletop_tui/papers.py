"""Matches as text in files: reading and writing them, where the file “-” is a standard stream."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NoReturn

import click

from .rules import TabletopError

LONGEST_PAPER: Final = 16 * 1024 * 1024
"""The most bytes a match as text may have."""


def write_paper(file: str, text: str, *, force: bool) -> None:
    """Write a match as text to a file, or to standard output.

    Raises:
        TabletopError: The file cannot be written, or is there already and is not to be forced.
    """
    if file == "-":
        click.echo(text, nl=False)
        return
    try:
        if Path(file).is_dir():
            raise TabletopError(f"{file} is a folder; name a file to write to.")
        with Path(file).open("w" if force else "x", encoding="utf-8", newline="\n") as paper:
            paper.write(text)
    except FileExistsError:
        raise TabletopError(f"{file} is there already; --force writes over it.") from None
    except (OSError, ValueError) as error:
        _refuse(file, "written", error)


def label_of(file: str) -> str:
    """What a file to be read is called in a sentence."""
    return "Standard input" if file == "-" else file


def read_paper(file: str) -> str:
    """The text in a file, or on standard input.

    Raises:
        TabletopError: The file cannot be read, or is too long or no text.
    """
    label = label_of(file)
    try:
        if file == "-" and sys.stdin is None:
            raise TabletopError("Standard input is closed, so there is no match to take in.")
        if Path(file).is_dir():
            raise TabletopError(f"{file} is a folder; name a file to read from.")
        if file == "-":
            data = sys.stdin.buffer.read(LONGEST_PAPER + 1)
        else:
            with Path(file).open("rb") as paper:
                data = paper.read(LONGEST_PAPER + 1)
        if len(data) > LONGEST_PAPER:
            raise TabletopError(f"{label} is too long to be a match.")
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise TabletopError(f"{label} is no text, and so no match.") from None
    except (OSError, ValueError) as error:
        _refuse(file, "read", error)


def _refuse(file: str, what: str, error: Exception) -> NoReturn:
    reason = error.strerror if isinstance(error, OSError) else error
    raise TabletopError(f"{file} cannot be {what}: {reason}.") from error
