"""How the game ends and who has won (rules reference, section 15)."""

from __future__ import annotations

from tabletop_tui.games.pirates.position import Position
from tabletop_tui.rules import Outcome

from .tiles import GOLD


def side_totals(position: Position) -> list[int]:
    """The gold of each side, in the order of the seating's sides."""
    return [sum(position.stored[crew] for crew in side) for side in position.seating.sides]


def gold_in_play(position: Position) -> int:
    """Gold that can still be delivered: lying, carried, underground or not found yet."""
    return GOLD - position.lost_gold - sum(position.stored)


def verdict(position: Position) -> str | None:
    """Why the game ends now: nothing is left to deliver, or nobody can catch up with the leaders (ruling `T52`)."""
    left = gold_in_play(position)
    if not left:
        return "No gold is left to bring home."
    if position.options.end_when_decided:
        *_, second, first = sorted(side_totals(position))
        if first > second + left:
            return "Nobody can catch up with the leaders any more."
    return None


def result(position: Position, reason: str) -> Outcome:
    """The ranking by gold; equal gold is a draw (ruling `T56`)."""
    seating = position.seating
    gold = [0] * seating.seats
    for total, side in zip(side_totals(position), seating.sides, strict=True):
        for crew in side:
            gold[seating.seat_of[crew]] = total
    ranking = tuple(
        tuple(seat for seat in range(seating.seats) if gold[seat] == score) for score in sorted(set(gold), reverse=True)
    )
    return Outcome(ranking=ranking, scores=tuple(gold), reason=reason, unit="gold")
