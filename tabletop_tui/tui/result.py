"""How a game ended: who won, by how much, and what decided it."""

from __future__ import annotations

from typing import ClassVar

from rich.cells import cell_len, set_cell_size
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from tabletop_tui.rules import Match, Outcome

from .actions import RESULT, bound
from .house_screen import HouseScreen
from .key_hints import KeyHints
from .line import Line
from .page import Page, scroll
from .seats import LETTERS, seat_style

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

    def __init__(self, match: Match, outcome: Outcome, details: str | None) -> None:
        super().__init__()
        self.match = match
        self.outcome = outcome
        self.details = details

    def compose(self) -> ComposeResult:
        """Winner, ranking, reason, details."""
        yield Line(Content.assemble((self.match.game.box.name, "bold $primary"), "   the game is over"), id="title")
        with VerticalScroll(id="page", can_focus=False):
            yield Static(Content(winners(self.outcome, self.match.names)), id="winner")
            yield Static(self._ranking(), id="ranking")
            yield Static(Content(self.outcome.reason), id="reason")
            if self.details:
                yield Page(self.details)
        yield KeyHints()

    def _ranking(self) -> Content:
        names, scores, unit = self.match.names, self.outcome.scores, self.outcome.unit
        broad = max(map(cell_len, names))
        most = max(1, *scores)
        lines = []
        indent = " " * max(0, (self.app.size.width - 4 - (8 + 2 + broad + 2 + 5 + len(unit) + 2 + 20)) // 2)
        rest = [seat for seat in range(len(names)) if all(seat not in group for group in self.outcome.ranking)]
        for rank, group in enumerate([*self.outcome.ranking, *([tuple(rest)] if rest else [])]):
            for seat in group:
                bar = ("█" if not self.marks.frame.isascii() else "#") * round(20 * max(0, scores[seat]) / most)
                lines.append(
                    Content.assemble(
                        indent,
                        (f"{RANKS[min(rank, 5)]:<8}", "bold" if not rank else ""),
                        (f"{LETTERS[seat]} ", seat_style(seat)),
                        (set_cell_size(names[seat], broad + 2), "bold" if not rank else ""),
                        f"{scores[seat]:>4} {unit}  ",
                        (bar, f"$seat-{seat + 1}"),
                    )
                )
        return Content("\n").join(lines)

    def action_rematch(self) -> None:
        """Play again."""
        self.dismiss("rematch")

    def action_table(self) -> None:
        """Look at the table."""
        self.dismiss("table")

    def action_leave(self) -> None:
        """Back to the games."""
        self.dismiss("leave")

    def action_scroll(self, how: str) -> None:
        """Scroll the page."""
        scroll(self.query_one("#page", VerticalScroll), how)


def winners(outcome: Outcome, names: tuple[str, ...]) -> str:
    """Who won, in a sentence."""
    won = [names[seat] for seat in outcome.winners]
    if not won:
        return "Nobody wins."
    if len(won) == len(names) > 1:
        return "A draw: nobody is ahead."
    return f"{won[0]} wins!" if len(won) == 1 else f"{', '.join(won[:-1])} and {won[-1]} share the victory."
