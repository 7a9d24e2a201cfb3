"""Who sits where at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PERSON: Final = "person"
"""Who sits in a seat when it is not a computer."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One chair at the table.

    Attributes:
        name: Who sits there, as typed. Seats with equal names are one person, who needs no hand-over to himself.
        player: `PERSON`, or the level of a computer player.
    """

    name: str
    player: str = PERSON
