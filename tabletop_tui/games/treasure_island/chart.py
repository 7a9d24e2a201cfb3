"""Treasure Island as a chart: its map, its tiles, and the rules that are its own."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.pirates.actions import actions
from tabletop_tui.games.pirates.bottles import gifts
from tabletop_tui.games.pirates.chart import Chart
from tabletop_tui.games.pirates.fights import beat_all
from tabletop_tui.games.pirates.money import Money
from tabletop_tui.games.pirates.position import Position

from .actions import add_escapes, add_take_offs, sailings
from .effects import EFFECTS
from .ending import verdict
from .geometry import GRID
from .tiles import AEROPLANE, CAVE, KINDS, WRECK

CHART: Final[Chart[Position]] = Chart(
    grid=GRID,
    kinds=KINDS,
    effects=EFFECTS,
    actions=actions,
    fight=beat_all,
    sailings=sailings,
    bottle_moves=gifts,
    verdict=verdict,
    worn={AEROPLANE: WRECK},
    money=Money(one="gold", many="gold", are="is", counts="counts", lying="Gold"),
    haze="The field burns",
    ends="the game",
    gold_drowns_with_the_dead=True,
    bottles_first=True,
    bottles_count=False,
    allies_share_bottles=True,
    rearranges=True,
    crushes=False,
    on_kinds={AEROPLANE: add_take_offs},
    held=add_escapes,
    cave=CAVE,
)
