"""What a match gives to be kept: the entries of its journal that are no moves, and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from .outcome import Outcome

UNDO: Final = "undo"
"""The journal entry of a move taken back; no game may use it as the text of a move."""

REDO: Final = "redo"
"""The journal entry of a move played again after it was taken back."""

DIGEST_KIND: Final = "2-"
"""What every digest begins with that is reckoned as now; others cannot be compared with it."""


@dataclass(frozen=True, slots=True)
class Closing:
    """How a match ended.

    Attributes:
        outcome: The result.
        digest: See `Match.digest`.
    """

    outcome: Outcome
    digest: str


Keeper = Callable[[Sequence[str], Closing | None], None]
"""Is given new journal entries before anybody sees what they did, and how the match ended if they end it, so that both
are kept or neither; when it raises, they did not happen."""


def keep_nothing(entries: Sequence[str], closing: Closing | None) -> None:
    """For matches that live in memory only."""
