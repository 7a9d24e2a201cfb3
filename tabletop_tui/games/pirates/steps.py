"""When a step is possible."""

from __future__ import annotations

from .crews import CLERGY, FRIDAY, MISSIONARY, NATIVE
from .position import Position


def possible(  # noqa: PLR0911 - one way out a rule
    position: Position, piece: int, load: int, place: int, shielded: bool = False
) -> bool:
    """Whether a piece with a load can come to a place, whatever happens to it there.

    A ship is always possible, though an enemy one is deadly; the open sea is possible for what throws pieces into it,
    and whoever may not enter it by choice must not ask. On land a closed tile needs empty hands, refuges and dense
    jungle admit no loads, an enemy in a refuge keeps it closed, and where enemies stand only an attacker can come, but
    for the truce of the jungle; where terrain protects an enemy or keeps the piece from fighting it cannot come. The
    Missionary and Friday can step onto each other if no other enemy is there.

    Args:
        position: The position.
        piece: Who goes.
        load: What it carries.
        place: Where to.
        shielded: Whether it steps off a place shared with the preaching Missionary of its side (ruling `T42`).
    """
    chart = position.chart
    if place < chart.grid.size and chart.grid.is_water[place]:
        if place in position.ships:
            return True
        kind = 0
    else:
        kind = position.faces[place % chart.grid.size]
        if load and (not kind or chart.no_loads[kind]):
            return False
    there = position.here.get(place, 0)
    foes = there & ~position.friends(position.crew_of[piece]) if there else 0
    if not foes:
        return True
    if chart.refuge[kind]:
        return False
    if not position.converted:
        if foes & CLERGY:
            return piece == FRIDAY and foes == CLERGY
        if piece == MISSIONARY:
            return foes == NATIVE
    if chart.kinds[kind].truce:
        return True
    if load or piece == FRIDAY or shielded:
        return False
    terrain = position.backs[place % chart.grid.size]
    return not (foes & position.guarded[terrain] or position.gentle[terrain] >> piece & 1)


def shielded(position: Position, piece: int) -> bool:
    """Whether a piece stands with the preaching Missionary of its side, so that it cannot attack by its next step."""
    if position.converted or piece == MISSIONARY or position.at[MISSIONARY] != position.at[piece]:
        return False
    return bool(position.friends(position.crew_of[piece]) & CLERGY)
