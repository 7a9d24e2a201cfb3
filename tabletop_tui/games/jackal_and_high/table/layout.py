"""Where everything lies on the table, worked out from the space there is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tabletop_tui.tui.widgets.dice import DieSize

NAME_WIDTH: Final = 13
TAIL_WIDTH: Final = 10
PICTURE_COLUMN: Final = 14
"""Columns of a card that shows its picture: eleven of the picture, the sides, and air beside the card."""

PICTURE_HEIGHT: Final = 8
"""Rows of a card that shows its picture: four of the picture, value, name, and the sides."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Columns and rows of the table's parts.

    From left to right: names, one column for each card, Vulture Valley, and a tail with dice in hand and paws. From top
    to bottom: cards with the edge of what is under them, players, dice, what happened.

    Attributes:
        width: Columns of the whole table.
        height: Rows of the whole table.
        cards: How many cards a full row has.
        names: Columns of the names.
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
    column: int
    valley: int
    tail: int
    card: int
    above: int
    lines: int
    gaps: tuple[int, int]
    dice: DieSize

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
def lay_out(width: int, height: int, seats: int) -> Layout:
    """The best use of this space; at least 80 by 9 + seats is needed to show everything.

    Spare rows go, in this order, to pictures on the cards, a gap above the dice, larger cards, large dice, and air.
    """
    cards = seats + 1
    parts = cards + 1
    free = width - NAME_WIDTH - TAIL_WIDTH
    column = max(6, min(PICTURE_COLUMN, (free - 9) // cards, max(8, free // parts)))
    spare_columns = max(0, free - column * cards - max(9, min(column, free - column * cards)))
    names = NAME_WIDTH + min(12, spare_columns // 2)
    tail = TAIL_WIDTH + min(8, (spare_columns - (names - NAME_WIDTH)) // 2)
    free = width - names - tail
    column = max(column, min(18, free // parts))
    valley = min(max(9, free - column * cards), max(column, 16))
    spare = height - (4 + 1 + seats + 3 + 1)

    def take(rows: int) -> bool:
        nonlocal spare
        if spare < rows:
            return False
        spare -= rows
        return True

    pictures = column >= PICTURE_COLUMN and take(PICTURE_HEIGHT - 4)
    gap_below = int(take(1))
    card = PICTURE_HEIGHT if pictures else 4 + int(take(1))
    gap_above = int(take(1))
    card += int(take(1))
    dice: DieSize = "large" if take(2) else "small"
    lines = 2 if take(seats) else 1
    above = int(take(1))
    gap_below += int(take(1))
    return Layout(width, height, cards, names, column, valley, tail, card, above, lines, (gap_above, gap_below), dice)
