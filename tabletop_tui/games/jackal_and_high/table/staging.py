"""Playing out what happened: dice flicker, contests are thrown one seat after the other, cards find their owners."""

from __future__ import annotations

from asyncio import sleep
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from tabletop_tui.games.jackal_and_high.events import (
    CardTaken,
    ContestOpened,
    ContestTied,
    GameOver,
    LuckySwept,
    Missed,
    Placed,
    RoundBegan,
    RowLaid,
    Thrown,
    TurnEnded,
)
from tabletop_tui.games.jackal_and_high.valley_events import ValleyEscaped, ValleyLost, ValleyOpened, ValleyTaken
from tabletop_tui.rules import Event
from tabletop_tui.tui.scene import Scene

from .animals import called
from .moment import Moment, Staging, Throw
from .replay import advance
from .words import dice

FLICKERS: Final = 4
"""How many passing faces a throw shows before it lies still."""

FLICKER_SECONDS: Final = 0.07
LIE_SECONDS: Final = 0.22
"""How long a throw lies before the next thing happens; with its flickers about half a second."""

RESULT_SECONDS: Final = 0.9
"""How long one looks at who has won a contest."""

TAKE_SECONDS: Final = 0.45
"""How long one looks at a card taken without one, and at dice that missed."""

LONGEST_SECONDS: Final = 5.5
"""What a whole chain takes at most: a long one, as at the end of a round of five, goes faster."""

_QUIET: Final = (RoundBegan, RowLaid, TurnEnded)
"""What happens too often to be said on the table; the log tells it."""

_RESULTS: Final = (CardTaken, LuckySwept, Missed, ValleyEscaped, ValleyLost, ValleyTaken)


