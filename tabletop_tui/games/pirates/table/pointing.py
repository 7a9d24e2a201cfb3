"""The cursor on a map: it points at moves, or roams over everything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tabletop_tui.games.pirates.grid import Grid
from tabletop_tui.games.pirates.moves import ARRANGE, Move
from tabletop_tui.tui.game_table import Direction

from .aims import Aims, subject_name
from .explaining import all_cells
from .lore import Lore
from .moment import Moment
from .steering import neighbour
from .widget import ChartTable


class PointingTable(ChartTable):
    """A map on which a cursor chooses.

    It goes over the targets of the piece pointed at; while it roams it goes over everything, and points at a move
    wherever one leads.
    """

    LORE: ClassVar[Lore]
    """What is the game's own."""

    FOLLOWS = True

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._moment: Moment | None = None
        self._aims: Aims | None = None
        self._pointed: Move | None = None
        self._roamer: int = -1

    @property
    def grid(self) -> Grid | None:
        """The map of this moment."""
        return self._moment.grid if self._moment is not None else None

    def point(self, move: Move | None) -> None:
        """Show which legal move is pointed at, and so which piece would go."""
        before, self._pointed = self._pointed, move
        aims = self._aims
        if aims is None or before is None or move is None or before not in aims.subject_of:
            self.redraw()
            return
        if self.roaming and aims.cell(move) != self._roamer:
            self.roaming = False
        if aims.subject_of[before] == aims.subject_of[move] and not self._redrawn_by(move):
            self.move_cursor()
        else:
            self.redraw()

    def steer(self, direction: Direction, moves: Sequence[Move], at: Move | None) -> Move | None:
        """Over the targets of the piece pointed at; roaming, over every cell."""
        if not self.roaming and at is not None and self._aims is not None:
            return self._aims.steered(direction, at)
        if not self.roaming:
            self.roam()
        grid = self._required().grid
        self._roamer = neighbour(direction, self._roamer, grid.width, grid.height)
        meant = self._meant(at)
        if meant is None or meant == at:
            self.move_cursor()
            return at
        return meant

    def first(self, moves: Sequence[Move]) -> Move:
        """One that does no harm, where there is one."""
        return self._aims.first() if self._aims is not None else moves[0]

    def turn_to(self, step: int, moves: Sequence[Move], at: Move) -> Move:
        """The next piece that can move."""
        if self.roaming:
            self.roam()
        return self._aims.turned(step, at) if self._aims is not None else at

    def twin(self, moves: Sequence[Move], at: Move) -> Move | None:
        """With a coin, without one, by bottle or by air: another way to the same cell."""
        return self._aims.twin(at) if self._aims is not None else None

    def group(self, moves: Sequence[Move], at: Move) -> Sequence[Move]:
        """The moves of the piece pointed at."""
        return self._aims.of(at) if self._aims is not None else moves

    def next_name(self, moves: Sequence[Move], at: Move) -> str:
        """The next piece, and whether it can do just the same."""
        if self._aims is None or len(self._aims.subjects) == 1:
            return ""
        here, there = (self._aims.subject_of[move] for move in (at, self._aims.turned(1, at)))
        return f"{subject_name(there)}{', alike' if self._aims.alike(here, there) else ''}"

    def most_listed(self) -> int | None:
        """As many lines as the moves of any piece need."""
        return max(map(len, self._aims.groups.values())) if self._aims is not None else None

    def roam(self) -> None:
        """Free the cursor, or bind it to the moves again."""
        if self.roaming:
            self.roaming = False
        else:
            cell = self.cursor()
            self._roamer = cell if cell >= 0 else self._middle()
            self.roaming = True
        self.move_cursor()

    def choose(self, at: Move) -> Move | None:
        """Roaming, Enter on an own piece picks it up, and on a cell where no move leads does nothing."""
        if not self.roaming or self._aims is None or self._aims.cell(at) == self._roamer:
            return at
        picked = self._aims.at_cell(self._roamer, None)
        if picked is not None:
            self.roaming = False
            self.post_message(self.Pointed(picked))
            self.point(picked)
        return None

    def back(self) -> bool:
        """Bind a cursor that roams."""
        if not self.roaming:
            return False
        self.roam()
        return True

    def beside(self, direction: Direction, at: int) -> int:
        """The cell to which an arrow leads; the corners are none."""
        cells, grid = all_cells(self._required()), self._required().grid
        cell = cells[at] if at < len(cells) else self.cursor()
        there = neighbour(direction, cell if cell >= 0 else self._middle(), grid.width, grid.height)
        return cells.index(there) if there in cells else at

    def look_at(self, at: int) -> None:
        """Let the cursor roam to the cell that is explained."""
        cells = all_cells(self._required())
        if at >= len(cells):
            return
        self.roaming, self._roamer = True, cells[at]
        meant = self._meant(self._pointed)
        if meant is None or meant == self._pointed:
            self.move_cursor()
            self.post_message(self.Looked())
        else:
            self.post_message(self.Pointed(meant))
            self.point(meant)

    def cursor(self) -> int:
        """The cell the cursor is on."""
        if self.roaming:
            return self._roamer
        return self._aims.cell(self._pointed) if self._aims is not None and self._pointed is not None else -1

    def clicked(self, cell: int) -> None:
        """A click on a target goes there; one on a piece that can move picks it up; any other one looks."""
        move = self._meant_at(cell, self._pointed)
        if move is None:
            self.roaming, self._roamer = True, cell
            self.move_cursor()
            self.post_message(self.Looked())
        elif move == self._pointed and self.cursor() == cell:
            self.post_message(self.Chosen(move))
        else:
            self.roaming = False
            self.post_message(self.Pointed(move))
            self.point(move)

    def _redrawn_by(self, move: Move) -> bool:
        """Whether pointing at a move changes more than the cursor."""
        return move[0] == ARRANGE or move[0] in self.LORE.turning or move[0] in self.LORE.lines

    def _meant(self, at: Move | None) -> Move | None:
        """The move of the piece pointed at that leads to the cell under a cursor that roams."""
        if self._aims is None or at is None:
            return None
        move = self._aims.at_cell(self._roamer, at)
        return (
            move if move is not None and move in self._aims.of(at) and self._aims.cell(move) == self._roamer else None
        )

    def _meant_at(self, cell: int, at: Move | None) -> Move | None:
        return self._aims.at_cell(cell, at) if self._aims is not None else None

    def _middle(self) -> int:
        grid = self._required().grid
        return grid.at(grid.width // 2, grid.height // 2)

    def _present(self, moment: Moment) -> None:
        self._moment = moment
        self._aims = Aims(moment) if moment.scene.moves else None
        self._pointed = None
        self.redraw()

    def _required(self) -> Moment:
        assert self._moment is not None, "the screen shows a scene before it asks anything"
        return self._moment
