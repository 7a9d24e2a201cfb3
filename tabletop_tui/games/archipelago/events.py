"""What happens on an island of the archipelago and in no other pirate game."""

# ruff: noqa: D102 - `say` means the same in every event
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabletop_tui.games.pirates.crews import capital, piece_name
from tabletop_tui.rules import Event

DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""Directions in the texts of moves."""

COMPASS: Final = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
"""Directions in sentences."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled(Event):
    """The die was rolled at a crossroads."""

    piece: int
    face: int
    name: str

    def say(self, names: Sequence[str]) -> str:
        return f"{capital(piece_name(self.piece))} rolls a {self.face} at the crossroads at {self.name}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Duelled(Event):
    """Two pieces rolled against each other; with equal dice they roll again."""

    attacker: int
    defender: int
    dice: tuple[int, int]
    name: str

    def say(self, names: Sequence[str]) -> str:
        mine, yours = self.dice
        fight = f"{capital(piece_name(self.attacker))} rolls {mine}, {piece_name(self.defender)} rolls {yours}"
        return f"{fight}: once more." if mine == yours else f"{fight}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Blown(Event):
    """Dynamite sent everybody in a fight home."""

    carrier: int
    pieces: tuple[int, ...]
    name: str

    def say(self, names: Sequence[str]) -> str:
        return f"The dynamite of {piece_name(self.carrier)} goes off at {self.name}: everybody in the fight flies home."


@dataclass(frozen=True, slots=True, kw_only=True)
class Shot(Event):
    """The musket hit a piece, which flew home."""

    piece: int
    by: int
    place: int
    name: str

    def say(self, names: Sequence[str]) -> str:
        return f"{capital(piece_name(self.by))} hits {piece_name(self.piece)} at {self.name}, who flies home."


@dataclass(frozen=True, slots=True, kw_only=True)
class Missed(Event):
    """The musket was fired and hit nobody."""

    piece: int
    direction: int

    def say(self, names: Sequence[str]) -> str:
        return f"{capital(piece_name(self.piece))} fires to the {COMPASS[self.direction]} and hits nobody."


@dataclass(frozen=True, slots=True, kw_only=True)
class Snatched(Event):
    """The Nimble One took a coin from beside an enemy."""

    seat: int
    piece: int
    name: str

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]}: {piece_name(self.piece)} snatches a coin from {self.name}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Turned(Event):
    """After an earthquake it was said how a tile lies."""

    cell: int
    name: str
    turn: int

    def say(self, names: Sequence[str]) -> str:
        return f"The tile at {self.name} lies with {self.turn} quarter turns now."
