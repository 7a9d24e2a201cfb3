"""The table of Treasure Island as a widget."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from textual.widget import Widget

from tabletop_tui.games.pirates.moves import ARRANGE, Move
from tabletop_tui.games.pirates.table.patch import Patch
from tabletop_tui.games.pirates.table.steering import neighbour
from tabletop_tui.games.pirates.table.widget import ChartTable
from tabletop_tui.games.treasure_island.geometry import GRID
from tabletop_tui.rules import Event
from tabletop_tui.tui.game_table import Direction
from tabletop_tui.tui.glyphs import Glyphs
from tabletop_tui.tui.legend import Group
from tabletop_tui.tui.scene import Scene
from tabletop_tui.tui.widgets.block import Line, Span
from tabletop_tui.tui.widgets.look import Look

from . import words
from .aims import Aims
from .chances import odds
from .crews_panel import CrewsPanel
from .explaining import all_cells, explain, paragraphs
from .legend import legend
from .moment import Moment
from .patches import patches
from .result import result_details, sides
from .staging import play, trail_of

ROWS_FOR_DETAILS: Final = 28
"""Rows of a window that are enough to tell beside the map what is under the cursor."""

MIDDLE: Final = (GRID.width // 2, GRID.height // 2)


class IslandTable(ChartTable):
    """The island and the sea, the crews beside it, and what is under the cursor.

    The cursor goes over the targets of the piece pointed at; while it roams it goes over everything, and points at a
    move wherever one leads.
    """

    GRID = GRID
    FOLLOWS = True

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._moment: Moment | None = None
        self._aims: Aims | None = None
        self._pointed: Move | None = None
        self._roamer: int = -1
        self._trail: tuple[int, ...] = ()
        self._crews = CrewsPanel()

    # What the screen asks for.

    def show(self, scene: Scene) -> None:
        """Draw this moment; where the move just staged went stays marked until the next one."""
        self._roamer, self.roaming = -1, False
        trail, self._trail = self._trail, ()
        self._present(Moment(scene, trail))

    def point(self, move: Move | None) -> None:
        """Show which legal move is pointed at, and so which piece would go."""
        before, self._pointed = self._pointed, move
        aims = self._aims
        if aims is None or before is None or move is None or before not in aims.subject_of:
            self.redraw()
            return
        if self.roaming and aims.cell(move) != self._roamer:
            self.roaming = False
        if aims.subject_of[before] == aims.subject_of[move] and move[0] != ARRANGE:
            self.move_cursor()
        else:
            self.redraw()

    def steer(self, direction: Direction, moves: Sequence[Move], at: Move | None) -> Move | None:
        """Over the targets of the piece pointed at; roaming, over every cell."""
        if not self.roaming and at is not None and self._aims is not None:
            return self._aims.steered(direction, at)
        if not self.roaming:
            self.roam()
        self._roamer = neighbour(direction, self._roamer, GRID.width, GRID.height)
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

    def roam(self) -> None:
        """Free the cursor, or bind it to the moves again."""
        if self.roaming:
            self.roaming = False
        else:
            cell = self.cursor()
            self._roamer = cell if cell >= 0 else GRID.at(*MIDDLE)
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

    def warning(self, move: Move) -> str | None:
        """A question before a move that kills."""
        return words.warning(self._required(), move)

    def aside(self) -> Widget | None:
        """The crews."""
        return self._crews

    def label(self, move: Move) -> str:
        """A legal move in words, with what it would do."""
        signs = {mark: self.paint.signs[sign] for mark, sign in words.SIGNS.items()}
        return self.paint.look.glyphs.plain(words.label(self._required(), move, signs))

    def prompt(self) -> str:
        """What is expected of whom, or what lies under a cursor that roams; how to end roaming where that has room."""
        moment, room = self._required(), self.app.size.width - 2
        if not self.roaming:
            return words.prompt(moment, self._pointed, room)
        meant = self._pointed is not None and self._aims is not None and self._aims.cell(self._pointed) == self._roamer
        said = words.prompt(moment, self._pointed, room) if meant else words.roaming(moment, self._roamer)
        return f"{said}  {words.LOOKING}" if cell_len(said) + 2 + len(words.LOOKING) <= room else said

    def headline(self) -> str:
        """Round, crew on turn, and whether a field burns."""
        return words.headline(self._required())

    def explain(self) -> tuple[str, str]:
        """What is under the cursor."""
        return explain(self._required(), self._aims, self._pointed, self.cursor())

    def things(self) -> tuple[Sequence[tuple[str, str]], int]:
        """Every cell, in reading order."""
        cells = all_cells()
        told = [explain(self._required(), self._aims, self._pointed, one) for one in cells]
        cell = self.cursor()
        if cell in cells:
            return told, cells.index(cell)
        return [*told, self.explain()], len(told)

    def beside(self, direction: Direction, at: int) -> int:
        """The cell to which an arrow leads; the corners are none."""
        cells = all_cells()
        cell = cells[at] if at < len(cells) else self.cursor()
        there = neighbour(direction, cell if cell >= 0 else GRID.at(*MIDDLE), GRID.width, GRID.height)
        return cells.index(there) if there in cells else at

    def look_at(self, at: int) -> None:
        """Let the cursor roam to the cell that is explained."""
        cells = all_cells()
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

    @classmethod
    def legend(cls, glyphs: Glyphs) -> Sequence[Group]:
        """What the signs on the island mean."""
        return legend(glyphs.ascii)

    def sides(self, scene: Scene) -> Sequence[Sequence[int]]:
        """The seats that win together."""
        return sides(scene.view)

    def has_odds(self) -> bool:
        """Whether any tile is closed."""
        return any(self._required().view.closed)

    def odds(self) -> str | None:
        """What can still lie under closed tiles."""
        return odds(self._required().view)

    def passage(self) -> str:
        """The heading of the rulebook for this moment."""
        return words.passage(self._required(), self._pointed)

    def result_details(self, scene: Scene) -> str | None:
        """Gold by crew, and who brought what home when."""
        return result_details(scene)

    async def stage(self, events: Sequence[Event], before: Scene, animate: bool) -> None:
        """Let pieces go their ways; cancelling skips to the end."""
        self._trail = trail_of(events)
        if animate:
            await play(events, before, self._present, self._tell)

    def _tell(self, line: str) -> None:
        self.post_message(self.Told(line))

    # What the map asks for.

    def lines(self, width: int, height: int, look: Look) -> Sequence[Line]:
        """The map; what is told beside it changes when it does."""
        lines = super().lines(width, height, look)
        self._tell_beside()
        return lines

    def cursor(self) -> int:
        """The cell the cursor is on."""
        if self.roaming:
            return self._roamer
        return self._aims.cell(self._pointed) if self._aims is not None and self._pointed is not None else -1

    def patches(self) -> Mapping[int, Patch]:
        """The island."""
        if self._moment is None:
            return {}
        return patches(self._moment, self._aims, self._pointed, ascii=self.paint.look.glyphs.ascii)

    def details(self) -> Sequence[Span]:
        """What is under the cursor."""
        if self._moment is None:
            return ()
        look = self.paint.look
        title, *texts = paragraphs(self._moment, self._aims, self._pointed, self.cursor())
        return [(title, look.pointed), *((text, look.plain) for text in texts)]

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

    def move_cursor(self) -> None:
        """Draw what changes when only the cursor has moved; beside the map too, where that tells what is under it."""
        super().move_cursor()
        self._tell_beside()

    def _tell_beside(self) -> None:
        """The crews, and what is under the cursor where there is no room for it below the map."""
        if self._moment is None or not self._crews.is_attached:
            return
        beside = self.has_no_details and self.app.size.height >= ROWS_FOR_DETAILS
        self._crews.tell(self._moment, self.paint, self.details() if beside else None)

    def _present(self, moment: Moment) -> None:
        self._moment = moment
        self._aims = Aims(moment) if moment.scene.moves else None
        self._pointed = None
        self.redraw()

    def _required(self) -> Moment:
        assert self._moment is not None, "the screen shows a scene before it asks anything"
        return self._moment
