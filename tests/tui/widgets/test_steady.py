"""Widgets that keep their painted rows paint anew when they have to."""

from __future__ import annotations

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.strip import Strip

from tabletop_tui.tui.line import Line


class Counted(Line):
    """Counts how often it is painted."""

    painted = 0

    def render_line(self, y: int) -> Strip:
        self.painted += 1
        return super().render_line(y)


class Room(App[None]):
    """Nothing but a line."""

    ascii = False

    def compose(self) -> ComposeResult:
        yield Counted("as it was")


async def test_what_has_not_changed_is_not_painted_again() -> None:
    app = Room()
    async with app.run_test(size=(20, 1)) as pilot:
        await pilot.pause()
        line, crop = app.query_one(Counted), Region(0, 0, 20, 1)
        first, painted = line.render_lines(crop), line.painted
        assert line.render_lines(crop) is first
        assert line.painted == painted
        line.say("as it is now")
        assert line.render_lines(crop)[0].text.startswith("as it is now")


@pytest.mark.parametrize("change", ["theme", "class", "style"])
async def test_other_colours_are_painted_at_once(change: str) -> None:
    app = Room()
    async with app.run_test(size=(20, 1)) as pilot:
        await pilot.pause()
        line, crop = app.query_one(Counted), Region(0, 0, 20, 1)
        before = list(line.render_lines(crop)[0])
        if change == "theme":
            app.theme = "textual-light"
        elif change == "style":
            line.styles.background = "red"
        else:
            app.stylesheet.add_source("Counted.-pointed { background: red; }")
            line.add_class("-pointed")
        await pilot.pause()
        assert list(line.render_lines(crop)[0]) != before