class Stage:
    """One chain of events being shown.

    Attributes:
        said: What is to be said of it, oldest first; complete from the beginning, so that skipping loses no word.
        settled: The table on which everybody reads what came of a round, None when none was settled; it too is there
            from the beginning.
    """

    def __init__(self, before: Scene, present: Callable[[Moment], None]) -> None:
        self._present = present
        self._scene = replace(before, moves=())
        self._staging: Staging | None = None
        self._taken: tuple[tuple[int, int], ...] = ()
        self._heard: list[str] = []
        self._pace = 1.0
        self._animate = False
        self.said: tuple[str, ...] = ()
        self.settled: Moment | None = None

    async def play(self, events: Sequence[Event], animate: bool) -> None:
        """Show the events one after another; without ``animate`` only note what is to be said and read."""
        self.said = tuple(event.say(self._scene.names) for event in events if not isinstance(event, _QUIET))
        if settles(events):
            self.settled = await self._outcome(events)
        if not animate:
            return
        self._animate = True
        self._pace = min(1.0, LONGEST_SECONDS / max(1.0, sum(map(_seconds, events))))
        own_move = True
        for event in events:
            if isinstance(event, Thrown):
                own_move = False
            await self._one(event, hurry=own_move and isinstance(event, Placed))

    async def _outcome(self, events: Sequence[Event]) -> Moment:
        """The last moment of these events, without waiting for it."""
        shown: list[Moment] = []
        quick = Stage(self._scene, shown.append)
        for event in events:
            await quick._one(event, hurry=True)
        return replace(shown[-1], said=self.said, settled=True)

    async def _one(self, event: Event, hurry: bool) -> None:
        if isinstance(event, Thrown):
            await self._throw(event)
            return
        if not isinstance(event, _QUIET):
            self._heard.append(event.say(self._scene.names))
        if isinstance(event, GameOver):
            return
        self._scene = replace(self._scene, view=advance(self._scene.view, event))
        if isinstance(event, ContestOpened):
            rivals = tuple(Throw(seat, (0,) * count) for seat, count in zip(event.rivals, event.dice, strict=True))
            self._staging = Staging(f"Who gets {called(event.card)}?", rivals, event.position)
            await self._look(LIE_SECONDS)
        elif isinstance(event, ValleyOpened):
            visitors = tuple(Throw(seat, (0,) * count) for seat, count in zip(event.visitors, event.dice, strict=True))
            stake = "Who gets away?" if event.card is None else f"Who gets {called(event.card)}, who loses a card?"
            self._staging = Staging(f"Vulture Valley. {stake}", visitors, -1)
            await self._look(LIE_SECONDS)
        elif isinstance(event, ContestTied):
            await self._tie(event)
        elif isinstance(event, _RESULTS):
            self._settle(event)
            await self._look(TAKE_SECONDS if self._staging is None else RESULT_SECONDS)
        elif not isinstance(event, _QUIET):
            await self._look(0 if hurry else LIE_SECONDS)

    async def _throw(self, event: Thrown) -> None:
        """A throw of a turn shows on the dice of the table, one of a contest beside those of its rivals."""
        self._scene = replace(self._scene, view=advance(self._scene.view, event))
        if event.occasion == "roll":
            self._staging, self._taken = None, ()
        # What the dice show is said when they lie still, and not before.
        self._heard.append(f"{self._scene.names[event.seat]} throws {dice(len(event.dice))}.")
        for step in range(FLICKERS if self._animate else 0):
            passing = tuple((die * 5 + 3 * step + index) % 8 + 1 for index, die in enumerate(event.dice))
            self._put(event, passing, still=False)
            await self._look(FLICKER_SECONDS)
        self._put(event, event.dice, still=True)
        self._heard[-1] = event.say(self._scene.names)
        await self._look(LIE_SECONDS)

    def _put(self, event: Thrown, dice: tuple[int, ...], still: bool) -> None:
        if event.occasion == "roll":
            self._scene = replace(self._scene, view=replace(self._scene.view, thrown=dice))
        elif self._staging is not None:
            throws = (
                replace(throw, dice=dice, verdict="", still=still) if throw.seat == event.seat else throw
                for throw in self._staging.throws
            )
            self._staging = replace(self._staging, throws=tuple(throws))

    async def _tie(self, event: ContestTied) -> None:
        if self._staging is None:
            return
        throws = tuple(
            replace(throw, verdict="ties" if throw.seat in event.rivals else throw.verdict)
            for throw in self._staging.throws
        )
        self._staging = replace(self._staging, throws=throws)
        await self._look(RESULT_SECONDS)
        again = tuple(
            replace(throw, dice=(0,) * len(throw.dice), verdict="again") if throw.seat in event.rivals else throw
            for throw in self._staging.throws
        )
        self._staging = replace(self._staging, throws=again)

    def _settle(self, event: Event) -> None:
        """Write the verdict beside the dice, and the owner where a card lay."""
        if isinstance(event, CardTaken):
            self._taken = (*self._taken, (event.position, event.seat))
            if event.by == "contest":
                self._verdict(event.seat, "wins", event.position)
            else:
                self._staging = None
        elif isinstance(event, LuckySwept):
            self._taken = (*self._taken, *((position, event.seat) for position in event.positions))
        elif isinstance(event, ValleyTaken):
            self._verdict(event.seat, "takes it", -1)
        elif isinstance(event, ValleyLost):
            self._verdict(event.seat, f"loses {event.card}", -1)
        elif isinstance(event, ValleyEscaped):
            self._verdict(event.seat, "gets away" if event.why == "best" else "has none", -1)

    def _verdict(self, seat: int, verdict: str, position: int) -> None:
        """Write it beside a seat's dice; dice of another contest, where this was settled without any, are put away."""
        if self._staging is None or self._staging.position != position:
            self._staging = None
            return
        throws = (replace(throw, verdict=verdict) if throw.seat == seat else throw for throw in self._staging.throws)
        self._staging = replace(self._staging, throws=tuple(throws))

    async def _look(self, seconds: float) -> None:
        self._present(Moment(self._scene, None, self._staging, self._taken, tuple(self._heard)))
        if seconds and self._animate:
            await sleep(seconds * self._pace)


def settles(events: Sequence[Event]) -> bool:
    """Whether cards found owners or dice missed, in the row or in Vulture Valley."""
    return any(isinstance(event, _RESULTS) for event in events)


def _seconds(event: Event) -> float:
    """About how long an event is looked at."""
    if isinstance(event, Thrown):
        return FLICKERS * FLICKER_SECONDS + LIE_SECONDS
    if isinstance(event, ContestTied) or (isinstance(event, CardTaken) and event.by == "contest"):
        return RESULT_SECONDS
    if isinstance(event, ValleyTaken | ValleyLost | ValleyEscaped):
        return RESULT_SECONDS
    if isinstance(event, _QUIET):
        return 0
    return TAKE_SECONDS if isinstance(event, _RESULTS) else LIE_SECONDS
