"""A captain of plain good sense, for games that are written down: explores, carries gold home, avoids known death."""

from __future__ import annotations

from random import Random

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.treasure_island.geometry import GANGWAYS, GRID
from tabletop_tui.games.treasure_island.marks import FORESEER
from tabletop_tui.games.treasure_island.moves import ESCAPE, TAKE_OFF
from tabletop_tui.games.treasure_island.state import IslandState


def distance(one: int, other: int) -> int:
    """Steps between two cells over open country."""
    (y, x), (v, u) = divmod(one % GRID.size, GRID.width), divmod(other % GRID.size, GRID.width)
    return max(abs(x - u), abs(y - v))


def sensible(state: IslandState, rng: Random) -> Move:
    """The move this captain makes."""
    gold = [place for place, coins in enumerate(state.coins) if coins]
    gold += [state.treasure] if state.treasure >= 0 else []
    return max(state.moves(), key=lambda move: (_worth(state, move, gold), rng.random()))


def _worth(state: IslandState, move: Move, gold: list[int]) -> int:
    if FORESEER.foresee(state, move).mark:
        return -1000
    verb = move[0]
    if verb in (moves.STEP, ESCAPE, TAKE_OFF):
        return _worth_of_step(state, move[1], move[2], move[3], gold) - 20 * (verb == ESCAPE)
    return {
        moves.ADVANCE: 10 + 30 * (verb == moves.ADVANCE and move[-1] > 0),
        moves.REVIVE: 90,
        moves.GIVE: -10,
        moves.PROPOSE: 5 if not gold else -2000,
        moves.AGREE: 5 if not gold else -2000,
        moves.SILENT: -1000,
        moves.SAIL: 1,
    }.get(verb, 0)


def _worth_of_step(state: IslandState, piece: int, to: int, load: int, gold: list[int]) -> int:
    ship = state.ships[state.crew]
    here = state.at[piece] % GRID.size
    if load:
        return 1000 if to in state.ships else 500 + 10 * (distance(here, GANGWAYS[ship]) - distance(to, GANGWAYS[ship]))
    if state.here.get(to, 0) & ~state.friends(state.crew):
        return 60
    if GRID.is_land[to] and not state.faces[to]:
        return 50 if not gold else 35
    if not gold or not GRID.is_land[to]:
        return 0
    return 20 + 10 * (min(distance(here, coin) for coin in gold) - min(distance(to, coin) for coin in gold))
