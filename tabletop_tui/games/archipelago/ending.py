"""When an island ends (rules reference, section 18)."""

from __future__ import annotations

from tabletop_tui.games.pirates.gold import WORTH
from tabletop_tui.games.pirates.sight import unseen

from .expedition import Expedition
from .tiles import COINS, KINDS


def unseen_coins(position: Expedition) -> int:
    """Coins on tiles of the chosen sets that have never been open, on the island or in the box: all can count them."""
    return sum(count * COINS[number % len(KINDS)] for number, count in enumerate(unseen(position)) if count)


def coins_about(position: Expedition) -> int:
    """Coins that lie on the island or are carried."""
    return sum(position.coins) + WORTH[position.load]


def verdict(position: Expedition) -> str | None:
    """Why the island ends now: everything is found and brought home, or by option nobody can catch up."""
    lying = any(position.coins)
    if not lying and all(map(position.faces.__getitem__, position.chart.grid.land)):
        return "All tiles are open, and no coin lies on the island."
    if position.options.end_when_decided:
        sides = position.seating.sides
        *_, second, first = sorted(sum(position.stored[crew] for crew in side) for side in sides)
        if first > second + coins_about(position) + unseen_coins(position):
            return "Nobody can catch up with the leaders any more."
    return None
