"""Reading data files: what is wrong with one is a sentence that names the file, the line and the fault."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar
from unicodedata import category

from pydantic import ValidationError

from tabletop_tui.rules import TabletopError
from tabletop_tui.rules.refusals import told

from .rows import Row

AnyRow = TypeVar("AnyRow", bound=Row)


class BadData(TabletopError):
    """A data file that cannot be played with, and why; the sentence may quote what the file holds."""

    def __init__(self, sentence: str) -> None:
        super().__init__(visible(sentence))


def visible(text: str) -> str:
    """A text without what would be a command to a terminal; files, and their names, may hold anything."""
    return "".join("?" if category(sign)[0] == "C" else sign for sign in text)


def label(path: Path) -> str:
    """What sentences call a file: the way to it from the folder of all assets."""
    folder = next((parent for parent in path.parents if parent.name == "archipelago"), path.parent)
    return path.relative_to(folder.parent).as_posix()


def read_text(path: Path) -> str:
    """A file's text.

    Raises:
        BadData: It is missing or no text.
    """
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        line = 1 + error.object.count(b"\n", 0, error.start)
        raise BadData(f"{label(path)}, line {line}: this is no text in UTF-8.") from None
    except OSError as error:
        raise BadData(f"{label(path)}: the file cannot be read ({error.strerror}).") from None


def read_table(path: Path, model: type[AnyRow]) -> tuple[AnyRow, ...]:
    """The rows of a table with comma separated values, whose first line names the columns.

    Raises:
        BadData: The file cannot be read, or the first fault in it.
    """
    columns = [name for name in model.model_fields if name != "line"]
    lines = _lines(path)
    line, head = next(lines, (1, []))
    if head != columns:
        raise BadData(f"{label(path)}, line {line}: the columns have to be {', '.join(columns)}.")
    rows = tuple(_row(path, line, cells, columns, model) for line, cells in lines)
    if not rows:
        raise BadData(f"{label(path)}, line {line}: nothing comes after the names of the columns.")
    return rows


def _lines(path: Path) -> Iterator[tuple[int, list[str]]]:
    reader = csv.reader(read_text(path).splitlines(), strict=True)
    try:
        for cells in reader:
            if cells:
                yield reader.line_num, [cell.strip() for cell in cells]
    except csv.Error as error:
        raise BadData(f"{label(path)}, line {reader.line_num}: the line cannot be read ({error}).") from None


def _row(path: Path, line: int, cells: list[str], columns: list[str], model: type[AnyRow]) -> AnyRow:
    where = f"{label(path)}, line {line}"
    if any(category(sign) == "Cc" for cell in cells for sign in cell):
        raise BadData(f"{where}: there is a sign in it that cannot be seen.")
    if len(cells) != len(columns):
        raise BadData(f"{where}: there are {len(cells)} values for {len(columns)} columns.")
    try:
        return model.model_validate({"line": line, **dict(zip(columns, cells, strict=True))})
    except ValidationError as error:
        first = error.errors()[0]
        raise BadData(told(f"{where}: {first['loc'][0]}", first)) from None
