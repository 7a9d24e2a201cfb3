"""The data of Archipelago: files that somebody with the real box can correct without touching the rules."""

from .coast import Uncharted, ring_round
from .kinds import ABILITIES, KINDS, NUMBER, coins_of
from .layout import BROADEST, SETS, SIGNS, Layout, parse, read_name, rewritten, trimmed
from .pools import pool, removals, shortage
from .rows import BACKS, MEANINGS, AbilityRow, Mark, TileRow
from .stock import ISLANDS, Stock, examine, faults, folder, read, stock
from .tables import BadData

__all__ = [
    "ABILITIES",
    "BACKS",
    "BROADEST",
    "ISLANDS",
    "KINDS",
    "MEANINGS",
    "NUMBER",
    "SETS",
    "SIGNS",
    "AbilityRow",
    "BadData",
    "Layout",
    "Mark",
    "Stock",
    "TileRow",
    "Uncharted",
    "coins_of",
    "examine",
    "faults",
    "folder",
    "parse",
    "pool",
    "read",
    "read_name",
    "removals",
    "rewritten",
    "ring_round",
    "shortage",
    "stock",
    "trimmed",
]
