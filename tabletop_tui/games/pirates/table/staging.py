"""Playing out what happened: a piece goes its way cell by cell, and tiles open under it."""

from __future__ import annotations

from asyncio import sleep
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from tabletop_tui.games.pirates.events import Beaten, Died, GoldLost, Moved, Revived, Sailed, Scored
from tabletop_tui.games.pirates.grid import Grid
from tabletop_tui.games.pirates.tidings import Enlightened, Found, Joined, LostUnderground, Quaked, TurnedUp
from tabletop_tui.rules import Event

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


async def play(
    events: Sequence[Event], before: Moment, present: Callable[[Moment], None], tell: Callable[[str], None]
) -> None:
    """Show the events one after another, saying each."""
    scene, lore = replace(before.scene, moves=(), marks=()), before.lore
    trail: tuple[int, ...] = ()
    for event in events:
        grid = lore.grid(scene.view)
        scene = replace(scene, view=advance(scene.view, event, grid, lore.changes))
        trail = tuple(dict.fromkeys((*trail, *_cells(event, grid))))
        seconds = lore.waits.get(type(event), _WAITS.get(type(event)))
        if seconds is None:
            continue
        tell(event.say(scene.names))
        present(Moment(scene, lore, trail))
        await sleep(seconds)
