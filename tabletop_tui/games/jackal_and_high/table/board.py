"""The whole table as rows of styled text: cards, players, and below them what is going on."""

from __future__ import annotations

from tabletop_tui.games.jackal_and_high.view import Phase
from tabletop_tui.tui.widgets.block import Block, Line, gap
from tabletop_tui.tui.widgets.look import Look

from .below import below
from .figures import top_card
from .layout import Layout
from .moment import Moment
from .rows import Cell, RowData, player_row
from .upper import Cards


class Board:
    """The rows of the table at one moment.

    The cursor moves more often than anything else, and changes little: `point` draws that little anew.

    Attributes:
        moment: What is shown.
        look: How it looks.
        lines: The rows, exactly ``layout.height`` of them.
    """

    def __init__(self, moment: Moment, layout: Layout, look: Look) -> None:
        self.moment = moment
        self._layout = layout
        self.look = look
        self._cards = Cards(moment, layout, look)
        self.lines: list[Line] = list(gap(layout.width, layout.height, look.plain).lines)
        self._put(layout.above, self._cards.block)
        for seat in range(len(moment.view.players)):
            self._put_player(seat)
        self._put_below()

    def point(self, moment: Moment) -> None:
        """Show this moment, which differs from the one before in nothing but the move under the cursor."""
        self.moment = moment
        if self._cards.point(moment):
            self._put(self._layout.above, self._cards.block)
        if moment.view.thrower >= 0:
            self._put_player(moment.view.thrower)
        self._put_below()

    def _put_player(self, seat: int) -> None:
        row = player_row(row_data(self.moment, seat), self._layout, self.look)
        self._put(self._layout.players_top() + seat * self._layout.lines, row)

    def _put_below(self) -> None:
        top = self._layout.dice_top(len(self.moment.view.players))
        self._put(top, below(self.moment, self._layout, self.look))

    def _put(self, top: int, block: Block) -> None:
        rows = block.lines[: max(0, len(self.lines) - top)]
        self.lines[top : top + len(rows)] = rows


def row_data(moment: Moment, seat: int) -> RowData:
    """What a player's row shows at this moment."""
    view = moment.view
    player = view.players[seat]
    cards = sum(len(batch.cards) for batch in player.stack) + player.takes
    throwing = moment.staging is not None and bool(moment.staging.throws)
    return RowData(
        seat,
        moment.scene.names[seat],
        seat == moment.scene.actor and not throwing,
        tuple(_cell(moment, seat, position) for position in range(len(view.row))),
        player.valley,
        seat == view.thrower and view.sent_now > 0,
        moment.valley_preview(seat),
        player.hand if view.phase in (Phase.READY, Phase.THROW, Phase.PLACE) else 0,
        top_card(player),
        player.takes,
        cards if player.paws is None else player.paws,
    )


def _cell(moment: Moment, seat: int, position: int) -> Cell:
    view = moment.view
    dice = view.players[seat].placed[position] if position < len(view.players[seat].placed) else ()
    fresh: tuple[int, ...] = ()
    pointed = 0
    if seat == view.thrower:
        fresh = tuple(sorted(die for die, where in view.placed_now if where == position))
        if moment.pointed_card() == position:
            pointed = moment.pointed_die() or 0
    return Cell(dice, view.row[position].card, fresh, pointed)
