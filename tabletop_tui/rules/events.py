"""What happened, told seat by seat: the only source of logs, animations and statistics."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One thing that happened; games subclass it with what, who and where.

    Attributes:
        seats: Seats that may know this event as it stands; None means everyone at the table.
        otherwise: What all other seats are told instead; None means they learn nothing.
        reveals: Class attribute, True for events that uncover a secret: undo stops there.
    """

    reveals: ClassVar[bool] = False

    seats: frozenset[int] | None = field(default=None)
    otherwise: Event | None = field(default=None)

    def say(self, names: Sequence[str]) -> str:
        """One line for the log, in words.

        Args:
            names: The name of each seat; the line uses names, never "you".
        """
        raise NotImplementedError


Tell = Callable[[Event], None]
"""Where `State.play` tells its events, for instance `list.append`."""


def told_to(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events as one seat (None: an onlooker) may know them, secrets replaced or left out."""
    known: list[Event] = []
    for event in events:
        current: Event | None = event
        while current is not None and current.seats is not None and seat not in current.seats:
            current = current.otherwise
        if current is not None:
            known.append(current)
    return known
