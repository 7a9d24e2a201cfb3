"""What the signs of a board mean, read from what it is drawn with."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop_tui.tui.legend import Group, Row

from .signs import Signs, TileSign


def edges(signs: Signs) -> Group:
    """The signs at the left edge of cells, and the brackets of the cursor."""
    cursor, step = Row(f"{signs['open']} {signs['close']}", "the cursor"), Row("2", "the step it stands on")
    return Group("At the left edge of a cell", (cursor, *_rows(signs, signs.edges), step))


def ground(signs: Signs) -> tuple[Row, ...]:
    """What fills cells that are no open tile."""
    return tuple(_rows(signs, signs.ground))


def tiles(signs: Mapping[str, TileSign], names: Mapping[str, str]) -> tuple[Row, ...]:
    """Kinds of tiles, each in all its directions.

    Args:
        signs: How they are drawn, by id.
        names: What they are called, by id, in the order wanted; kinds without a sign of their own are left out.
    """
    return tuple(
        Row(" ".join(side.strip() for side in signs[id].sides), name) for id, name in names.items() if id in signs
    )


def _rows(signs: Signs, meanings: Mapping[str, str]) -> list[Row]:
    """A row for each meaning; signs that look alike in one set share theirs."""
    found: dict[str, list[str]] = {}
    for mark, meaning in meanings.items():
        found.setdefault(signs[mark], []).append(meaning)
    return [Row(sign, "; ".join(meant)) for sign, meant in found.items()]
