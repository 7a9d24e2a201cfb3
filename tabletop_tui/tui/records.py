"""The finished matches: who won, and when."""

from __future__ import annotations

from datetime import datetime
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from tabletop_tui.rules import TabletopError

from .actions import RECORDS, bound
from .continue_list import when
from .house_screen import HouseScreen
from .key_hints import KeyHints
from .line import Line
from .page import scroll


class RecordsScreen(HouseScreen[None]):
    """A plain list, newest first."""

    CSS = """
    RecordsScreen {
        #title { padding: 0 2; margin: 1 0 1 0; }
        #page { height: 1fr; padding: 0 2; scrollbar-size: 1 1; }
    }
    """
    BINDINGS: ClassVar = bound(*RECORDS)
    AUTO_FOCUS = ""
    TITLE_FOR_HELP = "Records"

    def compose(self) -> ComposeResult:
        """The matches."""
        yield Line(Content.assemble(("Records", "bold $primary"), "   finished matches, newest first"), id="title")
        with VerticalScroll(id="page", can_focus=False):
            yield Static(self._list())
        yield KeyHints()

    def _list(self) -> Content:
        try:
            finished = self.house.library.finished()
        except TabletopError as error:
            return Content(str(error))
        if not finished:
            return Content("No match has been finished yet. The first one is still to be won.")
        now = datetime.now().astimezone()
        entries = []
        for match in finished:
            scores = ""
            if match.outcome is not None:
                pairs = zip(match.names, match.outcome.scores, strict=True)
                scores = f"{', '.join(f'{name} {score}' for name, score in pairs)} {match.outcome.unit}"
            entries.append(
                Content.assemble(
                    (f"{when(match.played.astimezone(), now):<14}", "$foreground 80%"),
                    (match.game_name, "bold"), "  ", (match.outcome_text, "$primary"), "\n" + " " * 14, scores,
                )
            )  # fmt: skip
        return Content("\n\n").join(entries)

    def action_scroll(self, how: str) -> None:
        """Scroll the list."""
        scroll(self.query_one("#page", VerticalScroll), how)

    def action_back(self) -> None:
        """Back to the games."""
        self.dismiss(None)
