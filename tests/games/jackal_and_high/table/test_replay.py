"""While events are played out, the table moves on with them."""

from __future__ import annotations

from random import Random

import pytest

from tabletop_tui.games.jackal_and_high.events import Missed, Placed, Thrown
from tabletop_tui.games.jackal_and_high.table.replay import advance
from tabletop_tui.games.jackal_and_high.valley_events import SentToValley, ValleyLost, ValleyTaken
from tabletop_tui.games.jackal_and_high.view import Phase
from tabletop_tui.rules import told_to

from .scenes import full_table, new_match, nothing_fits


def test_dice_thrown_lie_before_whoever_threw_them() -> None:
    after = advance(full_table().view, Thrown(seat=3, dice=(1, 8), occasion="roll", attempt=1))
    assert (after.thrower, after.thrown, after.placed_now) == (3, (1, 8), ())


def test_dice_that_miss_go_to_the_valley() -> None:
    after = advance(full_table().view, Missed(seat=0, card=17, position=2, dice=(6, 8)))
    assert after.players[0].placed[2] == ()
    assert after.players[0].valley == 2


def test_dice_that_fit_nowhere_leave_the_hand() -> None:
    after = advance(nothing_fits().view, SentToValley(seat=0, count=2))
    assert (after.players[0].hand, after.players[0].valley, len(after.thrown)) == (1, 2, 1)


def test_the_card_in_the_valley_comes_and_goes() -> None:
    gone = advance(full_table().view, ValleyTaken(seat=1, card=3, alone=True))
    assert gone.valley is None
    assert advance(gone, ValleyLost(seat=0, card=10, alone=False)).valley == 10


@pytest.mark.parametrize("seats", [2, 5])
def test_placements_played_out_lead_to_the_position_of_the_rules(seats: int) -> None:
    match, rng = new_match(seats, seats), Random(seats)
    match.settle()
    placed = 0
    while match.outcome is None and placed < 40:
        before = match.state.view(None)
        steps = match.play(rng.choice(match.state.moves()))
        events = told_to(steps[0].events, None)
        if len(steps) == 1 and isinstance(events[0], Placed):
            after, rules = advance(before, events[0]), match.state.view(None)
            assert after.players == rules.players
            assert after.phase is Phase.PLACE
            if rules.phase is Phase.PLACE:
                assert (after.thrown, after.placed_now) == (rules.thrown, rules.placed_now)
            placed += 1
    assert placed == 40
