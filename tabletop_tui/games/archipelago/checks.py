"""Whether the data files are fit for all that can be chosen at the set-up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

from . import data
from .data.tables import label
from .options import Options
from .voyages import first_island


def faults() -> list[str]:
    """One sentence for everything that is wrong with the data files.

    With faults in the files themselves the game cannot be played. Where only some choice of sets, or leaving the hard
    tiles out, leaves too few tiles for an island, no more than that choice is refused at the set-up.
    """
    return data.faults() or [
        f"{label(data.folder() / 'islands' / f'{island.id}.txt')}: {trouble}."
        for island in _islands()
        if (trouble := _lacking(island))
    ]


def _islands() -> Iterable[data.Layout]:
    """The islands of the rulebook, each with every choice of sets the options allow."""
    sets_of_island_2 = get_args(Options.model_fields["sets_of_island_2"].annotation)
    choices: Iterable[dict[str, Any]] = (
        {"plays": island, "sets_of_island_2": sets} for island in data.ISLANDS for sets in sets_of_island_2
    )
    # Constructed unchecked, because the check of the options themselves would refuse what is looked for here.
    chosen = (Options.model_construct(**choice) for choice in choices)
    return dict.fromkeys(map(first_island, chosen))


def _lacking(island: data.Layout) -> str | None:
    tiles = data.stock().tiles
    return data.shortage(island, tiles, False) or data.shortage(island, tiles, True)
