"""The past matches: who won, and when."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.content import Content

from tabletop_tui.rules import TabletopError

from .actions import PAST, bound
from .house_screen import HouseScreen, house
from .key_hints import KeyHints
from .line import Line
from .match_list import MatchList, cut, when
from .wording import shortened

if TYPE_CHECKING:
    from tabletop_tui.store.library import Summary


class PastList(MatchList):
    """Who won on the first row of a match, what everybody had on the second, and what decided it on the third."""

    DEFAULT_CSS = "PastList { height: 1fr; }"
    ROWS = 3

    def draw(self, matches: Sequence[Summary]) -> Iterator[Content]:
        """The matches, in the games' own words where they have any."""
        now = datetime.now().astimezone()
        width, more = self.size.width, house(self).glyphs["ellipsis"]
        for match in matches:
            stamp = when(match.played.astimezone(), now)
            title = shortened(match.game_name, width // 2, more)
            outcome = cut(match.outcome_text, max(1, width - len(title) - len(stamp) - 7), more)
            first = Content.assemble(
                self.pointer(match), (title, "bold"), "  ", (outcome, "$primary"), f"  {stamp}"
            )  # fmt: skip
            yield self.marked(match, first)
            yield Content("  " + shortened(_scores(match), width - 3, more))
            reason = match.outcome.reason if match.outcome is not None else ""
            yield Content.styled("  " + shortened(reason, width - 3, more), "$foreground 75%")


class PastScreen(HouseScreen[None]):
    """The finished matches, newest first; Enter looks back at one."""

    CSS = """
    PastScreen {
        #title { padding: 0 2; margin: 1 0 1 0; }
        #none { padding: 0 2; height: 1fr; }
    }
    """
    BINDINGS: ClassVar = bound(*PAST)
    AUTO_FOCUS = ""
    TITLE_FOR_HELP = "Past matches"

    def __init__(self) -> None:
        super().__init__()
        self.matches = PastList()

    def compose(self) -> ComposeResult:
        """The matches."""
        yield Line(Content.assemble(("Past", "bold $primary"), "   finished matches, newest first"), id="title")
        try:
            finished = self.house.library.finished()
            none = "No match has been finished yet. The first one is still to be won."
        except TabletopError as error:
            finished, none = [], str(error)
        if finished:
            yield self.matches
            self.matches.show(finished)
            self.matches.point(0)
        else:
            yield Line(none, id="none")
        yield KeyHints()

    def on_screen_resume(self) -> None:
        """A match played on from one of these may have been finished."""
        if self.matches.is_mounted:
            with suppress(TabletopError):
                self.matches.show(self.house.library.finished())

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Where there is no match there is none to choose."""
        if self.too_small:
            return False
        if action in ("go", "page", "replay"):
            return True if self.matches.matches else None
        return super().check_action(action, parameters)

    def why_not(self, action: str) -> str:
        """Why there is none to choose."""
        return "No match has been finished yet."

    def action_go(self, step: int) -> None:
        """Point at another match."""
        at = (self.matches.at or 0) + step
        self.matches.point(max(0, min(len(self.matches.matches) - 1, at)))

    def action_page(self, step: int) -> None:
        """Point at a match further up or down."""
        self.action_go(step * self.matches.most)

    def action_replay(self) -> None:
        """Look back at the match pointed at."""
        if self.matches.at is not None:
            self.house.replay(self.matches.matches[self.matches.at].id)

    @on(MatchList.Picked)
    def _match_picked(self, event: MatchList.Picked) -> None:
        again = self.matches.at == event.at
        self.matches.point(event.at)
        if again:
            self.action_replay()

    def action_back(self) -> None:
        """Back to the games."""
        self.dismiss(None)


def _scores(match: Summary) -> str:
    if match.outcome is None:
        return ""
    # Seats of a side have equal scores.
    sides = match.sides or tuple((seat,) for seat in range(len(match.names)))
    shares = [f"{' & '.join(match.names[seat] for seat in side)} {match.outcome.scores[side[0]]}" for side in sides]
    return f"{', '.join(shares)} {match.outcome.unit}"
