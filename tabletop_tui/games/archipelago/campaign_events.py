"""What happens before, between and after islands."""

# ruff: noqa: D102 - `say` means the same in every event
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabletop_tui.games.pirates.crews import capital, crew_name, piece_name
from tabletop_tui.rules import Event

from .results import IslandResult


@dataclass(frozen=True, slots=True, kw_only=True)
class Moored(Event):
    """A crew has chosen where its ship lies at the beginning."""

    seat: int
    crew: int
    cell: int
    name: str

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} moors the ship of {crew_name(self.crew)} at {self.name}."


@dataclass(frozen=True, slots=True, kw_only=True)
class IslandEnded(Event):
    """An island is over; ``winners`` are crews, none after a draw."""

    result: IslandResult
    winners: tuple[int, ...]
    crews: tuple[int, ...]

    def say(self, names: Sequence[str]) -> str:
        gold = ", ".join(f"{crew_name(crew)} {self.result.gold[crew]}" for crew in self.crews)
        won = f"{capital(_listed(self.winners))} won." if self.winners else "Nobody won."
        tie = f" {self.result.tie}" if self.result.tie else ""
        return f"{self.result.name} is over. {self.result.reason} Coins: {gold}.{tie} {won}"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsLaidOut(Event):
    """The cards of an island lie open on the table, by their names."""

    cards: tuple[int, ...]
    titles: tuple[str, ...]

    def say(self, names: Sequence[str]) -> str:
        return f"On the table lie: {', '.join(self.titles)}."


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftRolled(Event):
    """A crew rolled for its place in the order of choosing."""

    seat: int
    crew: int
    face: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} rolls {self.face} for {crew_name(self.crew)}, to choose a card."


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTaken(Event):
    """A pirate has an ability from now on."""

    seat: int
    crew: int
    ability: int
    title: str
    piece: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} takes {self.title} for {piece_name(self.piece)}."


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDeclined(Event):
    """A crew takes no card."""

    seat: int
    crew: int

    def say(self, names: Sequence[str]) -> str:
        return f"{capital(crew_name(self.crew))}: {names[self.seat]} takes no card."


@dataclass(frozen=True, slots=True, kw_only=True)
class NextIsland(Event):
    """The table sails on."""

    seat: int
    island: str
    name: str

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} sets the course: {self.name}. Coins and bottles are handed back."


@dataclass(frozen=True, slots=True, kw_only=True)
class CampaignEnded(Event):
    """The campaign is over; ``ranking`` of crews, best first."""

    ranking: tuple[tuple[int, ...], ...]
    reason: str

    def say(self, names: Sequence[str]) -> str:
        return self.reason


def _listed(crews: Sequence[int]) -> str:
    return " and ".join(map(crew_name, crews))
