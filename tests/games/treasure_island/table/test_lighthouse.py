"""What is seen from the lighthouse, and by whom."""

from __future__ import annotations

import pytest

from tabletop_tui.store.library import Library
from tabletop_tui.tui.hand_over import HandOverScreen
from tests.games.treasure_island.island import Played, island
from tests.tui.fewest_keys import keys_to_text
from tests.tui.goldens import screen_text
from tests.tui.rooms import press

from .at_table import app_of

pytestmark = pytest.mark.usefixtures("no_animations")


def lighthouse(*tiles: str) -> Played:
    return island(f"n1 ?lighthouse {' '.join(f'?{tile}' for tile in tiles)}", "c4", seats=2)


async def through(library: Library, played: Played, size: tuple[int, int]) -> tuple[list[str], list[str]]:
    """What is on the screen for all, and for the one who looks, from the lighthouse until the tiles are back."""
    app = app_of(library, played)
    for_all, alone = [], []
    async with app.run_test(size=size) as pilot:
        await press(pilot, *keys_to_text(app, "n1 c4-d4"), "enter")
        assert isinstance(app.screen, HandOverScreen)
        for_all.append(screen_text(app))
        await press(pilot, "space")
        alone.append(screen_text(app))
        await press(pilot, "escape")
        for_all.append(screen_text(app))
        await press(pilot, "space", "right")
        alone.append(screen_text(app))
        await press(pilot, "enter")
        for_all.append(screen_text(app))
        await press(pilot, "o", "escape", "i")
        for_all.append(screen_text(app))
    return for_all, alone


@pytest.mark.parametrize("size", [(80, 24), (140, 45)], ids=["small", "large"])
async def test_what_is_seen_from_the_lighthouse_is_on_no_open_screen(library: Library, size: tuple[int, int]) -> None:
    one = await through(library, lighthouse("ice", "chest_3", "trap", "cannibal"), size)
    other = await through(library, lighthouse("cannibal", "trap", "ice", "chest_3"), size)
    assert one[0] == other[0]
    assert one[1][0] != other[1][0]
    assert "f4 3 coins" in one[1][1]


async def test_tiles_are_shown_as_the_arrangement_pointed_at_would_put_them_back(library: Library) -> None:
    app = app_of(library, lighthouse("ice", "chest_3", "trap", "cannibal"))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *keys_to_text(app, "n1 c4-d4"), "enter", "space")
        assert "[✻ ]$3›⊔ ›‡‡" in screen_text(app)
        assert "1 ice e4, $3 f4, trap g4, eats h4" in screen_text(app)
        await press(pilot, "right")
        assert "[✻ ]$3›‡‡›⊔ " in screen_text(app)
        await press(pilot, "left", "down")
        assert "[$3]✻ ›⊔ ›‡‡" in screen_text(app)
