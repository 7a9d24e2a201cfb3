"""The base of the tables of pirate games: the island, the crews beside it, and what is under the cursor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from textual.widget import Widget

from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.rules import Event
from tabletop_tui.tui.glyphs import Glyphs
from tabletop_tui.tui.legend import Group
from tabletop_tui.tui.scene import Scene
from tabletop_tui.tui.widgets.block import Line, Span
from tabletop_tui.tui.widgets.look import Look

from . import words
from .crews_panel import CrewsPanel
from .explaining import all_cells, explain, paragraphs
from .moment import Moment
from .patch import Patch
from .patches import patches
from .pointing import PointingTable
from .sides import sides
from .signs import check_signs
from .staging import is_seen, play, trail_of
from .window import USUAL_PANEL

ROWS_FOR_DETAILS: Final = 28
"""Rows of a window that are enough to tell beside the map what is under the cursor."""

ROUND_LABELS: Final = 5
"""Columns of the panel round what the list of moves says: air, the pointer and a number."""


class PirateTable(PointingTable):
    """The island and the sea, the crews beside it, and what is under the cursor."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._trail: tuple[int, ...] = ()
        self._crews = CrewsPanel()

    # What the screen asks for.

    def show(self, scene: Scene) -> None:
        """Draw this moment; where the move just staged went stays marked until the next one."""
        self._roamer, self.roaming = -1, False
        trail, self._trail = self._trail, ()
        self._present(Moment(scene, self.LORE, trail))

    def warning(self, move: Move) -> str | None:
        """A question before a move that kills."""
        return words.warning(self._required(), move)

    def aside(self) -> Widget | None:
        """The crews."""
        return self._crews

    def label(self, move: Move) -> str:
        """A legal move in words, with what it would do."""
        signs = {mark: self.paint.signs[sign] for mark, sign in words.SIGNS.items()}
        room = (self.panel_columns(*self.app.size) or USUAL_PANEL) - ROUND_LABELS
        return self.paint.look.glyphs.plain(words.label(self._required(), move, signs, room))

    def prompt(self) -> str:
        """What is expected of whom, or what lies under a cursor that roams; how to end roaming where that has room."""
        moment, room = self._required(), self.app.size.width - 2
        if not self.roaming:
            return words.prompt(moment, self._pointed, room)
        meant = self._pointed is not None and self._aims is not None and self._aims.cell(self._pointed) == self._roamer
        said = words.prompt(moment, self._pointed, room) if meant else words.roaming(moment, self._roamer)
        return f"{said}  {words.LOOKING}" if cell_len(said) + 2 + len(words.LOOKING) <= room else said

    def headline(self) -> str:
        """Round, crew on turn, and what makes another captain play it."""
        return words.headline(self._required())

    def round_of(self, scene: Scene) -> object:
        """The number of the round."""
        return scene.view.round

    def explain(self) -> tuple[str, str]:
        """What is under the cursor."""
        return explain(self._required(), self._aims, self._pointed, self.cursor())

    def things(self) -> tuple[Sequence[tuple[str, str]], int]:
        """Every cell, in reading order."""
        cells = all_cells(self._required())
        told = [explain(self._required(), self._aims, self._pointed, one) for one in cells]
        cell = self.cursor()
        if cell in cells:
            return told, cells.index(cell)
        return [*told, self.explain()], len(told)

    @classmethod
    def read_assets(cls) -> None:
        """The signs of the board and of the tiles, and the curses."""
        check_signs(cls.LORE.signs)
        words.curses()

    @classmethod
    def legend(cls, glyphs: Glyphs) -> Sequence[Group]:
        """What the signs on the island mean."""
        return cls.LORE.legend(glyphs.ascii)

    def sides(self, scene: Scene) -> Sequence[Sequence[int]]:
        """The seats that win together."""
        return sides(scene.view)

    def has_odds(self) -> bool:
        """Whether any tile is closed."""
        return any(self._required().view.closed)

    def passage(self) -> str:
        """The heading of the rulebook for this moment."""
        return words.passage(self._required(), self._pointed)

    async def stage(self, events: Sequence[Event], before: Scene, animate: bool) -> None:
        """Let pieces go their ways; cancelling skips to the end."""
        moment = Moment(before, self.LORE)
        self._trail = trail_of(events, moment.grid)
        if animate:
            await play(events, moment, self._present, self.announce)

    async def announce(self, event: Event, moment: Moment) -> bool:
        """Say an event that can be seen; whether it has been played out with that."""
        if is_seen(event, self.LORE):
            self.tell(event.say(moment.scene.names))
        return False

    def tell(self, line: str) -> None:
        """Say what is to be seen now."""
        self.post_message(self.Told(line))

    # What the map asks for.

    def lines(self, width: int, height: int, look: Look) -> Sequence[Line] | None:
        """The map; what is told beside it changes when it does."""
        lines = super().lines(width, height, look)
        self._tell_beside()
        return lines

    def patches(self) -> Mapping[int, Patch]:
        """The island."""
        if self._moment is None:
            return {}
        return patches(self._moment, self._aims, self._pointed, ascii=self.paint.look.glyphs.ascii)

    def details(self) -> Sequence[Span]:
        """What is under the cursor."""
        if self._moment is None:
            return ()
        look, moment = self.paint.look, self._moment
        title, *texts = paragraphs(moment, self._aims, self._pointed, self.cursor(), beginning=True)
        return [(title, look.pointed), *((text, look.plain) for text in texts)]

    @property
    def tells_beside(self) -> bool:
        """Whether there is more room for details beside the map than below it."""
        return self.has_few_details and self.app.size.height >= ROWS_FOR_DETAILS

    def move_cursor(self) -> None:
        """Draw what changes when only the cursor has moved; beside the map too, where that tells what is under it."""
        super().move_cursor()
        self._tell_beside()

    def _tell_beside(self) -> None:
        """The crews, and what is under the cursor where there is no room for it below the map."""
        if self._moment is None or not self._crews.is_attached:
            return
        self._crews.tell(self._moment, self.paint, self.details() if self.tells_beside else None)
