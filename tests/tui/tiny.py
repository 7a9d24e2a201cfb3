"""A tiny game and its table, so that the house can be tried without any real game living in it.

People take one to three stones in turn; whoever takes the last one wins. With ``lucky`` each first chooses a number
unseen: a taker of exactly the own lucky number is told nothing, but the number is worth a point at the end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from textual.content import Content

from tabletop_tui.rules import CHANCE, NOBODY, Box, Event, Game, Nature, Outcome, State, Tell, parse_among
from tabletop_tui.tui.game_table import GameTable
from tabletop_tui.tui.scene import Scene

FIRST, LUCKY, TAKE = range(3)
Move = tuple[int, int]

BOX = Box(
    id="stones",
    name="Seven Stones",
    blurb="take the last one",
    seats=(2, 4),
    minutes=1,
    opens=f"{__name__}:GAME",
    table=f"{__name__}:StonesTable",
    about="../tests/tui/stones.md",
    art="../tests/tui/stones.txt",
)


class Options(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    stones: int = Field(7, ge=3, le=21, title="Stones", description="How many stones lie on the table.")
    lucky: bool = Field(False, title="Lucky numbers", description="Everybody chooses a secret number first.")
    last: Literal["wins", "loses"] = Field(
        "wins",
        title="The last stone",
        description="Whether taking it wins or loses.",
        json_schema_extra={"ruling": "S1"},
    )
    starter: int | None = Field(
        None, title="Who starts", description="A seat, or by lot.", json_schema_extra={"seat": True}
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Started(Event):
    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} starts."


@dataclass(frozen=True, slots=True, kw_only=True)
class Chose(Event):
    seat: int
    number: int | None

    def say(self, names: Sequence[str]) -> str:
        what = "a lucky number" if self.number is None else f"the lucky number {self.number}"
        return f"{names[self.seat]} chose {what}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Took(Event):
    seat: int
    count: int
    left: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} took {self.count}; {self.left} left."


@dataclass(frozen=True, slots=True)
class View:
    left: int
    turn: int
    last: int
    lucky: tuple[int | None, ...]
    choosing: bool


class Stones(State[Move, View]):
    __slots__ = ("last", "left", "lucky", "options", "seats", "turn")

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.left = options.stones
        self.turn = CHANCE
        self.last = CHANCE
        self.lucky: list[int] = []

    def actor(self) -> int:
        if self.options.lucky and len(self.lucky) < self.seats:
            return len(self.lucky)
        return NOBODY if self.left == 0 else self.turn

    def moves(self) -> list[Move]:
        if self.actor() < 0:
            return []
        if self.private():
            return [(LUCKY, number) for number in (1, 2, 3)]
        return [(TAKE, count) for count in range(1, min(3, self.left) + 1)]

    def forced(self) -> Move | None:
        return None

    def private(self) -> bool:
        return self.options.lucky and len(self.lucky) < self.seats

    def draw(self, nature: Nature) -> Move:
        starter = self.options.starter
        return (FIRST, nature.pick(self.seats, "first") if starter is None else starter)

    def play(self, move: Move, tell: Tell | None = None) -> None:
        kind, value = move
        event: Event
        if kind == FIRST:
            self.turn = value
            event = Started(seat=value)
        elif kind == LUCKY:
            seat = len(self.lucky)
            self.lucky.append(value)
            event = Chose(seat=seat, number=value, seats=frozenset({seat}), otherwise=Chose(seat=seat, number=None))
        else:
            seat, self.left = self.turn, self.left - value
            self.last, self.turn = seat, (seat + 1) % self.seats
            event = Took(seat=seat, count=value, left=self.left)
        if tell is not None:
            tell(event)

    def copy(self) -> Stones:
        other = Stones(self.options, self.seats)
        other.left, other.turn, other.last, other.lucky = self.left, self.turn, self.last, self.lucky[:]
        return other

    def view(self, seat: int | None) -> View:
        lucky = tuple(number if at == seat or self.left == 0 else None for at, number in enumerate(self.lucky))
        return View(self.left, self.turn, self.last, lucky, self.private())

    def guess(self, seat: int, rng: Random) -> Stones:
        other = self.copy()
        other.lucky = [number if at == seat else rng.randint(1, 3) for at, number in enumerate(self.lucky)]
        return other

    def outcome(self) -> Outcome | None:
        if self.left or self.private():
            return None
        others = tuple(seat for seat in range(self.seats) if seat != self.last)
        ranking = ((self.last,), others) if self.options.last == "wins" else (others, (self.last,))
        scores = tuple(int(any(seat in group for group in ranking[:1])) for seat in range(self.seats))
        return Outcome(ranking, scores, "The last stone was taken.", "stones")

    def text(self, move: Move) -> str:
        return f"{('first', 'lucky', 'take')[move[0]]} {move[1]}"

    def parse(self, text: str) -> Move:
        if text.startswith("first "):
            return (FIRST, int(text.split()[1]))
        return parse_among(self, text)


GAME = Game(BOX, 1, Options, Stones, lambda options, seats: options.stones + seats)


class StonesTable(GameTable):
    PANEL = "below"
    DEFAULT_CSS = "StonesTable { content-align: center middle; }"

    scene: Scene
    pointed: Move | None = None
    staged: int = 0

    def show(self, scene: Scene) -> None:
        self.scene = scene
        self.refresh()

    def point(self, move: Any | None) -> None:
        self.pointed = move
        self.refresh()

    def render(self) -> Content:
        view = self.scene.view
        stones = ["[o]" if self._is_pointed(at) else " o " for at in range(view.left)]
        secrets = [f"secret-{number}" for number in view.lucky if number is not None]
        return Content("".join(stones) + "\n" + " ".join(secrets))

    def _is_pointed(self, at: int) -> bool:
        return self.pointed is not None and self.pointed[0] == TAKE and at >= self.scene.view.left - self.pointed[1]

    def label(self, move: Any) -> str:
        kind, value = move
        if kind == LUCKY:
            return f"lucky {value}"
        return f"take {value}, leaving {self.scene.view.left - value}"

    def prompt(self) -> str:
        if self.scene.actor < 0:
            return "Nobody has to do anything."
        name = self.scene.names[self.scene.actor]
        return (
            f"{name}: choose your lucky number." if self.scene.view.choosing else f"{name}: take one to three stones."
        )

    def headline(self) -> str:
        return f"{self.scene.view.left} stones left"

    async def stage(self, events: Sequence[Event], before: Scene, animate: bool) -> None:
        self.staged += 1
        if animate:
            await asyncio.Event().wait()

    def explain(self) -> tuple[str, str]:
        return "Stones", "They lie on the *table*."

    def things(self) -> tuple[Sequence[tuple[str, str]], int]:
        return [self.explain(), *((name, f"{name[:1]} takes stones.") for name in self.scene.names)], 0

    def odds(self) -> str | None:
        return "There is **no** chance in it."

    def passage(self) -> str:
        return "Taking stones"

    def result_details(self, scene: Scene) -> str | None:
        return f"The last one was taken by {scene.names[scene.view.last]}.".replace("[", "\\[")
