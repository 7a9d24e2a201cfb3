"""Exact chances at this moment, from what the viewer has seen, as Markdown."""

from __future__ import annotations

from fractions import Fraction

from tabletop_tui.games.black_jacky.cards import HIDDEN, points
from tabletop_tui.games.black_jacky.odds import after_swapping, bust, unseen
from tabletop_tui.games.black_jacky.view import View
from tabletop_tui.tui.scene import Scene
from tabletop_tui.tui.wording import count, percent

from .figures import own_cat, verdict


def odds(scene: Scene) -> str | None:
    """The chance of 21 or more on the next draw and for each swap; None for whoever has no hand."""
    view: View = scene.view
    cat = own_cat(view)
    if cat is None or cat.total is None:
        return None
    drawing = bust(view)
    lines = [
        f"A total of **{points(cat.total)}** now.",
        "",
        "| choice | 21 or more | below 21 |",
        "|---|---|---|",
    ]
    if drawing is not None:
        lines.append(_row("draw a card", drawing))
    for card in sorted(set(cat.hand), reverse=True):
        swapping = bust(view, card)
        if swapping is not None:
            lines.append(_row(f"swap the {card} with the pile", swapping))
    for card in sorted(set(cat.hand), reverse=True):
        swapped = after_swapping(view, card)
        if swapped is not None:
            lines.append(
                f"| swap the {card} for the {view.discards[-1]} | {points(swapped)} for certain, {verdict(swapped)} | |"
            )
    return "\n".join([*lines, "", _source(view)])


def _row(words: str, chance: Fraction) -> str:
    return f"| {words} | {percent(chance)} ({chance.numerator}/{chance.denominator}) | {percent(1 - chance)} |"


def _source(view: View) -> str:
    counts = unseen(view)
    left = ", ".join(f"{number} × {card}" for card, number in enumerate(counts) if number and card != HIDDEN)
    return (
        f"Counted over the {count(sum(counts), 'card')} this seat has not seen: {left or 'none'}.\n\n"
        "*Exact. The own hand, laid cards, discards and cards known in other hands are left out.*"
    )
