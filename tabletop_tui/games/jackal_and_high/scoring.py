"""Paws, the ranking and what decided it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from tabletop_tui.rules import Outcome

from .cards import PAWS
from .position import MOST_ROUNDS, Position


def animals(position: Position, seat: int) -> list[int]:
    """The animal cards a seat owns, highest first, those not stacked yet included."""
    cards = [card for batch in position.stacks[seat] for card in batch]
    return sorted((*cards, *position.fresh[seat]), reverse=True)


def paws(position: Position, seat: int) -> int:
    """Paws on a seat's stack and Take 2 pile (ruling `J46`)."""
    return sum(PAWS[card] for card in animals(position, seat)) + position.takes[seat] * position.options.take2_paws


def result(position: Position) -> Outcome:
    """The outcome if the game ended now: most paws, then the higher animal cards (ruling `J47`)."""
    hands = [animals(position, seat) for seat in range(position.seats)]
    scores = tuple(paws(position, seat) for seat in range(position.seats))

    def standing(seat: int) -> tuple[int, list[int]]:
        return scores[seat], hands[seat]

    ranked = sorted(range(position.seats), key=standing, reverse=True)
    ranking = tuple(tuple(sorted(group)) for _, group in groupby(ranked, key=standing))
    return Outcome(ranking, scores, _reason(position, ranking, scores, hands), unit="paws")


def _reason(
    position: Position, ranking: Sequence[Sequence[int]], scores: Sequence[int], hands: Sequence[Sequence[int]]
) -> str:
    long = position.round >= MOST_ROUNDS
    end = f"{MOST_ROUNDS} rounds are enough." if long else "The row can no longer be filled."
    best = scores[ranking[0][0]]
    if len(ranking[0]) > 1:
        return f"{end} Equal in paws and in every animal card: the victory is shared with {best} paws."
    if len(ranking) == 1 or scores[ranking[1][0]] < best:
        return f"{end} Most paws win: {best}."
    winner, second = hands[ranking[0][0]], hands[ranking[1][0]]
    for mine, other in zip(winner, second, strict=False):
        if mine != other:
            return f"{end} {best} paws each; the higher animal card decides: {mine} before {other}."
    return f"{end} {best} paws each; one more animal card, the {winner[len(second)]}, decides."
