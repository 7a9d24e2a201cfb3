"""The cats: each a box with its hearts, what lies before it, and how many cards it holds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from rich.cells import cell_len
from rich.style import Style

from tabletop_tui.games.black_jacky.cards import HIDDEN
from tabletop_tui.games.black_jacky.view import Cat, Standing
from tabletop_tui.tui.glyphs import Glyphs
from tabletop_tui.tui.seats import LETTERS
from tabletop_tui.tui.widgets.block import Block, Line, Span, beside, gap, line
from tabletop_tui.tui.widgets.card import edge
from tabletop_tui.tui.widgets.look import Look
from tabletop_tui.tui.widgets.sentence import both_ends, sentence

from .layout import CATS_HEIGHT, Layout
from .moment import Moment

ROOMY = 14
"""Columns inside a box from which on there is room for words beside the signs."""


@dataclass(frozen=True, slots=True)
class Front:
    """What a cat's box shows.

    Attributes:
        seat: Whose it is.
        name: The player's name.
        cat: The cat, its hand as it may be shown here.
        most: How many red hearts it began with.
        guess: The name it has guessed, empty for none.
        on_turn: Whether it is on turn.
        asked: Whether it decides.
        first: Whether it knocked first.
        pointed: Whether the cursor is on it.
    """

    seat: int
    name: str
    cat: Cat
    most: int
    guess: str
    on_turn: bool
    asked: bool
    first: bool
    pointed: bool


def cats(moment: Moment, layout: Layout, look: Look) -> Block:
    """All cats side by side."""
    blank = look.plain
    parts = [gap(layout.left, CATS_HEIGHT, blank)] if layout.left else []
    for seat in range(layout.seats):
        parts.append(draw_front(front(moment, seat), layout.cat, look))
        if layout.between and seat < layout.seats - 1:
            parts.append(gap(layout.between, CATS_HEIGHT, blank))
    whole = beside(*parts, blank=blank)
    right = layout.width - whole.width
    return beside(whole, gap(right, CATS_HEIGHT, blank), blank=blank) if right else whole


def front(moment: Moment, seat: int) -> Front:
    """What a cat's box shows at this moment."""
    view, names = moment.view, moment.scene.names
    cat = view.cats[seat]
    if seat == view.viewer:
        # The own hand lies below; here it looks as it does to the others.
        cat = replace(cat, hand=cat.open + (HIDDEN,) * (len(cat.hand) - len(cat.open)), gained=(), total=None)
    return Front(
        seat=seat,
        name=names[seat],
        cat=cat,
        most=3 if len(names) < 4 else 2,
        guess=names[cat.guess] if cat.guess >= 0 else "",
        on_turn=seat == view.on_turn and moment.ledger is None,
        asked=seat == view.actor and not moment.staging,
        first=seat == view.knocker,
        pointed=seat in moment.pointed_cats(),
    )


@lru_cache(maxsize=256)
def draw_front(front: Front, width: int, look: Look) -> Block:
    """A cat's box: on turn with double sides, under the cursor with heavy ones."""
    cat, pointed, on_turn = front.cat, front.pointed, front.on_turn
    style = look.pointed if pointed else look.plain if cat.standing is Standing.SALOON else look.muted
    frame = look.glyphs.frames["heavy" if pointed else "double" if on_turn else "round"]
    inside = width - 2
    mark = look.glyphs["pointer"] if on_turn else " "
    title = look.glyphs.fit(front.name, min(cell_len(look.glyphs.plain(front.name)), inside - 5))
    rest = inside - 4 - cell_len(title)
    ink = look.pointed if pointed else look.seat(front.seat) + Style(bold=True)
    head = line(
        width,
        style,
        (frame.top_left + mark, style),
        (LETTERS[front.seat], look.pointed if pointed else look.chip(front.seat)),
        (f" {title} ", ink),
        (frame.top * rest + frame.top_right, style),
    )
    word = " on turn " if on_turn else " chooses " if front.asked else ""
    side: Span = (frame.left, style)
    rows: list[Line] = [
        both_ends(
            inside, look, _hearts(cat, front.most, inside, look), (_state(cat, front.first, inside), look.strong)
        ),
        *_belongings(cat, front.guess, inside, look),
    ]
    filled = [line(width, look.plain, side, *_spans(row, look), (frame.right, style)) for row in rows]
    return Block(width, (head, *filled, edge(frame, word, width, style)))


def _spans(row: Line, look: Look) -> list[Span]:
    return [(part.text, part.style or look.plain) for part in row]


def _hearts(cat: Cat, most: int, room: int, look: Look) -> list[Span]:
    """Red hearts and those lost of them; a black heart has another shape and a letter or word besides."""
    if cat.black:
        return [(look.glyphs["black_heart"] + (" black" if room >= ROOMY else "b"), look.strong)]
    gone = look.glyphs["gone"] * max(0, most - cat.red)
    return [(look.glyphs["heart"] * cat.red, look.danger), (gone, look.muted)]


def _state(cat: Cat, first: bool, room: int) -> str:
    if cat.standing is Standing.WANTED:
        return "WANTED"
    if cat.standing is Standing.ELIMINATED:
        return "out"
    if cat.knocked:
        return "knocked first" if first and room >= ROOMY + 4 else "knocked"
    return "in the saloon" if room >= ROOMY + 4 else "saloon" if room >= ROOMY else ""


def _belongings(cat: Cat, guess: str, room: int, look: Look) -> tuple[Line, Line]:
    """Laid cards, and the hand with the +1 card; or what a cat that does not play has to say."""
    if cat.standing is not Standing.SALOON:
        if guess:
            return sentence(room, look, ("says:", look.muted)), sentence(room, look, (guess, look.strong))
        gone = f"since round {cat.gone}" if room >= ROOMY else f"in round {cat.gone}"
        return sentence(room, look, (gone if cat.gone else "", look.muted)), line(room, look.plain)
    word = "laid " if room >= ROOMY else ""
    laid = laid_words(cat.laid, room - len(word))
    word = word if laid else "nothing laid" if room >= ROOMY else look.glyphs["dash"]
    first = sentence(room, look, (word, look.muted), (laid, look.strong))
    hand = hand_words(cat.hand, look.glyphs)
    count = f"hand {len(cat.hand)}: " if room >= ROOMY else f"{len(cat.hand)}: "
    if not cat.hand:
        count = "no hand cards" if room >= ROOMY else "no hand"
    left: list[Span] = [(count, look.plain), (hand, look.plain)]
    return first, both_ends(room, look, left, ("+1" if cat.plus else "", look.strong))


def laid_words(laid: tuple[int, ...], room: int) -> str:
    """Laid cards in a row, a turned 5 in round brackets: ``[8][6](5)``, or ``86(5)`` where that is too wide."""
    text = "".join("(5)" if card == 5 else f"[{card}]" for card in laid)
    return text if len(text) <= room else "".join("(5)" if card == 5 else str(card) for card in laid)


def hand_words(hand: tuple[int, ...], glyphs: Glyphs) -> str:
    """A hand as far as it is known: faces, then backs."""
    return "".join(glyphs["back"] if card == HIDDEN else str(card) for card in hand)
