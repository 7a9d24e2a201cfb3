"""The table as a widget: what it repaints, what clicks mean, what it explains."""

from __future__ import annotations

from random import Random

import pytest

from tabletop_tui.games.jackal_and_high.moves import AGAIN, DONE, PLACE, VALLEY, Move
from tabletop_tui.games.jackal_and_high.table import JackalTable
from tabletop_tui.rules import told_to
from tabletop_tui.tui.scene import Scene
from tests.tui.goldens import screen_text
from tests.tui.lone_table import LoneTable, check_cursor, check_signs, check_theme, rows_repainted

from .scenes import every_kind, full_table, lone_die, new_match, nothing_fits, ordering, scene_of


async def test_moving_the_cursor_repaints_rows_and_lays_nothing_out() -> None:
    app = LoneTable(JackalTable())
    assert await rows_repainted(app, full_table(), (PLACE, 4, 1), (PLACE, 4, 0)) == {0, 1, 2, 3, 6, 11, 12, 13}


async def test_pointing_at_the_same_move_again_repaints_nothing() -> None:
    app = LoneTable(JackalTable())
    assert await rows_repainted(app, full_table(), (PLACE, 4, 1), (PLACE, 4, 1)) == set()


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
    app = LoneTable(JackalTable())
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(scene)
        app.table.point(at)
        await pilot.click(JackalTable, offset=spot)
        await pilot.pause()
        assert app.heard == [heard]


async def test_a_click_where_nothing_fits_does_nothing() -> None:
    app = LoneTable(JackalTable())
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(full_table())
        app.table.point((PLACE, 4, 1))
        for spot in ((55, 1), (64, 2), (3, 1), (30, 8), (70, 12)):
            await pilot.click(JackalTable, offset=spot)
        await pilot.pause()
        assert app.heard == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_a_whole_game_can_be_shown_pointed_at_and_explained(seats: int) -> None:
    app, match, rng = LoneTable(JackalTable()), new_match(seats, seats), Random(seats)
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


@pytest.mark.parametrize("theme", ["textual-dark", "textual-light", "nord", "ansi-dark"])
async def test_a_change_of_theme_changes_the_colours_and_no_word(theme: str) -> None:
    await check_theme(LoneTable(JackalTable()), full_table(), (PLACE, 4, 1), theme)


async def test_a_change_of_signs_is_seen_at_once() -> None:
    await check_signs(LoneTable(JackalTable()), full_table())


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45), (60, 20)])
async def test_the_table_fills_whatever_space_it_gets(size: tuple[int, int]) -> None:
    app = LoneTable(JackalTable())
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
    await check_cursor(LoneTable(JackalTable()), scene, move, None)


async def test_the_pointed_card_is_named_by_the_explanation() -> None:
    app = LoneTable(JackalTable())
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
    app = LoneTable(JackalTable())
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
    app, match, rng, told = LoneTable(JackalTable()), new_match(seats, seats), Random(seats), 0
    match.settle()
    async with app.run_test(size=(80, 24)):
        while match.outcome is None and told < 25:
            app.table.show(scene_of(match))
            if app.table.odds() is not None:
                assert app.table.has_odds()
                told += 1
            match.play(rng.choice(match.state.moves()))
    assert told == 25
