"""Small windows: a question, or something to read."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.markup import escape
from textual.widgets import Static

from .actions import ASKING, READING, bound
from .house_screen import Dialog
from .page import Page, scroll


class Ask(Dialog[bool]):
    """A question answered with yes or no."""

    BINDINGS: ClassVar = bound(*ASKING)

    def __init__(self, question: str, detail: str, *, yes: str = "throw it away", no: str = "keep it") -> None:
        """Make the window.

        Args:
            question: What is asked.
            detail: What one should know before answering.
            yes: What happens after yes, in a few words.
            no: What happens after no.
        """
        super().__init__()
        self.question = question
        self.detail = detail
        self.yes, self.no = yes, no

    def compose(self) -> ComposeResult:
        """Question, detail, keys."""
        yield Static(self._text(), classes="window")

    def _text(self, *, reminds: bool = False) -> Content:
        return Content.assemble(
            (self.question, "bold"), "\n\n", self.detail, "\n\n",
            ("y", "bold $primary"), f" yes, {self.yes}     ", ("n Esc", "bold $primary"), f" no, {self.no}",
            ("\n\nEnter and Space answer nothing here.", "$warning") if reminds else "",
        )  # fmt: skip

    def action_answer(self, yes: bool) -> None:
        """Give the answer."""
        self.dismiss(yes)

    def action_remind(self) -> None:
        """Say that the key answers nothing: it asked the question, and may have been pressed twice."""
        self.query_one(Static).update(self._text(reminds=True))


class Reading(Dialog[None]):
    """A short Markdown text in a window."""

    DEFAULT_CSS = """
    Reading > .window { padding: 0 1; border-title-style: bold; border-title-color: $foreground; scrollbar-size: 1 1; }
    Reading Markdown { background: $surface; padding: 0 1; margin: 0; }
    Reading MarkdownFence { padding: 0 1; margin: 0 0 1 0; }
    """
    BINDINGS: ClassVar = bound(*READING)
    AUTO_FOCUS = ""

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self.window_title = title
        self.text = text

    def compose(self) -> ComposeResult:
        """The text, in a frame with its title."""
        window = VerticalScroll(Page(self.text), classes="window", can_focus=False)
        window.border_title = escape(self.window_title)
        window.border_subtitle = "Esc closes"
        yield window

    def action_scroll(self, how: str) -> None:
        """Scroll the text."""
        scroll(self.query_one(VerticalScroll), how)

    def action_back(self) -> None:
        """Close the window."""
        self.dismiss(None)
