"""Who plays which crews."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop_tui.games.pirates.crews import EAST, NORTH, SOUTH, WEST, Seating
from tabletop_tui.rules import BadOptions

if TYPE_CHECKING:
    from .options import Options


def seating(options: Options, seats: int) -> Seating:
    """Who plays what; the youngest captain's first crew begins (rulings `A2`, `A30`).

    Raises:
        BadOptions: The options are for another number of players.
    """
    if options.teams == "two_against_two" and seats != 4:
        raise BadOptions(f"Two against two is played by 4 players, not {seats}.")
    if options.crews == "two" and seats != 2:
        raise BadOptions(f"Two crews each are for 2 players, not {seats}.")
    first = int(options.first) - 1
    if first >= seats:
        raise BadOptions(f"The youngest captain cannot sit in seat {options.first}: there are {seats} seats.")
    allied = options.teams == "two_against_two" or options.crews == "two"
    crews = _crews(options, seats)
    seat_of = tuple(crews.index(crew) % seats if crew in crews else -1 for crew in range(4))
    begin = seat_of.index(first)
    order = tuple(sorted(crews, key=lambda crew: (crew - begin) % 4))
    return Seating(
        seats=seats,
        crews=order,
        seat_of=seat_of,
        ally=tuple((crew + 2) % 4 if allied else crew for crew in range(4)),
        after=tuple(next((crew + step) % 4 for step in range(1, 5) if (crew + step) % 4 in crews) for crew in range(4)),
        sides=((NORTH, SOUTH), (EAST, WEST)) if allied else tuple((crew,) for crew in crews),
    )


def _crews(options: Options, seats: int) -> tuple[int, ...]:
    """The crews in play, clockwise from the first seat's."""
    if seats == 2 and options.crews == "one":
        return NORTH, SOUTH
    return (NORTH, EAST, SOUTH) if seats == 3 else (NORTH, EAST, SOUTH, WEST)
