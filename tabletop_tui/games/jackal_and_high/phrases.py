"""Phrases the log is made of."""

from __future__ import annotations

from typing import Literal

from .cards import LUCKY

Decided = Literal["total", "dice"]
"""What set a throw apart from its rivals: its total, or at an equal total how many dice it was (ruling `J27`)."""


def the(card: int, nth: int = 0) -> str:
    """A card with its article; of two that are alike, which one."""
    which = ("", "1st ", "2nd ")[nth]
    return "the Lucky 8" if card == LUCKY else f"the {which}{card}"


def best(decided: Decided | None) -> str:
    """What a winner did better than its rivals."""
    return "has as much with fewer dice and" if decided == "dice" else "throws highest and"


def dice(count: int) -> str:
    """So many dice, in words."""
    return "one die" if count == 1 else f"{('no', 'one', 'two', 'three')[count]} dice"


def with_takes(card: str, takes: int, joint: str = "over") -> str:
    """A card and the Take 2 cards that lie with it."""
    if not takes:
        return card
    return f"{card} {joint} {'a Take 2' if takes == 1 else f'{takes} Take 2 cards'}"
