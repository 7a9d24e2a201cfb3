"""Any campaign keeps its cards and its order."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop_tui.games.archipelago.phases import OwnPhase
from tabletop_tui.games.pirates.crews import LETTERS
from tabletop_tui.rules import CHANCE

from .voyage import Voyage


@settings(deadline=None, max_examples=60)
@given(
    seats=st.integers(2, 4),
    islands=st.lists(st.lists(st.integers(0, 6), min_size=4, max_size=4), min_size=1, max_size=5),
    data=st.data(),
)
def test_any_campaign_keeps_cards_and_order(seats: int, islands: Sequence[Sequence[int]], data: st.DataObject) -> None:
    voyage = Voyage(seats)
    state = voyage.state
    for coins in islands:
        before = state.ability
        voyage.end(" ".join(f"{LETTERS[crew]}{coins[crew]}" for crew in state.seating.crews))
        chose: list[int] = []
        while state.phase is not OwnPhase.NEXT_ISLAND:
            if state.actor() == CHANCE:
                state.play(data.draw(st.sampled_from([move for move, _ in state.chances() or ()])))
                continue
            chose.append(state.crew)
            state.play(data.draw(st.sampled_from(state.moves())))
        gold = [coins[crew] for crew in chose]
        assert gold == sorted(gold, reverse=True)
        assert all(count >= 3 for count in gold)
        assert len(set(chose)) == len(chose) <= 3
        assert all(now == then for now, then in zip(state.ability, before, strict=True) if then), "for good"
        owned = [number for number in state.ability if number]
        assert len(set(owned)) == len(owned)
        state.play(data.draw(st.sampled_from(state.moves()[:-1])))
        voyage.moored()
        assert not any(state.stored)
    state.play(state.moves()[0])
