"""How a game ended: who won, by how much, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.cells import cell_len, set_cell_size
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from tabletop_tui.rules import Match, Outcome
from tabletop_tui.rules.words import listed

from .actions import RESULT, bound
from .house_screen import HouseScreen
from .key_hints import KeyHints
from .line import Line
from .page import Page, scroll
from .scene import Measure
from .seats import LETTERS, seat_style
from .wording import one

BARS: Final = 20
"""The most columns of all bars of a seat together."""

RANKS = ("first", "second", "third", "fourth", "fifth", "sixth")


class ResultScreen(HouseScreen[str]):
    """Dismisses with ``rematch``, ``table`` or ``leave``."""

    CSS = """
    ResultScreen {
        #title { padding: 0 2; margin: 1 0 1 0; }
        #page { height: 1fr; padding: 0 1; scrollbar-size: 1 1; }
        #winner { width: 100%; text-align: center; text-style: bold; color: $primary; margin: 0 0 1 0; }
        #ranking { width: 100%; height: auto; margin: 0 0 1 0; }
        #reason { width: 100%; text-align: center; margin: 0 0 1 0; }
        Markdown { padding: 0; margin: 0; background: $background; }
        /* Without lines between its rows a table of six players stays on a small screen with the ranking. */
        MarkdownTableContent { keyline: none; grid-gutter: 0 0; }
    }
    """
    BINDINGS: ClassVar = bound(*RESULT)
    AUTO_FOCUS = ""
    TITLE_FOR_HELP = "The result"

    def __init__(
        self,
        match: Match,
        outcome: Outcome,
        details: str | None,
        measures: Sequence[Measure],
        sides: Sequence[Sequence[int]] = (),
    ) -> None:
        """Make the screen.

        Args:
            match: What has been played.
            outcome: How it ended; seats of a side have equal ranks and scores.
            details: What decided it, as Markdown.
            measures: What the ranking goes by, the weightiest first; at least one.
            sides: The seats that win together, as groups; empty where everybody played alone.
        """
        super().__init__()
        self.sides = sides
        self.match = match
        self.outcome = outcome
        self.details = details
        self.measures = measures

    def compose(self) -> ComposeResult:
        """Winner, ranking, reason, details."""
        yield Line(Content.assemble((self.match.game.box.name, "bold $primary"), "   the game is over"), id="title")
        with VerticalScroll(id="page", can_focus=False):
            yield Static(Content(winners(self.outcome, self.match.names, self.sides)), id="winner")
            yield Static(self._ranking(), id="ranking")
            yield Static(Content(self.outcome.reason), id="reason")
            if self.details:
                yield Page(self.details)
        yield KeyHints()

    def on_resize(self) -> None:  # type: ignore[override]
        """Give names and bars the columns there are now."""
        self.query_one("#ranking", Static).update(self._ranking())

    def _ranking(self) -> Content:
        """One line a seat: its rank, its letter and name, and of all that was counted how much it has, with bars."""
        if self.sides:
            return self._ranking_of_sides()
        names, broad = self.match.names, max(map(cell_len, self.match.names))
        taken = 10 + broad + sum(4 + len(_counted(measure, 0)) for measure in self.measures)
        room = max(0, min(BARS, self.app.size.width - 4 - taken)) // len(self.measures)
        lines = []
        for rank, group in places(self.outcome):
            for seat in group:
                place, first = self._place(rank)
                line = Content.assemble(
                    (place, first),
                    (f"{LETTERS[seat]} ", seat_style(seat)),
                    (set_cell_size(names[seat], broad), first),
                )
                for measure in self.measures:
                    bar = (self._bar(measure, seat, room), f"$seat-{seat + 1}")
                    line = Content.assemble(line, f"  {_counted(measure, seat)}  ", bar)
                lines.append(line)
        return self._centred(lines)

    def _place(self, rank: int) -> tuple[str, str]:
        """What stands before whoever has so many ahead, and its style; where nobody won nobody is first."""
        if not self.outcome.winners:
            return "", ""
        return f"{RANKS[min(rank, len(RANKS) - 1)]:<8}", "" if rank else "bold"

    def _bar(self, measure: Measure, seat: int, room: int) -> str:
        """How much a seat has of what was counted, where most is a bar of so many columns."""
        full = self.glyphs.plain("█")
        return (full * round(room * max(0, measure.counts[seat]) / max(1, *measure.counts))).ljust(room)

    def _ranking_of_sides(self) -> Content:
        """One line a side: its rank, who is in it, what it has."""
        outcome, names = self.outcome, self.match.names
        rows = []
        for rank, group in enumerate(group for _, group in places(outcome)):
            for side in self.sides:
                if side[0] in group:
                    who = Content(", ").join(
                        Content.assemble((f"{LETTERS[seat]} ", seat_style(seat)), names[seat]) for seat in side
                    )
                    rows.append((rank, who, "  ".join(_counted(measure, side[0]) for measure in self.measures)))
        broad = max(who.cell_length for _, who, _ in rows)
        return self._centred(
            [
                Content.assemble(self._place(rank), who, " " * (broad - who.cell_length + 3), counts)
                for rank, who, counts in rows
            ]
        )

    def _centred(self, lines: Sequence[Content]) -> Content:
        """Lines that begin below each other, in the middle of the screen."""
        indent = " " * max(0, (self.app.size.width - 4 - max(line.cell_length for line in lines)) // 2)
        return Content("\n").join(Content(indent) + line for line in lines)

    def action_rematch(self) -> None:
        """Play again."""
        self.dismiss("rematch")

    def action_replay(self) -> None:
        """Look back at the game; the result waits meanwhile."""
        self.house.look_back(self.match)

    def action_table(self) -> None:
        """Look at the table."""
        self.dismiss("table")

    def action_leave(self) -> None:
        """Back to the games."""
        self.dismiss("leave")

    def action_scroll(self, how: str) -> None:
        """Scroll the page."""
        scroll(self.query_one("#page", VerticalScroll), how)


def _counted(measure: Measure, seat: int) -> str:
    """How much a seat has, such as ``12 coins``, as broad as for every other seat."""
    count, broad = measure.counts[seat], max(len(str(count)) for count in measure.counts)
    unit = one(measure.unit) if count == 1 else measure.unit
    return f"{count:>{broad}} {unit:<{len(measure.unit)}}"


def places(outcome: Outcome) -> list[tuple[int, tuple[int, ...]]]:
    """The groups of seats with how many seats are ahead of each: behind two seconds there is a fourth, no third."""
    ranked = {seat for group in outcome.ranking for seat in group}
    rest = tuple(seat for seat in range(len(outcome.scores)) if seat not in ranked)
    found, ahead = [], 0
    for group in (*outcome.ranking, rest):
        if group:
            found.append((ahead, group))
        ahead += len(group)
    return found


def winners(outcome: Outcome, names: tuple[str, ...], sides: Sequence[Sequence[int]] = ()) -> str:
    """Who won, in a sentence; a side that wins together shares nothing with anybody."""
    won = [names[seat] for seat in outcome.winners]
    if any(set(side) == set(outcome.winners) for side in sides) and len(won) > 1:
        return f"{listed(won)} win!"
    if not won:
        return "Nobody wins."
    if len(won) == len(names) > 1:
        return "A draw: nobody is ahead."
    return f"{won[0]} wins!" if len(won) == 1 else f"{', '.join(won[:-1])} and {won[-1]} share the victory."
