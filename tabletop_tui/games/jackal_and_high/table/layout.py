"""Where everything lies on the table, worked out from the space there is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tabletop_tui.tui.widgets.dice import DieSize

NAME_AIR: Final = 4
"""Columns round a name: a sign for the turn, a letter, and air on both sides of the name."""

CHIP_AIR: Final = 2
"""Columns more where the letter stands on a patch of its colour."""

SHORTEST_NAME: Final = 8
LONGEST_NAME: Final = 24
"""How much of a name is shown at least and at most."""

TAIL_WIDTH: Final = 12
WIDE_TAIL: Final = 17
"""Columns of the tail where the words over its columns stand side by side."""

NARROW_VALLEY: Final = 8
NARROW_COLUMN: Final = 6
NAMED_COLUMN: Final = 11
"""Columns of a card that shows its animal's name."""

WORD_COLUMN: Final = 14
"""Columns of a card from which what dice still need is told in words."""

PICTURE_COLUMN: Final = 14
"""Columns of a card that shows its picture: eleven of the picture, the sides, and air beside the card."""

PICTURE_HEIGHT: Final = 8
"""Rows of a card that shows its picture: four of the picture, value, name, and the sides."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Columns and rows of the table's parts.

    From left to right: names, one column for each card, Vulture Valley, and a tail with dice in hand and what has been
    won. From top to bottom: cards with the edge of what is under them, players, dice, a line of words.

    Attributes:
        width: Columns of the whole table.
        height: Rows of the whole table.
        cards: How many cards a full row has.
        names: Columns of the names.
        chips: Whether the letters of the seats stand on patches of colour.
        column: Columns of each card's column, one of them air.
        valley: Columns of the Valley's column, one of them air.
        tail: Columns of the tail.
        card: Rows of a card without what is under it.
        above: Empty rows above the cards.
        lines: Rows of each player, 1 or 2.
        gaps: Empty rows below the cards and below the players.
        dice: How large the dice thrown are drawn.
    """

    width: int
    height: int
    cards: int
    names: int
    chips: bool
    column: int
    valley: int
    tail: int
    card: int
    above: int
    lines: int
    gaps: tuple[int, int]
    dice: DieSize

    @property
    def in_words(self) -> bool:
        """Whether the players' rows have room for ``needs 4`` and ``exact``, else there are signs for them."""
        return self.column >= WORD_COLUMN

    @property
    def dice_height(self) -> int:
        """Rows of the dice."""
        return 5 if self.dice == "large" else 3

    def players_top(self) -> int:
        """The first row of the players."""
        return self.above + self.card + 1 + self.gaps[0]

    def dice_top(self, seats: int) -> int:
        """The first row of the dice."""
        return self.players_top() + self.lines * seats + self.gaps[1]

    def card_at(self, x: int) -> int | None:
        """Which card's column this is, None outside them."""
        position = (x - self.names) // self.column
        return position if x >= self.names and position < self.cards else None

    def in_valley(self, x: int) -> bool:
        """Whether this is the Valley's column."""
        start = self.names + self.column * self.cards
        return start <= x < start + self.valley


@lru_cache(maxsize=64)
def lay_out(width: int, height: int, seats: int, longest: int = SHORTEST_NAME) -> Layout:
    """The best use of this space; at least 80 by 9 + seats is needed to show everything.

    Spare rows go, in this order, to pictures on the cards, a gap above the dice, larger cards, large dice, and air.

    Args:
        width: Columns there are.
        height: Rows there are.
        seats: How many play.
        longest: Columns of the longest name.
    """
    columns = _columns(width, seats + 1, longest)
    spare = height - (4 + 1 + seats + 3 + 1)

    def take(rows: int) -> bool:
        nonlocal spare
        if spare < rows:
            return False
        spare -= rows
        return True

    pictures = columns.card >= PICTURE_COLUMN and take(PICTURE_HEIGHT - 4)
    gap_below = int(take(1))
    card = PICTURE_HEIGHT if pictures else 4 + int(take(1))
    gap_above = int(take(1))
    card += int(take(1))
    dice: DieSize = "large" if take(2) else "small"
    lines = 2 if take(seats) else 1
    above = int(take(1))
    gap_below += int(take(1))
    return Layout(
        width, height, seats + 1, columns.names, columns.chips, columns.card, columns.valley, columns.tail,
        card, above, lines, (gap_above, gap_below), dice,
    )  # fmt: skip


@dataclass(slots=True)
class _Columns:
    """Columns of the parts, as far as they have been given out."""

    names: int
    card: int
    valley: int
    tail: int
    chips: bool = False


def _columns(width: int, cards: int, longest: int) -> _Columns:
    """Spare columns go to cards and names in turn, to the words over the tail, to pictures, and then to air."""
    parts = _Columns(SHORTEST_NAME + NAME_AIR, NARROW_COLUMN, NARROW_VALLEY, TAIL_WIDTH)
    spare = width - parts.names - parts.valley - parts.tail - cards * parts.card

    def widen(part: str, most: int, times: int = 1) -> None:
        nonlocal spare
        more = max(0, min(most - getattr(parts, part), spare // times))
        setattr(parts, part, getattr(parts, part) + more)
        spare -= more * times

    names = min(longest, LONGEST_NAME) + NAME_AIR
    widen("card", 8, cards)
    widen("names", min(names, 14))
    widen("card", NAMED_COLUMN, cards)
    widen("names", min(names, 16))
    if spare >= cards * (PICTURE_COLUMN - NAMED_COLUMN):
        widen("card", PICTURE_COLUMN, cards)
    widen("valley", PICTURE_COLUMN if parts.card >= PICTURE_COLUMN else NAMED_COLUMN)
    widen("names", names)
    if spare >= WIDE_TAIL - TAIL_WIDTH:
        widen("tail", WIDE_TAIL)
    if spare >= CHIP_AIR and parts.names >= names:
        parts.chips = True
        widen("names", parts.names + CHIP_AIR)
    widen("valley", max(parts.card, 16))
    widen("card", 18, cards)
    widen("names", parts.names + min(6, spare // 2))
    widen("tail", parts.tail + 8)
    return parts
