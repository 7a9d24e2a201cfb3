"""Treasure Island as a chart: its map, its tiles, and the rules that are its own."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.pirates.chart import Chart

from .actions import actions
from .effects import EFFECTS
from .ending import verdict
from .geometry import GRID
from .tiles import AEROPLANE, CAVE, KINDS, WRECK

CHART: Final = Chart(
    grid=GRID,
    kinds=KINDS,
    effects=EFFECTS,
    actions=actions,
    verdict=verdict,
    worn={AEROPLANE: WRECK},
    cave=CAVE,
)
