"""The rulebook on screen: its passages on the left, the one being read on the right."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from rich.cells import cell_len, set_cell_size
from textual import on
from textual.app import ComposeResult
from textual.containers import Container, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Input

from tabletop_tui.assets import read_text
from tabletop_tui.rules import Box, TabletopError

from .actions import RULEBOOK, bound
from .glyphs import glyphs_of
from .house_screen import HouseScreen, house
from .key_hints import KeyHints
from .legend import HEADING, page
from .line import Line
from .page import Page, scroll
from .rulebook_search import Hit, find, show


@dataclass(frozen=True, slots=True)
class Passage:
    """A part of a rulebook that is read at one go.

    Attributes:
        title: Its heading.
        text: Its Markdown, heading included.
        headings: Its heading and those within it, in lower case.
    """

    title: str
    text: str
    headings: frozenset[str]


def passages(book: str) -> list[Passage]:
    """A rulebook in Markdown, cut at its headings of the first and second level."""
    parts: list[list[str]] = []
    fenced = False
    for line in book.splitlines():
        fenced ^= line.startswith("```")
        if not parts or (not fenced and line.startswith(("# ", "## "))):
            parts.append([])
        parts[-1].append(line)
    found = []
    for lines in parts:
        headings = [line.lstrip("#").strip() for line in lines if line.startswith("#")]
        if any(line.strip() for line in lines):
            title = headings[0] if headings else "To begin with"
            found.append(Passage(title, "\n".join(lines), frozenset(name.casefold() for name in headings)))
    return found


class Contents(Widget):
    """The list of passages, the one being read marked."""

    DEFAULT_CSS = """
    Contents {
        width: 26; height: 100%; padding: 0 1; border-right: solid $primary 60%;
    }
    """
    ALLOW_SELECT = False

    def __init__(self, titles: list[str]) -> None:
        super().__init__()
        self.titles = titles
        self.at = 0

    def point(self, at: int) -> None:
        """Mark another passage."""
        self.at = at
        self.refresh()

    def render(self) -> Content:
        """As many titles as there is room for."""
        glyphs, width, height = house(self).glyphs, self.size.width, max(1, self.size.height)
        first = max(0, min(self.at - height // 2, len(self.titles) - height))
        lines = []
        for at, title in enumerate(self.titles[first : first + height], first):
            words = title if cell_len(title) <= width - 2 else set_cell_size(title, width - 3) + glyphs["ellipsis"]
            chosen = at == self.at
            lines.append(
                Content.styled(f"{glyphs['pointer'] if chosen else ' '} {words}", "bold $primary" if chosen else "")
            )
        return Content("\n").join(lines)


class RulebookScreen(HouseScreen[None]):
    """A game's rulebook, opened at a passage."""

    CSS = """
    RulebookScreen {
        #title { padding: 0 2; background: $panel; }
        #book { layout: horizontal; height: 1fr; }
        #page { width: 1fr; height: 100%; padding: 0 1; scrollbar-size: 1 1; }
        #page Markdown { padding: 0 1; margin: 0; background: $background; }
        #search { dock: bottom; display: none; margin: 0 0 1 0; }
        #search.-open { display: block; }
    }
    """
    BINDINGS: ClassVar = bound(*RULEBOOK)
    AUTO_FOCUS = ""
    TITLE_FOR_HELP = "The rulebook"

    def __init__(self, box: Box, heading: str = "", mention: str = "") -> None:
        """Open a rulebook.

        Args:
            box: The game's box.
            heading: A heading of the passage to begin with; the first passage where there is none so called.
            mention: A word of the passage to begin with where there is no such heading.

        Raises:
            BadAsset: The rulebook is missing or damaged.
        """
        super().__init__()
        self.box = box
        book = read_text(box.about)
        self.passages = passages(book)
        wanted = heading.casefold().lstrip("#").strip()
        told = [at for at, passage in enumerate(self.passages) if wanted in passage.headings]
        if not told and mention:
            word = re.compile(rf"\b{re.escape(mention)}\b")
            told = [at for at, passage in enumerate(self.passages) if word.search(passage.text)]
        self.at = told[0] if told else 0
        self.contents = Contents([passage.title for passage in self.passages])
        self.contents.at = self.at
        self.found = ""
        self.hits: list[Hit] = []
        self.hit = 0

    def compose(self) -> ComposeResult:
        """Title, contents, page, search line, hints."""
        yield Line(id="title")
        with Container(id="book"):
            yield self.contents
            with VerticalScroll(id="page", can_focus=False):
                yield Page(self._text())
        yield Input(placeholder="Search for a word, Enter finds it", id="search", compact=True)
        yield KeyHints()

    def on_mount(self) -> None:
        """Name the book."""
        self._say_title()

    def _text(self) -> str:
        if not self.passages:
            return "This rulebook is empty."
        passage = self.passages[self.at]
        if HEADING.casefold() not in passage.headings:
            return passage.text
        try:
            signs = page(self.box.lay_table().legend(glyphs_of(self)))
        except TabletopError as error:
            signs = str(error)
        return f"{passage.text}\n\n{signs}"

    async def _open(self, at: int) -> None:
        self.at = at % max(1, len(self.passages))
        self.contents.point(self.at)
        await self.query_one(Page).turn(self._text())
        self.query_one("#page").scroll_home(animate=False)

    async def action_passage(self, step: int) -> None:
        """Open the next passage or the one before."""
        await self._open(self.at + step)

    def action_scroll(self, how: str) -> None:
        """Scroll the page."""
        scroll(self.query_one("#page", VerticalScroll), how)

    def action_search(self) -> None:
        """Ask for a word."""
        line = self.query_one("#search", Input)
        line.add_class("-open")
        line.value = self.found
        line.focus()

    @on(Input.Submitted)
    async def _search(self, event: Input.Submitted) -> None:
        event.stop()
        self._close_search()
        word = event.value.strip()
        if word == self.found and self.hits:
            await self.action_hit(1)
        else:
            self.found, self.hit = word, 0
            self.hits = find([passage.text for passage in self.passages], word) if word else []
            await self._show_hit()

    async def action_hit(self, step: int) -> None:
        """Go to the next hit of the search or the one before."""
        self.hit = (self.hit + step) % len(self.hits)
        await self._show_hit()

    async def _show_hit(self) -> None:
        self._say_title()
        self.refresh_bindings()
        if self.hits:
            hit = self.hits[self.hit]
            if hit.passage != self.at:
                await self._open(hit.passage)
            self.call_after_refresh(self._mark, hit)
        elif self.found:
            self._mark(Hit(self.at, 0))

    def _mark(self, hit: Hit) -> None:
        """Mark a hit once its page is laid out, unless another page has been turned to meanwhile."""
        if hit.passage == self.at:
            show(self.query_one("#page", VerticalScroll), self.found, hit.nth)

    def _say_title(self) -> None:
        told = ""
        word = f'"{self.found}"' if self.house.ascii else f"“{self.found}”"
        if self.hits:
            told = f"   {word}: {self.hit + 1} of {len(self.hits)}"
        elif self.found:
            told = f"   {word} is not in this rulebook."
        title = Content.assemble((self.box.name, "bold $primary"), "   the rulebook", (told, "bold"))
        self.query_one("#title", Line).say(title)

    def _close_search(self) -> None:
        self.query_one("#search", Input).remove_class("-open")
        self.set_focus(None)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While a word is typed, keys are letters."""
        if self.too_small:
            return False
        if action == "hit":
            return bool(self.hits) and self.focused is None
        if action in ("passage", "scroll", "search"):
            return self.focused is None
        return super().check_action(action, parameters)

    def action_back(self) -> None:
        """Close the search line, or the rulebook."""
        if self.focused is not None:
            self._close_search()
        else:
            self.dismiss(None)
