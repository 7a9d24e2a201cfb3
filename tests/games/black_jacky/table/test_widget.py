"""The table as a widget: what it repaints, what clicks mean, what is staged."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tabletop_tui.games.black_jacky.moves import DISCARD, DONE, GUESS, LAY, PILE, SWAP, Move
from tabletop_tui.games.black_jacky.reckoning_events import Reckoned
from tabletop_tui.games.black_jacky.table import BlackJackyTable, staging
from tabletop_tui.rules import Event, Match, told_to
from tabletop_tui.tui.scene import Scene
from tests.tui.goldens import screen_text
from tests.tui.lone_table import LoneTable, check_cursor, check_signs, check_theme, rows_repainted

from .scenes import after_the_hand_over, every_kind, guessing, last_look, naming, new_match, scene_for


def scene_of(match: Match) -> Scene:
    actor = match.actor
    viewer = actor if actor >= 0 and match.state.private() else None
    shown = scene_for(match.state, viewer, match.names, match.options)
    moves = tuple(match.state.moves()) if actor >= 0 else ()
    return Scene(shown.view, viewer, actor, match.names, moves, match.options, match.outcome)


def reckoned(match: Match, rng: Random) -> tuple[Scene, list[Event]]:
    """Play until a Reckoning; the open table before it, and what everybody is told."""
    while True:
        before = match.state
        events = [event for step in match.play(rng.choice(before.moves())) for event in step.events]
        if any(isinstance(event, Reckoned) for event in events):
            return scene_for(before, None, match.names, match.options), list(told_to(events, None))


async def test_moving_the_cursor_repaints_rows_and_lays_nothing_out() -> None:
    app = LoneTable(BlackJackyTable())
    assert await rows_repainted(app, after_the_hand_over(), (LAY, 2), (LAY, 4)) == {5, 6, 7, 8, 9, 11, 12}


async def test_pointing_at_the_same_move_again_repaints_nothing() -> None:
    app = LoneTable(BlackJackyTable())
    assert await rows_repainted(app, after_the_hand_over(), (LAY, 2), (LAY, 2)) == set()


CLICKS: list[tuple[Scene, Move, tuple[int, int], tuple[str, Move]]] = [
    (after_the_hand_over(), (LAY, 2), (35, 7), ("pointed", (LAY, 4))),
    (after_the_hand_over(), (LAY, 2), (25, 7), ("chosen", (LAY, 2))),
    (after_the_hand_over(), (LAY, 2), (14, 7), ("pointed", (SWAP, 2, DISCARD))),
    (after_the_hand_over(), (SWAP, 2, PILE), (4, 7), ("chosen", (SWAP, 2, PILE))),
    (guessing(), (GUESS, 0), (40, 2), ("pointed", (GUESS, 2))),
    (guessing(), (GUESS, 0), (3, 2), ("chosen", (GUESS, 0))),
    (naming(), (6, 0, 1), (70, 2), ("pointed", (6, 0, 2))),
]


@pytest.mark.parametrize(("scene", "at", "spot", "heard"), CLICKS)
async def test_a_first_click_points_and_a_second_one_there_plays(
    scene: Scene, at: Move, spot: tuple[int, int], heard: tuple[str, Move]
) -> None:
    app = LoneTable(BlackJackyTable())
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(scene)
        app.table.point(at)
        await pilot.click(BlackJackyTable, offset=spot)
        await pilot.pause()
        assert app.heard == [heard]


@pytest.mark.parametrize("spot", [(3, 2), (65, 7), (30, 13), (0, 0)])
async def test_a_click_where_nothing_can_be_done_does_nothing(spot: tuple[int, int]) -> None:
    app = LoneTable(BlackJackyTable())
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(after_the_hand_over())
        app.table.point((LAY, 2))
        await pilot.click(BlackJackyTable, offset=spot)
        await pilot.pause()
        assert app.heard == []


@pytest.mark.parametrize("seats", [2, 4, 6])
async def test_a_whole_game_can_be_shown_pointed_at_and_explained(seats: int) -> None:
    app, match, rng = LoneTable(BlackJackyTable()), new_match(seats, seats), Random(seats)
    async with app.run_test(size=(80, 24)) as pilot:
        while match.outcome is None:
            before = scene_of(match)
            app.table.show(before)
            for move in before.moves:
                app.table.point(move)
                assert app.table.label(move)
                assert all(app.table.explain())
            assert app.table.prompt().startswith(match.names[before.actor])
            steps = match.play(rng.choice(before.moves))
            events = [event for step in steps for event in told_to(step.events, None)]
            await app.table.stage(events, before, animate=False)
        app.table.show(scene_of(match))
        app.table.point(None)
        await pilot.pause()
        assert match.outcome.reason in screen_text(app)
        assert app.table.passage() == "The end"


async def test_a_reckoning_is_shown_hand_by_hand_and_waits_for_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def at_once(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(staging, "sleep", at_once)
    app, match = LoneTable(BlackJackyTable()), new_match(4, 3)
    before, events = reckoned(match, Random(3))
    async with app.run_test(size=(80, 24)):
        app.table.show(before)
        await app.table.stage(events, before, animate=False)
        assert not waits
        await app.table.stage(events, before, animate=True)
        assert waits.count(staging.HAND_SECONDS) == 5
        assert waits.count(staging.HEART_SECONDS) >= 1
        assert app.table.pause_after(events) == "That was round 1."
        assert app.table.pause_after(events[1:]) is None


async def test_a_reckoning_that_is_skipped_can_still_be_read_on_the_open_table() -> None:
    app, match = LoneTable(BlackJackyTable()), new_match(4, 3)
    before, events = reckoned(match, Random(3))
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(before)
        playing = asyncio.ensure_future(app.table.stage(events, before, animate=True))
        await asyncio.sleep(0)
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing
        app.table.show(scene_for(match.state, None, match.names, match.options))
        await pilot.pause()
        text = screen_text(app)
        assert "The Reckoning of round 1" in text
        assert "loses" in text
        assert "face down" not in text


async def test_the_next_hand_puts_the_reckoning_away() -> None:
    app, match = LoneTable(BlackJackyTable()), new_match(4, 3)
    reckoned(match, Random(3))
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(scene_for(match.state, match.actor, match.names, match.options))
        await pilot.pause()
        assert "Reckoning of" not in screen_text(app)


@pytest.mark.parametrize("theme", ["textual-dark", "textual-light", "nord", "ansi-dark"])
async def test_a_change_of_theme_changes_the_colours_and_no_word(theme: str) -> None:
    await check_theme(LoneTable(BlackJackyTable()), after_the_hand_over(), (LAY, 2), theme)


async def test_a_change_of_signs_is_seen_at_once() -> None:
    await check_signs(LoneTable(BlackJackyTable()), after_the_hand_over())


@pytest.mark.parametrize(("scene", "move"), [pair for pair in every_kind() if pair[1] != (DONE,)])
async def test_without_colour_the_cursor_can_still_be_seen(
    scene: Scene, move: Move, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    other = next(one for one in scene.moves if one != move)
    await check_cursor(LoneTable(BlackJackyTable()), scene, move, other)


async def test_the_last_look_has_one_thing_to_do() -> None:
    app = LoneTable(BlackJackyTable())
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(last_look())
        app.table.point((DONE,))
        await pilot.pause()
        assert "done: hide the hand" in screen_text(app)
