"""Exact odds as fractions, each worked out on demand by a small exact programme and then remembered.

Nothing here looks at a real position; `prospects` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, product

from .dice import CHANCES, FACES
from .position import Group

ANYWHERE = 3 * FACES
"""Room elsewhere that holds every die one may want to be rid of."""

_UNITS = FACES**5
"""What chances with at most two dice left are whole parts of: two dice thrown once, then one die three times."""

_PLACES = ("card", "elsewhere", "hand")
"""Where a thrown die can go, as far as one card is concerned."""


@cache
def ways(total: int, dice: int) -> int:
    """How many of the ``8 ** dice`` ordered results of 0 to 3 dice add up to ``total``."""
    if dice == 0:
        return int(total == 0)
    return sum(ways(total - face, dice - 1) for face in range(1, FACES + 1))


@cache
def some_make(total: int, dice: int) -> Fraction:
    """The chance that some of 1 to 3 dice, one, two or all, add up to ``total`` in one throw."""
    good = sum(weight for (_, *throw), weight in CHANCES[dice] if can_make(total, throw))
    return Fraction(good, FACES**dice)


def can_make(total: int, dice: Sequence[int]) -> bool:
    """Whether some of these dice, at least one, add up to ``total``."""
    return any(sum(some) == total for count in range(1, len(dice) + 1) for some in combinations(dice, count))


@cache
def lone_die(faces: int, throws: int) -> Fraction:
    """The chance to see one of so many useful faces (0 to 8) within so many throws of one die."""
    return 1 - Fraction(FACES - faces, FACES) ** throws


@cache
def one_left(missing: int) -> Fraction:
    """The chance to add exactly ``missing`` with a lone die that will be thrown up to three times.

    Room elsewhere does not matter: a die that is not wanted can be thrown again, and after the last throw all is lost.
    """
    if missing == 0:
        return Fraction(1)
    return lone_die(1, 3) if missing <= FACES else Fraction(0)


@cache
def two_left(missing: int, room: int = ANYWHERE, at_once: bool = False) -> Fraction:
    """The chance, with best play, to add exactly ``missing`` with two dice about to be thrown in roll 2.

    Args:
        missing: What the card still needs, 0 for exact.
        room: The most that a die one does not want may show, that is the largest room on any other card.
        at_once: Whether both dice go to Vulture Valley when none fits (the ``all`` reading of ruling `J15`).
    """
    if missing == 0:
        return Fraction(1)
    total = sum((weight * _after_two(missing, throw, room, at_once) for (_, *throw), weight in CHANCES[2]), Fraction(0))
    return total / FACES**2


def _after_two(missing: int, throw: Sequence[int], room: int, at_once: bool) -> Fraction:
    if can_make(missing, throw):
        return Fraction(1)
    chances = [one_left(missing - die) for die in throw if die < missing]
    if min(throw) <= room:
        chances.append(one_left(missing))
    if not chances:
        return Fraction(0) if at_once else one_left(missing)
    return max(chances)


def three_left(missing: int, rooms: Group, at_once: bool = False) -> Fraction:
    """The chance, with best play, to add exactly ``missing`` with three dice about to be thrown in roll 1.

    Args:
        missing: The value of the card.
        rooms: The rooms on the other cards.
        at_once: See `two_left`.
    """
    return _three_left(missing, tuple(sorted((min(room, ANYWHERE) for room in rooms), reverse=True)), at_once)


@cache
def _three_left(missing: int, rooms: Group, at_once: bool) -> Fraction:
    total = sum(weight * _after(missing, tuple(throw), rooms, False, at_once) for (_, *throw), weight in CHANCES[3])
    return Fraction(total, FACES**3 * _UNITS)


def after_throw(missing: int, throw: Group, rooms: Group, moved: bool, at_once: bool = False) -> Fraction:
    """The chance, with best play, to make a card exact once these one to three dice of a turn lie there thrown.

    Not for a lone die, which can be thrown again. A die that cannot make the card exact now is best kept if it may be,
    so at most two dice ever go elsewhere.

    Args:
        missing: What the card still needs, 0 for exact.
        throw: The thrown dice still to be placed or kept.
        rooms: The rooms on the other cards, largest first.
        moved: Whether a die has left the hand in this turn, so that all others may stay.
        at_once: See `two_left`.
    """
    return Fraction(_after(missing, throw, rooms, moved, at_once), _UNITS)


def _after(missing: int, throw: Group, rooms: Group, moved: bool, at_once: bool) -> int:
    """`after_throw` in units, which are quick to add and compare."""
    if missing == 0 or can_make(missing, throw):
        return _UNITS
    count = len(throw)
    first, second, *_ = (*rooms, 0, 0)
    outlooks: set[tuple[int, int, int]] = set()
    for places in product(_PLACES, repeat=count):
        kept = places.count("hand")
        here = sum(die for die, place in zip(throw, places, strict=True) if place == "card")
        if here < missing and 0 < kept < count:
            away = [die for die, place in zip(throw, places, strict=True) if place == "elsewhere"]
            room = _room_after(first, second, away)
            if room is not None:
                outlooks.add((missing - here, kept, room))
    if moved:
        outlooks.add((missing, count, first))
    elif not outlooks:
        sent = (count,) if at_once else range(1, count + 1)
        outlooks = {(missing, count - gone, first) for gone in sent}
    return max(_units(needed, kept, min(room, FACES), at_once) for needed, kept, room in outlooks)


def _room_after(first: int, second: int, away: Sequence[int]) -> int | None:
    """The largest room left when up to two dice went on cards with these two largest rooms; None if they do not fit."""
    if not away:
        return first
    low, high = min(away), max(away)
    if len(away) == 1:
        if low <= second:
            return first
        return max(first - low, second) if low <= first else None
    fits = low + high <= first or (high <= first and low <= second)
    return first if fits else None


@cache
def _units(missing: int, hand: int, room: int, at_once: bool) -> int:
    """The chance with at most two dice in hand, in units."""
    return int(with_dice(missing, hand, (room,), at_once) * _UNITS)


def with_dice(missing: int, hand: int, rooms: Group, at_once: bool = False) -> Fraction:
    """The chance to add exactly ``missing`` with 0 to 3 dice in hand that are about to be thrown."""
    if missing == 0:
        return Fraction(1)
    if hand == 0:
        return Fraction(0)
    if hand == 1:
        return one_left(missing)
    if hand == 2:
        return two_left(missing, min(max(rooms, default=0), FACES), at_once)
    return three_left(missing, rooms, at_once)


@cache
def best_of(dice: Group) -> tuple[Fraction, ...]:
    """The chance of each of two to five rivals to win a contest, ties thrown again, by how many dice each throws."""
    return tuple(_extreme(dice, at, best=True) for at in range(len(dice)))


@cache
def worst_of(dice: Group) -> tuple[Fraction, ...]:
    """The chance of each of two to five visitors of Vulture Valley to be the worst, by how many dice each throws."""
    return tuple(_extreme(dice, at, best=False) for at in range(len(dice)))


def _extreme(dice: Group, at: int, *, best: bool) -> Fraction:
    """The chance of one rival to end at the top, or at the bottom.

    Rivals equal in total and dice throw again; that is as likely to favour one as another, so they share the chance.
    """
    result = Fraction(0)
    for total in range(dice[at], FACES * dice[at] + 1):
        ties = [Fraction(ways(total, dice[at]), FACES ** dice[at])]
        for other, count in enumerate(dice):
            if other != at:
                beaten = _beaten(total, dice[at], count, best=best)
                equal = Fraction(ways(total, count), FACES**count) if count == dice[at] else Fraction(0)
                ties = [
                    (ties[k] if k < len(ties) else 0) * beaten + (ties[k - 1] * equal if k else 0)
                    for k in range(len(ties) + 1)
                ]
        result += sum((chance / (k + 1) for k, chance in enumerate(ties)), Fraction(0))
    return result


@cache
def _beaten(total: int, dice: int, other: int, *, best: bool) -> Fraction:
    """The chance that ``other`` dice rank below (or, for the worst, above) this total of so many dice."""
    mine = (total, -dice)
    good = sum(
        ways(theirs, other)
        for theirs in range(other, FACES * other + 1)
        if ((theirs, -other) < mine if best else (theirs, -other) > mine)
    )
    return Fraction(good, FACES**other)
