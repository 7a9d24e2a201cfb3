"""What chains of Archipelago have of their own in the slow and literal reference."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from tests.games.pirates.reference import COMPASS, Ending, Walk, Way

DIE = {1: "N", 2: "NE", 3: "SE", 4: "S", 5: "SW", 6: "NW"}
CLOCKWISE = list(COMPASS)


@dataclass(frozen=True)
class CoastWalk(Walk):
    """The mover on its way over an island with a ring of water."""

    CLOSED_TO_COINS: ClassVar[tuple[str, ...]] = ("closed", "fortress", "sanctuary", "jungle")
    REFUGES: ClassVar[tuple[str, ...]] = ("fortress", "sanctuary")
    TRUCES: ClassVar[tuple[str, ...]] = ("jungle",)
    JUMPS: ClassVar[str] = "horse"
    DROWNED: ClassVar[str | None] = None

    def stepped(self, name: str) -> Way:
        """A diagonal step that would end outside the ring turns clockwise."""
        to, step = super().stepped(name)
        if to in self.board.tiles or to in self.board.sea:
            return to, step
        return super().stepped(CLOCKWISE[(CLOCKWISE.index(name) + 1) % 8])

    def act_of_its_own(self, kind: str, turn: int) -> Iterator[Ending]:
        x, y = self.cell
        if kind == "trampoline" or (kind == "ice" and self.step == "throw"):
            yield from self.choose([((x + 2 * dx, y + 2 * dy), "throw") for dx, dy in COMPASS.values()])
        elif kind == "crossroads":
            if self.visits.count(self.cell) == 9:
                yield self.dies()
                return
            rolled = self.with_(visits=(*self.visits, self.cell), forced=frozenset())
            for face, name in DIE.items():
                to, _ = self.stepped(CLOCKWISE[(CLOCKWISE.index(name) + 2 * turn) % 8])
                step = COMPASS[CLOCKWISE[(CLOCKWISE.index(name) + 2 * turn) % 8]]
                thrown = rolled.with_(choices=(*self.choices, face))
                if thrown.possible(to):
                    yield from thrown.go(to, step)
                else:
                    yield thrown.dies()
        else:
            yield from super().act_of_its_own(kind, turn)
