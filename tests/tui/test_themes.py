"""Seats can be told apart in every theme, on terminals with few colours or none."""

from __future__ import annotations

import pytest
from rich.color import Color, ColorSystem
from textual.theme import Theme

from tabletop_tui.store.library import Library
from tabletop_tui.tui import themes
from tabletop_tui.tui.app import TabletopApp

from .goldens import check_golden, screen_text
from .rooms import begun, press


def shown(colour: str, system: ColorSystem) -> int | None:
    """The number of the colour a terminal of this kind shows instead."""
    return Color.parse(colour).downgrade(system).number


@pytest.mark.parametrize("system", [ColorSystem.EIGHT_BIT, ColorSystem.STANDARD])
@pytest.mark.parametrize("theme", themes.OURS, ids=lambda theme: theme.name)
def test_six_seats_have_six_colours_and_none_is_the_ground(theme: Theme, system: ColorSystem) -> None:
    seats = [shown(theme.variables[f"seat-{seat}"], system) for seat in range(1, 7)]
    assert len(set(seats)) == 6, seats
    assert theme.background is not None
    assert shown(theme.background, system) not in seats


async def test_every_theme_there_is_shows_the_table(library: Library) -> None:
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for name in app.available_themes:
            app.theme = name
            await pilot.pause()
            assert {f"seat-{seat}" for seat in range(1, 7)} <= app.theme_variables.keys()
        assert "A Anna" in screen_text(app)


async def test_without_colour_the_table_still_shows_whose_turn_it_is_and_what_is_pointed_at(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = TabletopApp(library, begun(library))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "2")
        assert app.no_color
        check_golden(app, "table-no-color")
        assert 'fill="#e0a458"' not in app.export_screenshot()


async def test_without_colour_the_settings_offer_no_theme_that_needs_the_terminals_own(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "comma", *["right"] * 30)
        assert not app.theme.startswith("ansi")


async def test_without_colour_a_theme_of_the_terminals_own_waits_until_there_are_colours(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.set_setting("theme", "ansi-dark")
    monkeypatch.setenv("NO_COLOR", "1")
    app = TabletopApp(library)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "s", "escape")
        assert app.theme == "evening"
        assert not any(name.startswith("ansi") for name in app.available_themes)
    monkeypatch.delenv("NO_COLOR")
    assert TabletopApp(library).theme == "ansi-dark"
