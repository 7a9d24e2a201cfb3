"""The order of won cards while it is being decided: those still to stack, and the stack as it will be."""

from __future__ import annotations

from tabletop_tui.rules.words import listed
from tabletop_tui.tui.widgets.block import Block, Span, beside, gap
from tabletop_tui.tui.widgets.card import CardState, draw_card
from tabletop_tui.tui.widgets.look import Look

from .animals import face
from .captions import with_words
from .layout import Layout
from .moment import Moment
from .words import older_cards

SHOWN_BATCHES = 4
"""How many of the older batches are told; the ones below can hardly ever come up again."""


def ordering(moment: Moment, layout: Layout, look: Look) -> Block:
    """The cards to stack as cards, the stack as a chain of numbers; for everybody else only what was won."""
    view, blank = moment.view, look.plain
    name = moment.scene.names[view.actor]
    height = layout.dice_height
    if not view.ordering and not view.stacked:
        won = listed([str(card) for card in view.won])
        return with_words(
            gap(1, height, blank), [[(f"{name} has won {won} and decides their order.", blank)]], layout, look
        )
    cards: list[Block] = [gap(1, height, blank)]
    to_point = moment.pointed_stack()
    for card in view.ordering:
        state: CardState = "open"
        if card == to_point:
            state, to_point = "pointed", None
        size = (9, 5) if layout.dice == "large" else (6, 3)
        cards += [draw_card(face(card, 0, look.glyphs), size, look, state), gap(1, height, blank)]
    words: list[list[Span]] = [
        [(f"{name}'s stack, the last card lies on top:", blank)],
        [(_chain(moment, look), look.strong)],
        [("only the top card can be lost in the Valley", look.muted)],
    ]
    return with_words(beside(*cards, blank=blank), words, layout, look)


def _chain(moment: Moment, look: Look) -> str:
    """The stack from bottom to top: older batches, in brackets where their order is not known, and the new cards."""
    view = moment.view
    joint = f" {look.glyphs['arrow']} "
    older = [
        joint.join(map(str, batch.cards)) if batch.ordered else f"({' '.join(map(str, batch.cards))})"
        for batch in older_cards(view, view.actor)
    ]
    more = [look.glyphs["ellipsis"]] if len(older) > SHOWN_BATCHES else []
    pointed = moment.pointed_stack()
    upcoming = [] if not view.ordering else ["next" if pointed is None else f"[{pointed}]"]
    return joint.join([*more, *older[-SHOWN_BATCHES:], *map(str, view.stacked), *upcoming])
