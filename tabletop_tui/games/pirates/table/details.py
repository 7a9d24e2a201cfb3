"""What is under the cursor, told in a few rows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from re import split
from textwrap import wrap
from typing import Final

from tabletop_tui.tui.widgets.block import Line, Span, line
from tabletop_tui.tui.widgets.look import Look

ROWS_FOR_TITLE: Final = 3
"""Rows that are enough to give the title one of its own; in fewer the text goes on right behind it."""


@lru_cache(maxsize=256)
def wrapped(details: tuple[Span, ...], width: int, height: int, look: Look) -> tuple[Line, ...]:
    """Paragraphs in exactly so many rows, with air at both sides, the first of them a title.

    Sentences that have no room as a whole are left out; only where there is none for any, one is cut off with an
    ellipsis. The rows are kept: the cursor often comes back.
    """
    room, apart = width - 2, height >= ROWS_FOR_TITLE
    told = [(look.glyphs.plain(text), style) for text, style in details]
    rows = _rows(_fitting(told, room, height), room, apart=apart)
    found = []
    for at in range(height):
        spans: Sequence[Span] = rows[at] if at < len(rows) else (("", look.plain),)
        if at == height - 1 and len(rows) > height:
            rest = " ".join("".join(text for text, _ in row) for row in rows[at:])
            spans = ((look.glyphs.fit(rest, room), rows[at][-1][1]),)
        found.append(line(width, look.plain, (" ", look.plain), *spans))
    return tuple(found)


def _fitting(told: Sequence[Span], room: int, height: int) -> list[Span]:
    """The title, and of each paragraph as many sentences as there are rows for."""
    kept, apart = list(told[:1]), height >= ROWS_FOR_TITLE
    for text, style in told[1:]:
        said = ""
        for sentence in _sentences(text):
            longer = f"{said} {sentence}".lstrip()
            if len(_rows([*kept, (longer, style)], room, apart=apart)) > height:
                break
            said = longer
        if said:
            kept.append((said, style))
    if len(kept) == 1 < len(told):
        text, style = told[1]
        kept.append((_sentences(text)[0], style))
    return kept


def _sentences(text: str) -> list[str]:
    return split(r"(?<=\.) ", text)


def _rows(told: Sequence[Span], room: int, *, apart: bool) -> list[tuple[Span, ...]]:
    """All rows, those of the title ``apart`` or the text right behind it."""
    if apart or len(told) < 2:
        return [((part, style),) for text, style in told for part in _wrapped(text, room)]
    (title, strong), (_, style), *_ = told
    head = title if title.endswith((".", ":")) else f"{title}."
    first, *others = _wrapped(" ".join((head, *(text for text, _ in told[1:]))), room)
    return [((first[: len(title)], strong), (first[len(title) :], style)), *(((part, style),) for part in others)]


def _wrapped(text: str, room: int) -> list[str]:
    """The rows of a text; ``20 %`` is never parted."""
    return [part.replace("\xa0", " ") for part in wrap(text.replace(" %", "\xa0%"), room)]
