"""What the tiles of pirate games tell: finds, residents, bottles, caves, the lighthouse and the earthquake."""

# ruff: noqa: D102 - `say` means the same in every event
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from tabletop_tui.rules import Event

from .crews import capital, crew_name, piece_name


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnedUp(Event):
    """A closed tile was opened; undo stops here.

    Attributes:
        cell: Where.
        name: The name of that cell.
        kind: The kind, as a number of the game's table.
        turn: Quarter turns clockwise.
        title: What the kind is called.
    """

    reveals: ClassVar[bool] = True

    cell: int
    name: str
    kind: int
    turn: int
    title: str

    def say(self, names: Sequence[str]) -> str:
        return f"{self.name} is opened: {self.title}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Found(Event):
    """Gold or bottles were found; bottles belong to the crew at once."""

    crew: int
    cell: int
    name: str
    what: Literal["coins", "treasure", "bottles"]
    count: int

    def say(self, names: Sequence[str]) -> str:
        if self.what == "treasure":
            return f"The galleon treasure lies at {self.name}!"
        if self.what == "coins":
            return f"A coin lies at {self.name}." if self.count == 1 else f"{self.count} coins lie at {self.name}."
        some = "a bottle" if self.count == 1 else f"{self.count} bottles"
        return f"{capital(crew_name(self.crew))} finds {some}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Joined(Event):
    """A resident joined a crew: found, or won over by an attack."""

    piece: int
    crew: int
    place: int
    name: str

    def say(self, names: Sequence[str]) -> str:
        return f"{capital(piece_name(self.piece))} joins {crew_name(self.crew)} at {self.name}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Converted(Event):
    """The Missionary got a bottle and is a fighter now."""

    crew: int

    def say(self, names: Sequence[str]) -> str:
        return f"The Missionary takes out a cutlass and fights for {crew_name(self.crew)}."


@dataclass(frozen=True, slots=True, kw_only=True)
class FridayLeft(Event):
    """Friday got a bottle and left the game."""

    def say(self, names: Sequence[str]) -> str:
        return "Friday reads the message, sheds a tear and leaves the game."


@dataclass(frozen=True, slots=True, kw_only=True)
class Enlightened(Event):
    """Friday and the Missionary met and left the game."""

    name: str

    def say(self, names: Sequence[str]) -> str:
        return f"Friday and the Missionary meet at {self.name} and leave, enlightened."


@dataclass(frozen=True, slots=True, kw_only=True)
class BottleSpent(Event):
    """A bottle of a crew was spent: to get a piece out of trouble, or as a gift to a resident (-1 when none)."""

    seat: int
    crew: int
    resident: int

    def say(self, names: Sequence[str]) -> str:
        bottle = f"a bottle of {crew_name(self.crew)}"
        if self.resident < 0:
            return f"{names[self.seat]} spends {bottle}."
        return f"{names[self.seat]} hands {bottle} to {piece_name(self.resident)}."


@dataclass(frozen=True, slots=True, kw_only=True)
class LostUnderground(Event):
    """A piece is lost in the only open cave."""

    piece: int
    cell: int
    name: str

    def say(self, names: Sequence[str]) -> str:
        return f"{capital(piece_name(self.piece))} is lost in the cave at {self.name}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Waits(Event):
    """A piece waits on the aeroplane."""

    piece: int

    def say(self, names: Sequence[str]) -> str:
        return f"{capital(piece_name(self.piece))} waits on the aeroplane."


@dataclass(frozen=True, slots=True, kw_only=True)
class Swore(Event):
    """A pirate swore in time."""

    piece: int

    def say(self, names: Sequence[str]) -> str:
        return f"{capital(piece_name(self.piece))} swears heartily and feels better."


@dataclass(frozen=True, slots=True, kw_only=True)
class LookedAt(Event):
    """A closed tile was chosen at the lighthouse: everybody sees which."""

    seat: int
    cell: int
    name: str

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} looks at {self.name} from the lighthouse."


@dataclass(frozen=True, slots=True, kw_only=True)
class Saw(Event):
    """The face of a tile looked at: for the eyes of one seat."""

    reveals: ClassVar[bool] = True

    cell: int
    name: str
    kind: int
    turn: int
    title: str

    def say(self, names: Sequence[str]) -> str:
        return f"Under {self.name} lies: {self.title}."


@dataclass(frozen=True, slots=True, kw_only=True)
class PutBack(Event):
    """Tiles looked at were put back in some order, which the others do not learn."""

    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} puts the tiles back."


@dataclass(frozen=True, slots=True, kw_only=True)
class PutBackSo(Event):
    """How they were put back: for the eyes of one seat; ``swaps`` as ``(to, from)`` for tiles that moved."""

    swaps: tuple[tuple[str, str], ...]

    def say(self, names: Sequence[str]) -> str:
        if not self.swaps:
            return "Every tile lies where it lay."
        return f"Now: {', '.join(f'from {origin} to {to}' for to, origin in self.swaps)}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Quaked(Event):
    """Two tiles changed places."""

    first: int
    second: int
    names_of: tuple[str, str]

    def say(self, names: Sequence[str]) -> str:
        return f"The earth shakes: {self.names_of[0]} and {self.names_of[1]} change places."


@dataclass(frozen=True, slots=True, kw_only=True)
class HazeRose(Event):
    """Haze lies on the island: the next ``turns`` turns are played by the captain of the next crew."""

    turns: int
    haze: str

    def say(self, names: Sequence[str]) -> str:
        return f"{self.haze}: for {self.turns} turns the next captain plays each crew."
