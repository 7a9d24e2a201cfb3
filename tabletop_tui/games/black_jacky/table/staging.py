"""Playing out what happened: a turn is shown in passing, a Reckoning hand by hand."""

from __future__ import annotations

from asyncio import sleep
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from tabletop_tui.games.black_jacky.events import (
    CardDrawn,
    CardTurned,
    Exchanged,
    HandDealt,
    Knocked,
    KnocksErased,
    Laid,
    PlusPlaced,
    Reshuffled,
    RoundBegan,
    Swapped,
)
from tabletop_tui.games.black_jacky.reckoning_events import GameOver, GivenUp, GuessJudged, HeartLost, Out, Reckoned
from tabletop_tui.rules import Event
from tabletop_tui.tui.scene import Scene

from .moment import Ledger, Moment
from .replay import advance

PASSING_SECONDS: Final = 0.45
"""How long one looks at a step of a turn."""

HAND_SECONDS: Final = 0.7
"""How long each hand of a Reckoning is looked at before the next is turned over."""

HEART_SECONDS: Final = 0.9

_PASSING: Final = (CardDrawn, CardTurned, Exchanged, Knocked, KnocksErased, Laid, PlusPlaced, Reshuffled, Swapped)
_JUDGING: Final = (GivenUp, GuessJudged, Out)


class Stage:
    """One chain of events being shown, up to the end of the round."""

    def __init__(self, before: Scene, present: Callable[[Moment], None]) -> None:
        self._present = present
        self._scene = replace(before, moves=())
        self._ledger: Ledger | None = None

    async def play(self, events: Sequence[Event]) -> None:
        """Show the events one after another; what belongs to the next round is not staged."""
        for event in events:
            if isinstance(event, (RoundBegan, GameOver)):
                return
            if isinstance(event, HandDealt):
                continue
            self._scene = replace(self._scene, view=advance(self._scene.view, event))
            if isinstance(event, Reckoned):
                await self._turn_over(event)
            elif isinstance(event, HeartLost):
                self._lose(event.seat)
                await self._look(event, HEART_SECONDS)
            elif isinstance(event, _JUDGING):
                self._note(event)
                await self._look(event, HEART_SECONDS)
            elif isinstance(event, _PASSING):
                await self._look(event, PASSING_SECONDS)

    async def _turn_over(self, event: Reckoned) -> None:
        self._ledger = ledger = Ledger(event.reckoning, 0, ())
        await self._look(None, HAND_SECONDS)
        for opened in range(1, len(ledger.order) + 1):
            self._ledger = replace(ledger, opened=opened)
            await self._look(None, HAND_SECONDS)

    def _lose(self, seat: int) -> None:
        if self._ledger is not None:
            self._ledger = replace(self._ledger, lost=(*self._ledger.lost, seat))

    def _note(self, event: Event) -> None:
        if self._ledger is not None:
            notes = (*self._ledger.notes, event.say(self._scene.names))
            self._ledger = replace(self._ledger, notes=notes)

    async def _look(self, event: Event | None, seconds: float) -> None:
        caption = event.say(self._scene.names) if event is not None else ""
        self._present(Moment(self._scene, None, self._ledger, caption, staging=True))
        await sleep(seconds)
