"""The tables of the rulebook that say what is in the data files."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop_tui.games.archipelago.data import stock
from tabletop_tui.games.archipelago.data.rows import DIRECTIONS, CrossroadsRow, ExitsRow

NAMES = {number: name for name, number in DIRECTIONS.items()}


def tables() -> dict[str, str]:
    """Every table, by what it is about."""
    sets = {f"SET {number}": tiles(number) for number in "123"}
    return {"TOTALS": totals(), **sets, "ARROWS": arrows(), "CARDS": cards(), "ISLANDS": islands()}


def totals() -> str:
    rows = (
        (
            row.what,
            f"{row.tiles} {row.tiles_mark}",
            f"{row.coins} {row.coins_mark}",
            f"{row.bottles} {row.bottles_mark}",
        )
        for row in stock().totals
    )
    return table("|tiles|coins|bottles", rows)


def tiles(number: str) -> str:
    rows = (
        (f"{row.kind}{'*' if row.hard else ''}", row.back, f"{row.count} {row.row_mark}", row.kind_mark)
        for row in stock().tiles
        if row.set == number
    )
    return table("kind|back|how many|known by", rows)


def arrows() -> str:
    rows: list[tuple[object, ...]] = []
    for row in stock().rows:
        if isinstance(row, ExitsRow):
            rows.append((row.kind, " ".join(NAMES[way] for way in row.exits), row.mark))
        elif isinstance(row, CrossroadsRow):
            rows.append((f"crossroads, roll {row.face}", NAMES[row.direction], row.mark))
    return table("tile|leads to|mark", rows)


def cards() -> str:
    rows = ((row.name, row.name_mark, row.group_mark, row.effect_mark) for row in stock().cards)
    remarks = "\n".join(f"* {row.name}: {row.remark}." for row in stock().cards if row.remark)
    return f"{table('card|name|island|effect', rows)}\n\n{remarks}"


def islands() -> str:
    parts: list[str] = []
    for layout in stock().islands:
        marks = ", ".join(f"{what} {mark}" for what, mark in layout.marks)
        parts.append(
            "\n".join([f"{layout.name} ({marks}):", "", "```", *(" ".join(row) for row in layout.rows), "```"])
        )
    return "\n\n".join(parts)


def table(columns: str, rows: Iterable[tuple[object, ...]]) -> str:
    names = columns.split("|")
    head, *body = (
        f"| {' | '.join(map(str, line))} |".replace("|  |", "| |").replace("|  |", "| |") for line in (names, *rows)
    )
    return "\n".join([head, f"|{'---|' * len(names)}", *body])
