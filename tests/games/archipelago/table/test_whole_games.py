"""Whole games by keyboard at 80x24: a campaign over two evenings, and two against two, from the launcher to the end."""

from __future__ import annotations

from tabletop_tui.store.library import open_library
from tabletop_tui.tui.app import TabletopApp
from tests.games.archipelago.keyboard_player import ISLAND_2, Voyager
from tests.games.pirates.keyboard_player import TWO_AGAINST_TWO, Form, Whole, WholeGame
from tests.tui.keyboard import dealt


async def evening(game: WholeGame, until: int = 0) -> Whole | None:
    """Open the library and the house, play, and close both."""
    with open_library() as library, dealt(game.form.seed):
        app = TabletopApp(library)
        async with app.run_test(size=(80, 24)):
            return await game.evening(app, until)


async def test_three_play_a_campaign_of_three_islands_with_cards_over_two_evenings() -> None:
    game = WholeGame(Voyager(), Form(3, seed=133))
    assert await evening(game, until=150) is None
    assert 150 <= game.decisions + 1 < 160
    played = await evening(game)
    assert played is not None
    assert played.outcome.reason.startswith("The campaign ended after 3 islands")
    assert played.decisions > 300
    assert played.hand_overs == 1
    assert {"DRAFT", "NEXT_ISLAND", "MOORING", "LIGHTHOUSE", "WAY", "AFTER"} <= played.asked


async def test_two_against_two_play_an_island_until_every_tile_is_open() -> None:
    played = await evening(WholeGame(Voyager(), Form(4, seed=5, choices={**TWO_AGAINST_TWO, **ISLAND_2})))
    assert played is not None
    assert played.outcome.reason.startswith("All tiles are open, and no coin lies on the island.")
    assert played.outcome.scores[:2] == played.outcome.scores[2:]
