"""The whole table as rows of styled text: cats above, cards and words below."""

from __future__ import annotations

from tabletop_tui.tui.widgets.block import Line, gap, resized, stacked
from tabletop_tui.tui.widgets.look import Look

from .below import below
from .cats import cats
from .layout import Layout
from .moment import Moment


def draw(moment: Moment, layout: Layout, look: Look) -> tuple[Line, ...]:
    """Every row of the table, exactly ``layout.height`` of them."""
    parts = (
        gap(layout.width, layout.above, look.plain),
        cats(moment, layout, look),
        gap(layout.width, layout.gaps[0], look.plain),
        below(moment, layout, look),
    )
    whole = stacked(part for part in parts if part.height)
    return resized(whole, layout.width, layout.height, look.plain).lines
