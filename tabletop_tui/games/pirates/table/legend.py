"""What the signs of a board mean, read from what it is drawn with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop_tui.games.pirates.crews import COLOURS, LETTERS
from tabletop_tui.games.pirates.tiles import TileKind
from tabletop_tui.tui.legend import Group, Row

from .places import common
from .signs import Signs, TileSign


def pieces() -> tuple[Row, ...]:
    """Pirates and ships, of two crews as an example."""
    north, east, white, yellow = LETTERS[0], LETTERS[1], COLOURS[0], COLOURS[1]
    return (
        Row(f"{north.lower()}1 {east.lower()}2", f"pirates, {white} and {yellow}"),
        Row(f"{north} {east}2", "ships, one with two aboard"),
    )


def gold_on(signs: Signs, face: TileSign, meaning: str) -> Row:
    """Gold on a tile that keeps a part of its sign where cells are small; ``i`` tells how much and on which step."""
    return Row(f"{face.sides[0][0]}{signs['coin']}", meaning)


def edges(signs: Signs, meanings: Mapping[str, str], *more: Row) -> Group:
    """The signs at the left edge of cells, and the brackets of the cursor.

    Args:
        signs: What the board is drawn with.
        meanings: What each mark means, by name, as ``signs.edges`` or a part of it.
        more: What else stands there.
    """
    cursor, step = Row(f"{signs['open']} {signs['close']}", "the cursor"), Row("2", "the step it stands on")
    return Group("At the left edge of a cell", (cursor, *_rows(signs, meanings), step, *more))


def tiles(
    signs: Signs, ground: Sequence[str], faces: Mapping[str, TileSign], kinds: Sequence[TileKind]
) -> tuple[Group, Group]:
    """What fills cells, and kinds of tiles, those with a direction for themselves.

    Args:
        signs: What the board is drawn with.
        ground: The marks of cells that are no open tile, in the order wanted.
        faces: How kinds of tiles are drawn, by id.
        kinds: All kinds, in the order wanted; those without a sign of their own are left out.
    """
    names = {"empty": "empty", "used": "opened and used up: as empty"}
    names |= {kind.id: common(kind.name) for kind in kinds if kind.id != "empty"}
    rows = [Row(" ".join(side.strip() for side in faces[id].sides), name) for id, name in names.items() if id in faces]
    below = _rows(signs, {mark: signs.ground[mark] for mark in ground})
    return (
        Group("Tiles", (*below, *(row for row in rows if " " not in row.sign))),
        Group("Tiles with a direction", tuple(row for row in rows if " " in row.sign)),
    )


def _rows(signs: Signs, meanings: Mapping[str, str]) -> list[Row]:
    """A row for each meaning; signs that look alike in one set share theirs."""
    found: dict[str, list[str]] = {}
    for mark, meaning in meanings.items():
        found.setdefault(signs[mark], []).append(meaning)
    return [Row(sign, "; ".join(meant)) for sign, meant in found.items()]
