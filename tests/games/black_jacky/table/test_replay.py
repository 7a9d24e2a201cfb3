"""A match of Black Jacky looked back at: hands stay hidden from onlookers, and are seen by their owners."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tabletop_tui.games.black_jacky import BOX
from tabletop_tui.rules import NOBODY, Match, Seat
from tabletop_tui.store.library import open_library
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.replay_screen import ReplayScreen
from tests.tui.goldens import check_golden, screen_text
from tests.tui.rooms import at, press

GOLDEN = Path(__file__).parent / "golden"


def played(decisions: int) -> Match:
    """A match by chance of so many decisions, or to its end."""
    game, rng = BOX.open(), Random(2)
    match = Match(game, game.read_options({"first_player": "1"}), tuple(map(Seat, ("Anna", "Boris", "Chen"))), 8)
    match.settle()
    while match.actor != NOBODY and decisions:
        match.play(rng.choice(match.state.moves()))
        decisions -= 1
    return match


async def test_a_match_that_is_over_looks_as_it_did(home: Path) -> None:
    with open_library() as library:
        app = TabletopApp(library, played(10_000))
        async with app.run_test(size=(80, 24)) as pilot:
            await press(pilot, "right", "right", "right", "right")
            check_golden(app, "replay-onlooker", GOLDEN)
            await press(pilot, "w", "w")
            check_golden(app, "replay-owner", GOLDEN)
            await press(pilot, "pagedown")
            check_golden(app, "replay-reckoning", GOLDEN)


async def test_of_a_match_that_goes_on_no_hand_can_be_read() -> None:
    match = played(25)
    with open_library() as library:
        app = TabletopApp(library, match)
        async with app.run_test(size=(80, 24)) as pilot:
            for halt in at(app, ReplayScreen).replay.halts:
                screen = at(app, ReplayScreen)
                assert screen.halt == halt
                assert screen.scene.view == match.position(halt.ply).view(None)
                assert "as Anna saw it" not in screen_text(app)
                await press(pilot, "w", "right")
            secret = [text for text in screen.move_list.labels if "pile" in text]
            assert secret
            assert all(" ? " in text for text in secret)
