"""What happens to turns and to the game as a whole: who plays for whom, who cannot, and the end."""

# ruff: noqa: D102 - `say` means the same in every event
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabletop_tui.rules import Event

from .crews import capital, crew_name


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedInHaze(Event):
    """A turn begins that is played by another captain, because of what the game has for ``haze``."""

    seat: int
    crew: int
    haze: str

    def say(self, names: Sequence[str]) -> str:
        return f"{self.haze}: {names[self.seat]} plays {crew_name(self.crew)}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Skipped(Event):
    """A crew had nothing it could do, or only handed over a bottle."""

    crew: int

    def say(self, names: Sequence[str]) -> str:
        return f"{capital(crew_name(self.crew))} cannot do anything this turn."


@dataclass(frozen=True, slots=True, kw_only=True)
class EndProposed(Event):
    """Somebody asks to end the game, or what it is called that would end."""

    seat: int
    what: str

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} proposes to end {self.what}."


@dataclass(frozen=True, slots=True, kw_only=True)
class EndAnswered(Event):
    """Somebody agreed to the end or did not."""

    seat: int
    agrees: bool

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} {'agrees' if self.agrees else 'wants to play on'}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(Event):
    """The game is over; ``gold`` by crew, ``reason`` in a sentence."""

    gold: tuple[int, ...]
    reason: str

    def say(self, names: Sequence[str]) -> str:
        return f"The game is over. {self.reason}"
