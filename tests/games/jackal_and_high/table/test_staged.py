"""Throws and settlements are played out on the table, and read in peace."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tabletop_tui.games.jackal_and_high.events import GameOver, RoundBegan, Thrown
from tabletop_tui.games.jackal_and_high.table import JackalTable, staging
from tabletop_tui.games.jackal_and_high.valley_events import ValleyEscaped
from tabletop_tui.rules import Event, Match, told_to
from tabletop_tui.tui.scene import Scene
from tests.tui.goldens import screen_text
from tests.tui.lone_table import LoneTable

from .scenes import new_match, scene_of


def throwing(match: Match) -> list[Event]:
    """Play until dice are thrown; what happened then."""
    while True:
        events = [event for step in match.play(match.state.moves()[0]) for event in step.events]
        if any(isinstance(event, Thrown) for event in events):
            return events


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long the staging wanted to wait; nothing waits in fact."""
    asked: list[float] = []

    async def at_once(seconds: float) -> None:
        asked.append(seconds)

    monkeypatch.setattr(staging, "sleep", at_once)
    return asked


async def test_staging_shows_each_throw_and_waits_only_when_animated(waits: list[float]) -> None:
    app, match, rng = LoneTable(JackalTable()), new_match(5, 11), Random(11)
    match.settle()
    async with app.run_test(size=(80, 24)):
        app.table.show(scene_of(match))
        while match.outcome is None and match.state.view(None).round < 4:
            before = scene_of(match)
            steps = match.play(rng.choice(before.moves))
            events = [event for step in steps for event in told_to(step.events, None)]
            await app.table.stage(events, before, animate=False)
            assert not waits
            await app.table.stage(events, before, animate=True)
            throws = [event for event in events if isinstance(event, Thrown)]
            assert len(waits) >= len(throws) * (staging.FLICKERS + 1)
            assert sum(waits) < 6
            waits.clear()
            app.table.show(scene_of(match))


def test_one_roll_takes_about_half_a_second() -> None:
    assert pytest.approx(0.5) == staging.FLICKERS * staging.FLICKER_SECONDS + staging.LIE_SECONDS


async def test_nothing_is_told_of_dice_before_they_lie_still(waits: list[float]) -> None:
    app, match = LoneTable(JackalTable()), new_match(3, 5)
    match.settle()
    async with app.run_test(size=(80, 24)) as pilot:
        before = scene_of(match)
        app.table.show(before)
        events = throwing(match)
        await app.table.stage(events, before, animate=True)
        await pilot.pause()
        assert app.told[: staging.FLICKERS] == ["Boris the Brave throws 3 dice."] * staging.FLICKERS
        assert app.told[staging.FLICKERS] == events[-1].say(match.names)


async def test_a_skipped_stage_still_says_what_happened() -> None:
    app, match = LoneTable(JackalTable()), new_match(3, 5)
    match.settle()
    async with app.run_test(size=(80, 24)) as pilot:
        before = scene_of(match)
        app.table.show(before)
        events = throwing(match)
        playing = asyncio.ensure_future(app.table.stage(events, before, animate=True))
        await asyncio.sleep(0)
        assert not playing.done()
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing
        app.table.show(scene_of(match))
        await pilot.pause()
        assert events[-1].say(match.names)[:40] in screen_text(app)


async def test_the_next_scene_without_a_stage_tells_no_old_story() -> None:
    app, match = LoneTable(JackalTable()), new_match(3, 5)
    match.settle()
    async with app.run_test(size=(80, 24)) as pilot:
        throwing(match)
        before = scene_of(match)
        app.table.show(before)
        steps = match.play(before.moves[0])
        await app.table.stage([event for step in steps for event in step.events], before, animate=False)
        app.table.show(scene_of(match))
        await pilot.pause()
        assert " puts the " in screen_text(app)
        app.table.show(before)
        await pilot.pause()
        assert " puts the " not in screen_text(app)


def settling(match: Match) -> tuple[list[Event], Scene]:
    """Play until a round is over and the next row lies there; what happened then, and the scene before it."""
    while True:
        before = scene_of(match)
        events = [event for step in match.play(match.state.moves()[0]) for event in told_to(step.events, None)]
        if staging.settles(events) and any(isinstance(event, RoundBegan) for event in events):
            return events, before


@pytest.mark.parametrize("animate", [False, True])
async def test_a_settled_round_is_read_before_the_next_row_is_shown(waits: list[float], animate: bool) -> None:
    app, match = LoneTable(JackalTable()), new_match(3, 5)
    match.settle()
    async with app.run_test(size=(80, 24)) as pilot:
        events, before = settling(match)
        app.table.show(before)
        await app.table.stage(events, before, animate)
        assert app.table.pause_after(events) == "That was round 1."
        app.table.show_pause(scene_of(match))
        app.table.point(None)
        await pilot.pause()
        text = screen_text(app)
        assert "won by" in text
        assert "takes it" in text
        assert "1 die" in text
        assert app.table.headline() == "round 1 settled"
        assert app.table.after_pause() == "round 2"
        assert not app.table.has_odds()
        assert [player.paws for player in scene_of(match).view.players] == [
            int(line.split()[-1]) for line in text.splitlines()[6:9]
        ]
        app.table.show(scene_of(match))
        await pilot.pause()
        assert "won by" not in screen_text(app)
        assert app.table.headline() == "round 2, roll 1"


def test_only_what_settles_something_is_read_in_peace() -> None:
    table = JackalTable()
    escape = ValleyEscaped(seat=0, why="bare")
    assert table.pause_after([Thrown(seat=0, dice=(1,), occasion="roll", attempt=1)]) is None
    assert table.pause_after([RoundBegan(round=4, starter=0)]) is None
    assert table.pause_after([escape]) == "The row has been settled."
    assert table.pause_after([escape, RoundBegan(round=4, starter=0)]) == "That was round 3."
    assert table.pause_after([escape, GameOver(reason="Over.")]) == "That was the last round."


async def test_while_a_round_is_settled_it_is_nobodys_turn(waits: list[float]) -> None:
    app, match = LoneTable(JackalTable()), new_match(3, 5)
    match.settle()
    async with app.run_test(size=(80, 24)) as pilot:
        events, before = settling(match)
        app.table.show(before)
        await app.table.stage(events, before, animate=True)
        await pilot.pause()
        assert app.in_turn == [False] * len(app.told)
        assert app.told
