"""A captain of plain good sense, for games that are written down: explores, carries coins home, avoids known death."""

from __future__ import annotations

from random import Random

from tabletop_tui.games.archipelago.moves import CARD, STOP, VOYAGE
from tabletop_tui.games.archipelago.state import ArchipelagoState
from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.grid import Grid
from tabletop_tui.games.pirates.marks import Foresight
from tabletop_tui.games.pirates.moves import Move

LAST_ISLAND = 3
"""Campaigns go from island 1 to 2 to 3 and stop there."""


def distance(grid: Grid, one: int, other: int) -> int:
    """Steps between two cells over open country."""
    (y, x), (v, u) = divmod(one % grid.size, grid.width), divmod(other % grid.size, grid.width)
    return max(abs(x - u), abs(y - v))


def sensible(state: ArchipelagoState, rng: Random) -> Move:
    """The move this captain makes."""
    coins = [place for place, count in enumerate(state.coins) if count]
    return max(state.moves(), key=lambda move: (_worth(state, move, coins), rng.random()))


def _worth(state: ArchipelagoState, move: Move, coins: list[int]) -> int:
    foresight = state.mark(move)
    if isinstance(foresight, Foresight) and foresight.mark:
        return -1000
    verb = move[0]
    if verb == moves.STEP:
        return _worth_of_step(state, move[1], move[2], move[3], coins)
    if verb == VOYAGE:
        return 10 if len(state.results) < LAST_ISLAND and move[1] == len(state.results) - 1 else -10
    return {
        moves.ADVANCE: 10 + 30 * (verb == moves.ADVANCE and move[-1] > 0),
        moves.REVIVE: 90,
        moves.PROPOSE: 5 if not coins else -2000,
        moves.AGREE: 5 if not coins else -2000,
        moves.DONE: -5,
        moves.SILENT: -1000,
        moves.SAIL: 1,
        CARD: 10,
        STOP: 0,
    }.get(verb, 0)


def _worth_of_step(state: ArchipelagoState, piece: int, to: int, load: int, coins: list[int]) -> int:
    grid, ship = state.chart.grid, state.ships[state.crew]
    here = state.at[piece] % grid.size
    if load:
        return 1000 if to in state.ships else 500 + 10 * (distance(grid, here, ship) - distance(grid, to, ship))
    if state.here.get(to, 0) & ~state.friends(state.crew):
        return 60
    if grid.is_land[to] and not state.faces[to]:
        return 50 if not coins else 35
    if not grid.is_land[to]:
        return 0
    goals = coins or [cell for cell in grid.land if not state.faces[cell]]
    if not goals:
        return 0
    return 20 + 10 * (
        min(distance(grid, here, goal) for goal in goals) - min(distance(grid, to, goal) for goal in goals)
    )
