"""What tables draw, as text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style

from tabletop_tui.tui.glyphs import load_glyphs
from tabletop_tui.tui.widgets.block import Line
from tabletop_tui.tui.widgets.look import Look, build_look


def look(glyphs: str = "unicode") -> Look:
    """A dark theme with these signs."""
    return build_look({}, Style(color="#e0e0e0", bgcolor="#121212"), load_glyphs(glyphs))


def as_text(lines: Sequence[Line], width: int, height: int) -> str:
    """These rows as text; there are ``height`` of them, and each is ``width`` columns wide."""
    assert len(lines) == height
    assert {sum(segment.cell_length for segment in line) for line in lines} == {width}
    return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines) + "\n"
