"""What holds in every position of Jackal & High, whatever was played."""

from __future__ import annotations

from collections import Counter

from tabletop_tui.games.jackal_and_high.cards import ANIMALS, GAP, LUCKY, TAKE
from tabletop_tui.games.jackal_and_high.state import JackalState
from tabletop_tui.games.jackal_and_high.view import ROLLING, Phase

ALL_CARDS = Counter({**Counter(ANIMALS), TAKE: 4, LUCKY: 4})


def every_card_lies_in_one_place(state: JackalState) -> None:
    """Deck, row, Valley, stacks, Take 2 piles and what left the game make 36 cards (invariant 1)."""
    found = Counter({card: count for card, count in enumerate(state.deck) if count})
    found.update(card for card in state.row if card != GAP)
    found.update(card for stack in state.stacks for batch in stack for card in batch)
    found.update(card for cards in state.fresh for card in cards)
    found.update([state.valley] if state.valley else [])
    found[TAKE] += sum(state.under) + sum(state.takes)
    found[LUCKY] += state.removed
    assert found == ALL_CARDS


def the_row_is_lawful(state: JackalState) -> None:
    """While dice are rolled the row is full, every Take 2 covered and at most one Lucky 8 there (invariant 2)."""
    if state.phase in ROLLING:
        assert len(state.row) == state.seats + 1
        assert TAKE not in state.row
        assert GAP not in state.row
    assert state.row.count(LUCKY) <= 1


def everybody_has_three_dice(state: JackalState) -> None:
    """Dice on cards, in the Valley and in hand make three (invariant 3)."""
    width = len(state.row)
    for seat in range(state.seats):
        groups = state.groups[seat * width : (seat + 1) * width]
        lying = sum(map(len, groups))
        if state.phase is not Phase.OVER:
            assert lying + state.visiting[seat] + state.hand[seat] == 3


def no_total_is_above_its_card(state: JackalState) -> None:
    """Own dice never pass the value of a card (invariant 4), and the rooms kept agree with them."""
    width = len(state.row)
    for index, group in enumerate(state.groups):
        card = state.row[index % width]
        if card != GAP:
            assert state.rooms[index] == card - sum(group) >= 0


def only_exact_dice_lie_after_rolling(state: JackalState) -> None:
    """After inexact dice have left, every group is exact (invariant 7)."""
    if state.phase not in ROLLING:
        assert all(not group or room == 0 for group, room in zip(state.groups, state.rooms, strict=True))


def the_valley_holds_at_most_an_animal(state: JackalState) -> None:
    """No card or one animal lies in the Valley (invariant 8)."""
    assert state.valley == 0 or state.valley in ANIMALS


def every_law(state: JackalState) -> None:
    """All of them."""
    every_card_lies_in_one_place(state)
    the_row_is_lawful(state)
    everybody_has_three_dice(state)
    no_total_is_above_its_card(state)
    only_exact_dice_lie_after_rolling(state)
    the_valley_holds_at_most_an_animal(state)
