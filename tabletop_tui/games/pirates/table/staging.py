"""Playing out what happened: a piece goes its way cell by cell, and tiles open under it."""

from __future__ import annotations

from asyncio import sleep
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Final

from tabletop_tui.games.pirates.events import Beaten, Died, GoldLost, Moved, Revived, Sailed, Scored
from tabletop_tui.games.pirates.grid import Grid
from tabletop_tui.games.pirates.tidings import Enlightened, Found, Joined, LostUnderground, Quaked, TurnedUp
from tabletop_tui.rules import Event

from .lore import Lore
from .moment import Moment
from .replay import advance

STEP_SECONDS: Final = 0.16
"""How long a piece is seen on each cell of its way."""

TILE_SECONDS: Final = 0.4
"""How long one looks at a tile that has just been opened."""

EVENT_SECONDS: Final = 0.6
"""How long one looks at what else is worth a look: fights, deaths, gold."""

_WAITS: Final = {
    Moved: STEP_SECONDS,
    TurnedUp: TILE_SECONDS,
    Sailed: STEP_SECONDS,
    **dict.fromkeys(
        (Beaten, Died, GoldLost, Revived, Scored, Enlightened, Found, Joined, LostUnderground, Quaked), EVENT_SECONDS
    ),
}


def trail_of(events: Sequence[Event], grid: Grid) -> tuple[int, ...]:
    """The cells these events lead along, in order, each once."""
    cells: list[int] = []
    for event in events:
        cells += _cells(event, grid)
    return tuple(dict.fromkeys(cells))


def _cells(event: Event, grid: Grid) -> tuple[int, ...]:
    if isinstance(event, Moved):
        return event.origin % grid.size, event.place % grid.size
    if isinstance(event, Sailed):
        return event.origin, event.cell
    if isinstance(event, Quaked):
        return event.first, event.second
    return (event.place,) if isinstance(event, Revived) else ()


def is_seen(event: Event, lore: Lore) -> bool:
    """Whether there is something to look at when this happens."""
    return _seconds(event, lore) > 0


def _seconds(event: Event, lore: Lore) -> float:
    return lore.waits.get(type(event), _WAITS.get(type(event), 0))


Announce = Callable[[Event, Moment], Awaitable[bool]]
"""Says an event, and plays it out where it is more than a change of the island: then the answer is True."""


async def play(events: Sequence[Event], before: Moment, present: Callable[[Moment], None], announce: Announce) -> None:
    """Show the events one after another, saying each; see `Announce`."""
    scene, lore = replace(before.scene, moves=(), marks=()), before.lore
    trail: tuple[int, ...] = ()
    for event in events:
        if await announce(event, Moment(scene, lore, trail)):
            continue
        grid = lore.grid(scene.view)
        scene = replace(scene, view=advance(scene.view, event, grid, lore.changes))
        trail = tuple(dict.fromkeys((*trail, *_cells(event, grid))))
        if not is_seen(event, lore):
            continue
        present(Moment(scene, lore, trail))
        await sleep(_seconds(event, lore))
