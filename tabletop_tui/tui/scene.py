"""What the table screen hands to a game's table: one moment of a match, as the people looking may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from tabletop_tui.rules import Event, Outcome


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment of a match.

    Attributes:
        view: The position as the viewer may know it.
        viewer: The seat that looks; None when the table is open to everybody.
        actor: The seat that decides, CHANCE while something is staged, NOBODY at the end.
        names: Every seat's name, as typed; never markup.
        moves: The legal moves while a person at this screen decides, else empty.
        options: The match's options model.
        outcome: The result once the game is over.
        marks: What everybody can foresee of each of the moves, see `State.mark`.
        story: Everything that happened, as the viewer may know it, once the game is over; else empty.
    """

    view: Any
    viewer: int | None
    actor: int
    names: tuple[str, ...]
    moves: tuple[Any, ...]
    options: Any
    outcome: Outcome | None = None
    marks: tuple[Any, ...] = ()
    story: tuple[Event, ...] = ()


class Measure(NamedTuple):
    """Something that was counted to see who has won.

    Attributes:
        counts: How much of it each seat has, a side's seats all of the side's.
        unit: What it is, in the plural, for instance ``coins``.
    """

    counts: tuple[int, ...]
    unit: str
