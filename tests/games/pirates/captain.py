"""A captain who sees only what everybody at the table sees, and means to bring gold home; games add what is their own.

He looks how far each of his pirates is from what that one wants: with gold from the ship, else from gold that can be
carried home, else from the nearest closed tile. Ways lead over open tiles as these would send a pirate on. Where gold
can no longer be fetched he asks to end the game, so that whole games end in good time.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from heapq import heappop, heappush
from random import Random
from typing import Any, ClassVar, Final

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import FRIDAY, MISSIONARY
from tabletop_tui.games.pirates.grid import Grid
from tabletop_tui.games.pirates.marks import UNKNOWN, Foreseer, Foresight, Mark
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.state import PirateState
from tabletop_tui.games.pirates.tiles import TileKind, turned
from tabletop_tui.games.pirates.view import Piece, PirateView, Where

FAR: Final = 99
"""Further than anything that can be reached."""

HOME: Final = 1000
"""The worth of a step homeward with gold; every step still to go makes it less."""

FETCH: Final = 700
EXPLORE: Final = 500

CELL_OF: Final = {moves.STEP: 2, moves.GO: 1, moves.FLY: 1}
"""Where in a move somewhere to go stands, by verb."""

WORTHS: Final = {moves.REVIVE: 900, moves.SWEAR: 1, moves.GIVE: -10, moves.SILENT: -500}
"""The worth of other moves, by verb; 0 where it is not among them."""


class Outlook:
    """What the captain on turn thinks of one position.

    Attributes:
        view: The position as everybody knows it.
        crew: The crew on turn.
        side: The crews that win together with it.
        harbours: Where gold can be brought.
        open: The open tiles with their turns, by cell.
        foes: Where others stand.
    """

    GRID: Grid
    """The map."""

    KINDS: ClassVar[Sequence[TileKind]]
    """The tiles, by number."""

    SHUNNED: ClassVar[Collection[int]]
    """Tiles no way is planned over."""

    CELL_OF: ClassVar[Mapping[int, int]] = CELL_OF
    WORTHS: ClassVar[Mapping[int, int]] = WORTHS

    LOATH: ClassVar[Mapping[int, int]] = {}
    """How much less a way of going is worth than others to the same cell, by verb."""

    def __init__(self, view: PirateView) -> None:
        self.view = view
        self.crew = next(crew for crew in view.crews if crew.crew == view.crew)
        self.side = {crew.crew for crew in view.crews if crew.side == self.crew.side}
        self.harbours = tuple(crew.ship for crew in view.crews if crew.crew in self.side)
        self.open = {spot.cell: (spot.kind, spot.turn) for spot in view.spots if spot.kind}
        self.foes = {piece.cell for piece in view.pieces if piece.cell >= 0 and piece.crew not in self.side}

    def best(self, legal: Sequence[Move], marks: Sequence[Foresight], rng: Random) -> Move:
        """The best of the legal moves.

        Args:
            legal: The legal moves.
            marks: What can be foreseen of each.
            rng: Decides between moves that are worth the same.
        """
        worths = [self.worth(move, known) + rng.random() for move, known in zip(legal, marks, strict=True)]
        return legal[worths.index(max(worths))]

    @cached_property
    def ways(self) -> Mapping[int, tuple[int, ...]]:
        """By cell: the open cells and ships from where a step can end there."""
        grid = self.GRID
        found: dict[int, set[int]] = {}
        for start in (*self.open, *self.harbours):
            for to in grid.walks[start] if grid.is_land[start] else grid.landings[start]:
                for end in self._ends(start, to, 4):
                    found.setdefault(end, set()).add(start)
        for harbour in self.harbours:
            found.setdefault(harbour, set()).update(cell for cell in self.open if harbour in grid.shores[cell])
        return {end: tuple(starts) for end, starts in found.items()}

    def _ends(self, start: int, to: int, patience: int) -> Iterator[int]:
        """Where a step can end over open tiles; a closed tile is an end."""
        grid = self.GRID
        if to not in self.open:
            if grid.is_land[to] or to in self.harbours:
                yield to
            return
        number, turn = self.open[to]
        kind = self.KINDS[number]
        if number in self.SHUNNED or patience <= 0:
            return
        if kind.stop:
            yield to
        elif kind.way == "balloon":
            yield self.crew.ship
        elif kind.way == "arrow":
            for way in turned(kind.exits, turn):
                if (on := grid.around[to][way]) >= 0:
                    yield from self._ends(to, on, patience - 1)
        elif kind.way in ("jump", "throw"):
            for on in grid.jumps[to] if kind.way == "jump" else grid.throws[to]:
                yield from self._ends(to, on, patience - 2)
        else:
            straight = grid.headings.get(start * grid.size + to, -1)
            if straight >= 0 and (on := grid.around[to][straight]) >= 0:
                yield from self._ends(to, on, patience - 1)

    def distances(self, goals: Iterable[tuple[int, int]], loaded: bool) -> dict[int, int]:
        """By cell: the turns it takes from there to the best goal, each given with what it costs to have reached it."""
        found: dict[int, int] = {}
        todo = [(cost, goal) for goal, cost in goals]
        todo.sort()
        while todo:
            cost, cell = heappop(todo)
            if cell in found:
                continue
            found[cell] = cost
            kind = self.KINDS[self.open[cell][0]] if cell in self.open else None
            if kind is not None and loaded and not kind.loads:
                found[cell] = FAR
                continue
            for start in self.ways.get(cell, ()):
                if start not in found:
                    steps = self.KINDS[self.open[start][0]].steps if start in self.open else 1
                    heappush(todo, (cost + steps, start))
        return found

    @cached_property
    def home(self) -> dict[int, int]:
        """By cell: turns to a friendly ship with gold in hands."""
        return self.distances(((harbour, 0) for harbour in self.harbours), loaded=True)

    @cached_property
    def gold(self) -> dict[int, int]:
        """By cell: turns to gold that can be brought home, and home with it."""
        goals = {lies.cell: self.home[lies.cell] for lies in self.view.lying if self.home.get(lies.cell, FAR) < FAR}
        return self.distances(goals.items(), loaded=False)

    @cached_property
    def closed(self) -> dict[int, int]:
        """By cell: turns to the nearest closed tile."""
        goals = [(spot.cell, 0) for spot in self.view.spots if not spot.kind]
        return self.distances(goals, loaded=False)

    def worth(self, move: Move, known: Foresight | None) -> float:
        """How good a move is."""
        verb = move[0]
        if known is not None and known.mark & (Mark.DEADLY | Mark.GOLD_LOST):
            return -1000
        if verb in (moves.PROPOSE, moves.AGREE):
            return -200 if self.hopeful() else 50
        if verb == moves.ADVANCE:
            return HOME - 20 if move[2] else FETCH - 20
        if verb in self.CELL_OF:
            return self._worth_of_going(move, known)
        return self.WORTHS.get(verb, 0)

    def hopeful(self) -> bool:
        """Whether anything can still be fetched or found."""
        pieces = [piece for piece in self.view.pieces if piece.crew in self.side and piece.cell >= 0]
        return any(self.gold.get(piece.cell, FAR) < FAR or self.closed.get(piece.cell, FAR) < FAR for piece in pieces)

    def _worth_of_going(self, move: Move, known: Foresight | None) -> float:
        by_piece = move[0] not in (moves.GO, moves.FLY)
        piece = self.view.pieces[move[1] if by_piece else self.view.mover]
        to = move[self.CELL_OF[move[0]]]
        end = known.place % self.GRID.size if known is not None and known.place >= 0 else to
        load = move[3] if by_piece else piece.load
        if known is not None and known.place == UNKNOWN and to in self.open:
            end = min(self._ends(piece.cell, to, 4), key=lambda cell: self.wish(piece, cell, load)[1], default=end)
        before, after = self.wish(piece, piece.cell, load), self.wish(piece, end, load)
        worth = after[0] - 10 * after[1]
        if after[0] == before[0] and after[1] >= before[1] and by_piece:
            worth = 10 - after[1]
        if by_piece and to in self.foes and not load:
            worth += 40
        return worth - self.LOATH.get(move[0], 0)

    def wish(self, piece: Piece, cell: int, load: int) -> tuple[int, int]:
        """What a piece wants from a cell, and how many turns that is away."""
        if load:
            return HOME, self.home.get(cell, FAR)
        if piece.where is Where.SWIMMING and cell not in self.harbours:
            return EXPLORE, 2 + min(self.strokes(cell, harbour) for harbour in self.harbours)
        if piece.id != MISSIONARY and self.gold.get(cell, FAR) < FAR:
            return FETCH, self.gold[cell]
        return (EXPLORE, self.closed.get(cell, FAR)) if piece.id != FRIDAY else (EXPLORE, FAR)

    def strokes(self, cell: int, harbour: int) -> int:
        """How far a swimmer is from a ship."""
        (y, x), (v, u) = divmod(cell, self.GRID.width), divmod(harbour, self.GRID.width)
        return max(abs(x - u), abs(y - v))


def decide(state: PirateState[Any], foreseer: Foreseer, outlook: Callable[[Any], Outlook], rng: Random) -> Move:
    """What a captain does in a position; only what everybody may know of it is looked at."""
    legal = state.moves()
    if len(legal) == 1:
        return legal[0]
    return outlook(state.view(None)).best(legal, [foreseer.foresee(state, move) for move in legal], rng)
