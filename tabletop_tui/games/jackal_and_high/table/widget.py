"""The table of Jackal & High as a widget."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from textual import events
from textual.geometry import Region, Size
from textual.strip import Strip

from tabletop_tui.games.jackal_and_high.moves import AGAIN, PLACE, STACK, VALLEY, Move
from tabletop_tui.rules import Event
from tabletop_tui.tui.game_table import Direction, GameTable
from tabletop_tui.tui.glyphs import glyphs_of
from tabletop_tui.tui.scene import Scene
from tabletop_tui.tui.widgets.block import Line, differing
from tabletop_tui.tui.widgets.look import Look, look_of

from . import steering, words
from .board import draw
from .chances import odds
from .explaining import explain
from .layout import Layout, lay_out
from .moment import Moment
from .result import result_details
from .staging import Stage


class JackalTable(GameTable):
    """The row, Vulture Valley, every player's dice, and what is going on.

    The table is one widget that draws itself from cached blocks; moving the cursor repaints the rows that changed.
    """

    PANEL = "below"

    DEFAULT_CSS = """
    JackalTable { width: 1fr; height: 1fr; min-height: 14; }
    """

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._moment: Moment | None = None
        self._lines: tuple[Line, ...] = ()
        self._look: Look | None = None
        self._told: tuple[str, ...] | None = None

    # What the screen asks for.

    def show(self, scene: Scene) -> None:
        """Draw this moment; what was just staged stays told until the next scene."""
        self._moment = Moment(scene, said=self._told or ())
        self._told = None
        self._redraw()

    def point(self, move: Move | None) -> None:
        """Show which legal move is pointed at."""
        moment = self._required()
        self._moment = Moment(moment.scene, move, said=moment.said)
        self._redraw()

    def steer(self, direction: Direction, moves: Sequence[Move], at: Move) -> Move:
        """Left and right over cards, up and down over dice; see `steering.steer`."""
        return steering.steer(direction, moves, at)

    def label(self, move: Move) -> str:
        """A legal move in words, with what it would do."""
        return words.label(self._required().scene, move)

    def prompt(self) -> str:
        """What is expected of whom."""
        return words.prompt(self._required().scene)

    def headline(self) -> str:
        """Round and roll."""
        return words.headline(self._required().scene)

    def explain(self) -> tuple[str, str]:
        """The card, die or player under the cursor."""
        return explain(self._required())

    def odds(self) -> str | None:
        """Exact chances at this moment."""
        return odds(self._required().scene)

    def result_details(self, scene: Scene) -> str | None:
        """Paws by card, and what made the difference."""
        return result_details(scene)

    def passage(self) -> str:
        """The heading of the rulebook for this moment."""
        moment = self._required()
        return words.passage(moment.view, moment.pointed)

    async def stage(self, events: Sequence[Event], before: Scene, animate: bool) -> None:
        """Play out throws, contests and the Valley; cancelling skips to the end."""
        stage = Stage(before, self._present)
        try:
            await stage.play(events, animate)
        finally:
            self._told = stage.said

    # Drawing.

    def render_line(self, y: int) -> Strip:
        """One row of the table."""
        if self._look is not None and self._look.glyphs is not glyphs_of(self):
            self._draw()
        if y < len(self._lines):
            return Strip(self._lines[y], self.size.width)
        return Strip.blank(self.size.width, self.rich_style)

    def on_resize(self, event: events.Resize) -> None:
        """Lay everything out for the new size."""
        self._redraw()

    def notify_style_update(self) -> None:
        """Take the colours of the new theme."""
        super().notify_style_update()
        self._look = None
        if self.is_mounted:
            self._redraw()

    def on_click(self, event: events.Click) -> None:
        """A card of the row, the Valley, a die or a card to stack was clicked: choose what that means."""
        move = self._clicked(event.x, event.y)
        if move is not None:
            self.post_message(self.Chosen(move))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The rows that show everything without air."""
        return 14

    def _present(self, moment: Moment) -> None:
        self._moment = moment
        self._redraw()

    def _required(self) -> Moment:
        assert self._moment is not None, "the screen shows a scene before it asks anything"
        return self._moment

    def _layout(self, moment: Moment) -> Layout:
        return lay_out(self.size.width, self.size.height, len(moment.view.players))

    def _draw(self) -> None:
        """Draw everything anew, with the present theme and signs."""
        assert self._moment is not None
        if self._look is None or self._look.glyphs is not glyphs_of(self):
            self._look = look_of(self)
        self._lines = draw(self._moment, self._layout(self._moment), self._look)

    def _redraw(self) -> None:
        """Draw anew, and repaint only what is different."""
        if self._moment is None or not self.is_attached or not self.size:
            return
        old = self._lines
        self._draw()
        if len(old) != len(self._lines):
            self.refresh()
            return
        changed = []
        for y, (was, now) in enumerate(zip(old, self._lines, strict=True)):
            if (columns := differing(was, now, self.size.width)) is not None:
                changed.append(Region(columns[0], y, columns[1] - columns[0], 1))
        if changed:
            self.refresh(*changed)

    def _clicked(self, x: int, y: int) -> Move | None:
        moment = self._required()
        layout = self._layout(moment)
        moves: tuple[Move, ...] = moment.scene.moves
        if y < layout.players_top():
            position = layout.card_at(x)
            if position is not None:
                return steering.clicked_card(moves, moment.pointed, position)
            if layout.in_valley(x):
                return next((move for move in moves if move[0] == VALLEY), None)
            return None
        if y < layout.dice_top(len(moment.view.players)):
            return None
        return self._clicked_below(x, layout, moment, moves)

    def _clicked_below(self, x: int, layout: Layout, moment: Moment, moves: Sequence[Move]) -> Move | None:
        view: Any = moment.view
        if view.ordering:
            wide = 10 if layout.dice == "large" else 7
            index = (x - 1) // wide
            card = view.ordering[index] if 0 <= index < len(view.ordering) else None
            return next((move for move in moves if move[:2] == (STACK, card)), None)
        wide = 10 if layout.dice == "large" else 6
        index = (x - 1) // wide
        if not 0 <= index < len(view.thrown):
            return None
        die = view.thrown[index]
        move = next((move for move in moves if move[0] == PLACE and move[1] == die), None)
        if move is not None:
            self.post_message(self.Pointed(move))
            return None
        return next((move for move in moves if move[0] == AGAIN), None)
