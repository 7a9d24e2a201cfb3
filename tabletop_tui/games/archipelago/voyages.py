"""Which islands a match can come to."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

from .data import Layout, parse, shortage, stock

if TYPE_CHECKING:
    from .options import Options

CAMPAIGN: Final = "campaign"
OWN: Final = "own"
"""What is played, as in `Options`, where it is not the id of an island."""


def own_island(text: str, number: int) -> Layout:
    """An island people drew themselves; its crews choose where to moor (ruling `A34`).

    Args:
        text: The text of the island.
        number: Its number among theirs, from 1.

    Raises:
        BadData: The text is no island.
    """
    return replace(parse(text, f"own_{number}", f"Own island {number}"), ships=(), marks=())


@cache
def first_island(options: Options) -> Layout:
    """Where the match begins."""
    if options.plays == OWN:
        return own_island(options.own_islands[0], 1)
    islands = _of_the_rulebook(options)
    return islands[0] if options.plays == CAMPAIGN else next(one for one in islands if one.id == options.plays)


@cache
def destinations(options: Options) -> tuple[Layout, ...]:
    """Where a campaign can sail to after an island: islands 2 and 3, then those people drew themselves."""
    own = (own_island(text, number) for number, text in enumerate(options.own_islands, 1))
    return *_of_the_rulebook(options)[1:], *own


def fault(options: Options) -> str | None:
    """Why these options cannot be played, without a full stop, or None when they can."""
    if options.plays == OWN and not options.own_islands:
        return "to play an island of your own, draw one first"
    layouts = [first_island(options), *(destinations(options) if options.plays == CAMPAIGN else ())]
    for layout in layouts:
        if trouble := shortage(layout, stock().tiles, options.hard_tiles == "out"):
            return f"{layout.name} cannot be built: {trouble}"
    return None


def _of_the_rulebook(options: Options) -> tuple[Layout, ...]:
    first, second, third = stock().islands
    sets = tuple(int(word) for word in options.sets_of_island_2.split(" and "))
    return first, second if sets == second.sets else replace(second, sets=sets), third
