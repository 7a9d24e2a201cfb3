"""The data of Archipelago: files that somebody with the real box can correct without touching the rules."""

from .coast import Uncharted, ring_round
from .kinds import ABILITIES, KINDS
from .layout import BROADEST, SETS, SIGNS, Layout, parse, read_name, trimmed
from .pools import pool, removals, shortage
from .rows import MEANINGS, AbilityRow, Mark, TileRow
from .stock import ISLANDS, Stock, examine, faults, read, stock
from .tables import BadData

__all__ = [
    "ABILITIES",
    "BROADEST",
    "ISLANDS",
    "KINDS",
    "MEANINGS",
    "SETS",
    "SIGNS",
    "AbilityRow",
    "BadData",
    "Layout",
    "Mark",
    "Stock",
    "TileRow",
    "Uncharted",
    "examine",
    "faults",
    "parse",
    "pool",
    "read",
    "read_name",
    "removals",
    "ring_round",
    "shortage",
    "stock",
    "trimmed",
]
