"""The table of Jackal & High as a widget."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rich.cells import cell_len
from textual import events

from tabletop_tui.games.jackal_and_high.events import GameOver, RoundBegan
from tabletop_tui.games.jackal_and_high.moves import AGAIN, PLACE, ROLL, STACK, VALLEY, Move
from tabletop_tui.games.jackal_and_high.view import ROLLING, Phase
from tabletop_tui.rules import Event
from tabletop_tui.tui.drawn_table import DrawnTable
from tabletop_tui.tui.game_table import Direction
from tabletop_tui.tui.scene import Scene
from tabletop_tui.tui.widgets.block import Line
from tabletop_tui.tui.widgets.look import Look

from . import steering, words
from .animals import check_animals
from .board import Board
from .chances import has_odds, odds
from .explaining import explain, things
from .layout import Layout, lay_out
from .moment import Moment, with_winnings
from .result import result_details
from .staging import Stage, settles


class JackalTable(DrawnTable):
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
        self._told: tuple[str, ...] | None = None
        self._settled: Moment | None = None
        self._following: str | None = None

    # What the screen asks for.

    @classmethod
    def read_assets(cls) -> None:
        """The cards."""
        check_animals()

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
        if self._board is None or self._board.look is not self.look:
            self.redraw()
            return
        self._board.point(self._moment)
        self.repaint(self._board.lines)

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

    def lines(self, width: int, height: int, look: Look) -> Sequence[Line] | None:
        """See `DrawnTable.lines`."""
        if self._moment is None:
            return None
        self._board = Board(self._moment, self._layout(self._moment), look)
        return self._board.lines

    def on_click(self, event: events.Click) -> None:
        """A card of the row, the Valley, a die or a card to stack was clicked: choose what that means."""
        move = self._clicked(event.x, event.y)
        if move is not None:
            self.post_message(self.Chosen(move))

    def _present(self, moment: Moment) -> None:
        self._moment = moment
        self.redraw()

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
