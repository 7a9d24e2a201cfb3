"""Everything in the box that is data: read once, checked as a whole, and never changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from tabletop_tui.assets import assets
from tabletop_tui.games.pirates.terrain import TERRAIN_NAMES

from .kinds import ABILITIES, ARROWS, SINGLE
from .layout import Layout, parse
from .pools import pool, removals, sets_name, shortage
from .rows import BACKS, AbilityRow, CrossroadsRow, ExitsRow, TileRow, TotalRow
from .tables import BadData, label, read_table, read_text

TILES: Final = "tiles.csv"
TOTALS: Final = "totals.csv"
EXITS: Final = "exits.csv"
CROSSROADS: Final = "crossroads.csv"
CARDS: Final = "abilities.csv"
ISLANDS: Final = ("island_1", "island_2", "island_3")
"""The islands of the rulebook, by their ids; their files lie in the folder ``islands``."""

Part = TypeVar("Part")


@dataclass(frozen=True)
class Stock:
    """What the data files say.

    Attributes:
        tiles: The rows of all tiles.
        totals: What they have to add up to.
        exits: The directions of each kind of arrow, before it is turned.
        crossroads: The direction of each face of the die, from 1 to 6, before the crossroads is turned.
        cards: The abilities, by number from 1 on.
        islands: Islands 1 to 3.
        rows: The rows of exits and crossroads as they were read, with their marks.
    """

    tiles: tuple[TileRow, ...]
    totals: tuple[TotalRow, ...]
    exits: Mapping[str, tuple[int, ...]]
    crossroads: tuple[int, ...]
    cards: tuple[AbilityRow, ...]
    islands: tuple[Layout, ...]
    rows: tuple[ExitsRow | CrossroadsRow, ...]


@cache
def stock() -> Stock:
    """The data files of the game as it is installed.

    Raises:
        BadData: The first fault in them; nothing is remembered then, so that a file put right is read anew.
    """
    return read(folder())


def folder() -> Path:
    """Where the data files lie."""
    return assets() / "archipelago"


def faults() -> list[str]:
    """One sentence for everything that is wrong with the data files; empty when the game can be played."""
    return examine(folder())[0]


def read(folder: Path) -> Stock:
    """The data files in a folder.

    Raises:
        BadData: The first fault in them.
    """
    found, read = examine(folder)
    if read is None:
        raise BadData(found[0])
    return read


def examine(folder: Path) -> tuple[list[str], Stock | None]:
    """The faults of the data files in a folder, and what they say if there are none."""
    found: list[str] = []

    def part(read: Callable[..., Part], *what: Any) -> Part | None:
        try:
            return read(*what)
        except BadData as error:
            found.append(str(error))
            return None

    tiles = part(read_table, folder / TILES, TileRow)
    totals = part(read_table, folder / TOTALS, TotalRow)
    exits = part(read_table, folder / EXITS, ExitsRow)
    crossroads = part(read_table, folder / CROSSROADS, CrossroadsRow)
    cards = part(read_table, folder / CARDS, AbilityRow)
    islands = [part(_island, folder / "islands" / f"{id}.txt", id) for id in ISLANDS]
    if tiles is not None:
        part(_each_once, folder / TILES, tiles, "id", ())
        part(_one_of_a_kind, folder / TILES, tiles)
    if exits is not None:
        part(_each_once, folder / EXITS, exits, "kind", ARROWS)
    if crossroads is not None:
        part(_each_once, folder / CROSSROADS, crossroads, "face", range(1, 7))
        part(_all_different, folder / CROSSROADS, crossroads)
    if cards is not None:
        part(_each_once, folder / CARDS, cards, "id", ABILITIES)
        part(_three_a_group, folder / CARDS, cards)
    if totals is not None:
        part(_each_once, folder / TOTALS, totals, "what", TotalRow.NAMES)
    if tiles is not None and totals is not None and not found:
        found += _wrong_totals(folder, tiles, totals)
        found += _wrong_pools(folder, tiles, [island for island in islands if island])
    if tiles is not None and not found:
        found += _without_coins(folder, tiles, [island for island in islands if island])
    if found or not (tiles and totals and exits and crossroads and cards):
        return found, None
    return [], Stock(
        tiles=tiles,
        totals=totals,
        exits={row.kind: row.exits for row in exits},
        crossroads=tuple(row.direction for row in sorted(crossroads, key=lambda row: row.face)),
        cards=tuple(sorted(cards, key=lambda row: row.number)),
        islands=tuple(island for island in islands if island),
        rows=(*exits, *crossroads),
    )


def _island(path: Path, id: str) -> Layout:
    layout = parse(read_text(path), id, label(path))
    marked = dict(layout.marks)
    for what in ("size", "outline", "ships") if layout.ships else ("size", "outline"):
        if what not in marked:
            raise BadData(f"{label(path)}, line 1: among its marks there is none for “{what}”.")
    return layout


def _each_once(path: Path, rows: Sequence[Any], column: str, wanted: Sequence[Any]) -> None:
    seen: dict[Any, int] = {}
    for row in rows:
        value = getattr(row, column)
        if value in seen:
            raise BadData(f"{label(path)}, line {row.line}: {column} “{value}” stands in line {seen[value]} already.")
        seen[value] = row.line
    missing = [value for value in wanted if value not in seen]
    if missing:
        raise BadData(f"{label(path)}, line {_last(rows)}: after it {column} “{missing[0]}” is missing.")


def _one_of_a_kind(path: Path, rows: Sequence[TileRow]) -> None:
    counts = Counter[str]()
    for row in rows:
        counts[row.kind] += row.count
        if row.kind in SINGLE and counts[row.kind] > 1:
            raise BadData(f"{label(path)}, line {row.line}: there can be one {row.kind} tile, not {counts[row.kind]}.")


def _all_different(path: Path, rows: Sequence[CrossroadsRow]) -> None:
    seen: dict[int, CrossroadsRow] = {}
    for row in rows:
        other = seen.setdefault(row.direction, row)
        if other is not row:
            raise BadData(
                f"{label(path)}, line {row.line}: face {row.face} leads the same way as face {other.face}; "
                "six faces need six directions."
            )


def _three_a_group(path: Path, rows: Sequence[AbilityRow]) -> None:
    counts = Counter(row.group for row in rows)
    for group in (1, 2, 3):
        if counts[group] != 3:
            line = max((row.line for row in rows if counts[row.group] > 3), default=_last(rows))
            raise BadData(f"{label(path)}, line {line}: group {group} has {counts[group]} cards, and needs 3.")


def _last(rows: Sequence[Any]) -> int:
    return rows[-1].line if rows else 1


def _wrong_totals(folder: Path, tiles: Sequence[TileRow], totals: Sequence[TotalRow]) -> Iterator[str]:
    """One sentence about all totals that the tiles do not add up to."""
    wrong: list[str] = []
    for total in sorted(totals, key=lambda total: total.what):
        rows = [row for row in tiles if total.what in ("all", f"set {row.set}")]
        for there, wanted, what in (
            (sum(row.count for row in rows), total.tiles, "tiles"),
            (sum(row.coins for row in rows), total.coins, "coins"),
            (sum(row.bottles for row in rows), total.bottles, "bottles"),
        ):
            if there != wanted:
                who = "there are" if total.what == "all" else f"{total.what} has"
                wrong.append(f"{who} {there} {what} where line {total.line} of {TOTALS} says {wanted}")
    if wrong:
        yield f"{label(folder / TILES)}, lines 2 to {_last(tiles)}: {', and '.join(wrong)}."


def _wrong_pools(folder: Path, tiles: Sequence[TileRow], islands: Sequence[Layout]) -> Iterator[str]:
    """One sentence for each island and terrain that has not as many places as tiles are left for it."""
    for island in islands:
        for terrain in BACKS:
            there, out = len(pool(tiles, island.sets, terrain, False)), removals(terrain, len(island.sets))
            if there - out != island.places[terrain]:
                path = folder / "islands" / f"{island.id}.txt"
                yield (
                    f"{label(path)}: there are {island.places[terrain]} {TERRAIN_NAMES[terrain]} places for the "
                    f"{max(0, there - out)} tiles that are left of {sets_name(island.sets)} in {TILES} "
                    f"after {out} are taken out."
                )


def _without_coins(folder: Path, tiles: Sequence[TileRow], islands: Sequence[Layout]) -> Iterator[str]:
    """One sentence for each island that cannot have a coin, and so would never be dealt (ruling `A4`)."""
    for island in islands:
        if trouble := shortage(island, tiles, False):
            yield f"{label(folder / TILES)}, lines 2 to {_last(tiles)}: for {island.name} {trouble}."
