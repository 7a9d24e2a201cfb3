"""Draws small boards on the islands of the archipelago and plays on them; see `tests.games.pirates.board`.

A coin lies at the western shore of island 1, so that the island does not end while somebody still plays on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop_tui.games.archipelago.data import ABILITIES
from tabletop_tui.games.archipelago.game import GAME
from tabletop_tui.games.archipelago.state import ArchipelagoState
from tabletop_tui.games.archipelago.tiles import EMPTY
from tabletop_tui.games.pirates import turns
from tabletop_tui.games.pirates.crews import LETTERS, MISSIONARY
from tabletop_tui.games.pirates.position import CAUGHT, CRUSHED, DEAD
from tests.games.pirates.board import PIECE, Board, draw, move_ship, recruit

LEFT_BEHIND = {1: "b4", 2: "b5", 3: "b4"}
"""Where a coin lies, by island."""

MOORINGS = {
    1: {"N": "d1", "E": "h4", "S": "e8", "W": "a5"},
    2: {"N": "d1", "E": "i5", "S": "e9", "W": "a6"},
    3: {"N": "c1", "E": "j4", "S": "e9", "W": "a4"},
}
"""Where ships begin where nothing else is said; on island 1 as in the rulebook."""

Shore = Board[ArchipelagoState]


def shore(
    drawing: str = "",
    at: str = "a1",
    *,
    turn: str = "N",
    island: int = 1,
    seats: int = 4,
    ships: Mapping[str, str] | None = None,
    abilities: Mapping[str, str] | None = None,
    bottles: Mapping[str, int] | None = None,
    stored: Mapping[str, int] | None = None,
    missionary: str = "N",
    converted: bool = False,
    dead: str = "",
    crushed: str = "",
    caught: str = "",
    steps: Mapping[str, int] | None = None,
    left_behind: bool = True,
    **options: Any,
) -> Shore:
    """An island in the middle of the game.

    Args:
        drawing: See `tests.games.pirates.board`.
        at: The cell of its first word.
        turn: The crew on turn.
        island: Which island.
        seats: How many play.
        ships: Cells of ships that are not at their first place.
        abilities: The id of an ability by piece.
        bottles: Bottles by crew.
        stored: Coins by crew.
        missionary: Whose the Missionary is, if he is drawn.
        converted: Whether he has had a bottle.
        dead: Dead pieces that can be brought back.
        crushed: Those that cannot.
        caught: Pieces held by pits.
        steps: Steps of a labyrinth that pieces stand on, with the coins drawn there.
        left_behind: Whether a coin lies somewhere far away.
        options: Set-up options.
    """
    state = GAME.new(GAME.read_options({"plays": f"island_{island}", **options}), seats)
    assert isinstance(state, ArchipelagoState)
    board = Shore(state, {})
    for crew, berth in {**MOORINGS[island], **(ships or {})}.items():
        if LETTERS.index(crew) in state.seating.crews:
            move_ship(board, LETTERS.index(crew), berth)
    for cell in board.grid.land:
        state.faces[cell] = EMPTY
    draw(board, drawing, at, {MISSIONARY: missionary}, steps or {})
    for cell, (kind, _) in board.hidden.items():
        state.left[state.backs[cell] * len(state.chart.kinds) + kind] += 1
    if left_behind:
        state.coins[board.cell(LEFT_BEHIND[island])] += 1
    for labels, place in ((dead, DEAD), (crushed, CRUSHED)):
        for label in labels.split():
            recruit(board, PIECE[label], {})
            state.put(PIECE[label], place)
    for label in caught.split():
        state.status[PIECE[label]] = CAUGHT
    for label, ability in (abilities or {}).items():
        state.learn(PIECE[label], ABILITIES.index(ability) + 1)
    state.converted = converted
    for holdings, values in ((state.bottles, bottles), (state.stored, stored)):
        for crew, count in (values or {}).items():
            holdings[LETTERS.index(crew)] = count
    state.crew = LETTERS.index(turn)
    state.seat = state.seating.seat_of[state.crew]
    turns.prepare(state)
    return board
