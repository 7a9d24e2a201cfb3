"""The shelf: every game installed, the built-in ones found no differently from a stranger's."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from .errors import BadOptions
from .game import Box

GROUP = "tabletop_tui.games"
"""The entry-point group a package registers its `Box` in."""


@cache
def boxes() -> dict[str, Box]:
    """Every box by its id, in the order of their names; loads boxes only, no rules and no screens."""
    found: dict[str, Box] = {}
    for entry in entry_points(group=GROUP):
        box = entry.load()
        if isinstance(box, Box):
            found[box.id] = box
    return dict(sorted(found.items(), key=lambda item: item[1].name))


def find(id: str) -> Box:  # noqa: A002 - the id is what it is
    """The box with this id.

    Raises:
        BadOptions: There is no such game; the message lists those there are.
    """
    box = boxes().get(id)
    if box is None:
        raise BadOptions(f"There is no game “{id}”. There are: {', '.join(boxes())}.")
    return box
