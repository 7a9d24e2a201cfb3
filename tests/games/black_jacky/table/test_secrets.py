"""Nothing that a seat cannot know is ever drawn or said to it, alone or on the open table."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from tabletop_tui.games.black_jacky.events import HandDealt
from tabletop_tui.games.black_jacky.moves import DRAW, KNOCK, SWAP
from tabletop_tui.games.black_jacky.reckoning_events import Reckoned
from tabletop_tui.games.black_jacky.table import staging
from tabletop_tui.games.black_jacky.table.chances import odds
from tabletop_tui.games.black_jacky.table.explaining import explain, explain_cat, things
from tabletop_tui.games.black_jacky.table.moment import Moment
from tabletop_tui.games.black_jacky.table.words import headline, label, prompt
from tabletop_tui.rules import CHANCE, Event, told_to
from tests.games.black_jacky.twins import cards_exchanged

from .scenes import drawn, new_match, pointing, scene_for


def everything(state: Any, viewer: int | None, names: tuple[str, ...], options: Any) -> str:
    """All that the table draws and says to a seat in a position, wherever its cursor is."""
    shown = scene_for(state, viewer, names, options)
    parts = [prompt(shown), headline(shown), odds(shown) or "", drawn(pointing(shown))]
    for move in shown.moves:
        moment = pointing(shown, move)
        parts += [label(shown, move), drawn(moment), *explain(moment)]
    parts += [text for pair in things(pointing(shown))[0] for text in pair]
    parts += [text for seat in range(len(names)) for text in explain_cat(pointing(shown), seat)]
    return "\n".join(parts)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4), (5, 5), (6, 6)])
def test_two_worlds_a_seat_cannot_tell_apart_look_the_same_to_it(seats: int, seed: int) -> None:
    match, rng, twins = new_match(seats, seed, seen_cards=seed % 2 == 0), Random(seed), 0
    while match.outcome is None:
        state: Any = match.state
        for viewer in (state.actor(), rng.randrange(seats)):
            twin = cards_exchanged(state, viewer, rng)
            if twin is not None:
                twins += 1
                for looking in (viewer, None):
                    one = everything(state, looking, match.names, match.options)
                    assert everything(twin, looking, match.names, match.options) == one
        match.play(rng.choice(state.moves()))
    assert twins > 20


def test_the_texts_compared_do_show_what_a_seat_may_know() -> None:
    match = new_match(4, 1)
    state: Any = match.state
    seat = state.actor()
    own = everything(state, seat, match.names, match.options)
    twin = cards_exchanged(state, (seat + 1) % 4, Random(1))
    while twin is not None and twin.hands[seat] == state.hands[seat]:
        twin = cards_exchanged(twin, (seat + 1) % 4, Random(2))
    assert twin is not None
    assert everything(twin, seat, match.names, match.options) != own


async def frames(before: Any, events: list[Event], names: tuple[str, ...], options: Any) -> list[str]:
    """What the open table shows while these events are staged."""
    shown: list[str] = []

    def present(moment: Moment) -> None:
        shown.append(drawn(moment))

    await staging.Stage(scene_for(before, None, names, options), present).play(list(told_to(events, None)))
    return shown


def played(state: Any, move: Any) -> list[Event]:
    """What happens on a move and on whatever chance does after it."""
    events: list[Event] = []
    after = state.copy()
    after.play(move, events.append)
    while after.actor() == CHANCE:
        after.play(after.chances()[0][0], events.append)
    return events


async def test_what_is_staged_for_everybody_is_the_same_in_both_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(seconds: float) -> None:
        assert seconds > 0

    monkeypatch.setattr(staging, "sleep", at_once)
    match, rng, compared = new_match(4, 8), Random(8), 0
    while match.outcome is None:
        state: Any = match.state
        watcher = rng.randrange(4)
        twin = cards_exchanged(state, watcher, rng)
        public = [move for move in state.moves() if move[0] in (DRAW, KNOCK) or (move[0] == SWAP and move[2] == 0)]
        if twin is not None:
            for move in public:
                if move in twin.moves():
                    here, there = played(state, move), played(twin, move)
                    one = await frames(state, here, match.names, match.options)
                    assert one
                    assert await frames(twin, there, match.names, match.options) == one
                    compared += 1
        match.play(rng.choice(state.moves()))
    assert compared > 30


async def test_a_skipped_reckoning_has_shown_only_the_hands_turned_over(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = 0

    async def three_times(seconds: float) -> None:
        nonlocal looked
        looked += 1
        if looked == 3:
            raise asyncio.CancelledError

    monkeypatch.setattr(staging, "sleep", three_times)
    match, rng = new_match(4, 2), Random(2)
    events: list[Event] = []
    before = match.state
    while not any(isinstance(event, Reckoned) for event in events):
        before = match.state
        events = [event for step in match.play(rng.choice(before.moves())) for event in step.events]
    shown: list[str] = []
    stage = staging.Stage(
        scene_for(before, None, match.names, match.options), lambda moment: shown.append(drawn(moment))
    )
    with pytest.raises(asyncio.CancelledError):
        await stage.play(list(told_to(events, None)))
    assert [text.count("still face down") for text in shown] == [4, 3, 2]
    assert not any(isinstance(event, HandDealt) for event in told_to(events, None))
