"""What the signs on a table mean: told in the help of the table and in the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size
from textual.content import Content

HEADING: Final = "Signs on the board"
"""The passage of a rulebook that the list of signs is added to, and the title of the page of the help."""


class Row(NamedTuple):
    """A sign, or several that belong together, and what it means."""

    sign: str
    meaning: str


class Group(NamedTuple):
    """Signs under a title."""

    title: str
    rows: tuple[Row, ...]


def page(groups: Sequence[Group]) -> str:
    """The signs as Markdown; in fences, so that no sign is taken for markup."""
    parts = []
    for group in groups:
        lines = [f"{set_cell_size(row.sign, _broad(group))}  {row.meaning}".rstrip() for row in group.rows]
        parts.append("\n".join([f"**{group.title}**", "", "```", *lines, "```"]))
    return "\n\n".join(parts)


def columns(groups: Sequence[Group], width: int) -> Content:
    """The signs in two columns, to be read at a glance."""
    half = (width - 2) // 2
    lines: list[Content] = []
    for group in groups:
        lines += [Content("")] if lines else []
        lines.append(Content.styled(group.title, "bold"))
        rows = [_cell(row, _broad(group), half) for row in group.rows]
        middle = (len(rows) + 1) // 2
        for at in range(middle):
            other = rows[at + middle] if at + middle < len(rows) else Content("")
            lines.append(Content.assemble(rows[at], " " * (width - 2 * half), other))
    return Content("\n").join(lines)


def _broad(group: Group) -> int:
    return max(cell_len(row.sign) for row in group.rows)


def _cell(row: Row, broad: int, width: int) -> Content:
    room = width - broad - 2
    return Content.assemble((set_cell_size(row.sign, broad), "bold $primary"), "  ", set_cell_size(row.meaning, room))
