"""The mouse cards as they are printed here: our own names and mice, and each trick in words."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from tabletop_tui.assets import assets
from tabletop_tui.games.black_jacky.cards import HIDDEN
from tabletop_tui.tui.glyphs import Glyphs
from tabletop_tui.tui.widgets.card import CardFace

TRICKS: Final = (
    "",
    "The Reckoning follows right after this turn; nobody has another.",
    "Every knock is taken back, as if nobody had knocked.",
    "Two active cats give each other a hand card of their own choice.",
    "The next active cat clockwise draws a card.",
    "It is turned face down and counts nothing.",
    "The +1 card goes to an active cat, whose total is 1 more.",
    "The next card of the pile is turned up, to be swapped for at once.",
    "Lying open it counts 8.1; in the hand an 8 counts 8.",
)
"""By value: the trick in full, as it is told below the hand."""


@dataclass(frozen=True, slots=True)
class MouseCard:
    """What is printed on a mouse card.

    Attributes:
        names: What we call its trick, longest first; the names have no meaning in the rules.
        wide: The trick in two rows of at most seven columns.
        narrow: The trick in two rows of at most five columns.
        picture: Rows of a drawing, all of one width.
    """

    names: tuple[str, str]
    wide: tuple[str, ...]
    narrow: tuple[str, ...]
    picture: tuple[str, ...]


@cache
def mouse_cards() -> dict[int, MouseCard]:
    """Every mouse card by its value."""
    data = tomllib.loads((assets() / "art" / "black-jacky-cards.toml").read_text("utf-8"))
    return {
        int(value): MouseCard(
            (card["name"], card["short"]), tuple(card["wide"]), tuple(card["narrow"]), _square(card["picture"])
        )
        for value, card in data.items()
    }


def trick_name(card: int) -> str:
    """What the trick of a card is called, for instance ``Amnesty``."""
    return mouse_cards()[card].names[0]


@lru_cache(maxsize=128)
def face(card: int, copies: int, marks: str, inside: int, glyphs: Glyphs) -> CardFace:
    """A hand card.

    Args:
        card: Its value.
        copies: How many such cards lie on each other here.
        marks: A sign for its corner.
        inside: Columns between its sides.
        glyphs: The signs.
    """
    mouse = mouse_cards()[card]
    text = mouse.wide if inside >= 7 else mouse.narrow
    picture = mouse.picture if inside >= 9 else ()
    if copies > 1:
        return CardFace(f"{card}{glyphs['times']}{copies}", mouse.names, "", picture, text)
    return CardFace(str(card), mouse.names, marks, picture, text)


@lru_cache(maxsize=64)
def pile_face(count: int, rows: int, inside: int, glyphs: Glyphs) -> CardFace:
    """The draw pile from above, with the number of its cards."""
    back = (glyphs["back"] * inside,) * max(0, rows - 4) if count else ("empty",)
    return CardFace(str(count), ("pile",), "", back, (), ())


@lru_cache(maxsize=64)
def discard_face(card: int, glyphs: Glyphs) -> CardFace:
    """The top of the discard pile; `HIDDEN` when nothing lies there."""
    return CardFace("" if card == HIDDEN else str(card), ("discard", "disc"), "", (), (), ())


def _square(picture: str) -> tuple[str, ...]:
    rows = picture.strip("\n").split("\n")
    wide = max(map(len, rows))
    return tuple(row.ljust(wide) for row in rows)
