"""Widgets that keep their painted rows paint anew when they have to."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.app import App, ComposeResult
from textual.content import Content
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from tabletop_tui.tui.line import Line
from tabletop_tui.tui.widgets.steady import Steady


class Counted(Line):
    """Counts how often it is painted."""

    painted = 0

    def paint_rows(self, crop: Region, rows: Sequence[int]) -> list[Strip]:
        self.painted += 1
        return super().paint_rows(crop, rows)


class Rows(Steady):
    """Three numbered rows below a title; remembers which have been painted."""

    DEFAULT_CSS = "Rows { height: 4; border-top: solid red; }"
    BORDER_TITLE = "title"

    def __init__(self) -> None:
        super().__init__()
        self.painted: list[int] = []

    def render_line(self, y: int) -> Strip:
        self.painted.append(y)
        return Strip([Segment(f"row {y}".ljust(self.size.width))])


class Room(App[None]):
    """Nothing but a line, or what else is put into it."""

    CSS = "Line { padding: 0 1; text-style: bold; background: blue; }"

    def __init__(self, content: Widget | None = None) -> None:
        super().__init__()
        self.content = content or Counted("as it was")

    def compose(self) -> ComposeResult:
        yield self.content


async def test_what_has_not_changed_is_not_painted_again() -> None:
    app = Room()
    async with app.run_test(size=(20, 1)) as pilot:
        await pilot.pause()
        line, crop = app.query_one(Counted), Region(0, 0, 20, 1)
        first, painted = line.render_lines(crop), line.painted
        assert line.render_lines(crop) is first
        assert line.painted == painted
        line.say("as it is now")
        assert line.render_lines(crop)[0].text == " as it is now       "
        assert line.painted == painted + 1


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


async def test_only_rows_of_refreshed_regions_are_painted_anew() -> None:
    rows, crop = Rows(), Region(0, 0, 20, 4)
    async with Room(rows).run_test(size=(20, 4)) as pilot:
        await pilot.pause()
        before = list(rows.render_lines(crop))
        rows.painted.clear()
        rows.refresh(Region(3, 1, 2, 1), Region(0, 2, 20, 1))
        after = rows.render_lines(crop)
        assert sorted(set(rows.painted)) == [1, 2]
        assert [strip.text for strip in after] == [strip.text for strip in before]


@pytest.mark.parametrize("text", ["as it was", "", "Zoë and 太郎", "exactly seventeen!"])
async def test_a_plain_line_is_painted_as_textual_would(text: str) -> None:
    line = Line(text)
    async with Room(line).run_test(size=(20, 1)) as pilot:
        await pilot.pause()
        crop = Region(0, 0, 20, 1)
        (ours,), (theirs,) = line.render_lines(crop), Widget.render_lines(line, crop)
        assert ours.text == theirs.text
        assert looks(ours) == looks(theirs)


def looks(strip: Strip) -> list[tuple[str, Style]]:
    """Every letter, and how it looks."""
    styles = [(segment.text, (segment.style or Style()).clear_meta_and_links()) for segment in strip]
    return [(sign, style) for text, style in styles for sign in text if sign != " "]


class Leading(Rows):
    """Remembers what it has had repainted for others."""

    def __init__(self) -> None:
        super().__init__()
        self.also: list[tuple[Widget, Region]] = []

    def refresh_also(self, other: Widget, *regions: Region) -> None:
        self.also += [(other, region) for region in regions]
        super().refresh_also(other, *regions)


class Pair(Room):
    """A line below rows that lead."""

    def compose(self) -> ComposeResult:
        yield Leading()
        yield Line("as it was")


async def test_a_leader_has_the_screen_repaint_what_follows_it() -> None:
    app = Pair()
    async with app.run_test(size=(20, 5)) as pilot:
        await pilot.pause()
        leading, line = app.query_one(Leading), app.query_one(Line)
        line.leader = leading
        line.say("as it is now")
        assert leading.also == [(line, Region(0, 0, 18, 1))]
        assert line.render_lines(Region(0, 0, 20, 1))[0].text == " as it is now       "
        line.say(Content.styled("as nobody thought", "red"))
        assert line.render_lines(Region(0, 0, 20, 1))[0].text == " as nobody thought  "
        assert len(leading.also) == 1


async def test_what_changes_together_is_repainted_in_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Pair()
    async with app.run_test(size=(20, 5)) as pilot:
        await pilot.pause()
        leading, line = app.query_one(Leading), app.query_one(Line)
        line.leader = leading
        asked: list[tuple[Region, ...]] = []
        monkeypatch.setattr(Widget, "refresh", lambda _, *regions, **__: asked.append(regions))
        with leading.gathering():
            leading.refresh(Region(0, 1, 20, 1))
            line.say("as it is now")
            assert asked == []
        assert asked == [(Region(0, 1, 20, 1), Region(1, 3, 18, 1))]
        leading.refresh(Region(0, 2, 20, 1))
        assert asked[1:] == [(Region(0, 2, 20, 1),)]


async def test_what_follows_is_found_where_another_layout_has_put_it(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Pair()
    async with app.run_test(size=(20, 5)) as pilot:
        await pilot.pause()
        leading, line = app.query_one(Leading), app.query_one(Line)
        line.leader = leading
        line.say("as it is now")
        leading.styles.height = 2
        await pilot.pause()
        leading.forget_ways()
        asked: list[tuple[Region, ...]] = []
        monkeypatch.setattr(Widget, "refresh", lambda _, *regions, **__: asked.append(regions))
        line.say("as it is then")
        assert asked == [(Region(1, 1, 18, 1),)]
