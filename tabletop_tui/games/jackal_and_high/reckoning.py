"""Who is best and who is worst of several throws: the one ranking used for cards and for Vulture Valley."""

from __future__ import annotations

from collections.abc import Sequence

from .phrases import Decided

Dice = tuple[int, ...]


def rank(dice: Dice) -> tuple[int, int]:
    """What a throw is worth: a higher total is better, then fewer dice (rulings `J27`, `J39`)."""
    return sum(dice), -len(dice)


def best(rivals: Sequence[int], results: Sequence[Dice]) -> tuple[int, ...]:
    """The rivals that share the first place, in their order."""
    top = max(map(rank, results))
    return tuple(seat for seat, dice in zip(rivals, results, strict=True) if rank(dice) == top)


def worst(rivals: Sequence[int], results: Sequence[Dice]) -> tuple[int, ...]:
    """The rivals that share the last place, in their order."""
    bottom = min(map(rank, results))
    return tuple(seat for seat, dice in zip(rivals, results, strict=True) if rank(dice) == bottom)


def decided_by(results: Sequence[Dice], place: Dice) -> Decided:
    """What set this throw, one at either end of the ranking, apart from the others."""
    return "dice" if any(sum(dice) == sum(place) and len(dice) != len(place) for dice in results) else "total"
