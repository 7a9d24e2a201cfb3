"""The matches that wait to be continued, newest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from textual.content import Content

from .house_screen import house
from .match_list import MatchList, cut, people, when

if TYPE_CHECKING:
    from tabletop_tui.store.library import Summary

MOST: Final = 5
"""The most rows there are."""

LEAST_NAMES: Final = 12
"""The fewest columns names are shortened to."""

LEAST_TITLE: Final = 8
"""The fewest columns the name of a game is shortened to."""


class ContinueList(MatchList):
    """A list of a few rows; with no matches it is not there."""

    DEFAULT_CSS = """
    ContinueList {
        height: auto;
        &.-none { display: none; }
    }
    """
    BORDER_TITLE = "Continue"

    def __init__(self) -> None:
        super().__init__(classes="-none")

    @property
    def most(self) -> int:
        """Never more than a few, so that the boxes stay in sight."""
        return MOST

    def show(self, matches: Sequence[Summary]) -> None:
        """Show these matches, in as many rows as they need."""
        self.styles.height = min(MOST, len(matches)) + 2
        self.set_class(not matches, "-none")
        super().show(matches)

    def draw(self, matches: Sequence[Summary]) -> Iterator[Content]:
        """The rows, in columns as wide as they need; names give way to where the match stands, and that to the rest.

        Names too long for their column may use what is free in the next one.
        """
        now = datetime.now().astimezone()
        more = house(self).marks.more
        stamps = [when(match.played.astimezone(), now) for match in matches]
        right = max(map(len, stamps), default=0)
        titles = min(18, _broadest(match.game_name for match in matches))
        notes = _broadest(match.note for match in matches)
        names = _broadest(", ".join(match.names) for match in matches)
        room = self.size.width - 2 - 2 - 2 - 2 - right
        names = max(LEAST_NAMES, min(names, room - titles - notes))
        titles = max(LEAST_TITLE, min(titles, room - names - notes))
        notes = max(0, room - titles - names)
        for match, stamp in zip(matches, stamps, strict=True):
            free = max(0, notes - cell_len(match.note))
            lent = min(free, max(0, cell_len(", ".join(match.names)) - names))
            row = Content.assemble(
                self.pointer(match),
                (cut(match.game_name, titles, more) + "  ", "bold"),
                cut(people(match.names, names + lent, more), names + lent, more) + "  ",
                (cut(match.note, notes - lent, more) + "  ", "$secondary"),
                stamp.rjust(right),
            )
            yield self.marked(match, row)


def _broadest(texts: Iterable[str]) -> int:
    return max(map(cell_len, texts), default=0)
