"""The table of Black Jacky as a widget."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from textual import events

from tabletop_tui.games.black_jacky.moves import Move
from tabletop_tui.games.black_jacky.reckoning_events import Reckoned
from tabletop_tui.games.black_jacky.view import Phase
from tabletop_tui.rules import Event
from tabletop_tui.tui.drawn_table import DrawnTable
from tabletop_tui.tui.game_table import Direction
from tabletop_tui.tui.scene import Scene
from tabletop_tui.tui.widgets.block import Line
from tabletop_tui.tui.widgets.look import Look

from . import steering, words
from .board import draw
from .chances import odds
from .explaining import explain, things
from .faces import check_mouse_cards
from .figures import own_cat
from .layout import lay_out
from .moment import Moment, moment_of
from .result import result_details
from .staging import Stage


class BlackJackyTable(DrawnTable):
    """The cats and what lies before them, the piles, and the hand of whoever looks alone.

    It draws from the view it is given and knows nothing else: on an open table there is no hand to draw.
    """

    PANEL: ClassVar[Literal["right", "below"]] = "below"

    DEFAULT_CSS = """
    BlackJackyTable { width: 1fr; height: 1fr; min-height: 14; }
    """

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._moment: Moment | None = None

    # What the screen asks for.

    @classmethod
    def read_assets(cls) -> None:
        """The cards."""
        check_mouse_cards()

    def show(self, scene: Scene) -> None:
        """Draw this moment."""
        self._present(moment_of(scene))

    def point(self, move: Move | None) -> None:
        """Show which legal move is pointed at."""
        moment = self._required()
        self._present(Moment(moment.scene, move, moment.ledger))

    def steer(self, direction: Direction, moves: Sequence[Move], at: Move) -> Move:
        """Left and right over cards or cats, up and down over what to do with them; see `steering.steer`."""
        return steering.steer(direction, moves, at)

    def label(self, move: Move) -> str:
        """A legal move in words, with what it would make of the total."""
        return words.label(self._required().scene, move)

    def prompt(self) -> str:
        """What is expected of whom."""
        return words.prompt(self._required().scene)

    def headline(self) -> str:
        """Which round, and whether its end is near."""
        moment = self._required()
        if moment.ledger is not None and moment.at_rest and moment.view.phase is not Phase.OVER:
            kind = "quick duel, " if moment.view.quick_duel else ""
            return f"{kind}round {moment.ledger.reckoning.round}, the Reckoning"
        return words.headline(moment.scene)

    def explain(self) -> tuple[str, str]:
        """The card, the pile or the cat under the cursor."""
        return explain(self._required())

    def things(self) -> tuple[Sequence[tuple[str, str]], int]:
        """Hand cards, piles and cats, to walk over."""
        return things(self._required())

    def has_odds(self) -> bool:
        """Whether somebody with a hand looks."""
        cat = own_cat(self._required().view)
        return cat is not None and cat.total is not None

    def odds(self) -> str | None:
        """Exact chances for whoever looks alone."""
        return odds(self._required().scene)

    def result_details(self, scene: Scene) -> str | None:
        """Who was out when, and the last Reckoning."""
        return result_details(scene)

    def passage(self) -> str:
        """The heading of the rulebook for this moment."""
        moment = self._required()
        return words.passage(moment.view, moment.pointed)

    def pause_after(self, events: Sequence[Event]) -> str | None:
        """A Reckoning is read in peace before the next hand is looked at."""
        reckoned = next((event for event in events if isinstance(event, Reckoned)), None)
        if reckoned is None:
            return None
        return f"That was round {reckoned.reckoning.round}."

    async def stage(self, events: Sequence[Event], before: Scene, animate: bool) -> None:
        """Play out a turn in passing and a Reckoning hand by hand; cancelling skips to the end."""
        if animate:
            await Stage(before, self._stage_shows).play(events)

    # Drawing.

    def lines(self, width: int, height: int, look: Look) -> tuple[Line, ...] | None:
        """See `DrawnTable.lines`."""
        if self._moment is None:
            return None
        return draw(self._moment, lay_out(width, height, len(self._moment.view.cats)), look)

    def on_click(self, event: events.Click) -> None:
        """A first click points at what was clicked, a second one there plays it."""
        moment = self._required()
        move = steering.clicked(moment.pointed, self._meant(event.x, event.y))
        if move is None:
            return
        if move == moment.pointed:
            self.post_message(self.Chosen(move))
        else:
            self.point(move)
            self.post_message(self.Pointed(move))

    def _meant(self, x: int, y: int) -> list[Move]:
        """The legal moves that have to do with what lies there."""
        moment = self._required()
        moves: tuple[Move, ...] = moment.scene.moves
        layout = lay_out(*self.size, len(moment.view.cats))
        seat = layout.cat_at(x, y)
        if seat is not None:
            return steering.on_cat(moves, seat, moment.view.cats[seat].plus)
        if moment.ledger is not None:
            return []
        pile = layout.pile_at(x, y)
        if pile is not None:
            return steering.on_pile(moves, pile)
        card = layout.card_at(x, y, moment.hand)
        return [] if card is None else steering.on_card(moves, card)

    def _present(self, moment: Moment) -> None:
        self._moment = moment
        self.redraw()

    def _stage_shows(self, moment: Moment) -> None:
        self._present(moment)
        if moment.caption:
            self.post_message(self.Told(moment.caption))

    def _required(self) -> Moment:
        assert self._moment is not None, "the screen shows a scene before it asks anything"
        return self._moment
