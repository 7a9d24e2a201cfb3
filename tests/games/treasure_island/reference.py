"""What chains of Treasure Island have of their own in the slow and literal reference."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from tests.games.pirates.reference import COMPASS, Ending, Walk


@dataclass(frozen=True)
class IslandWalk(Walk):
    """The mover on its way over the big island."""

    CLOSED_TO_COINS: ClassVar[tuple[str, ...]] = ("closed", "fort", "dense_jungle")
    REFUGES: ClassVar[tuple[str, ...]] = ("fort",)
    TRUCES: ClassVar[tuple[str, ...]] = ("dense_jungle",)
    JUMPS: ClassVar[str] = "knight"
    DROWNED: ClassVar[str | None] = "lost"

    def act_of_its_own(self, kind: str, turn: int) -> Iterator[Ending]:
        if kind != "cannon":
            yield from super().act_of_its_own(kind, turn)
            return
        x, y = self.cell
        dx, dy = COMPASS["NESW"[turn]]
        while (x, y) not in self.board.sea:
            x, y = x + dx, y + dy
        yield from self.force((x, y), "shot")
