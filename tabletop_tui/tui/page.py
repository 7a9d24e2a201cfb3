"""Markdown to read, in the signs the terminal has."""

from __future__ import annotations

from textual.await_complete import AwaitComplete
from textual.containers import VerticalScroll
from textual.widgets import Markdown

from .house_screen import house


class Page(Markdown):
    """A Markdown text that opens no links and can do without Unicode."""

    def __init__(self, text: str) -> None:
        super().__init__(self._readable(text), open_links=False)

    def turn(self, text: str) -> AwaitComplete:
        """Show another text."""
        return self.update(self._readable(text))

    def _readable(self, text: str) -> str:
        glyphs = house(self).glyphs
        if glyphs.ascii:
            self.BULLETS = ["* ", "- ", "+ "]
        return glyphs.plain(text)


def scroll(page: VerticalScroll, how: str) -> None:
    """Scroll a page up or down, by a line or by a page, or to one of its ends."""
    match how:
        case "up":
            page.scroll_up(animate=False)
        case "down":
            page.scroll_down(animate=False)
        case "pageup":
            page.scroll_page_up(animate=False)
        case "home":
            page.scroll_home(animate=False)
        case "end":
            page.scroll_end(animate=False)
        case _:
            page.scroll_page_down(animate=False)
