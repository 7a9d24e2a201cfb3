"""Archipelago's table in the house, each in one line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from tabletop_tui.rules import Seat
from tabletop_tui.store.library import Library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs import Ask
from tests.games.archipelago.shore import Shore
from tests.tui.fewest_keys import keys_to_text
from tests.tui.rooms import press

from .scenes import NAMES, game_of

GOLDEN = Path(__file__).parent / "golden"
"""Where its screens are kept as text."""


def app_of(library: Library, board: Shore, rolls: Sequence[int] = (), names: tuple[str, ...] = NAMES) -> TabletopApp:
    seats = [Seat(name) for name in names[: board.state.seating.seats]]
    return TabletopApp(library, library.begin(game_of(board, rolls), board.state.options, seats, 1))


async def play(pilot: Pilot[Any], app: TabletopApp, *moves: str) -> None:
    """Point at these moves with arrows, Tab and c, and make them."""
    for text in moves:
        await press(pilot, *keys_to_text(app, text), "enter")
        if isinstance(app.screen, Ask):
            await press(pilot, "y")
