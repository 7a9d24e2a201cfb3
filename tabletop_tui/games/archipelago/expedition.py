"""What Archipelago has on the table besides what all pirate games have: dice, abilities and a campaign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

from tabletop_tui.games.pirates.chart import Chart
from tabletop_tui.games.pirates.crews import PIECES, Seating
from tabletop_tui.games.pirates.position import Position
from tabletop_tui.rules import Tell

from .abilities import Gifts, gifts

if TYPE_CHECKING:
    from .data import Layout
    from .results import IslandResult


class Expedition(Position):
    """The data of one position; it goes on from island to island.

    Attributes:
        gifts: What follows from the abilities.
        duel: A fight with dice: whether its tile has just been opened, attacker, defender, and the attacker's die once
            it lies; empty for none.
        dice: Dice rolled since this island was laid.
        rolled: The turn in which a die was rolled last, and what it showed.
        layout: The island.
        results: What the islands before brought.
        offer: The cards on the table.
        order: The crews that still choose a card, in turn.
        tied: While it is rolled for: the crews that choose, in groups that have to roll among themselves.
        thrown: What the first crews of such a group have rolled.
    """

    __slots__ = ("dice", "duel", "gifts", "layout", "offer", "order", "results", "rolled", "thrown", "tied")

    layout: Layout

    def __init__(self, seating: Seating, options: Any) -> None:
        """Nothing lies on the table yet: see `Position.lay`."""
        self.seating, self.options = seating, options
        self.ability = bytes(PIECES)
        self._know_abilities()
        self.results: tuple[IslandResult, ...] = ()
        self.offer: tuple[int, ...] = ()
        self.order: tuple[int, ...] = ()
        self.tied: tuple[tuple[int, ...], ...] = ()
        self.thrown: tuple[int, ...] = ()

    def lay(self, chart: Chart[Any], ships: Sequence[int], left: bytes) -> None:
        """See `Position.lay`; abilities stay."""
        super().lay(chart, ships, left)
        self.duel: tuple[int, ...] = ()
        self.dice = 0
        self.rolled = (0, 0)

    def copy(self) -> Self:
        """See `Position.copy`."""
        other = super().copy()
        other.gifts = self.gifts
        other.duel = self.duel
        other.dice = self.dice
        other.rolled = self.rolled
        other.layout = self.layout
        other.results = self.results
        other.offer = self.offer
        other.order = self.order
        other.tied = self.tied
        other.thrown = self.thrown
        return other

    def learn(self, piece: int, ability: int) -> None:
        """A pirate has an ability from now on."""
        changed = bytearray(self.ability)
        changed[piece] = ability
        self.ability = bytes(changed)
        self._know_abilities()

    def island_over(self, reason: str, tell: Tell | None) -> None:
        """This island has ended, for a reason in a sentence."""
        raise NotImplementedError

    def _know_abilities(self) -> None:
        self.gifts: Gifts = gifts(self.ability)
        self.guarded, self.gentle = self.gifts.guarded, self.gifts.gentle
