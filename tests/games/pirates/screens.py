"""What a screen at 80x24 says of a pirate game, read as people read it and compared with what is known there."""

from __future__ import annotations

import re
from typing import Final

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import LETTERS
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.table.moment import crew_name
from tabletop_tui.games.pirates.view import PirateView
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.table_screen import TableScreen
from tests.tui.goldens import screen_strips, screen_text

CELL_OF: Final = {moves.STEP: 2, moves.SAIL: 2, moves.GO: 1, moves.FLY: 1, moves.LOOK: 1}
"""Where in a move a cell stands that the screen has to name, by verb."""


def island_of(shown: str) -> str:
    """The map, and what is under the cursor below it."""
    edge = _edge(shown)
    return "\n".join(line[:edge].rstrip() for line in shown.splitlines()[1:-2])


def panel_of(shown: str) -> str:
    """What stands beside the map."""
    edge = _edge(shown)
    return "\n".join(line[edge:] for line in shown.splitlines()[1:-2])


def _edge(shown: str) -> int:
    """The column where the panel begins."""
    return next((line.index(" Crews ") - 1 for line in shown.splitlines() if " Crews " in line), 0)


def check_turn(shown: str, table: TableScreen, move: Move) -> None:
    """The screen says whose turn it is, and where the move pointed at leads."""
    lines, view, names = shown.splitlines(), table.scene.view, table.scene.names
    assert isinstance(view, PirateView)
    assert len(lines) == 24
    assert f"{'ABCD'[view.actor]} {names[view.actor][:3]}" in lines[0], lines[0]
    assert "Enter: " in lines[-2], lines[-2]
    if (cell := CELL_OF.get(move[0])) is not None:
        check_named(shown, table, move[cell])


def check_named(shown: str, table: TableScreen, cell: int) -> None:
    """The line with what is pointed at names a cell."""
    name, status = table.table.grid.name(cell), shown.splitlines()[-2]  # type: ignore[attr-defined]
    assert re.search(rf"\b{name}\b", status), f"{name} is not in {status}"


def check_round(shown: str, view: PirateView) -> None:
    """The headline says which round it is, and in the action of a turn whose."""
    headline = shown.splitlines()[0]
    assert f"round {view.round}, " in headline
    if view.phase is Phase.ACTION:
        assert crew_name(view.crew) in headline


def aboard(panel: str, unit: str) -> dict[str, int]:
    """What the panel says every crew has on board, by its letter."""
    return {letter: int(gold) for letter, gold in re.findall(rf"^ *\S? ([NESW]) .{{8,}}? (\d+) {unit}", panel, re.M)}


def check_gold(panel: str, view: PirateView, unit: str, all_gold: int) -> None:
    """The gold aboard is that of each crew, and all that is told of adds up.

    Args:
        panel: What stands beside the map.
        view: The position.
        unit: What the panel calls gold, as a pattern.
        all_gold: All there is.
    """
    stored = aboard(panel, unit)
    assert stored == {LETTERS[crew.crew]: crew.gold for crew in view.crews}, panel
    rest = re.search(r"(?:gold|coins):? (\d+) seen,? (\d+) (?:unseen|in (?:the )?box),? (\d+) lost", panel)
    assert rest is not None, panel
    assert sum(stored.values()) + sum(map(int, rest.groups())) == all_gold, panel


def check_hand_over(shown: str, name: str) -> None:
    """Between two people there is a name and nothing of the game."""
    assert name in shown
    assert "alone" in shown
    for word in ("Moves", "gold", "coin"):
        assert word not in shown


def is_ascii(app: TabletopApp) -> None:
    """Assert that the screen is drawn in seven bits."""
    shown = screen_text(app)
    assert shown.isascii(), f"{sorted({sign for sign in shown if not sign.isascii()})} in\n{shown}"


def is_grey(app: TabletopApp) -> None:
    """Assert that the screen has no colours."""
    for strip in screen_strips(app):
        for segment in strip:
            style = segment.style
            for colour in (style.color, style.bgcolor) if style is not None else ():
                if colour is not None and not colour.is_default:
                    triplet = colour.triplet
                    assert triplet is not None, f"{segment!r} is in a colour of the terminal"
                    assert triplet.red == triplet.green == triplet.blue, f"{segment!r} is coloured"
