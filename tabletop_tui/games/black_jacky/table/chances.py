"""Exact chances at this moment, from what the viewer has seen, as Markdown."""

from __future__ import annotations

from fractions import Fraction

from tabletop_tui.games.black_jacky.cards import HIDDEN, points
from tabletop_tui.games.black_jacky.odds import after_swapping, bust, unseen
from tabletop_tui.games.black_jacky.view import View
from tabletop_tui.tui.scene import Scene
from tabletop_tui.tui.wording import percent

from .figures import own_cat, verdict


def odds(scene: Scene) -> str | None:
    """The chance of 21 or more on the next draw and for each swap; None for whoever has no hand."""
    view: View = scene.view
    cat = own_cat(view)
    if cat is None or cat.total is None:
        return None
    drawing = bust(view)
    known = (
        "No card can be drawn." if drawing is None else f"One card more makes it 21 or more: {_words(drawing, view)}."
    )
    parts = [f"A total of **{points(cat.total)}** now. {known}"]
    if cat.hand:
        parts.append(_swaps(view, sorted(set(cat.hand), reverse=True)))
    return "\n\n".join([*parts, _source(view)])


def _swaps(view: View, cards: list[int]) -> str:
    """For each hand card what giving it for either pile leads to."""
    top = view.discards[-1] if view.discards else HIDDEN
    lines = [f"| give | 21 or more, from the pile | total, for the {top} |", "|---|---|---|"]
    for card in cards:
        chance, total = bust(view, card), after_swapping(view, card)
        pile = "not possible" if chance is None else _words(chance, view)
        discard = "not possible" if total is None else f"{points(total)}, {verdict(total)}"
        lines.append(f"| {card} | {pile} | {discard} |")
    return "\n".join(lines)


def _words(chance: Fraction, view: View) -> str:
    """A chance as so many cards of all that may come: ``27 %, 9 of 33``."""
    cards = sum(unseen(view)) if view.pile else len(view.discards) - 1
    many = int(chance * cards)
    return f"{percent(chance)}, {many} of {cards}" if many else f"none of {cards}"


def _source(view: View) -> str:
    counts = unseen(view) if view.pile else [view.discards[:-1].count(card) for card in range(9)]
    left = ", ".join(f"{number} × {card}" for card, number in enumerate(counts) if number and card != HIDDEN)
    return (
        f"What may come, as far as this seat has seen: {left or 'nothing'}.\n\n"
        "*Exact. The own hand, laid cards, discards and cards known in other hands are left out.*"
    )
