"""The table as a widget: what it repaints, what clicks mean, what is staged."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Region

from tabletop_tui.games.jackal_and_high import BOX
from tabletop_tui.games.jackal_and_high.events import GameOver, RoundBegan, Thrown
from tabletop_tui.games.jackal_and_high.moves import AGAIN, DONE, PLACE, VALLEY, Move
from tabletop_tui.games.jackal_and_high.table import JackalTable, staging
from tabletop_tui.games.jackal_and_high.valley_events import ValleyEscaped
from tabletop_tui.rules import Event, Match, Seat, told_to
from tabletop_tui.tui.game_table import GameTable
from tabletop_tui.tui.glyphs import load_glyphs
from tabletop_tui.tui.scene import Scene
from tests.tui.goldens import screen_text

from .scenes import NAMES, every_kind, full_table, lone_die, nothing_fits, ordering


class Room(App[None]):
    """Nothing but a table."""

    CSS = "JackalTable { height: 14; }"

    def __init__(self, glyphs: str = "unicode") -> None:
        super().__init__()
        self.glyphs = load_glyphs(glyphs)
        self.table = JackalTable()
        self.heard: list[tuple[str, Move]] = []
        self.told: list[str] = []
        self.in_turn: list[bool] = []

    def compose(self) -> ComposeResult:
        yield self.table

    def on_game_table_pointed(self, event: GameTable.Pointed) -> None:
        self.heard.append(("pointed", event.move))

    def on_game_table_told(self, event: GameTable.Told) -> None:
        self.told.append(event.line)
        self.in_turn.append(event.in_turn)

    def on_game_table_chosen(self, event: GameTable.Chosen) -> None:
        self.heard.append(("chosen", event.move))


def scene_of(match: Match) -> Scene:
    state = match.state
    actor = state.actor()
    viewer = actor if state.private() else None
    return Scene(state.view(viewer), viewer, actor, match.names, tuple(state.moves()), match.options, match.outcome)


def new_match(seats: int, seed: int) -> Match:
    game = BOX.open()
    return Match(game, game.read_options({}), tuple(Seat(name) for name in NAMES[:seats]), seed)


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


async def test_moving_the_cursor_repaints_rows_and_lays_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Room()
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(full_table())
        app.table.point((PLACE, 4, 1))
        await pilot.pause()
        asked: list[tuple[tuple[Region, ...], dict[str, Any]]] = []
        monkeypatch.setattr(app.table, "refresh", lambda *regions, **how: asked.append((regions, how)))
        app.table.point((PLACE, 4, 0))
        ((regions, how),) = asked
        assert how == {}
        rows = {region.y for region in regions}
        assert rows == {0, 1, 2, 3, 6, 11, 12, 13}


async def test_pointing_at_the_same_move_again_repaints_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Room()
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(full_table())
        app.table.point((PLACE, 4, 1))
        await pilot.pause()
        monkeypatch.setattr(app.table, "refresh", lambda *_: pytest.fail("nothing has changed"))
        app.table.point((PLACE, 4, 1))


@pytest.mark.parametrize(
    ("scene", "at", "spot", "heard"),
    [
        (full_table(), (PLACE, 4, 1), (15, 1), ("chosen", (PLACE, 4, 0))),
        (full_table(), (PLACE, 4, 1), (39, 2), ("chosen", (PLACE, 7, 3))),
        (full_table(), (PLACE, 4, 1), (8, 11), ("pointed", (PLACE, 7, 2))),
        (nothing_fits(), (VALLEY, 2), (60, 2), ("chosen", (VALLEY, 1))),
        (lone_die(6, (AGAIN,), (VALLEY, 1)), (VALLEY, 1), (2, 11), ("chosen", (AGAIN,))),
        (ordering(), (8, 15), (2, 11), ("chosen", (8, 2))),
    ],
)
async def test_a_click_means_a_legal_move(
    scene: Scene, at: Move, spot: tuple[int, int], heard: tuple[str, Move]
) -> None:
    app = Room()
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(scene)
        app.table.point(at)
        await pilot.click(JackalTable, offset=spot)
        await pilot.pause()
        assert app.heard == [heard]


async def test_a_click_where_nothing_fits_does_nothing() -> None:
    app = Room()
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(full_table())
        app.table.point((PLACE, 4, 1))
        for spot in ((55, 1), (64, 2), (3, 1), (30, 8), (70, 12)):
            await pilot.click(JackalTable, offset=spot)
        await pilot.pause()
        assert app.heard == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_a_whole_game_can_be_shown_pointed_at_and_explained(seats: int) -> None:
    app, match, rng = Room(), new_match(seats, seats), Random(seats)
    match.settle()
    async with app.run_test(size=(80, 24)) as pilot:
        while match.outcome is None:
            before = scene_of(match)
            app.table.show(before)
            for move in before.moves:
                app.table.point(move)
                assert app.table.label(move)
                title, text = app.table.explain()
                assert title
                assert text
            assert app.table.prompt().startswith(match.names[before.actor])
            assert app.table.headline()
            steps = match.play(rng.choice(before.moves))
            events = [event for step in steps for event in told_to(step.events, None)]
            await app.table.stage(events, before, animate=False)
        ended = scene_of(match)
        app.table.show(ended)
        app.table.point(None)
        await pilot.pause()
        assert ended.outcome is not None
        assert match.names[ended.outcome.winners[0]][:5] in screen_text(app)
        assert app.table.passage() == "End of the game"


async def test_staging_shows_each_throw_and_waits_only_when_animated(waits: list[float]) -> None:
    app, match, rng = Room(), new_match(5, 11), Random(11)
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
    app, match = Room(), new_match(3, 5)
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
    app, match = Room(), new_match(3, 5)
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
    app, match = Room(), new_match(3, 5)
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
    app, match = Room(), new_match(3, 5)
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
    app, match = Room(), new_match(3, 5)
    match.settle()
    async with app.run_test(size=(80, 24)) as pilot:
        events, before = settling(match)
        app.table.show(before)
        await app.table.stage(events, before, animate=True)
        await pilot.pause()
        assert app.in_turn == [False] * len(app.told)
        assert app.told


@pytest.mark.parametrize("theme", ["textual-dark", "textual-light", "nord", "ansi-dark"])
async def test_a_change_of_theme_changes_the_colours_and_no_word(theme: str) -> None:
    app = Room()
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(full_table())
        app.table.point((PLACE, 4, 1))
        await pilot.pause()
        before = screen_text(app)
        app.theme = theme
        await pilot.pause()
        assert screen_text(app) == before
        ground = app.table.render_line(0)._segments[0].style
        assert ground is not None
        assert ground.bgcolor == app.table.rich_style.bgcolor


async def test_a_change_of_signs_is_seen_at_once() -> None:
    app = Room()
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(full_table())
        app.glyphs = load_glyphs("ascii")
        app.table.refresh()
        await pilot.pause()
        assert screen_text(app).isascii()


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45), (60, 20)])
async def test_the_table_fills_whatever_space_it_gets(size: tuple[int, int]) -> None:
    app = Room()
    async with app.run_test(size=size) as pilot:
        app.table.show(full_table())
        await pilot.resize_terminal(100, 40)
        await pilot.pause()
        assert "Dora" in screen_text(app)


@pytest.mark.parametrize(("scene", "move"), every_kind())
async def test_without_colour_the_cursor_can_still_be_seen(
    scene: Scene, move: Move, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = Room()
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(scene)
        app.table.point(None)
        await pilot.pause()
        before = screen_text(app)
        app.table.point(move)
        await pilot.pause()
        assert screen_text(app) != before


async def test_the_pointed_card_is_named_by_the_explanation() -> None:
    app = Room()
    async with app.run_test(size=(80, 24)):
        app.table.show(full_table())
        app.table.point((PLACE, 7, 2))
        title, text = app.table.explain()
        assert title == "17, the buffalo"
        assert "3 paws" in text
        assert "Anna 6 + 8 = 14, needs 3 more" in text
        app.table.point((PLACE, 4, 1))
        assert "\\[b\\]Chen\\[\\/b\\] 2 + 7 = 9, exact" in app.table.explain()[1]
        app.table.point((DONE,))
        title, text = app.table.explain()
        assert title == app.table.label((DONE,))
        assert text.startswith("Boris the Brave places no more in this roll.")


@pytest.mark.parametrize(("scene", "move"), every_kind())
async def test_everything_can_be_explained_beginning_with_what_is_under_the_cursor(scene: Scene, move: Move) -> None:
    app = Room()
    async with app.run_test(size=(80, 24)):
        app.table.show(scene)
        app.table.point(move)
        things, at = app.table.things()
        assert things[at] == app.table.explain()
        titles = [title for title, _ in things]
        assert "Vulture Valley" in titles
        assert {f"{'ABCDE'[seat]} {name}" for seat, name in enumerate(scene.names)} <= set(titles)
        assert len(titles) >= len(scene.view.row) + 1 + len(scene.names)


@pytest.mark.parametrize("seats", [2, 5])
async def test_there_are_chances_only_where_the_table_says_there_may_be(seats: int) -> None:
    app, match, rng, told = Room(), new_match(seats, seats), Random(seats), 0
    match.settle()
    async with app.run_test(size=(80, 24)):
        while match.outcome is None and told < 25:
            app.table.show(scene_of(match))
            if app.table.odds() is not None:
                assert app.table.has_odds()
                told += 1
            match.play(rng.choice(match.state.moves()))
    assert told == 25
