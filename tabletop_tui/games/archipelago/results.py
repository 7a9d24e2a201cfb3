"""What an island brought, and how the campaign stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tabletop_tui.games.pirates.crews import LETTERS, Seating
from tabletop_tui.games.pirates.fights import fighters
from tabletop_tui.games.pirates.position import Position


@dataclass(frozen=True, slots=True)
class IslandResult:
    """The end of one island.

    Attributes:
        island: The id of its layout.
        name: Its name.
        gold: Coins on board, by crew.
        living: Pirates alive, a converted Missionary among them, by crew.
        ranking: Crews, those that share a rank together, best first.
        reason: Why it ended, in a sentence.
        tie: Where coins are equal, what decided instead, in a sentence; empty elsewhere.
    """

    island: str
    name: str
    gold: tuple[int, ...]
    living: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    reason: str
    tie: str = ""

    def winners(self, seating: Seating) -> tuple[int, ...]:
        """The crews of the side that won; none after a draw."""
        best = self.ranking[0]
        return best if best in seating.sides else ()


class Standing(NamedTuple):
    """How a side stands in the campaign.

    Attributes:
        side: Its number among the seating's sides.
        islands: Islands it won.
        coins: Coins it brought home from all of them.
    """

    side: int
    islands: int
    coins: int


def of_island(position: Position, island: str, name: str, reason: str) -> IslandResult:
    """The result of the island that has just ended: most coins, then most living pirates, else a draw."""
    seating = position.seating
    gold = tuple(position.stored)
    able = fighters(position)
    living = tuple(
        sum(1 for piece, place in enumerate(position.at) if place >= 0 and (position.of_crew[crew] & able) >> piece & 1)
        for crew in range(4)
    )
    ranking = _ranked(seating, lambda side: (sum(gold[crew] for crew in side), sum(living[crew] for crew in side)))
    return IslandResult(island, name, gold, living, ranking, reason, _tie(seating, gold, living))


def standings(seating: Seating, results: Sequence[IslandResult]) -> tuple[Standing, ...]:
    """How all sides stand, best first: more islands won, then more coins in all (ruling `A19`)."""
    winners = [result.winners(seating) for result in results]
    rows = [
        Standing(number, winners.count(side), sum(result.gold[crew] for result in results for crew in side))
        for number, side in enumerate(seating.sides)
    ]
    return tuple(sorted(rows, key=lambda row: (-row.islands, -row.coins, row.side)))


def of_campaign(seating: Seating, results: Sequence[IslandResult]) -> tuple[tuple[int, ...], ...]:
    """Crews, those that share a rank in the campaign together, best first."""
    rows = {seating.sides[row.side]: row for row in standings(seating, results)}
    return _ranked(seating, lambda side: (rows[side].islands, rows[side].coins))


def _tie(seating: Seating, gold: Sequence[int], living: Sequence[int]) -> str:
    """What decided between those that have most coins alike, with the pirates they have alive; empty for one alone."""
    most = max(sum(gold[crew] for crew in side) for side in seating.sides)
    alike = [side for side in seating.sides if sum(gold[crew] for crew in side) == most]
    alive = {side: sum(living[crew] for crew in side) for side in alike}
    if len(alike) < 2:
        return ""
    told = ", ".join(
        f"{'+'.join(LETTERS[crew] for crew in side)} {alive[side]}"
        for side in sorted(alike, key=lambda one: -alive[one])
    )
    if list(alive.values()).count(max(alive.values())) == 1:
        return f"Coins are equal, so more pirates alive decide: {told}."
    return f"Coins are equal, and so are the pirates alive: {told}."


def _ranked(seating: Seating, worth: Callable[[tuple[int, ...]], tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    worths = {side: worth(side) for side in seating.sides}
    return tuple(
        tuple(crew for side in seating.sides if worths[side] == best for crew in side)
        for best in sorted(set(worths.values()), reverse=True)
    )
