"""Who has won, and what decided it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from tabletop_tui.rules import Outcome

from .cards import LIMIT, points
from .position import Position


def result(position: Position) -> Outcome:
    """The outcome if the game ended now; scores are hearts."""
    return _quick_duel(position) if position.options.quick_duel else _last_cat_standing(position)


def _last_cat_standing(position: Position) -> Outcome:
    """The last cat with a heart wins; the others rank by when they lost their last one, later before earlier."""
    hearts = _hearts(position)
    if not any(hearts):
        reason = "The last cats lose their last hearts together, and nobody wins."
        return Outcome((), hearts, reason, unit="hearts")
    ranking = _ranked(position, lambda seat: -position.gone[seat] if hearts[seat] == 0 else -position.round - 1)
    return Outcome(ranking, hearts, "The last cat with a heart wins.", unit="hearts")


def _quick_duel(position: Position) -> Outcome:
    """Most hearts win, then the highest total below 21 of the last round (rulings `B47`, `B48`, `B50`)."""
    hearts = _hearts(position)
    assert position.reckoning is not None
    totals = [total if total < LIMIT else -1 for total in position.reckoning.totals]
    ranking = _ranked(position, lambda seat: (-hearts[seat], -totals[seat]))
    best = ranking[0]
    most, total = hearts[best[0]], totals[best[0]]
    rivals = hearts.count(most)
    if rivals == 1:
        reason = f"A cat has no heart left: the most hearts win, {most}."
    elif len(best) == 1:
        reason = f"Equal in hearts: the highest total below 21 wins, {points(total)}."
    elif total < 0:
        reason = "Equal in hearts, and all of them with 21 or more: they share the victory."
    else:
        reason = f"Equal in hearts and in the total of {points(total)}: the victory is shared."
    return Outcome(ranking, hearts, reason, unit="hearts")


def _hearts(position: Position) -> tuple[int, ...]:
    return tuple(position.hearts(seat) for seat in range(position.seats))


def _ranked(position: Position, standing: Callable[[int], tuple[int, int] | int]) -> tuple[tuple[int, ...], ...]:
    """The seats in groups that stand equal, lowest standing first."""
    order: list[int] = sorted(range(position.seats), key=standing)
    return tuple(tuple(group) for _, group in groupby(order, key=standing))
