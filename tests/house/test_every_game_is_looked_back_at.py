"""Every game can be looked back at, at each of its moves and through all eyes."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tabletop_tui.rules import NOBODY, Box, Seat, shelf
from tabletop_tui.store.library import open_library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.replay_screen import ReplayScreen
from tests.tui.goldens import screen_text
from tests.tui.rooms import at, press

MOST = 240
"""The most decisions of a match, since a whole one of some games takes long."""


@pytest.mark.parametrize("box", shelf.boxes().values(), ids=lambda box: box.id)
async def test_a_match_is_shown_at_every_move(box: Box) -> None:
    game, rng = box.open(), Random(4)
    with open_library() as library:
        seats = [Seat(name) for name in ("Anna", "Boris", "Chen")[: box.seats[0]]]
        with library.begin(game, game.read_options({}), seats, 9) as kept:
            for _ in range(MOST):
                if kept.match.actor == NOBODY:
                    break
                kept.match.play(rng.choice(kept.match.state.moves()))
        app = TabletopApp(library, kept.match)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            replay = at(app, ReplayScreen)
            for _ in replay.replay.eyes:
                await press(pilot, "home")
                for before, after in pairwise(replay.replay.halts):
                    await replay.action_step(1)
                    assert replay.halt == after
                    assert replay.scene.viewer == (None if after.reading else replay.replay.viewer)
                    assert after.moves >= before.moves
                await press(pilot, "left", "right", "w")
                assert f"Move {replay.replay.moves} of {replay.replay.moves}" in screen_text(app)
