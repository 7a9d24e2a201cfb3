"""Finding a word in a rulebook, and showing it there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from markdown_it import MarkdownIt
from textual.containers import VerticalScroll
from textual.content import Content
from textual.geometry import Region
from textual.widgets import Static

HERE: Final = "bold reverse"
"""How the word is marked where one has come to, with colours and without."""

ELSEWHERE: Final = "bold underline"
"""How the word is marked in the other places of the same page."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A place where the word stands.

    Attributes:
        passage: The index of its passage.
        nth: How many places of the same passage come before it.
    """

    passage: int
    nth: int


def pattern(word: str) -> re.Pattern[str]:
    """What the word looks like: anywhere, in capital letters or not."""
    return re.compile(re.escape(word), re.IGNORECASE)


def find(texts: Sequence[str], word: str) -> list[Hit]:
    """Every hit in the passages with these Markdown texts, in the order in which they are read."""
    wanted = pattern(word)
    return [
        Hit(passage, nth)
        for passage, text in enumerate(texts)
        for nth, _ in enumerate(match for words in _parts(text) for match in wanted.finditer(words))
    ]


def show(page: VerticalScroll, word: str, nth: int) -> None:
    """Mark the word wherever a page that is laid out has it, otherwise at the nth place, and bring that into view."""
    wanted, before = pattern(word), 0
    for part in page.query(Static):
        if not isinstance(content := part.content, Content):
            continue
        spans = [match.span() for match in wanted.finditer(content.plain)]
        here = nth - before
        if (marked := _marked(content, spans, here)).spans != content.spans:
            part.update(marked, layout=False)
        if 0 <= here < len(spans):
            # What is marked is laid out anew, and only then stands where it stays.
            page.call_after_refresh(_bring_into_view, page, part, content.plain.count("\n", 0, spans[here][0]))
        before += len(spans)


def _bring_into_view(page: VerticalScroll, part: Static, row: int) -> None:
    """Scroll until a part is seen from a row on, as much of it as there is room for."""
    seen = page.scrollable_content_region
    x, y = part.region.offset - seen.offset + page.scroll_offset
    rows = max(1, min(part.size.height - row, seen.height))
    page.scroll_to_region(Region(x, y + row, part.size.width, rows), animate=False, force=True)


def _marked(content: Content, spans: Sequence[tuple[int, int]], here: int) -> Content:
    """A text with the word marked at these places; marks from before are taken off it."""
    marked = Content(content.plain, [span for span in content.spans if span.style not in (HERE, ELSEWHERE)])
    for at, (start, end) in enumerate(spans):
        marked = marked.stylize(HERE if at == here else ELSEWHERE, start, end)
    return marked


def _parts(text: str) -> list[str]:
    """The parts of a Markdown text in order, in words as they are shown."""
    parts: list[str] = []
    for token in MarkdownIt("gfm-like", {"linkify": False}).parse(text):
        if token.type == "inline":
            words = (" " if child.type == "softbreak" else child.content for child in token.children or ())
            parts.append("".join(words))
        elif token.type in ("fence", "code_block"):
            parts.append(token.content)
    return parts
