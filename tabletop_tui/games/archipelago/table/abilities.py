"""The signs and the pictures of the abilities."""

from __future__ import annotations

from functools import cache
from typing import Final

from tabletop_tui.assets import Entries, read_toml
from tabletop_tui.games.archipelago.data import ABILITIES

PICTURES: Final = "tiles/abilities.toml"


def badge(number: int, ascii: bool) -> str:  # noqa: A002 - the glyph sets call it so
    """The sign of an ability, one column wide."""
    return _entry(number)["ascii" if ascii else "sign"]


def briefly(number: int) -> str:
    """What an ability does, in a few words."""
    return _entry(number)["brief"]


def picture(number: int) -> tuple[str, ...]:
    """The picture on a card: rows of one width, in seven bits."""
    rows = _entry(number)["picture"].strip("\n").split("\n")
    width = max(map(len, rows))
    return tuple(row.ljust(width) for row in rows)


def badges(ascii: bool) -> tuple[str, ...]:  # noqa: A002
    """The signs of all abilities by number; the first is nothing."""
    return ("", *(badge(number, ascii) for number in range(1, len(ABILITIES) + 1)))


def check_abilities() -> None:
    """See that every ability has its signs, its words and its picture.

    Raises:
        BadAsset: Their file is damaged, or lacks something.
    """
    for number in range(1, len(ABILITIES) + 1):
        for part in ("sign", "ascii", "brief", "picture"):
            _entry(number)[part]


def _entry(number: int) -> Entries[str]:
    return _read()[ABILITIES[number - 1]]


@cache
def _read() -> Entries[Entries[str]]:
    return read_toml(PICTURES).each(lambda entry: entry.each(str))
