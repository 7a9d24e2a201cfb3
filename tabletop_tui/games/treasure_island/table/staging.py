"""Playing out what happened: a piece goes its way cell by cell, and tiles open under it."""

from __future__ import annotations

from asyncio import sleep
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from tabletop_tui.games.pirates.events import Beaten, Died, GoldLost, Moved, Revived, Sailed, Scored
from tabletop_tui.games.pirates.tidings import Enlightened, Found, Joined, LostUnderground, Quaked, TurnedUp
from tabletop_tui.games.treasure_island.geometry import GRID
from tabletop_tui.rules import Event
from tabletop_tui.tui.scene import Scene

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


def trail_of(events: Sequence[Event]) -> tuple[int, ...]:
    """The cells these events lead along, in order, each once."""
    cells: list[int] = []
    for event in events:
        cells += _cells(event)
    return tuple(dict.fromkeys(cells))


def _cells(event: Event) -> tuple[int, ...]:
    if isinstance(event, Moved):
        return event.origin % GRID.size, event.place % GRID.size
    if isinstance(event, Sailed):
        return event.origin, event.cell
    if isinstance(event, Quaked):
        return event.first, event.second
    return (event.place,) if isinstance(event, Revived) else ()


async def play(
    events: Sequence[Event], before: Scene, present: Callable[[Moment], None], tell: Callable[[str], None]
) -> None:
    """Show the events one after another, saying each."""
    scene = replace(before, moves=(), marks=())
    trail: tuple[int, ...] = ()
    for event in events:
        scene = replace(scene, view=advance(scene.view, event))
        trail = tuple(dict.fromkeys((*trail, *_cells(event))))
        seconds = _WAITS.get(type(event))
        if seconds is None:
            continue
        tell(event.say(scene.names))
        present(Moment(scene, trail))
        await sleep(seconds)
