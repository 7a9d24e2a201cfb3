"""The captain of plain good sense among the islands, on a campaign from island 1 over 2 to 3."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from tabletop_tui.games.archipelago.chart import chart
from tabletop_tui.games.archipelago.marks import FORESEER
from tabletop_tui.games.archipelago.moves import CARD, HIT, RUSH, SHOOT, STAND_UP, TAKE, VOYAGE
from tabletop_tui.games.archipelago.state import ArchipelagoState
from tabletop_tui.games.archipelago.tiles import KINDS
from tabletop_tui.games.archipelago.view import View
from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import NO_CREW
from tabletop_tui.games.pirates.marks import Foresight
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.view import Piece, Where
from tests.games.pirates import captain

ISLANDS: Final = 3
"""A campaign has so many."""

WEARY: Final = 3
"""After so many rounds without news a captain attacks nobody who stands in his way, and looks elsewhere."""

WEARY_OF_ALL: Final = 12
"""After so many he would rather end the island."""


def decide(state: ArchipelagoState, rng: Random) -> Move:
    """What this captain does in a position; only what everybody may know of it is looked at."""
    return captain.decide(state, FORESEER, Outlook, rng)


def choose(view: View, legal: Sequence[Move], marks: Sequence[Foresight], rng: Random) -> Move:
    """The best of the legal moves, see `captain.Outlook.best`."""
    return Outlook(view).best(legal, marks, rng)


class Outlook(captain.Outlook):
    """What the captain on turn thinks of one position."""

    KINDS = KINDS
    SHUNNED = frozenset(
        KINDS.index(kind) for kind in KINDS if kind.id in ("cannibal", "pit", "crossroads", "crocodile")
    )
    WORTHS: ClassVar = {**captain.WORTHS, STAND_UP: 300, TAKE: captain.FETCH - 20, CARD: 10}

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.GRID = chart(view.layout).grid
        self.results = view.results
        self.quiet = view.quiet // len(view.crews)

    def worth(self, move: Move, known: Foresight | None) -> float:
        """How good a move is."""
        if move[0] == moves.STEP and move[2] in self.foes and self.quiet >= WEARY:
            return 0
        own: Mapping[int, Callable[[Move], float]] = {
            VOYAGE: self._worth_of_sailing_on,
            RUSH: lambda move: 300 if move[2] else -20,
            moves.GIVE: lambda move: 20 if self.view.pieces[move[1]].crew in self.side else -20,
            HIT: lambda move: self._worth_of_hitting([self.view.pieces[move[1]]]),
            SHOOT: lambda move: self._worth_of_hitting(self._aimed_at(move[1])),
        }
        return own[move[0]](move) if move[0] in own else super().worth(move, known)

    def hopeful(self) -> bool:
        """Whether anything can still be fetched or found, and lately has been."""
        return self.quiet < WEARY_OF_ALL and super().hopeful()

    def wish(self, piece: Piece, cell: int, load: int) -> tuple[int, int]:
        """What a piece wants from a cell, and how many turns that is away; some can climb out of the water."""
        if (
            self.GRID.is_land[cell]
            and piece.where is Where.SWIMMING
            and self.closed.get(cell, captain.FAR) < captain.FAR
        ):
            return captain.EXPLORE, self.closed[cell]
        return super().wish(piece, cell, load)

    def strokes(self, cell: int, harbour: int) -> int:
        """How far a swimmer is from a ship, along the coast."""
        ring = self.GRID.ring
        if cell not in ring:
            return captain.FAR
        apart = abs(ring.index(cell) - ring.index(harbour))
        return min(apart, len(ring) - apart)

    def _worth_of_sailing_on(self, move: Move) -> float:
        """Islands 2 and 3 are the first two there are to choose from."""
        return 10 if move[1] == len(self.results) - 1 and len(self.results) < ISLANDS else -10

    def _aimed_at(self, direction: int) -> list[Piece]:
        """The pieces on the first cell of land in this direction where any stand."""
        mover = self.view.pieces[self.view.mover]
        for cell in self.GRID.rays[mover.cell][direction][1:]:
            there = [piece for piece in self.view.pieces if piece.where is Where.LAND and piece.cell == cell]
            if there:
                return there
        return []

    def _worth_of_hitting(self, there: Sequence[Piece]) -> float:
        return sum(-1 if piece.crew in self.side else 1 for piece in there if piece.crew != NO_CREW)
