"""The shelf: every game installed, the built-in ones found no differently from a stranger's, but before them."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

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
    for entry in sorted(entry_points(group=GROUP), key=_is_a_strangers):
        try:
            box = entry.load()
        except Exception as error:
            # A package of somebody else may fail in any way when it is imported.
            wrong.append(f"The game “{entry.name}” is left out: its package does not load ({error}).")
            continue
        if not isinstance(box, Box):
            wrong.append(f"The game “{entry.name}” is left out: {entry.value} is no box of a game.")
        elif (there := found.setdefault(box.id, box)) is not box:  # one package may be found twice, as a checkout too
            why = f"{entry.value} has the id “{box.id}”, which is that of {there.name}"
            wrong.append(f"The game “{entry.name}” is left out: {why}.")
    return dict(sorted(found.items(), key=lambda item: item[1].name)), tuple(wrong)


def _is_a_strangers(entry: EntryPoint) -> bool:
    package, _, _ = __name__.partition(".")
    return not entry.value.startswith(f"{package}.")


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
