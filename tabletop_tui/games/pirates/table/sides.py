"""Who wins together."""

from __future__ import annotations

from tabletop_tui.games.pirates.view import Crew, PirateView


def sides(view: PirateView) -> list[list[int]]:
    """The seats that win together, as groups; empty where every captain is alone."""
    together: dict[int, list[int]] = {}
    for crew in view.crews:
        seats = together.setdefault(crew.side, [])
        if crew.seat not in seats:
            seats.append(crew.seat)
    return list(together.values()) if any(len(seats) > 1 for seats in together.values()) else []


def crews_by_side(view: PirateView) -> list[list[Crew]]:
    """The crews that win together, as groups."""
    together: dict[int, list[Crew]] = {}
    for crew in view.crews:
        together.setdefault(crew.side, []).append(crew)
    return list(together.values())
