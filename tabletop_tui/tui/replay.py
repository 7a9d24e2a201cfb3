"""A match that is looked back at: where one can stand in it, and what is known there."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, overload

from tabletop_tui.rules import CHANCE, NOBODY, Event, Match, State, told_to

from .scene import Scene
from .seats import LETTERS

READ: Final = -3
"""Stands for who decides, where everybody read something in peace."""


class Halt(NamedTuple):
    """A place to stand at.

    Attributes:
        ply: How many steps of the match have been made.
        start: How many had been made before the last decision.
        moves: How many decisions have been made.
        actor: Who decides next: a seat, NOBODY at the end, READ where everybody reads first.
        reading: What everybody reads in peace here; None where the match goes on at once.
    """

    ply: int
    start: int
    moves: int
    actor: int
    reading: str | None = None


class Replay:
    """One match, from its first decision to where it stands.

    Attributes:
        match: The match; nothing is played in it.
        halts: Where one can stand, in order: before the first decision, after each, and twice where everybody read
            something in peace.
        viewer: The seat through whose eyes it is seen; None is an onlooker, who knows what everybody knew.
        eyes: Through whose eyes it can be seen.
    """

    def __init__(
        self,
        match: Match,
        pause_after: Callable[[Sequence[Event]], str | None],
        round_of: Callable[[Scene], object] = lambda _: None,
    ) -> None:
        """Look back.

        Args:
            match: Finished or not; while it goes on it is seen by onlookers only.
            pause_after: What everybody reads in peace after events, see `GameTable.pause_after`.
            round_of: What tells one round from another, see `GameTable.round_of`.
        """
        self.match = match
        self._round_of = round_of
        self.viewer: int | None = None
        self._decided = [at for at, step in enumerate(match.steps) if not step.forced]
        self.halts = self._halts(pause_after)
        finished = match.outcome is not None
        self.eyes: tuple[int | None, ...] = (
            (None, *range(len(match.seats))) if finished and self._secrets() else (None,)
        )
        self._lines: dict[int | None, list[list[str]]] = {}

    @property
    def moves(self) -> int:
        """How many decisions were made."""
        return len(self._decided)

    @property
    def texts(self) -> Sequence[str]:
        """Who decided what, as the viewer may read it."""
        return _Texts(self._decided, self._text)

    def state(self, ply: int) -> State[object, object]:
        """The position after so many steps."""
        return self.match.position(ply)

    def scene(self, halt: Halt) -> Scene:
        """What is on the table at a halt; nobody chooses."""
        match, state = self.match, self.state(halt.ply)
        viewer = self._viewer(halt)
        outcome = state.outcome()
        story = tuple(self.told(0, halt.ply, viewer)) if outcome is not None else ()
        return Scene(state.view(viewer), viewer, state.actor(), match.names, (), match.options, outcome, (), story)

    def before(self, halt: Halt) -> Scene:
        """What was on the table before the decision that led to a halt."""
        match, state, viewer = self.match, self.state(halt.start), self._viewer(halt)
        return Scene(state.view(viewer), viewer, CHANCE, match.names, (), match.options)

    def happened(self, halt: Halt) -> list[Event]:
        """What led to a halt from the decision before."""
        return self.told(halt.start, halt.ply, self._viewer(halt))

    def told(self, start: int, end: int, viewer: int | None) -> list[Event]:
        """What some steps caused, as somebody may know it."""
        return [event for step in self.match.steps[start:end] for event in told_to(step.events, viewer)]

    def log(self, start: int, end: int) -> list[str]:
        """What some steps caused, in words for the viewer."""
        if self.viewer not in self._lines:
            self._lines[self.viewer] = [
                [line for event in told_to(step.events, self.viewer) if (line := event.say(self.match.names))]
                for step in self.match.steps
            ]
        return [line for lines in self._lines[self.viewer][start:end] for line in lines]

    def turn(self, at: int, step: int) -> int:
        """The halt at which the next turn begins, or the one before: somebody else decides, or everybody reads."""
        if step > 0:
            return next((to for to in range(at + 1, len(self.halts)) if self._begins(to)), len(self.halts) - 1)
        return next((to for to in range(at - 1, 0, -1) if self._begins(to)), 0)

    def round(self, at: int, step: int) -> int:
        """The halt at which the next round begins, or this one, or from its beginning the one before.

        Where the game does not tell its rounds, one begins where everybody reads, or if they never do, where whoever
        began is on turn.
        """
        last = len(self.halts) - 1
        now = self._round(at)
        if now is not None and step > 0:
            return next((to for to in range(at + 1, last) if self._round(to) != now), last)
        if now is not None:
            before = self._round(max(0, at - 1))
            return next((to for to in range(at - 1, 0, -1) if self._round(to - 1) != before), 0)
        places = [to for to, halt in enumerate(self.halts) if halt.actor == READ]
        if not places:
            places = [to for to in range(1, last) if self._begins(to) and self.halts[to].actor == self.halts[0].actor]
        places = sorted({0, last, *places})
        found = bisect_right(places, at) if step > 0 else bisect_left(places, at) - 1
        return places[max(0, min(len(places) - 1, found))]

    def after(self, move: int) -> int:
        """The first halt after so many decisions."""
        return next(at for at, halt in enumerate(self.halts) if halt.moves == move)

    def _round(self, at: int) -> object:
        return self._round_of(self.scene(self.halts[at]))

    def _begins(self, at: int) -> bool:
        return self.halts[at].actor != self.halts[at - 1].actor

    def _viewer(self, halt: Halt) -> int | None:
        return None if halt.reading is not None else self.viewer

    def _halts(self, pause_after: Callable[[Sequence[Event]], str | None]) -> Sequence[Halt]:
        ends = [*self._decided, len(self.match.steps)]
        halts = [Halt(ends[0], 0, 0, self._actor(ends[0]))]
        for moves, (start, end) in enumerate(pairwise(ends), 1):
            reading = pause_after(self.told(start, end, None))
            if reading is not None:
                halts.append(Halt(end, start, moves, READ, reading))
            halts.append(Halt(end, start, moves, self._actor(end)))
        return halts

    def _actor(self, ply: int) -> int:
        actor = self.state(ply).actor()
        return actor if actor >= 0 else NOBODY

    def _secrets(self) -> bool:
        steps = self.match.steps
        return any(step.private or any(event.seats is not None for event in step.events) for step in steps)

    def _text(self, ply: int) -> str:
        step, before = self.match.steps[ply], self.state(ply)
        text = step.text if self.viewer == step.actor else before.redact(before.parse(step.text), self.viewer)
        return f"{LETTERS[step.actor]} {text}"


class _Texts(Sequence[str]):
    """Texts that are worked out when somebody reads them: a long list is never read whole."""

    def __init__(self, plies: Sequence[int], text: Callable[[int], str]) -> None:
        self._plies = plies
        self._text = text

    def __len__(self) -> int:
        return len(self._plies)

    @overload
    def __getitem__(self, at: int) -> str: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[str]: ...

    def __getitem__(self, at: int | slice) -> str | Sequence[str]:
        """One text, or some of them."""
        return self._text(self._plies[at]) if isinstance(at, int) else _Texts(self._plies[at], self._text)
