"""What an island that has just ended has brought, in a box over the map."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from tabletop_tui.games.archipelago.view import View
from tabletop_tui.games.pirates.crews import COLOURS, LETTERS
from tabletop_tui.games.pirates.table.paint import Paint
from tabletop_tui.rules.words import count, listed
from tabletop_tui.tui.widgets.block import Block, Line, Span, line

from .standing import winners
from .tray import boxed

WIDEST: Final = 34
"""Columns of what is written in the box at most."""


def island_end(view: View, width: int, paint: Paint) -> Block:
    """Why the last island ended, the coins of all crews, what decided where those are equal, and who won.

    Args:
        view: A view whose last result is of that island.
        width: Columns of the table.
        paint: Colours and signs.
    """
    look, result = paint.look, view.results[-1]
    inside = min(WIDEST, width - 4)
    rows: list[Line] = []

    def say(text: str, *, strong: bool = False) -> None:
        style = look.strong if strong else look.plain
        rows.extend(line(inside + 2, look.plain, (f" {part}", style)) for part in wrap(look.glyphs.plain(text), inside))

    title = look.glyphs.plain(f"{result.name} is over")
    rows.append(
        line(inside + 2, look.plain, (look.glyphs.fit(title, min(inside, len(title))), look.pointed), align="centre")
    )
    say(result.reason)
    coins: list[Span] = [(" ", look.plain)]
    for crew in view.crews:
        number = result.gold[crew.crew]
        unit = f" {count(number, 'coin').split()[-1]}" if crew is view.crews[0] else ""
        coins += [(f" {LETTERS[crew.crew]} ", paint.crew(crew.crew)), (f" {number}{unit}  ", look.strong)]
    rows.append(line(inside + 2, look.plain, *coins))
    if result.tie:
        say(result.tie)
    won = listed([f"{COLOURS[crew]} ({LETTERS[crew]})" for crew in winners(view, result)])
    say(f"{won[:1].upper()}{won[1:]} won." if won else "Nobody won.", strong=True)
    return boxed(Block(inside + 2, tuple(rows)), paint)
