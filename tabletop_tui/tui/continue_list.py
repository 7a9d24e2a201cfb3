"""The matches that wait to be continued, newest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from textual.content import Content

from .house_screen import house
from .match_list import MatchList, cut, people, when
from .wording import shortened

if TYPE_CHECKING:
    from tabletop_tui.store.library import Summary

MOST: Final = 5
"""The most matches shown at once."""

BOXES: Final = 16
"""The rows of a window that are kept for the boxes, and for the title and the hints."""

BROADEST_TITLE: Final = 24
"""The most columns of the name of a game."""


class ContinueList(MatchList):
    """A list of a few matches, who plays above and where it stands below; with no matches it is not there."""

    DEFAULT_CSS = """
    ContinueList {
        height: auto;
        &.-none { display: none; }
    }
    """
    BORDER_TITLE = "Continue"
    ROWS = 2

    def __init__(self) -> None:
        super().__init__(classes="-none")

    @property
    def most(self) -> int:
        """Never more than a few, so that the boxes stay in sight."""
        return max(1, min(MOST, (self.app.size.height - BOXES) // self.ROWS - 1))

    def show(self, matches: Sequence[Summary]) -> None:
        """Show these matches, in as many rows as they need."""
        self.set_class(not matches, "-none")
        super().show(matches)
        self.take_room()

    def take_room(self) -> None:
        """Be as high as the matches need and the window allows."""
        self.styles.height = self.ROWS * min(self.most, len(self.matches)) + 2

    def draw(self, matches: Sequence[Summary]) -> Iterator[Content]:
        """The matches; the games in a column as wide as it needs, the people with all the room that is left."""
        now = datetime.now().astimezone()
        more = house(self).glyphs["ellipsis"]
        stamps = [when(match.played.astimezone(), now) for match in matches]
        titles = min(BROADEST_TITLE, max((cell_len(match.game_name) for match in matches), default=0))
        for match, stamp in zip(matches, stamps, strict=True):
            room = self.size.width - 2 - titles - 2 - 2 - len(stamp)
            first = Content.assemble(
                self.pointer(match),
                (cut(match.game_name, titles, more) + "  ", "bold"),
                cut(people(match.names, room, more, match.sides), room, more) + "  ",
                stamp,
            )
            yield self.marked(match, first)
            note = shortened(match.note or f"{match.moves} moves", max(1, self.size.width - 2), more)
            yield self.marked(match, Content.assemble("  ", (note, "$secondary")))
