"""Markdown as plain text, for standard output."""

from __future__ import annotations

from io import StringIO
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Heading, Markdown, MarkdownElement
from rich.text import Text

COLUMNS: Final = 80
"""How wide the text is set, whatever the terminal: the length of a line that reads well."""


class _Underlined(Heading):
    """A heading as typewriters make it."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        sign = {"h1": "=", "h2": "-"}.get(self.tag)
        yield Text("")
        yield Text(self.text.plain)
        if sign:
            yield Text(sign * cell_len(self.text.plain))


class _Plain(Markdown):
    """Markdown with headings to the left and nothing in a frame."""

    elements: ClassVar[dict[str, type[MarkdownElement]]] = {**Markdown.elements, "heading_open": _Underlined}


def plain_text(markdown: str) -> str:
    """The text of a Markdown document, in lines of at most `COLUMNS`, ended by a newline."""
    out = StringIO()
    console = Console(
        file=out, width=COLUMNS, color_system=None, force_terminal=False, markup=False, legacy_windows=False
    )
    console.print(_Plain(markdown, hyperlinks=False))
    lines = [line.rstrip() for line in out.getvalue().splitlines()]
    return "\n".join(lines).strip("\n") + "\n"
