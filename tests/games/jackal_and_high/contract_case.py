"""Jackal & High in the contract suite."""

from __future__ import annotations

from random import Random

from tabletop_tui.games.jackal_and_high.game import GAME
from tabletop_tui.games.jackal_and_high.resolution import offer_order
from tabletop_tui.games.jackal_and_high.state import JackalState
from tabletop_tui.games.jackal_and_high.view import Phase
from tests.rules.cases import Case

from .laws import every_law


def order_changed(state: JackalState, seat: int, rng: Random) -> JackalState | None:
    """The same position with the cards of another's batch the other way round."""
    twin = state.copy()
    changed = False
    for other in range(state.seats):
        if other != seat:
            twin.stacks[other] = tuple(batch[::-1] for batch in state.stacks[other])
            changed = changed or twin.stacks[other] != state.stacks[other]
    if state.phase is Phase.ORDER and state.deciding != seat and len(set(state.ordered)) > 1:
        twin.ordered = state.ordered[::-1]
        offer_order(twin)
        changed = True
    return twin if changed else None


CONTRACT = [
    Case(GAME, ((3, {"open_stacks": True, "valley_when_nothing_fits": "exactly_one"}),), law=every_law),
    Case(
        GAME,
        (
            (2, {}),
            (3, {"valley_when_nothing_fits": "all", "show_paws": False}),
            (4, {"first_player": "4", "take2_paws": 3}),
            (5, {}),
        ),
        law=every_law,
        secrets=True,
        twin=order_changed,
    ),
]
