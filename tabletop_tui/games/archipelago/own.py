"""Islands people drew themselves: files in a folder of theirs, in the same text format as the islands of the game."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple
from unicodedata import normalize

from tabletop_tui.rules import BadOptions, Offers, TabletopError
from tabletop_tui.rules.words import listed

from .data import ISLANDS, BadData, Layout, parse, read_name, rewritten, shortage, stock
from .data.tables import label, read_text, visible
from .options import MOST_OWN_ISLANDS
from .voyages import CAMPAIGN, OWN

ENDING: Final = ".txt"
LONGEST_FILE: Final = 16 * 1024
"""More bytes than any island needs, remarks included."""

ALL, NONE = "all", "none"
"""Which own islands come along into a campaign, where they are not named one by one."""

_NO_FILE_NAMES: Final = {"con", "prn", "aux", "nul", *(f"{port}{at}" for port in ("com", "lpt") for at in range(10))}
"""Names that mean something else on Windows, whatever their ending."""


class CannotKeep(TabletopError):
    """An own island that could not be written, renamed or deleted, and why."""


class OwnIsland(NamedTuple):
    """An island in the folder.

    Attributes:
        file: Where it lies.
        layout: What it is.
    """

    file: Path
    layout: Layout


class Shelf(NamedTuple):
    """What lies in the folder.

    Attributes:
        islands: The islands, by their names.
        troubles: One sentence for each file that is none; it stays where it is.
    """

    islands: tuple[OwnIsland, ...]
    troubles: tuple[str, ...]


def shelf(folder: Path) -> Shelf:
    """Everything in a folder, which need not exist."""
    islands: list[OwnIsland] = []
    troubles: list[str] = []
    try:
        files = sorted(folder.glob(f"*{ENDING}"))
    except OSError as error:
        return Shelf((), (f"The folder {folder} cannot be read ({error.strerror}).",))
    for file in files:
        try:
            islands.append(OwnIsland(file, read(file)))
        except BadData as error:
            troubles.append(str(error))
    return Shelf(tuple(sorted(islands, key=lambda island: island.layout.name.casefold())), tuple(troubles))


def read(file: Path) -> Layout:
    """The island in a file.

    Raises:
        BadData: The first fault, with file and line.
    """
    try:
        size = file.stat().st_size
    except OSError as error:
        raise BadData(f"{label(file)}: the file cannot be read ({error.strerror}).") from None
    if size > LONGEST_FILE or not file.is_file():
        raise BadData(f"{label(file)}, line 1: this is no island.")
    text = read_text(file)
    layout = replace(parse(text, file.name, label(file)), ships=(), marks=())
    if trouble := shortage(layout, stock().tiles, False):
        line = next(at for at, words in enumerate(text.splitlines(), 1) if words.strip().startswith("sets"))
        raise BadData(f"{label(file)}, line {line}: {trouble}.")
    return layout


def file_of(folder: Path, name: str) -> Path:
    """Where an island of this name is kept: letters and digits of the name, small, with hyphens between."""
    letters = "".join(sign if sign.isalnum() else " " for sign in normalize("NFC", name).casefold())
    stem = "-".join(letters.split()) or "island"
    return folder / f"{f'island-{stem}' if stem in _NO_FILE_NAMES else stem}{ENDING}"


def keep(file: Path, layout: Layout, before: Path | None = None) -> None:
    """Write an island to a file, over what is there; what was there is lost only once the new is whole.

    Args:
        file: Where to.
        layout: The island.
        before: The file it was in until now, whose remarks are kept; None where it was in none.

    Raises:
        CannotKeep: It cannot be written.
    """
    text = layout.text() if before is None else _with_remarks(layout, before)
    if len(text.encode()) > LONGEST_FILE:
        raise CannotKeep(f"{file} cannot be written: with its remarks it is longer than an island's file may be.")
    half = file.with_suffix(".half")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        half.write_text(text, "utf-8", newline="\n")
        half.replace(file)
    except OSError as error:
        with suppress(OSError):
            half.unlink(missing_ok=True)
        raise CannotKeep(f"{file} cannot be written ({error.strerror}).") from error


def _with_remarks(layout: Layout, file: Path) -> str:
    """The text of an island with the remarks of the island in a file, if there is still one."""
    try:
        read(file)
        return rewritten(read_text(file), layout)
    except BadData:
        return layout.text()


def own_name(text: str) -> str:
    """The name of an own island as typed, with its spaces tidied.

    Raises:
        ValueError: It is no name, or that of an island of the rulebook; the sentence has no full stop.
    """
    if not text.strip():
        raise ValueError("type a name")
    name = read_name(text)
    if name.casefold() in {layout.name.casefold() for layout in stock().islands}:
        raise ValueError(f"{name} is an island of the rulebook; choose another name")
    return name


def rename(island: OwnIsland, name: str) -> OwnIsland:
    """Give an island another name, and its file the name that goes with it.

    Raises:
        CannotKeep: The name is not fit, or another island's file has it, or the file cannot be written.
    """
    try:
        name = own_name(name)
    except ValueError as error:
        raise CannotKeep(f"{str(error)[:1].upper()}{str(error)[1:]}.") from None
    file = file_of(island.file.parent, name)
    if file != island.file and file.exists():
        raise CannotKeep(f"{file.name} is there already; choose another name.")
    layout = replace(island.layout, name=name)
    keep(file, layout, island.file)
    if file != island.file:
        delete(island)
    return OwnIsland(file, layout)


def delete(island: OwnIsland) -> None:
    """Delete an island.

    Raises:
        CannotKeep: It cannot be deleted.
    """
    try:
        island.file.unlink(missing_ok=True)
    except OSError as error:
        raise CannotKeep(f"{island.file} cannot be deleted ({error.strerror}).") from error


# -- in the options ---------------------------------------------------------------------------------------------------


def offers(folder: Path) -> Offers:
    """Every own island to play alone, and all of them to take along into a campaign."""
    islands, troubles = shelf(folder)
    names = [island.layout.name for island in islands]
    alone = [
        (island.file.name, name if names.count(name) == 1 else f"{name} ({visible(island.file.stem)})")
        for island, name in zip(islands, names, strict=True)
    ]
    along = [(ALL, _how_many(len(islands))), (NONE, "none")] if islands else [(NONE, "none drawn yet")]
    return Offers({"plays": alone, "own_islands": along}, troubles)


def fill(values: dict[str, Any], folder: Path) -> dict[str, Any]:
    """Options with the texts of own islands in place of their names and files.

    What is played may be an own island by its file, its file's name or its own; for ``own_islands`` there may be
    several of them with commas between, or `ALL` or `NONE`.

    Raises:
        BadOptions: There is no such island.
        BadData: It cannot be built.
    """
    plays, along = values.get("plays", CAMPAIGN), values.get("own_islands", ())
    if isinstance(plays, str) and plays not in (CAMPAIGN, OWN, *ISLANDS):
        return {**values, "plays": OWN, "own_islands": (find(plays, folder, (CAMPAIGN, *ISLANDS)).text(),)}
    if not isinstance(along, str):
        return values
    if along == NONE or (along == ALL and plays != CAMPAIGN):
        return {**values, "own_islands": ()}
    if along == ALL:
        layouts = [island.layout for island in shelf(folder).islands[:MOST_OWN_ISLANDS]]
    else:
        layouts = [find(name.strip(), folder) for name in along.split(",")]
    return {**values, "own_islands": tuple(layout.text() for layout in layouts)}


def find(name: str, folder: Path, besides: Sequence[str] = ()) -> Layout:
    """The island of a name, a file's name in the folder, or a file anywhere.

    Args:
        name: What was typed.
        folder: Where own islands are.
        besides: What else can be typed there, to be told where there is no such island.

    Raises:
        BadOptions: There is none.
        BadData: The file is there and cannot be built.
    """
    islands, _ = shelf(folder)
    for island in islands:
        if name in (island.file.name, island.file.stem) or name.casefold() == island.layout.name.casefold():
            return island.layout
    for file in (folder / name, folder / f"{name}{ENDING}", Path(name)):
        if _is_file(file):
            return read(file)
    own = [visible(island.file.stem) for island in islands]
    told = [f"There is no island “{name}”."]
    told += [f"One can play {listed(besides, 'or')}."] if besides else []
    told.append(f"Own islands are: {', '.join(own)}." if own else "No own one is drawn yet.")
    raise BadOptions(" ".join(told))


def _is_file(file: Path) -> bool:
    try:
        return file.is_file()
    except (OSError, ValueError):  # what was typed may be no way to a file at all
        return False


def _how_many(count: int) -> str:
    if count > MOST_OWN_ISLANDS:
        return f"the first {MOST_OWN_ISLANDS}"
    return "the one drawn" if count == 1 else f"all {count}"
