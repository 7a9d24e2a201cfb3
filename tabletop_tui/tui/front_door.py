"""The front door: opening the house at a match, a set-up or the launcher."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop_tui.rules import Box, Match, shelf
from tabletop_tui.store.library import KeptMatch, open_library

from .app import TabletopApp
from .beginning import begin

if TYPE_CHECKING:
    from tabletop_tui.rules.request import StartRequest


def run(
    *,
    play: StartRequest | None = None,
    resume: int | None = None,
    replay: int | None = None,
    setup: str | None = None,
) -> int:
    """Open the house, at most one thing at once; the exit code, 1 when it broke down.

    Args:
        play: A match to begin.
        resume: The number of a match to go on with.
        replay: The number of a match to look back at.
        setup: The id of a game to set up.

    Raises:
        TabletopError: What was asked for cannot be opened; no screen was.
    """
    with open_library() as library:
        first: KeptMatch | Match | Box | None = None
        if play is not None:
            first = begin(library, play)
        elif resume is not None:
            first = library.resume(resume)
            _see_to_the_table(first.match)
        elif replay is not None:
            first = library.look_back(replay)
            _see_to_the_table(first)
        elif setup is not None:
            first = shelf.find(setup)
        app = TabletopApp(library, first)
        app.run()
        if isinstance(first, KeptMatch):
            first.close()
        # Only an app that was left on purpose has said with which code.
        return 1 if app.return_code is None else app.return_code


def _see_to_the_table(match: Match) -> None:
    match.game.box.lay_table().read_assets()
