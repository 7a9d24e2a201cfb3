"""The upper part of the table: the deck, the row of cards and Vulture Valley."""

from __future__ import annotations

from tabletop_tui.games.jackal_and_high.cards import GAP, LUCKY
from tabletop_tui.games.jackal_and_high.moves import PLACE, Move
from tabletop_tui.games.jackal_and_high.view import Spot, View
from tabletop_tui.tui.widgets.block import Block, beside, gap, line, resized, stacked
from tabletop_tui.tui.widgets.card import CardFace, CardState, draw_card, draw_tab
from tabletop_tui.tui.widgets.look import Look

from .animals import face, valley_face
from .layout import Layout
from .moment import Moment
from .rows import tail_header


class Cards:
    """The cards of one moment; a move of the cursor draws only those that look different then."""

    def __init__(self, moment: Moment, layout: Layout, look: Look) -> None:
        self._layout = layout
        self._look = look
        self._deck = _deck(moment.view, layout, look)
        self._tail = _tail(moment.view, layout, look)
        self._states = card_states(moment)
        self._at_valley = moment.points_at_valley()
        self._row = [self._spot(moment, position) for position in range(len(moment.view.row))]
        self._valley = _valley(moment, layout, look)
        self.block = self._whole()

    def point(self, moment: Moment) -> bool:
        """Draw what depends on the move under the cursor; whether anything does look different."""
        states, at_valley = card_states(moment), moment.points_at_valley()
        if states == self._states and at_valley == self._at_valley:
            return False
        changed = [at for at, (was, now) in enumerate(zip(self._states, states, strict=True)) if was != now]
        self._states = states
        for position in changed:
            self._row[position] = self._spot(moment, position)
        if at_valley != self._at_valley:
            self._at_valley = at_valley
            self._valley = _valley(moment, self._layout, self._look)
        self.block = self._whole()
        return True

    def _spot(self, moment: Moment, position: int) -> Block:
        owner = dict(moment.taken).get(position)
        if owner is not None:
            return _taken(moment, owner, self._layout, self._look)
        return _card(moment.view.row[position], self._states[position], self._layout, self._look)

    def _whole(self) -> Block:
        layout, blank = self._layout, self._look.plain
        air = gap(1, layout.card + 1, blank)
        parts = [self._deck]
        for card in self._row:
            parts += [card, air]
        if absent := layout.cards - len(self._row):
            parts.append(gap(layout.column * absent, 1, blank))
        return resized(beside(*parts, self._valley, air, self._tail, blank=blank), layout.width, layout.card + 1, blank)


def card_states(moment: Moment) -> tuple[CardState, ...]:
    """How each card of the row looks: under the cursor, open to the die pointed at, closed to it, or at rest."""
    pointed, die = moment.pointed_card(), moment.pointed_die()
    moves: tuple[Move, ...] = moment.scene.moves
    places = [move for move in moves if move[0] == PLACE]
    choosing = bool(places) and moment.staging is None
    fitting = {move[2] for move in places if die in (None, move[1])}

    def state(position: int) -> CardState:
        if position == pointed:
            return "pointed"
        return ("open" if position in fitting else "shut") if choosing else "plain"

    return tuple(state(position) for position in range(len(moment.view.row)))


def _card(spot: Spot, state: CardState, layout: Layout, look: Look) -> Block:
    width = layout.column - 1
    if spot.card == GAP:
        return gap(width, layout.card + 1, look.plain)
    print_ = face(spot.card, spot.takes, look.glyphs)
    card = draw_card(print_, (width, layout.card), look, state, look.good if spot.card == LUCKY else None)
    return stacked((card, draw_tab(print_, width, look)))


def _taken(moment: Moment, seat: int, layout: Layout, look: Look) -> Block:
    width = layout.column - 1
    name = moment.scene.names[seat]
    ink = look.seat(seat)
    rows = [line(width, look.plain)] * (layout.card + 1)
    middle = (layout.card - 1) // 2
    rows[middle] = line(width, look.plain, ("won by", look.muted), align="centre")
    rows[middle + 1] = line(width, look.plain, (look.glyphs.fit(name, width).strip(), ink), align="centre")
    return Block(width, tuple(rows))


def _valley(moment: Moment, layout: Layout, look: Look) -> Block:
    view = moment.view
    width = layout.valley - 1
    state: CardState = "pointed" if moment.points_at_valley() else "plain"
    card = draw_card(valley_face(view.valley, look.glyphs), (width, layout.card), look, state, look.danger)
    word = "Vulture Valley" if width >= 14 else "VALLEY"
    name = line(width, look.plain, (word, look.danger), align="centre")
    return stacked((card, Block(width, (name,))))


def _deck(view: View, layout: Layout, look: Look) -> Block:
    width, blank = layout.names, look.plain
    back = look.glyphs["back"]
    height = min(layout.card, 5)
    pile = CardFace(str(view.deck), (), back * 4, (back * 4,) * (height - 4), ())
    wide = 6 if width > 12 else 5
    card = draw_card(pile, (wide, height), look, "plain" if view.deck else "shut", look.strong)
    words = [line(width - wide - 1, blank)] * height
    words[1] = line(width - wide - 1, blank, (" deck", look.muted))
    side = Block(width - wide - 1, tuple(words))
    return resized(beside(gap(1, height, blank), card, side, blank=blank), width, layout.card + 1, blank)


def _tail(view: View, layout: Layout, look: Look) -> Block:
    shown = all(player.paws is not None for player in view.players)
    return stacked(
        (gap(layout.tail, layout.card - 1, look.plain), Block(layout.tail, tail_header(layout, shown, look)))
    )
