"""The shelf: every game installed, the built-in ones found no differently from a stranger's."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from .errors import BadOptions
from .game import Box

GROUP = "tabletop_tui.games"
"""The entry-point group a package registers its `Box` in."""


def boxes() -> dict[str, Box]:
    """Every box by its id, in the order of their names; loads boxes only, no rules and no screens."""
    return _shelf()[0]


def misfits() -> tuple[str, ...]:
    """One sentence for everything registered as a game that is none, so that it harms no other game."""
    return _shelf()[1]


@cache
def _shelf() -> tuple[dict[str, Box], tuple[str, ...]]:
    found: dict[str, Box] = {}
    wrong: list[str] = []
    for entry in entry_points(group=GROUP):
        try:
            box = entry.load()
        except Exception as error:
            # A package of somebody else may fail in any way when it is imported.
            wrong.append(f"The game “{entry.name}” is left out: its package does not load ({error}).")
            continue
        if isinstance(box, Box):
            found.setdefault(box.id, box)  # a package may be found twice, installed and as a checkout
        else:
            wrong.append(f"The game “{entry.name}” is left out: {entry.value} is no box of a game.")
    return dict(sorted(found.items(), key=lambda item: item[1].name)), tuple(wrong)


def find(id: str) -> Box:
    """The box with this id.

    Raises:
        BadOptions: There is no such game; the message lists those there are.
    """
    known = boxes()
    if id not in known:
        there = f"There are: {', '.join(known)}." if known else "The shelf is empty."
        raise BadOptions(f"There is no game “{id}”. {there}")
    return known[id]
