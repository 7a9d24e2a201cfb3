"""Below the cats: the piles and the own hand, or the Reckoning, or what the round has come to; then words."""

from __future__ import annotations

from rich.cells import cell_len

from tabletop_tui.games.black_jacky.cards import HIDDEN
from tabletop_tui.games.black_jacky.moves import GIVE, LAY, SWAP
from tabletop_tui.games.black_jacky.view import Phase, View
from tabletop_tui.rules.state import NOBODY
from tabletop_tui.rules.words import count, listed
from tabletop_tui.tui.widgets.block import Block, Line, beside, gap, line, resized, stacked
from tabletop_tui.tui.widgets.card import CardState, draw_card
from tabletop_tui.tui.widgets.look import Look
from tabletop_tui.tui.widgets.sentence import both_ends, paragraph, sentence

from .consequences import consequence, effect_now
from .faces import TRICKS, discard_face, face, pile_face, trick_name
from .figures import own_cat, summed, verdict
from .layout import Layout, Slot
from .ledger import ledger_rows
from .moment import Moment
from .words import called, gains, label

TEACHING_ROUNDS = 3
"""In so many rounds the aim of the game stands beside the total."""

AIMS = ("As high as you dare: 21 is too much.", "21 is too much.")
"""The aim, longest wording first."""


def below(moment: Moment, layout: Layout, look: Look) -> Block:
    """`Layout.lower` rows: everything below the cats."""
    if moment.ledger is not None:
        rows = ledger_rows(moment, moment.ledger, layout, look)
        return resized(Block(layout.width, tuple(rows)), layout.width, layout.lower, look.plain)
    cards = beside(_piles(moment, layout, look), _right(moment, layout, look), blank=look.plain)
    parts = [resized(cards, layout.width, layout.card, look.plain)]
    if layout.gaps[1]:
        parts.append(gap(layout.width, layout.gaps[1], look.plain))
    parts.append(Block(layout.width, tuple(_words(moment, layout, look))))
    return resized(stacked(parts), layout.width, layout.lower, look.plain)


def _piles(moment: Moment, layout: Layout, look: Look) -> Block:
    view, blank = moment.view, look.plain
    height = layout.card
    size = (layout.pile, height)
    pile_state: CardState = "pointed" if moment.points_at_pile() else "plain" if view.pile else "shut"
    top = view.discards[-1] if view.discards else HIDDEN
    discard_state: CardState = "pointed" if moment.points_at_discard() else "plain" if top else "shut"
    air = gap(1, height, blank)
    pile = draw_card(pile_face(view.pile, height, layout.pile - 2, look.glyphs), size, look, pile_state)
    discard = draw_card(discard_face(top, look.glyphs), size, look, discard_state)
    return beside(gap(2, height, blank), pile, air, discard, air, air, blank=blank)


def _right(moment: Moment, layout: Layout, look: Look) -> Block:
    """The own hand, or what the open table has to tell."""
    width, height = layout.width - layout.hand_left, layout.card
    slots = layout.slots(moment.hand)
    if moment.view.viewer is None:
        text = moment.scene.outcome.reason if moment.scene.outcome else standing(moment.view, moment.scene.names)
        return beside(gap(1, 1, look.plain), paragraph(text, width - 2, height, look, look.plain), blank=look.plain)
    cards = [_card(moment, slot, height, look) for slot in slots]
    return beside(*cards, blank=look.plain) if cards else paragraph("no hand cards", 14, height, look, look.muted)


def _card(moment: Moment, slot: Slot, height: int, look: Look) -> Block:
    moves = moment.scene.moves
    state: CardState = "plain"
    if moment.pointed_card() == slot.card and slot.first == 0:
        state = "pointed"
    elif any(move[0] in (LAY, SWAP, GIVE) and move[1] == slot.card for move in moves):
        state = "open"
    cat = own_cat(moment.view)
    # Of equal cards the last ones are marked as new, as many of them as came.
    came = sum(gain.card == slot.card for gain in cat.gained) if cat is not None else 0
    new = came > 0 and slot.first + slot.copies > moment.hand.count(slot.card) - came
    marks = look.glyphs["fresh"] if new else ""
    print_ = face(slot.card, slot.copies, marks, (slot.width - 2, height - 2), look.glyphs)
    card = draw_card(print_, (slot.width, height), look, state)
    return beside(card, gap(slot.step - slot.width, height, look.plain), blank=look.plain)


