"""Exact chances in a real position, read from a view: what each card of the row promises to whom.

A die one does not want has to go somewhere, so the chances look at the seat's own rooms on the real row.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from .odds import after_throw, best_of, can_make, lone_die, one_left, some_make, with_dice, worst_of
from .position import Group
from .view import Phase, View


@dataclass(frozen=True, slots=True)
class Prospect:
    """What one card of the row promises to one seat.

    Attributes:
        position: The card's place in the row, from 0.
        missing: What the seat's dice there still need, 0 for exact.
        now: The chance that the present dice make it exact: those thrown, or the throw that comes next; for a lone
            die with all its throws.
        round: The chance to make it exact until the dice are spent, with best play for this card alone.
    """

    position: int
    missing: int
    now: Fraction
    round: Fraction


def prospects(view: View, seat: int, *, all_at_once: bool = False) -> tuple[Prospect, ...]:
    """The chances of one seat on every card of the row, in row order.

    Args:
        view: The position while dice are rolled, as anybody sees it: dice are public.
        seat: Whose chances.
        all_at_once: Whether the table plays that all dice go to Vulture Valley when none fits (ruling `J15`).
    """
    player = view.players[seat]
    rooms = tuple(spot.card - sum(dice) for spot, dice in zip(view.row, player.placed, strict=True))
    thrown: Group = view.thrown if view.phase is Phase.PLACE and view.thrower == seat else ()
    moved = bool(thrown) and bool(view.placed_now or view.sent_now)
    throwing = view.thrower == seat
    lone = throwing and player.hand == 1 and not moved and not view.sent_now
    throws_left = view.throws_left if lone else 3
    turn = _Turn(player.hand, thrown, moved, throws_left, throwing and bool(view.sent_now), all_at_once)
    return tuple(_prospect(turn, rooms, at) for at in range(len(rooms)))


def contest_chances(view: View) -> dict[int, tuple[tuple[int, Fraction], ...]]:
    """For every card on which several seats are exact now: each of them and its chance to win the contest.

    Seats come in turn order; cards are named by their place in the row.
    """
    contests = {}
    for at, spot in enumerate(view.row):
        exact = [seat for seat in _in_turn(view) if sum(view.players[seat].placed[at]) == spot.card]
        if len(exact) > 1:
            chances = best_of(tuple(len(view.players[seat].placed[at]) for seat in exact))
            contests[at] = tuple(zip(exact, chances, strict=True))
    return contests


def valley_chances(view: View) -> tuple[tuple[int, Fraction, Fraction], ...]:
    """Each visitor of Vulture Valley, in turn order, with its chances to be best and to be worst.

    Counts only dice that lie there now; empty with fewer than two visitors.
    """
    visitors = [seat for seat in _in_turn(view) if view.players[seat].valley]
    if len(visitors) < 2:
        return ()
    dice = tuple(view.players[seat].valley for seat in visitors)
    return tuple(zip(visitors, best_of(dice), worst_of(dice), strict=True))


@dataclass(frozen=True, slots=True)
class _Turn:
    """What a seat has in hand.

    Attributes:
        hand: Dice in hand, thrown ones included.
        thrown: Those that lie there thrown.
        moved: Whether a die has left the hand in this turn.
        throws_left: Throws a lone die has after this one.
        sent: Whether dice went to the Valley in this turn, after which none may be placed.
        all_at_once: See `prospects`.
    """

    hand: int
    thrown: Group
    moved: bool
    throws_left: int
    sent: bool
    all_at_once: bool


@lru_cache(maxsize=4096)
def _prospect(turn: _Turn, rooms: Group, at: int) -> Prospect:
    missing = rooms[at]
    others = tuple(sorted((room for other, room in enumerate(rooms) if other != at), reverse=True))
    if missing == 0:
        return Prospect(at, 0, Fraction(1), Fraction(1))
    if not turn.thrown or turn.sent:
        return Prospect(at, missing, *_before_throw(turn, missing, others))
    if turn.hand == 1 and not turn.moved:
        chance = Fraction(1) if turn.thrown == (missing,) else lone_die(int(missing <= 8), turn.throws_left)
        return Prospect(at, missing, chance, chance)
    now = Fraction(int(can_make(missing, turn.thrown)))
    return Prospect(at, missing, now, after_throw(missing, turn.thrown, others, turn.moved, turn.all_at_once))


def _before_throw(turn: _Turn, missing: int, others: Group) -> tuple[Fraction, Fraction]:
    """The chances with dice in hand that are still to be thrown."""
    if turn.hand == 0:
        return Fraction(0), Fraction(0)
    if turn.hand > 1:
        return some_make(missing, turn.hand), with_dice(missing, turn.hand, others, turn.all_at_once)
    chance = one_left(missing) if turn.throws_left == 3 else lone_die(int(missing <= 8), turn.throws_left)
    return chance, chance


def _in_turn(view: View) -> list[int]:
    seats = len(view.players)
    return [(view.starter + after) % seats for after in range(seats)]
