"""The cards as they are printed here: our own animals, with paws and pictures from the assets."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from tabletop_tui.assets import Entries, read_toml
from tabletop_tui.games.jackal_and_high.cards import LUCKY, PAWS, TAKE
from tabletop_tui.tui.glyphs import Glyphs
from tabletop_tui.tui.widgets.card import CardFace

_VULTURE: Final = "vulture"


@cache
def animals() -> Entries[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Names, longest first, and picture rows of each card, by its value as text, ``lucky``, ``take`` or ``vulture``."""

    def printed(entry: Entries[Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return (entry["name"], *([entry["short"]] if "short" in entry else [])), _square(entry["picture"])

    return read_toml("art/jackal-and-high-cards.toml").each(printed)


def check_animals() -> None:
    """See that every card has its animal.

    Raises:
        BadAsset: Their file is damaged, or lacks one.
    """
    for key in (*map(_key, range(len(PAWS))), _VULTURE):
        animals()[key]


def animal(card: int) -> str:
    """The name of the animal on a card, for instance ``buffalo``; it has no meaning in the rules."""
    return animals()[_key(card)][0][0]


def called(card: int) -> str:
    """The card in a sentence: ``the 17``, ``the Lucky 8``."""
    return "the Lucky 8" if card == LUCKY else "a Take 2" if card == TAKE else f"the {card}"


def short(card: int) -> str:
    """The card in a list: ``17``, ``Lucky 8``."""
    return "Lucky 8" if card == LUCKY else "Take 2" if card == TAKE else str(card)


@lru_cache(maxsize=256)
def face(card: int, takes: int, glyphs: Glyphs) -> CardFace:
    """A card of the row with the Take 2 cards that peek out under it."""
    names, picture = animals()[_key(card)]
    times = glyphs["times"]
    tab = {0: (), 1: (" TAKE 2 ", "TAKE2")}.get(takes, (f" {takes}{times} TAKE 2 ", f"{takes}{times}T2"))
    if card == LUCKY:
        return CardFace("8", ("LUCKY 8", "LUCKY"), "", picture, ("takes", "the rest"), tab)
    if card == TAKE:
        return CardFace(f"{times}2", ("TAKE 2", "TAKE"), "", picture, (), tab)
    return CardFace(str(card), names, glyphs["paw"] * PAWS[card], picture, (), tab)


@lru_cache(maxsize=64)
def valley_face(card: int | None, glyphs: Glyphs) -> CardFace:
    """Vulture Valley with the animal that lies there, or with none."""
    if card is None:
        return CardFace("", ("empty",), "", animals()[_VULTURE][1], (), (), "double")
    names, picture = animals()[_key(card)]
    # A narrow Valley rather shows no name than a part of one.
    return CardFace(str(card), (*names, ""), glyphs["paw"] * PAWS[card], picture, (), (), "double")


def _key(card: int) -> str:
    return {LUCKY: "lucky", TAKE: "take"}.get(card, str(card))


def _square(picture: str) -> tuple[str, ...]:
    rows = picture.rstrip("\n").split("\n")
    margin = min(len(row) - len(row.lstrip()) for row in rows if row.strip())
    wide = max(map(len, rows)) - margin
    return tuple(row[margin:].ljust(wide) for row in rows)