def _words(moment: Moment, layout: Layout, look: Look) -> list[Line]:
    """The total, the move under the cursor with what it would make of it, and what it does.

    A swap or a gift uses no trick, so there the card's trick is left out. The last row always tells what came into the
    hand since the viewer's last turn.
    """
    return [*_chosen(moment, layout.width, look), _lately(moment, layout.width, look)]


def _lately(moment: Moment, width: int, look: Look) -> Line:
    """What came into the hand, by whom and for what; the latest is kept where there is no room for all."""
    came = gains(moment.scene)
    told = "; ".join(came)
    while cell_len(look.glyphs.plain(told)) > width - 13 and len(came) > 1:
        came = came[1:]
        told = f"{look.glyphs['ellipsis']} {'; '.join(came)}"
    if not came:
        return line(width, look.plain)
    return sentence(width, look, (f" {look.glyphs['fresh']} lately: ", look.muted), (told, look.good))


def _chosen(moment: Moment, width: int, look: Look) -> list[Line]:
    view = moment.view
    air = (" ", look.plain)
    total = own_sum(view)
    room = width - cell_len(total) - 4
    right = _discards(view, room, look)
    if not right and total and view.round <= TEACHING_ROUNDS:
        right = next((f"{aim} " for aim in AIMS if cell_len(aim) < room), "")
    rows = [both_ends(width, look, [air, (total, look.strong)], (right, look.muted))]
    if moment.caption:
        return [*rows, sentence(width, look, air, (moment.caption, look.strong)), line(width, look.plain)]
    if moment.pointed is None:
        return [*rows, *(line(width, look.plain),) * 2]
    pointer = (f"{look.glyphs['pointer']} ", look.pointed)
    card = moment.pointed_card()
    now = f"   {effect_now(moment.scene, card)}" if moment.pointed[0] == LAY else ""
    spans = (pointer, (label(moment.scene, moment.pointed), look.strong), (now, look.good))
    rows.append(sentence(width, look, air, *spans))
    if card != HIDDEN and moment.pointed[0] == LAY:
        words = [(f"  {card} {trick_name(card)}: ", look.strong), (TRICKS[card], look.plain)]
    else:
        words = [(f"  {consequence(moment.scene, moment.pointed)}", look.plain)]
    return [*rows, sentence(width, look, air, *words)]


def _discards(view: View, room: int, look: Look) -> str:
    """All discards where the table agreed to show them; the oldest are left out where there is no room."""
    cards = [str(card) for card in view.discards] if view.seen_cards else []
    text = f"discards {' '.join(cards)} " if cards else ""
    while cell_len(text) > room and cards:
        cards = cards[1:]
        text = f"discards {look.glyphs['ellipsis']} {' '.join(cards)} "
    return text if cards else ""


def own_sum(view: View) -> str:
    """The viewer's total as a sum, with what it means; empty on an open table."""
    cat = own_cat(view)
    if cat is None or cat.total is None:
        return ""
    return f"{summed(cat.hand, cat.laid, cat.plus, cat.total)}: {verdict(cat.total)}"


def standing(view: View, names: tuple[str, ...]) -> str:
    """What the round has come to, for everybody to read."""
    if view.actor == NOBODY or view.on_turn < 0:
        wanted = [names[seat] for seat, cat in enumerate(view.cats) if view.phase is Phase.GUESS and cat.guess >= 0]
        return f"Guessed so far: {listed(wanted)}." if wanted else ""
    parts = [f"{called(names[view.on_turn])} is on turn."]
    if view.ending:
        parts.append("A 1 lies there: the Reckoning follows this turn.")
    elif view.knocker >= 0:
        last = (view.knocker - view.on_turn - 1) % len(view.cats)
        left = sum(_waits(view, (view.on_turn + step) % len(view.cats)) for step in range(1, last + 1))
        after = f"{count(left, 'more turn')} after this one, then" if left else "after this turn"
        parts.append(f"{called(names[view.knocker])} knocked first: {after} the Reckoning.")
    else:
        parts.append("Nobody has knocked yet.")
    return " ".join(parts)


def _waits(view: View, seat: int) -> bool:
    cat = view.cats[seat]
    return cat.active or cat.knocked
