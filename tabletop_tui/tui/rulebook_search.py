"""Finding a word in a rulebook: headings first, then the text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from markdown_it import MarkdownIt
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

MARK: Final = "bold reverse"
"""How the word is marked, with colours and without."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A heading, paragraph or table cell with the word in it.

    Attributes:
        passage: The index of its passage.
        nth: How many such parts of the same passage come before it.
    """

    passage: int
    nth: int


def pattern(word: str) -> re.Pattern[str]:
    """What the word looks like: anywhere, in capital letters or not."""
    return re.compile(re.escape(word), re.IGNORECASE)


def find(texts: Sequence[str], word: str) -> list[Hit]:
    """Every hit in the passages with these Markdown texts, those in headings before all others."""
    wanted = pattern(word)
    headings: list[Hit] = []
    others: list[Hit] = []
    for passage, text in enumerate(texts):
        parts = [(heading, words) for heading, words in _parts(text) if wanted.search(words)]
        for nth, (heading, _) in enumerate(parts):
            (headings if heading else others).append(Hit(passage, nth))
    return headings + others


def show(page: Widget, word: str, nth: int) -> None:
    """Mark the word in the nth part of a page that has it, nowhere else, and bring that part into view."""
    wanted = pattern(word)
    parts = [part for part in page.query(Static) if isinstance(part.content, Content)]
    found = [part for part in parts if wanted.search(part.content.plain)]  # type: ignore[union-attr]
    for at, part in enumerate(found):
        assert isinstance(part.content, Content)
        bare = part.content.plain
        spans = [match.span() for match in wanted.finditer(bare)] if at == min(nth, len(found) - 1) else []
        part.update(_marked(part.content, spans))
        if spans:
            part.scroll_visible(animate=False, force=True)


def _marked(content: Content, spans: list[tuple[int, int]]) -> Content:
    rest = [span for span in content.spans if span.style != MARK]
    marked = Content(content.plain, rest)
    for start, end in spans:
        marked = marked.stylize(MARK, start, end)
    return marked


def _parts(text: str) -> list[tuple[bool, str]]:
    """The parts of a Markdown text in order: whether each is a heading, and its words as they are shown."""
    parts: list[tuple[bool, str]] = []
    heading = False
    for token in MarkdownIt("gfm-like", {"linkify": False}).parse(text):
        if token.type == "inline":
            words = (" " if child.type == "softbreak" else child.content for child in token.children or ())
            parts.append((heading, "".join(words)))
        elif token.type in ("fence", "code_block"):
            parts.append((False, token.content))
        heading = token.type == "heading_open"
    return parts
