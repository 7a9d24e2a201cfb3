"""A house with nothing in it but the table of a game, and what is asked of every such table."""

from __future__ import annotations

from typing import Any, Generic, TypeVar
from unittest.mock import patch

from textual.app import App, ComposeResult
from textual.geometry import Region

from tabletop_tui.tui.drawn_table import DrawnTable
from tabletop_tui.tui.game_table import GameTable
from tabletop_tui.tui.glyphs import load_glyphs
from tabletop_tui.tui.scene import Scene

from .goldens import screen_text

Table = TypeVar("Table", bound=DrawnTable)


class LoneTable(App[None], Generic[Table]):
    """Nothing but a table.

    Attributes:
        table: The table.
        heard: What it said of moves, oldest first: ``pointed`` or ``chosen``, and the move.
        told: What it said of that which was played out.
        in_turn: Whether each of these lines belongs to a turn.
    """

    CSS = "DrawnTable { height: 14; }"

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.glyphs = load_glyphs("unicode")
        self.table = table
        self.heard: list[tuple[str, Any]] = []
        self.told: list[str] = []
        self.in_turn: list[bool] = []

    def compose(self) -> ComposeResult:
        yield self.table

    def on_game_table_pointed(self, event: GameTable.Pointed) -> None:
        self.heard.append(("pointed", event.move))

    def on_game_table_chosen(self, event: GameTable.Chosen) -> None:
        self.heard.append(("chosen", event.move))

    def on_game_table_told(self, event: GameTable.Told) -> None:
        self.told.append(event.line)
        self.in_turn.append(event.in_turn)


async def rows_repainted(app: LoneTable[Any], scene: Scene, move: Any, other: Any) -> set[int]:
    """Which rows are painted again, and nothing laid out, when the cursor goes from one move to another."""
    asked: list[tuple[Region, ...]] = []

    def painted(*regions: Region) -> None:
        assert regions, "everything is painted again"
        asked.append(regions)

    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(scene)
        app.table.point(move)
        await pilot.pause()
        with patch.object(app.table, "refresh", painted):
            app.table.point(other)
    assert len(asked) <= 1
    return {region.y for regions in asked for region in regions}


async def check_theme(app: LoneTable[Any], scene: Scene, move: Any, theme: str) -> None:
    """Another theme changes the colours and no word."""
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(scene)
        app.table.point(move)
        await pilot.pause()
        before = screen_text(app)
        app.theme = theme
        await pilot.pause()
        assert screen_text(app) == before
        ground = app.table.render_line(0)._segments[0].style
        assert ground is not None
        assert ground.bgcolor == app.table.rich_style.bgcolor


async def check_signs(app: LoneTable[Any], scene: Scene) -> None:
    """Other signs are seen at once."""
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(scene)
        app.glyphs = load_glyphs("ascii")
        app.table.refresh()
        await pilot.pause()
        assert screen_text(app).isascii()


async def check_cursor(app: LoneTable[Any], scene: Scene, move: Any, other: Any) -> None:
    """The cursor on a move can be told from where it was before, another move or none."""
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(scene)
        app.table.point(other)
        await pilot.pause()
        before = screen_text(app)
        app.table.point(move)
        await pilot.pause()
        assert screen_text(app) != before
