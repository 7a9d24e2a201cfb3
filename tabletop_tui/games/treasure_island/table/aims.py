"""What legal moves mean on the map: who goes, and to which cell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import PIECES
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.table.steering import nearest
from tabletop_tui.games.treasure_island.geometry import SIDE
from tabletop_tui.games.treasure_island.marks import Mark
from tabletop_tui.games.treasure_island.moves import ESCAPE, STAY, TAKE_OFF
from tabletop_tui.games.treasure_island.tiles import KINDS
from tabletop_tui.tui.game_table import Direction

from .moment import Moment

SHIP: Final = PIECES
"""Ships are the subjects ``SHIP + crew``."""

TURN: Final = SHIP + 4
"""The subject of what nobody on the map does: handing bottles over, reviving, ending."""

BY_PIECE: Final = (moves.STEP, moves.ADVANCE, ESCAPE, TAKE_OFF)
_CELL_AT: Final = {
    **dict.fromkeys((moves.STEP, ESCAPE, TAKE_OFF, moves.SAIL, moves.QUAKE), 2),
    **dict.fromkeys((moves.GO, moves.FLY, moves.LOOK, moves.SHAKE), 1),
}
"""Where in a move its cell stands."""

RASH: Final = (moves.GIVE, ESCAPE, moves.PROPOSE, moves.AGREE)
"""What nobody should do only because it is offered first."""

CHAINS: Final = (Phase.WAY, Phase.PASSAGE, Phase.FLIGHT, Phase.BOARDING, Phase.CURSE)


def subject(moment: Moment, move: Move) -> int:
    """Who would move: a piece, a ship, or `TURN`."""
    if move[0] in BY_PIECE:
        return move[1]
    if move[0] == moves.SAIL:
        return SHIP + move[1]
    return moment.view.mover if moment.view.phase in CHAINS else TURN


def target(moment: Moment, move: Move) -> int:
    """The cell a move is about, -1 where it is about none."""
    view, verb = moment.view, move[0]
    if verb in _CELL_AT:
        return move[_CELL_AT[verb]]
    if verb in (moves.ADVANCE, moves.GIVE):
        return view.pieces[move[1]].cell
    if verb == moves.REVIVE:
        return next((spot.cell for spot in view.spots if KINDS[spot.kind].nursery), -1)
    if verb == moves.ARRANGE:
        return view.question[0]
    return view.pieces[view.mover].cell if verb in (STAY, moves.SWEAR, moves.SILENT) else -1


def load(move: Move) -> int:
    """What the piece would carry."""
    if move[0] in (moves.STEP, ESCAPE, TAKE_OFF):
        return move[3]
    return move[2] if move[0] in (moves.ADVANCE, moves.GO) else 0


class Aims:
    """The legal moves of one moment, sorted by who goes and where to.

    Attributes:
        subjects: Who can move, in the order of the moves.
        groups: The moves of each.
        subject_of: Who goes by each move.
    """

    def __init__(self, moment: Moment) -> None:
        self._moment = moment
        found: dict[int, list[Move]] = {}
        for move in moment.scene.moves:
            found.setdefault(subject(moment, move), []).append(move)
        self.subjects = tuple(found)
        self.groups = {who: tuple(group) for who, group in found.items()}
        self.subject_of = {move: who for who, group in found.items() for move in group}
        self._cells = {move: target(moment, move) for move in moment.scene.moves}

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

    def twin(self, at: Move) -> Move | None:
        """The next move of the same subject to the same cell, round the end."""
        if at[0] not in (*BY_PIECE, moves.GO):
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
        return self.like(at, self._to(group, nearest(direction, cells, here, SIDE)))

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
        """Of several moves the one that is done most like another: with the same load, in the same way."""
        return min(others, key=lambda move: (load(move) != load(at), move[0] != at[0]))

    def _first_of(self, who: int) -> Move:
        return min(self.groups[who], key=lambda move: (self._harm(move), _promise(self._moment, move)))

    def _harm(self, move: Move) -> int:
        """How bad a move is to make by accident; to spend a bottle or to end the game is as bad as to do nothing."""
        mark = self._moment.foresight(move).mark
        if mark & Mark.DEADLY:
            return 3
        if mark & Mark.GOLD_LOST:
            return 2
        return int(bool(mark & Mark.CHANGES_NOTHING) or move[0] in RASH)

    def _to(self, group: Sequence[Move], cell: int) -> list[Move]:
        return [move for move in group if self._cells[move] == cell]

    def _rearranged(self, direction: Direction, at: Move) -> Move:
        """Left and right exchange the tiles of the first two cells, up and down go through all orders."""
        group = self.of(at)
        step = {"left": -1, "right": 1, "up": -6, "down": 6}[direction]
        return group[(group.index(at) + step) % len(group)]


def _promise(moment: Moment, move: Move) -> int:
    """How far a move is from being of use, 0 for the best: gold comes home, nearer home, into reach; a tile opens."""
    if move[0] not in (*BY_PIECE, moves.GO):
        return 5 if move[0] in (moves.SAIL, moves.FLY, STAY) else 0
    cell, piece = target(moment, move), moment.view.pieces[moment.view.mover if move[0] == moves.GO else move[1]]
    carried = load(move) or piece.load
    if cell in moment.ships:
        return 0 if carried else 6
    if carried:
        homes = [home for home, crew in moment.ships.items() if moment.friends(crew.crew, piece.crew)]
        return 1 if any(_apart(cell, home) < _apart(piece.cell, home) for home in homes) else 6
    spot = moment.spots.get(cell)
    if spot is not None and not spot.kind:
        return 3
    if spot is not None and KINDS[spot.kind].acts in ("always", "until left"):
        return 5
    return 2 if cell in moment.lying else 4


def _apart(one: int, other: int) -> int:
    """Steps from one cell to another, over open ground."""
    return max(abs(one % SIDE - other % SIDE), abs(one // SIDE - other // SIDE))
