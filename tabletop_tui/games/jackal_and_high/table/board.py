"""The whole table as rows of styled text: cards, players, and below them what is going on."""

from __future__ import annotations

from tabletop_tui.games.jackal_and_high.cards import GAP, LUCKY
from tabletop_tui.games.jackal_and_high.moves import PLACE, Move
from tabletop_tui.games.jackal_and_high.view import Phase, View
from tabletop_tui.tui.widgets.block import Block, Line, beside, gap, line, resized, stacked
from tabletop_tui.tui.widgets.card import CardFace, CardState, draw_card, draw_tab
from tabletop_tui.tui.widgets.look import Look

from .animals import face, valley_face
from .below import below
from .layout import Layout
from .moment import Moment
from .rows import Cell, RowData, player_row, tail_header


def draw(moment: Moment, layout: Layout, look: Look) -> tuple[Line, ...]:
    """Every row of the table, exactly ``layout.height`` of them."""
    blank = look.plain
    seats = len(moment.view.players)
    parts = [
        gap(layout.width, layout.above, blank),
        _cards(moment, layout, look),
        gap(layout.width, layout.gaps[0], blank),
    ]
    for seat in range(seats):
        parts.append(player_row(row_data(moment, seat), layout, look))
        if layout.lines == 2:
            parts.append(gap(layout.width, 1, blank))
    parts.append(gap(layout.width, layout.gaps[1], blank))
    parts.append(below(moment, layout, look))
    whole = stacked(part for part in parts if part.height)
    return resized(whole, layout.width, layout.height, blank).lines


def row_data(moment: Moment, seat: int) -> RowData:
    """What a player's row shows at this moment."""
    view = moment.view
    player = view.players[seat]
    acts = seat in (moment.scene.actor, view.thrower if moment.scene.actor < 0 else moment.scene.actor)
    if moment.staging is not None and moment.staging.throws:
        acts = seat in {throw.seat for throw in moment.staging.throws}
    cards = sum(len(batch.cards) for batch in player.stack) + player.takes
    preview = moment.valley_preview(seat)
    return RowData(
        seat,
        moment.scene.names[seat],
        acts,
        tuple(_cell(moment, seat, position) for position in range(len(view.row))),
        player.valley,
        seat == view.thrower and view.sent_now > 0,
        preview,
        player.hand if view.phase in (Phase.THROW, Phase.PLACE) else 0,
        player.paws,
        cards,
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


def _cards(moment: Moment, layout: Layout, look: Look) -> Block:
    view, blank = moment.view, look.plain
    parts = [_deck(view, layout, look)]
    air = gap(1, layout.card + 1, blank)
    owners = dict(moment.taken)
    for position, spot in enumerate(view.row):
        width = layout.column - 1
        if position in owners:
            parts += [_taken(moment, owners[position], layout, look), air]
            continue
        if spot.card == GAP:
            parts += [gap(width, layout.card + 1, blank), air]
            continue
        print_ = face(spot.card, spot.takes, look.glyphs)
        state = card_state(moment, position)
        card = draw_card(print_, (width, layout.card), look, state, look.good if spot.card == LUCKY else None)
        parts += [stacked((card, draw_tab(print_, width, look))), air]
    if absent := layout.cards - len(view.row):
        parts.append(gap(layout.column * absent, 1, blank))
    parts += [_valley(moment, layout, look), air]
    tail = stacked((gap(layout.tail, layout.card, blank), Block(layout.tail, (_tail(view, layout, look),))))
    parts.append(tail)
    return resized(beside(*parts, blank=blank), layout.width, layout.card + 1, blank)


def card_state(moment: Moment, position: int) -> CardState:
    """How a card of the row looks: under the cursor, open to the die pointed at, closed to it, or at rest."""
    if moment.pointed_card() == position:
        return "pointed"
    moves: tuple[Move, ...] = moment.scene.moves
    if moment.staging is not None or not any(move[0] == PLACE for move in moves):
        return "plain"
    die = moment.pointed_die()
    fits = any(move[0] == PLACE and move[2] == position and die in (None, move[1]) for move in moves)
    return "open" if fits else "shut"


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
    card = draw_card(pile, (6, height), look, "plain" if view.deck else "shut", look.strong)
    words = [line(width - 7, blank)] * height
    words[1] = line(width - 7, blank, (" deck", look.muted))
    side = Block(width - 7, tuple(words))
    return resized(beside(gap(1, height, blank), card, side, blank=blank), width, layout.card + 1, blank)


def _tail(view: View, layout: Layout, look: Look) -> Line:
    shown = all(player.paws is not None for player in view.players)
    return tail_header(layout, shown, look)
