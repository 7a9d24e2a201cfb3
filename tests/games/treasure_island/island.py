"""Draws small boards on the big island and plays on them in words; see `tests.games.pirates.board` for the signs."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tabletop_tui.games.pirates import turns
from tabletop_tui.games.pirates.crews import BEN_GUNN, FRIDAY, LETTERS, MISSIONARY, seating
from tabletop_tui.games.pirates.position import CAUGHT, DEAD, LOST
from tabletop_tui.games.treasure_island.geometry import GRID, LAND
from tabletop_tui.games.treasure_island.options import Options
from tabletop_tui.games.treasure_island.state import IslandState
from tabletop_tui.games.treasure_island.tiles import EMPTY
from tests.games.pirates.board import PIECE, Board, draw, move_ship, recruit

AROUND_F6 = {"e5", "f5", "g5", "e6", "g6", "e7", "f7", "g7"}
"""The cells one step from f6."""


class Played(Board[IslandState]):
    """A game of Treasure Island on a drawn board."""

    def flights(self, label: str, load: str = "") -> set[str]:
        """Where a waiting piece can fly with this load."""
        pattern = re.compile(rf"{label} fly (\w+){f' {load}' if load else ''}")
        return {found[1] for text in self.legal if (found := pattern.fullmatch(text))}

    def treasure(self) -> str:
        return GRID.name(self.state.treasure) if self.state.treasure >= 0 else "nowhere"


def island(
    drawing: str = "",
    at: str = "a1",
    *,
    turn: str = "N",
    seats: int = 4,
    teams: bool = False,
    decided: bool = True,
    ships: Mapping[str, str] | None = None,
    bottles: Mapping[str, int] | None = None,
    stored: Mapping[str, int] | None = None,
    friday: str = "N",
    missionary: str = "N",
    ben: str = "N",
    converted: bool = False,
    dead: str = "",
    caught: str = "",
    lost: str = "",
    steps: Mapping[str, int] | None = None,
    lost_gold: int = 0,
) -> Played:
    """A game in the middle.

    Args:
        drawing: See `tests.games.pirates.board`.
        at: The cell of its first word.
        turn: The crew on turn.
        seats: How many play.
        teams: Two against two.
        decided: Whether the game ends when it is decided.
        ships: Cells of ships that are not at their first place.
        bottles: Bottles by crew.
        stored: Gold by crew.
        friday: Whose Friday is, if he is drawn.
        missionary: Whose the Missionary is.
        ben: Whose Ben Gunn is.
        converted: Whether the Missionary has had a bottle.
        dead: Dead pieces.
        caught: Pieces held by traps.
        lost: Pieces underground.
        steps: Steps of a spinner that pieces stand on, with the gold drawn there.
        lost_gold: Gold out of the game.
    """
    options = Options(teams="two_against_two" if teams else "off", end_when_decided=decided)
    state = IslandState(options, seating(seats, teams=teams))
    played = Played(state, {})
    for cell in LAND:
        state.faces[cell] = EMPTY
    for crew, berth in (ships or {}).items():
        move_ship(played, LETTERS.index(crew), berth)
    owners = {MISSIONARY: missionary, FRIDAY: friday, BEN_GUNN: ben}
    draw(played, drawing, at, owners, steps or {})
    for label in dead.split():
        state.put(PIECE[label], DEAD)
    for label in caught.split():
        state.status[PIECE[label]] = CAUGHT
    for label in lost.split():
        recruit(played, PIECE[label], owners)
        state.put(PIECE[label], LOST)
    state.converted = converted
    for holdings, values in ((state.bottles, bottles), (state.stored, stored)):
        for crew, count in (values or {}).items():
            holdings[LETTERS.index(crew)] = count
    state.lost_gold = lost_gold
    state.crew = LETTERS.index(turn)
    state.seat = state.seating.seat_of[state.crew]
    turns.begin(state)
    return played
