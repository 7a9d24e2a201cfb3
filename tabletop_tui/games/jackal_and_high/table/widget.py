"""The table of Jackal & High as a widget."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rich.cells import cell_len
from textual import events
from textual.geometry import Region, Size
from textual.strip import Strip

from tabletop_tui.games.jackal_and_high.events import GameOver, RoundBegan
from tabletop_tui.games.jackal_and_high.moves import AGAIN, PLACE, ROLL, STACK, VALLEY, Move
from tabletop_tui.games.jackal_and_high.view import ROLLING, Phase
from tabletop_tui.rules import Event
from tabletop_tui.tui.game_table import Direction, GameTable
from tabletop_tui.tui.glyphs import glyphs_of
from tabletop_tui.tui.scene import Scene
from tabletop_tui.tui.widgets.block import Line, differing, strip
from tabletop_tui.tui.widgets.look import Look, look_of
from tabletop_tui.tui.widgets.steady import finished

from . import steering, words
from .board import Board
from .chances import has_odds, odds
from .explaining import explain, things
from .layout import Layout, lay_out
from .moment import Moment, with_winnings
from .result import result_details
from .staging import Stage, settles


class JackalTable(GameTable):
    """The row, Vulture Valley, every player's dice, and what is going on.

    The table is one widget that draws itself from cached blocks; moving the cursor draws and repaints what it changes.
    """

    PANEL = "below"

    DEFAULT_CSS = """
    JackalTable { width: 1fr; height: 1fr; min-height: 14; }
    """

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._moment: Moment | None = None
        self._board: Board | None = None
        self._look: Look | None = None
        self._told: tuple[str, ...] | None = None
        self._settled: Moment | None = None
        self._following: str | None = None

    # What the screen asks for.

    def show(self, scene: Scene) -> None:
        """Draw this moment; what was just staged stays told until the next scene."""
        self._present(Moment(scene, said=self._told or ()))
        self._told = self._settled = None

    def show_pause(self, scene: Scene) -> None:
        """Draw the table as the round left it, with what everybody has won by now; the row that comes is not shown."""
        settled = self._settled
        if settled is None:
            self.show(scene)
            return
        self._following = f"round {scene.view.round}" if scene.view.phase == Phase.READY else None
        self._present(with_winnings(settled, scene.view))

    def pause_after(self, events: Sequence[Event]) -> str | None:
        """Who has taken what is read in peace, before new cards are stacked or a new row lies there."""
        if not settles(events):
            return None
        for event in events:
            if isinstance(event, RoundBegan):
                return f"That was round {event.round - 1}."
            if isinstance(event, GameOver):
                return "That was the last round."
        return "The row has been settled."

    def after_pause(self) -> str | None:
        """The next round, where nothing else comes first."""
        return self._following

    def point(self, move: Move | None) -> None:
        """Show which legal move is pointed at."""
        moment = self._required()
        self._moment = replace(moment, pointed=move)
        if self._board is None or self._look is None or self._look.glyphs is not glyphs_of(self):
            self._redraw()
            return
        before = tuple(self._board.lines)
        self._board.point(self._moment)
        self._repaint(before)

    def steer(self, direction: Direction, moves: Sequence[Move], at: Move) -> Move:
        """Up and down through the list, left and right over cards; see `steering.steer`."""
        return steering.steer(direction, moves, at)

    def label(self, move: Move) -> str:
        """A legal move in words, with what it would do."""
        return words.label(self._required().scene, move)

    def prompt(self) -> str:
        """What is expected of whom."""
        return words.prompt(self._required().scene)

    def headline(self) -> str:
        """Round and roll."""
        moment = self._required()
        return f"round {moment.view.round} settled" if moment.settled else words.headline(moment.scene)

    def explain(self) -> tuple[str, str]:
        """The card, die or player under the cursor."""
        return explain(self._required())

    def things(self) -> tuple[Sequence[tuple[str, str]], int]:
        """The row, Vulture Valley and the players."""
        return things(self._required())

    def has_odds(self) -> bool:
        """While dice are rolled, and when several have dice in the Valley."""
        moment = self._required()
        return not moment.settled and has_odds(moment.view)

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
        stage = Stage(before, self._stage_shows)
        try:
            await stage.play(events, animate)
        finally:
            self._told, self._settled = stage.said, stage.settled

    # Drawing.

    def render_line(self, y: int) -> Strip:
        """One row of the table."""
        if self._look is not None and self._look.glyphs is not glyphs_of(self):
            self._draw()
        if self._board is not None and y < len(self._board.lines):
            return strip(self._board.lines[y])
        return Strip.blank(self.size.width, self.rich_style)

    def render_lines(self, crop: Region) -> list[Strip]:
        """These rows as they are: nothing is round them or over them that Textual would have to add."""
        return finished(self, [self.render_line(y) for y in crop.line_range], crop)

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

    def _stage_shows(self, moment: Moment) -> None:
        self._present(moment)
        if moment.said:
            self.post_message(self.Told(moment.said[-1], in_turn=moment.view.phase in ROLLING))

    def _required(self) -> Moment:
        assert self._moment is not None, "the screen shows a scene before it asks anything"
        return self._moment

    def _layout(self, moment: Moment) -> Layout:
        longest = max(map(cell_len, moment.scene.names))
        return lay_out(self.size.width, self.size.height, len(moment.view.players), longest)

    def _draw(self) -> None:
        """Draw everything anew, with the present theme and signs."""
        assert self._moment is not None
        if self._look is None or self._look.glyphs is not glyphs_of(self):
            self._look = look_of(self)
        self._board = Board(self._moment, self._layout(self._moment), self._look)

    def _redraw(self) -> None:
        """Draw everything anew, and repaint only what is different."""
        if self._moment is None or not self.is_attached or not self.size:
            return
        before = tuple(self._board.lines) if self._board is not None else ()
        self._draw()
        self._repaint(before)

    def _repaint(self, before: Sequence[Line]) -> None:
        """Repaint what differs from the rows shown before."""
        assert self._board is not None
        now = self._board.lines
        if len(before) != len(now):
            self.refresh()
            return
        width = self.size.width
        spans = ((y, differing(old, new, width)) for y, (old, new) in enumerate(zip(before, now, strict=True)))
        changed = [Region(span[0], y, span[1] - span[0], 1) for y, span in spans if span is not None]
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
        if view.phase == Phase.READY:
            in_reach = 0 <= index < view.players[view.thrower].hand
            return next((move for move in moves if move[0] == ROLL), None) if in_reach else None
        if not 0 <= index < len(view.thrown):
            return None
        die = view.thrown[index]
        move = next((move for move in moves if move[0] == PLACE and move[1] == die), None)
        if move is not None:
            self.post_message(self.Pointed(move))
            return None
        return next((move for move in moves if move[0] == AGAIN), None)
