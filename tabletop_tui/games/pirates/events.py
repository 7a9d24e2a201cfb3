"""What happens to pieces, ships and gold, for the log, the animations and the statistics.

Every event that a cell belongs to carries its name as well, so that it can say itself without a map.
"""

# ruff: noqa: D102 - `say` means the same in every event
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tabletop_tui.rules import Event

from .crews import COLOURS, capital, crew_name, piece_name
from .money import Money
from .moves import LOADS, NOTHING

Way = Literal[
    "walk",
    "land",
    "board",
    "swim",
    "dive",
    "climb",
    "advance",
    "rush",
    "arrow",
    "die",
    "jump",
    "throw",
    "ice",
    "back",
    "shot",
    "balloon",
    "flight",
    "cave",
]
"""How a piece gets from one place to another."""

Cause = Literal["enemy ship", "sea fight", "run over", "eaten", "loop", "no way on", "silence"]
"""What a piece dies of."""

_SAYS = {
    "walk": "walks to",
    "land": "lands on",
    "board": "goes to the ship at",
    "swim": "swims to",
    "dive": "dives at",
    "climb": "climbs out of the water to",
    "advance": "presses on at",
    "rush": "hurries on at",
    "arrow": "follows the arrow to",
    "die": "follows the die to",
    "jump": "jumps to",
    "throw": "is thrown to",
    "ice": "slides to",
    "back": "flees from the crocodile to",
    "shot": "is shot to",
    "balloon": "floats to",
    "flight": "flies to",
    "cave": "comes up at",
}

_DEATHS = {
    "enemy ship": "dies at an enemy ship",
    "sea fight": "is beaten in the sea and dies",
    "run over": "is run over by a ship and dies",
    "eaten": "is eaten by the cannibal",
    "loop": "is caught in a loop and dies",
    "no way on": "cannot go on and dies",
    "silence": "stays silent and vanishes",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Sailed(Event):
    """A ship moved with everybody aboard."""

    seat: int
    crew: int
    origin: int
    cell: int
    name: str

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]}: the {COLOURS[self.crew]} ship sails to {self.name}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(Event):
    """A piece came to a place.

    Attributes:
        seat: Who moves it where this is the first step of a turn, else -1.
        piece: Which.
        origin: The place it came from.
        place: The place it came to.
        name: The name of that cell.
        load: What it carries.
        way: How it came.
        step: Where it is on a spinner, from 1.
    """

    seat: int
    piece: int
    origin: int
    place: int
    name: str
    load: int
    way: Way
    step: int = 1

    def say(self, names: Sequence[str]) -> str:
        who = f"{names[self.seat]}: {piece_name(self.piece)}" if self.seat >= 0 else capital(piece_name(self.piece))
        load = f" with the {LOADS[self.load]}" if self.load != NOTHING else ""
        step = f", step {self.step}" if self.step > 1 else ""
        return f"{who} {_SAYS[self.way]} {self.name}{step}{load}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Beaten(Event):
    """A piece was hit and sent home to its ship."""

    piece: int
    by: int
    place: int
    name: str
    home: int

    def say(self, names: Sequence[str]) -> str:
        return f"{capital(piece_name(self.by))} beats {piece_name(self.piece)}, who flies home to the ship."


@dataclass(frozen=True, slots=True, kw_only=True)
class Died(Event):
    """A piece left play."""

    piece: int
    place: int
    name: str
    cause: Cause

    def say(self, names: Sequence[str]) -> str:
        return f"{capital(piece_name(self.piece))} {_DEATHS[self.cause]}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Crushed(Event):
    """A ship ran a piece over: it is out for good."""

    piece: int
    place: int
    name: str

    def say(self, names: Sequence[str]) -> str:
        return f"{capital(piece_name(self.piece))} is crushed by a ship at {self.name}: out for good."


@dataclass(frozen=True, slots=True, kw_only=True)
class Revived(Event):
    """A dead pirate came back."""

    seat: int
    piece: int
    place: int
    name: str

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]}: {piece_name(self.piece)} is back, alive, at {self.name}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored(Event):
    """Gold came aboard; ``total`` is what the crew now has."""

    crew: int
    piece: int
    gold: int
    total: int

    def say(self, names: Sequence[str]) -> str:
        what = "a coin" if self.gold == 1 else "the treasure"
        return f"{capital(piece_name(self.piece))} brings {what} aboard: {self.total} now for {crew_name(self.crew)}."


@dataclass(frozen=True, slots=True, kw_only=True)
class GoldLost(Event):
    """Gold left the game."""

    gold: int
    place: int
    name: str
    money: Money

    def say(self, names: Sequence[str]) -> str:
        return f"{self.money.lost(self.gold)} at {self.name}."


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidDown(Event):
    """A piece laid its load down at the end of its move, or left it where the move began because it died."""

    piece: int
    load: int
    place: int
    name: str

    def say(self, names: Sequence[str]) -> str:
        return f"The {LOADS[self.load]} is at {self.name} now."


@dataclass(frozen=True, slots=True, kw_only=True)
class Held(Event):
    """A trap or a pit caught a piece, or a barrel costs it a turn."""

    piece: int
    by: str

    def say(self, names: Sequence[str]) -> str:
        who = capital(piece_name(self.piece))
        return (
            f"{who} opens a barrel and misses a turn." if self.by == "barrel" else f"{who} is caught in the {self.by}."
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Freed(Event):
    """A piece is no longer held by a trap."""

    piece: int

    def say(self, names: Sequence[str]) -> str:
        return f"{capital(piece_name(self.piece))} is free again."
