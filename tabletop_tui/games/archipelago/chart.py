"""An island of the archipelago as a chart: its map, its tiles, and the rules that are Archipelago's own."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tabletop_tui.games.pirates.actions import actions
from tabletop_tui.games.pirates.chart import Chart
from tabletop_tui.games.pirates.grid import Grid
from tabletop_tui.games.pirates.money import Money
from tabletop_tui.rules import Tell

from .actions import gifted
from .bottles import bottle_moves
from .data import Layout
from .effects import EFFECTS
from .ending import verdict
from .expedition import Expedition
from .fights import fight
from .ships import sailings
from .tiles import AEROPLANE, KINDS, WRECK

MONEY: Final = Money(one="coin", many="coins", are="are", counts="count", lying="Lying here")


@lru_cache(maxsize=64)
def chart(layout: Layout) -> Chart[Expedition]:
    """The chart of an island; the same for equal layouts."""
    return Chart(
        grid=Grid(layout.width, layout.height, layout.land, layout.ring, ring=layout.ring),
        kinds=KINDS,
        effects=EFFECTS,
        actions=actions,
        fight=fight,
        sailings=sailings,
        bottle_moves=bottle_moves,
        verdict=verdict,
        worn={AEROPLANE: WRECK},
        money=MONEY,
        haze="Smoke",
        ends="the island",
        gold_drowns_with_the_dead=False,
        bottles_first=False,
        bottles_count=True,
        allies_share_bottles=False,
        rearranges=False,
        crushes=True,
        terrain=layout.terrain,
        gifted=gifted,
        closing=_close,
    )


def _close(position: Expedition, reason: str, tell: Tell | None) -> None:
    position.island_over(reason, tell)
