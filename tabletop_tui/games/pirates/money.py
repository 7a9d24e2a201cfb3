"""What is won by: gold, or coins."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Money:
    """How a game speaks of what is won by.

    Attributes:
        one: One of it: ``gold`` or ``coin``.
        many: Several: ``gold`` or ``coins``.
        are: What several of it are: ``is`` or ``are``.
        counts: What several of it do that are worth something: ``counts`` or ``count``.
        lying: What comes before the account of what lies on a cell.
    """

    one: str
    many: str
    are: str
    counts: str
    lying: str

    def so_many(self, number: int) -> str:
        """So much of it."""
        return f"{number} {self.one if number == 1 else self.many}"

    def lost(self, number: int) -> str:
        """That so much of it is lost: ``3 gold is lost``, ``3 coins are lost``."""
        return f"{self.so_many(number)} {'is' if number == 1 else self.are} lost"
