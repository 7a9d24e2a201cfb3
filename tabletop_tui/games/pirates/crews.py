"""Crews and the pieces that belong to them, and what they are called.

Pieces are numbered: 0 to 11 are the pirates, three a crew in the order of the crews, then come the residents of the
island. Sets of pieces are bit masks.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

NO_CREW: Final = 4
"""The crew of a resident who has not been found, or has left the game."""

LETTERS: Final = "NESW"
"""The crews are named after the shore of their ship."""

COLOURS: Final = ("white", "yellow", "black", "red", "nobody's")
"""The colour of each crew's pirates."""

BEN_GUNN: Final = 12
MISSIONARY: Final = 13
FRIDAY: Final = 14

PIECES: Final = 15

LABELS: Final = (
    *(f"{letter.lower()}{number}" for letter in LETTERS for number in (1, 2, 3)),
    "ben",
    "missionary",
    "friday",
)
"""What pieces are called in the texts of moves."""

NAMES: Final = (*LABELS[:BEN_GUNN], "Ben Gunn", "the Missionary", "Friday")
"""What pieces are called in sentences."""

PIRATES_OF: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11), ())
"""The pirates of each crew's colour."""

CLERGY: Final = 1 << MISSIONARY
NATIVE: Final = 1 << FRIDAY
BOTH_MEEK: Final = CLERGY | NATIVE
"""The Missionary and Friday, who leave the game together when they meet."""


def crew_name(crew: int) -> str:
    """A crew in words, ``white (N)``."""
    return f"{COLOURS[crew]} ({LETTERS[crew]})"


def piece_name(piece: int) -> str:
    """A piece in words, in the middle of a sentence."""
    return NAMES[piece]


def capital(words: str) -> str:
    """With a capital letter, but for the labels of pirates, which are names of their own."""
    return words if words[-1].isdigit() else words[:1].upper() + words[1:]


@cache
def members(mask: int) -> tuple[int, ...]:
    """The pieces of a set, ascending."""
    return tuple(piece for piece in range(PIECES) if mask >> piece & 1)


@dataclass(frozen=True, slots=True)
class Seating:
    """Which crews play, who commands them, and who wins together.

    Attributes:
        seats: How many persons play.
        crews: The crews in play, in turn order.
        seat_of: The seat that commands each crew, by crew; -1 for crews not in play.
        ally: By crew: the crew that wins together with it, itself when it plays alone.
        after: By crew: the next one in play.
        sides: Crews that win together, each group in turn order.
    """

    seats: int
    crews: tuple[int, ...]
    seat_of: tuple[int, ...]
    ally: tuple[int, ...]
    after: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]


@cache
def seating(seats: int, *, teams: bool = False) -> Seating:
    """Who plays what.

    Two persons command two opposite crews each, which win together; with ``teams`` four persons command one crew each
    and opposite ones win together; else each of three or four persons plays for himself.

    Args:
        seats: 2 to 4.
        teams: For four persons, two against two.
    """
    crews = (NORTH, EAST, SOUTH) if seats == 3 else (NORTH, EAST, SOUTH, WEST)
    allied = seats == 2 or teams
    return Seating(
        seats=seats,
        crews=crews,
        seat_of=tuple(crew % seats if crew in crews else -1 for crew in range(4)),
        ally=tuple((crew + 2) % 4 if allied else crew for crew in range(4)),
        after=tuple(next((crew + step) % 4 for step in range(1, 5) if (crew + step) % 4 in crews) for crew in range(4)),
        sides=((NORTH, SOUTH), (EAST, WEST)) if allied else tuple((crew,) for crew in crews),
    )
