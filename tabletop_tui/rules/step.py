"""One step of a match: a move, what it caused, and the position it led to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .events import Event
from .nature import Nature
from .state import CHANCE, NOBODY, State


@dataclass(frozen=True, slots=True)
class Step:
    """One move that was made.

    Attributes:
        actor: The seat that decided, or CHANCE.
        text: The move as the journal has it.
        forced: Whether the match made it on its own: chance, or a single legal move.
        private: Whether the decision was made unseen by others.
        events: What it caused, secrets included; read it through `told_to`.
        after: The position it led to. Not to be changed.
    """

    actor: int
    text: str
    forced: bool
    private: bool
    events: tuple[Event, ...]
    after: State[Any, Any]


def step_from(before: State[Any, Any], move: Any, *, forced: bool) -> Step:
    """The step a move makes; the position it starts from stays as it is.

    Raises:
        IllegalMove: The rules forbid the move.
    """
    actor, private = before.actor(), before.private()
    after = before.copy()
    events: list[Event] = []
    after.play(move, events.append)
    # Only now is the move known to be one that has a text.
    return Step(actor, before.text(move), forced, private, tuple(events), after)


def settled(state: State[Any, Any], nature: Nature) -> list[Step]:
    """The steps chance and forced moves make from here until somebody has to decide, oldest first."""
    steps: list[Step] = []
    while (actor := state.actor()) != NOBODY:
        move = state.draw(nature) if actor == CHANCE else state.forced()
        if move is None:
            break
        step = step_from(state, move, forced=True)
        steps.append(step)
        state = step.after
    return steps
