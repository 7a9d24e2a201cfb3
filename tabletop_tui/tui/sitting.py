"""Who is looking at the screen, and what they may see there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabletop_tui.rules import CHANCE, NOBODY, PERSON, Event, Match, Step, told_to

from .scene import Scene


class Sitting:
    """One match at one keyboard.

    The table is open, and shows what an onlooker may know, until somebody has to decide unseen. Then that person looks
    alone, and afterwards the table is open again at once. A private view is never shown to another person.

    Attributes:
        match: The match.
        viewer: The seat whose own view is shown; None while the table is open.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.viewer: int | None = None
        self.follow()

    @property
    def name(self) -> str:
        """Who has to decide; empty when the game is over."""
        actor = self.match.actor
        return self.match.names[actor] if actor >= 0 else ""

    @property
    def waits(self) -> bool:
        """Whether the screen has to be handed over before anything goes on."""
        return self._unseen(self.match.state) and not self._is_seen_by(self.match.actor)

    def look(self) -> None:
        """The person who has to decide is alone with the screen now."""
        self.viewer = self.match.actor

    @property
    def may_hide(self) -> bool:
        """Whether something private is shown that others could see; with one person at the table it is not hidden."""
        return self.viewer is not None and not self._alone

    def hide(self) -> None:
        """Show nothing private any more."""
        self.viewer = None

    def follow(self) -> bool:
        """Settle who looks after something was played or taken back.

        Returns:
            Whether a private view has ended, or passed to another seat.
        """
        before = self.viewer
        if not self._unseen(self.match.state):
            self.viewer = None
        elif self._is_seen_by(self.match.actor):
            self.viewer = self.match.actor
        else:
            self.viewer = None
        return before is not None and self.viewer != before

    def scene(self) -> Scene:
        """This moment, as whoever is looking may see it."""
        actor = self.match.actor
        may_choose = actor >= 0 and not self.waits and self.match.seats[actor].player == PERSON
        moves = tuple(self.match.state.moves()) if may_choose else ()
        return self._scene(self.match.state, actor, moves)

    def moment(self, state: Any) -> Scene:
        """Another position of this match, as something staged: nobody chooses."""
        return self._scene(state, NOBODY if state.outcome() else CHANCE, ())

    def open_moment(self) -> Scene:
        """This moment as everybody may see it: nobody chooses."""
        match = self.match
        state = match.state
        return Scene(state.view(None), None, match.actor, match.names, (), match.options, state.outcome())

    def told(self, steps: Iterable[Step]) -> list[Event]:
        """What these steps caused, as whoever is looking may know it."""
        return [event for step in steps for event in told_to(step.events, self.viewer)]

    def log(self) -> list[str]:
        """All that happened so far, one line each, for whoever is looking."""
        return self.lines(self.match.log(self.viewer))

    def lines(self, events: Iterable[Event]) -> list[str]:
        """What the events say, those left out that say nothing."""
        names = self.match.names
        return [line for event in events if (line := event.say(names))]

    def _scene(self, state: Any, actor: int, moves: tuple[Any, ...]) -> Scene:
        match, outcome = self.match, state.outcome()
        marks = tuple(state.mark(move) for move in moves)
        story = tuple(match.log(self.viewer)) if outcome is not None else ()
        view = state.view(self.viewer)
        return Scene(view, self.viewer, actor, match.names, moves, match.options, outcome, marks, story)

    def _unseen(self, state: Any) -> bool:
        return bool(state.actor() >= 0 and state.private())

    @property
    def _alone(self) -> bool:
        return len({chair.name for chair in self.match.seats if chair.player == PERSON}) == 1

    def _is_seen_by(self, seat: int) -> bool:
        return self._alone or (self.viewer is not None and self.match.names[self.viewer] == self.match.names[seat])
