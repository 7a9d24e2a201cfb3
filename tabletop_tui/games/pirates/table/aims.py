"""What legal moves mean on the map: who goes, and to which cell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import LETTERS, NAMES, PIECES
from tabletop_tui.games.pirates.marks import Mark
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.view import Where
from tabletop_tui.tui.game_table import Direction

from .moment import Moment
from .steering import nearest

SHIP: Final = PIECES
"""Ships are the subjects ``SHIP + crew``."""

TURN: Final = SHIP + 4
"""The subject of what nobody on the map does: handing bottles over, reviving, ending."""


RASH: Final = (moves.PROPOSE, moves.AGREE)
"""What nobody should do only because it is offered first, in every game."""


def subject(moment: Moment, move: Move) -> int:
    """Who would move: a piece, a ship, or `TURN`."""
    if move[0] in moment.lore.by_piece:
        return move[1]
    if move[0] == moves.SAIL:
        return SHIP + move[1]
    if move[0] in moment.lore.by_ship:
        return SHIP + moment.view.crew
    return moment.view.mover if moment.view.phase in moment.lore.chains else TURN


def subject_name(who: int) -> str:
    """Who that is, in a word or two."""
    return NAMES[who] if who < SHIP else f"ship {LETTERS[who - SHIP]}" if who < TURN else "the rest"


def target(moment: Moment, move: Move) -> int:
    """The cell a move is about, -1 where it is about none."""
    view, verb, lore = moment.view, move[0], moment.lore
    if verb in lore.finders:
        return lore.finders[verb](moment, move)
    if verb in lore.cell_at:
        return move[lore.cell_at[verb]]
    if verb in (moves.ADVANCE, moves.GIVE):
        return view.pieces[move[1]].cell
    if verb == moves.REVIVE:
        return next((spot.cell for spot in view.spots if lore.kinds[spot.kind].nursery), -1)
    if verb == moves.ARRANGE:
        return view.question[0]
    return view.pieces[view.mover].cell if view.mover >= 0 and view.phase in lore.chains else -1


def load(moment: Moment, move: Move) -> int:
    """What the piece would carry."""
    at = moment.lore.load_at.get(move[0])
    return move[at] if at is not None else 0


class Aims:
    """The legal moves of one moment, sorted by who goes and where to.

    Attributes:
        subjects: Who can move, in the order of the moves.
        groups: The moves of each, from north-west to south-east, as one reads; then other ways to the same cells.
        subject_of: Who goes by each move.
    """

    def __init__(self, moment: Moment) -> None:
        self._moment = moment
        found: dict[int, list[Move]] = {}
        for move in moment.scene.moves:
            found.setdefault(subject(moment, move), []).append(move)
        self._cells = {move: target(moment, move) for move in moment.scene.moves}
        self._found = found
        self.subjects = tuple(found)
        self.groups = {who: tuple(self._as_one_reads(group)) for who, group in found.items()}
        self.subject_of = {move: who for who, group in found.items() for move in group}

    def _as_one_reads(self, group: Sequence[Move]) -> list[Move]:
        """Moves in the order of their cells: first the safest to each, then the other ways there."""
        size = self._moment.grid.size
        first: dict[int, Move] = {}
        for move in sorted(group, key=self._is_harmful):
            first.setdefault(self._cells[move], move)
        return sorted(group, key=lambda move: (first[self._cells[move]] is not move, self._cells[move] % (size + 1)))

    def first(self) -> Move:
        """The move to begin with: what does no harm and wastes nothing, and of that an ordinary step to some use."""
        return min(self.subject_of, key=lambda move: (self._harm(move), _promise(self._moment, move)))

    def of(self, move: Move) -> tuple[Move, ...]:
        """All moves of who goes by this one."""
        return self.groups[self.subject_of[move]]

    def cell(self, move: Move) -> int:
        """The cell a move is about, -1 where it is about none."""
        return self._cells.get(move, -1)

    def turned(self, step: int, at: Move) -> Move:
        """The first move of the next subject that does no harm, or with only one the next move."""
        if len(self.subjects) == 1:
            group = self.of(at)
            return group[(group.index(at) + step) % len(group)]
        here = self.subjects.index(self.subject_of[at])
        return self._first_of(self.subjects[(here + step) % len(self.subjects)])

    def alike(self, one: int, other: int) -> bool:
        """Whether two pieces can do exactly the same, from the same cell."""
        pieces = self._moment.view.pieces
        if max(one, other) >= SHIP or pieces[one].cell != pieces[other].cell:
            return False
        ways = [[(move[0], *move[2:]) for move in self.groups[who]] for who in (one, other)]
        return ways[0] == ways[1] and pieces[one].ability == pieces[other].ability

    def twin(self, at: Move) -> Move | None:
        """The next move of the same subject to the same cell, round the end."""
        if at[0] not in self._moment.lore.load_at:
            return None
        same = self._to(self.of(at), self._cells[at])
        return same[(same.index(at) + 1) % len(same)] if len(same) > 1 else None

    def steered(self, direction: Direction, at: Move) -> Move:
        """The move an arrow leads to: the nearest target of the same subject in that direction, carried alike."""
        if at[0] == moves.ARRANGE:
            return self._rearranged(direction, at)
        group = self.of(at)
        here = self._cells[at]
        cells = {self._cells[move] for move in group}
        if len(cells) == 1 or -1 in cells:
            step = 1 if direction in ("down", "right") else -1
            return group[(group.index(at) + step) % len(group)]
        return self.like(at, self._to(group, nearest(direction, cells, here, self._moment.grid.width)))

    def at_cell(self, cell: int, at: Move | None) -> Move | None:
        """The move that a cell means: one of the subject pointed at that goes there, else one of whoever is there."""
        if at is not None:
            here = self._to(self.of(at), cell)
            if here:
                return self.like(at, here)
        for who in self.subjects:
            stands = who < SHIP and self._moment.view.pieces[who].cell == cell
            if stands or (SHIP <= who < TURN and self._moment.crews[who - SHIP].ship == cell):
                return self._first_of(who)
        return None

    def like(self, at: Move, others: Sequence[Move]) -> Move:
        """Of several moves the one that does no harm and is done most like another: with the same load, alike."""
        return min(
            others, key=lambda move: (self._is_harmful(move), self._load(move) != self._load(at), move[0] != at[0])
        )

    def _load(self, move: Move) -> int:
        return load(self._moment, move)

    def _first_of(self, who: int) -> Move:
        return min(self._found[who], key=lambda move: (self._harm(move), _promise(self._moment, move)))

    def _harm(self, move: Move) -> int:
        """How bad a move is to make by accident; to spend, or to ask for the end, is as bad as to do nothing."""
        mark = self._moment.foresight(move).mark
        if mark & Mark.DEADLY:
            return 3
        if mark & (Mark.GOLD_LOST | Mark.RISKY) or self._moment.loses_piece(move):
            return 2
        return int(bool(mark & Mark.CHANGES_NOTHING) or move[0] in (*RASH, *self._moment.lore.costly))

    def _is_harmful(self, move: Move) -> bool:
        """Whether a move is one of those that are asked about, or a risk."""
        return self._harm(move) > 1

    def _to(self, group: Sequence[Move], cell: int) -> list[Move]:
        return [move for move in group if self._cells[move] == cell]

    def _rearranged(self, direction: Direction, at: Move) -> Move:
        """Left and right exchange the tiles of the first two cells, up and down go through all orders."""
        group = self.of(at)
        step = {"left": -1, "right": 1, "up": -6, "down": 6}[direction]
        return group[(group.index(at) + step) % len(group)]


def _promise(moment: Moment, move: Move) -> int:
    """How far a move is from being of use, 0 for the best: gold comes home, nearer home, into reach; a tile opens."""
    if move[0] not in (*moment.lore.by_piece, moves.GO):
        return 5 if move[0] in (moves.SAIL, moves.FLY, *moment.lore.dull) else 0
    cell, piece = target(moment, move), moment.view.pieces[moment.view.mover if move[0] == moves.GO else move[1]]
    carried = load(moment, move) or piece.load
    if cell in moment.ships:
        return 0 if carried or piece.where is Where.SWIMMING else 6
    if carried:
        homes = [home for home, crew in moment.ships.items() if moment.friends(crew.crew, piece.crew)]
        width = moment.grid.width
        return 1 if any(_apart(cell, home, width) < _apart(piece.cell, home, width) for home in homes) else 6
    spot = moment.spots.get(cell)
    if spot is None or moment.lore.kinds[spot.kind].acts in ("always", "until left"):
        return 5
    return 3 if not spot.kind else 2 if cell in moment.lying else 4


def _apart(one: int, other: int, width: int) -> int:
    """Steps from one cell to another, over open ground."""
    return max(abs(one % width - other % width), abs(one // width - other // width))
