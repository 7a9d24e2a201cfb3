"""Whatever is played, with all nine abilities about, nothing is made or lost and every move can be written and read."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabletop_tui.games.archipelago.data import ABILITIES
from tabletop_tui.games.archipelago.game import GAME
from tabletop_tui.games.archipelago.state import ArchipelagoState
from tabletop_tui.games.pirates import turns
from tabletop_tui.games.pirates.crews import PIRATES_OF
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.rules import CHANCE, NOBODY, Luck

from .contract_case import nothing_is_made_or_lost

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"crews": "two"}),
    (3, {}),
    (4, {}),
    (4, {"teams": "two_against_two"}),
]


def gifted(plays: str, seats: int, options: dict[str, Any], rng: Random) -> ArchipelagoState:
    """The beginning of an island, with every ability on some pirate."""
    state = GAME.new(GAME.read_options({"plays": plays, **options}), seats)
    assert isinstance(state, ArchipelagoState)
    pirates = [pirate for crew in state.seating.crews for pirate in PIRATES_OF[crew]]
    for card, pirate in zip(range(1, len(ABILITIES) + 1), rng.sample(pirates, len(pirates)), strict=False):
        state.learn(pirate, card)
    if state.phase is Phase.ACTION:
        turns.prepare(state)
    return state


@pytest.mark.parametrize("plays", ["island_1", "island_2", "island_3"])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_is_made_or_lost_by_gifted_pirates(plays: str, seats: int, options: dict[str, Any]) -> None:
    rng = Random(f"{plays} {seats} {options}")
    for _ in range(3):
        luck = Luck(rng)
        state = gifted(plays, seats, options, rng)
        while state.actor() != NOBODY:
            if state.actor() == CHANCE:
                move = state.draw(luck)
                assert move in [outcome for outcome, _ in state.chances() or ()]
            else:
                move = rng.choice(state.moves())
            nothing_is_made_or_lost(state)
            assert state.parse(state.text(move)) == move
            state.play(move)
        nothing_is_made_or_lost(state)
