"""What a seat, or an onlooker, may know of a position of Archipelago."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.view import Crew, Lies, Piece, PirateView, Spot, Status, Where

from .data import Layout
from .results import IslandResult

__all__ = ["Crew", "Lies", "LineOfFire", "Phase", "Piece", "Spot", "Status", "View", "Where"]


class LineOfFire(NamedTuple):
    """What a shot of the musket comes to.

    Attributes:
        cell: The first land where somebody is, -1 for none.
        targets: Who can be hit there; nobody where they are safe.
    """

    cell: int
    targets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View(PirateView):
    """One position as one seat, or an onlooker, may know it.

    Attributes:
        layout: The island.
        results: What the islands before this one brought; while cards are chosen and after the end also this one.
        duel: Who rolls against each other, attacker first, and the attacker's die once it lies; empty for nobody.
        rolled: What the die showed last in this turn, 0 for no roll.
        offer: The numbers of the cards that can be chosen.
        order: The crews that still choose a card, in turn.
        tied: While it is rolled for: the crews that choose, in groups that have to roll among themselves.
        thrown: What the first crews of such a group have rolled.
        patience: Turns without progress still to come before one may ask to end the island; 0 when one may.
        weights: How likely each kind is for a closed tile, by ``back * kinds + kind``, whatever anybody has looked at:
            no island is without a coin, so it is not always as likely as it is frequent (ruling `A4`).
        fire: What the musket would hit, by direction; empty while it is not aimed.
    """

    layout: Layout
    results: tuple[IslandResult, ...]
    duel: tuple[int, ...]
    rolled: int
    offer: tuple[int, ...]
    order: tuple[int, ...]
    tied: tuple[tuple[int, ...], ...]
    thrown: tuple[int, ...]
    patience: int
    weights: tuple[int, ...]
    fire: tuple[LineOfFire, ...]
