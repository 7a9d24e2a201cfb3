"""The mouse cards as they are printed here: our own names and mice, and each trick in words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

from tabletop_tui.assets import Entries, read_toml
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

NAMED_ROWS: Final = 4
"""So many rows inside a card leave one for the name of its trick."""


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
def mouse_cards() -> Entries[MouseCard]:
    """Every mouse card by its value as text."""

    def printed(card: Entries[Any]) -> MouseCard:
        return MouseCard(
            (card["name"], card["short"]), tuple(card["wide"]), tuple(card["narrow"]), _square(card["picture"])
        )

    return read_toml("art/black-jacky-cards.toml").each(printed)


def check_mouse_cards() -> None:
    """See that every card is there.

    Raises:
        BadAsset: Their file is damaged, or lacks one.
    """
    for card in range(1, len(TRICKS)):
        mouse_cards()[str(card)]


def trick_name(card: int) -> str:
    """What the trick of a card is called, for instance ``Amnesty``."""
    return mouse_cards()[str(card)].names[0]


@lru_cache(maxsize=128)
def face(card: int, copies: int, marks: str, size: tuple[int, int], glyphs: Glyphs) -> CardFace:
    """A hand card: its value and what laying it does; the name of its trick only where there is a row for it.

    Args:
        card: Its value.
        copies: How many such cards lie on each other here.
        marks: A sign for its corner.
        size: Columns and rows between its sides.
        glyphs: The signs.
    """
    mouse = mouse_cards()[str(card)]
    inside, rows = size
    text = mouse.wide if inside >= 7 else mouse.narrow
    picture = mouse.picture if inside >= 9 else ()
    value = f"{card}{glyphs['times']}{copies}" if copies > 1 else str(card)
    corner = "" if copies > 1 else marks
    if rows < NAMED_ROWS:
        return CardFace(value, text[-1:], corner, (), text[:-1])
    return CardFace(value, mouse.names, corner, picture, text)


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
