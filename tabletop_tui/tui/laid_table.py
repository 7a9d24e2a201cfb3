"""A table laid on the screen: headline, the game's own table, moves, log and status line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from textual import on
from textual.app import ComposeResult
from textual.content import Content
from textual.events import Mount, ScreenResume
from textual.geometry import Offset
from textual.screen import Screen

from tabletop_tui.rules import Match

from .game_table import GameTable
from .glyphs import glyphs_of
from .house_screen import HouseScreen
from .key_hints import KeyHints
from .legend import Group
from .line import Line
from .log_panel import LogPanel
from .move_list import MoveList
from .scene import Scene
from .seats import LETTERS, seat_style
from .widgets.steady import Titled
from .wording import shortened

SPARE_ROWS = 24
SPARE_COLUMNS = 80
SHORT_LIST = 6
"""A list of moves that needs at most this part of the window gets just that much, and what happened the rest."""

LEAST_NAME = 8
"""The fewest columns somebody's letter and name are shortened to."""


class LaidTable(HouseScreen[None]):
    """Gives every part its place and its share of the window; what is shown there is for subclasses to say."""

    # One grid and no containers: what is redrawn with every key is every widget between the first and the last change.
    DEFAULT_CSS = """
    LaidTable {
        layout: grid; grid-size: 2; grid-gutter: 0;
        & > .wide { column-span: 2; }
        & > GameTable { width: 100%; height: 100%; }
        & > KeyHints { dock: none; }
        #headline { padding: 0 1; background: $panel; }
        #status { padding: 0 1; text-style: bold; color: $foreground; background: $surface; }
        &.-right > GameTable { row-span: 2; }
        &.-aside > GameTable { row-span: 3; }
        &.-below > GameTable { column-span: 2; }
    }
    """
    AUTO_FOCUS = ""
    """Keys are the screen's own: what has the focus would only be asked first, with every key."""

    BLANK = True
    """Its widgets cover all of it."""

    scene: Scene
    """What is on the table."""

    def __init__(self, match: Match, table: GameTable, move_list: MoveList) -> None:
        super().__init__(classes=f"-{table.PANEL}")
        self.match = match
        self.table = table
        self.aside = table.aside()
        if self.aside is not None:
            self.add_class("-aside")
            self.aside.add_class("aside")
        self.move_list = move_list
        self.log_panel = LogPanel()
        self._headline = Line(id="headline", classes="wide")
        self._status = Line(id="status", classes="wide")
        for follower in (self.move_list, self._status, self.aside):
            if isinstance(follower, Titled | Line):
                follower.leader = self.table
        self._shares: tuple[int, int, int | None, int | None] | None = None

    def compose(self) -> ComposeResult:
        """Headline, table and panel, status, hints."""
        yield self._headline
        yield self.table
        if self.aside is not None:
            yield self.aside
        yield self.move_list
        yield self.log_panel
        yield self._status
        yield KeyHints(classes="wide")

    @on(Mount)
    def _watch_layout(self) -> None:
        self.screen_layout_refresh_signal.subscribe(self, self._laid_out)

    def _laid_out(self, _: Screen[Any]) -> None:
        """Let the table seek those that follow it wherever another layout has put them."""
        self.table.forget_ways()
        self._place_cursor()

    @on(ScreenResume)
    def _place_cursor(self) -> None:
        """Put the terminal's own cursor where a screen reader should read."""
        self.app.cursor_position = Offset(1, self._status.region.y)

    def on_resize(self) -> None:  # type: ignore[override]
        """More room makes the panel larger, and shows more of a long name."""
        self._size_panel()
        self._say_headline()

    def _size_panel(self) -> None:
        """Give the table and the panel their shares of the window, where they have not got them already."""
        width, height = self.app.size
        wanted, listed = self.table.panel_columns(width, height), self.table.most_listed()
        if self._shares == (width, height, wanted, listed):
            return
        self._shares = (width, height, wanted, listed)
        if self.table.PANEL == "below":
            panel = 7 + max(0, height - SPARE_ROWS) // 2
            self.styles.grid_rows = f"1 1fr {panel} 1 1"
            self.styles.grid_columns = "6fr 5fr"
        else:
            panel = wanted or 36 + max(0, width - SPARE_COLUMNS) // 3
            moves = str(listed + 1) if listed is not None and listed <= height // SHORT_LIST else "1fr"
            self.styles.grid_rows = f"1 {moves} 1fr 1 1" if self.aside is None else f"1 auto {moves} 1fr 1 1"
            self.styles.grid_columns = f"1fr {panel}"

    def _say_headline(self) -> None:
        """Say where the game stands and who is on turn; subclasses call `_head`."""
        raise NotImplementedError

    def _say_status(self) -> None:
        """Say what can be done now, or where one is."""
        raise NotImplementedError

    def _head(self, actor: int, end: Content) -> None:
        """Say the game, where it stands and whose turn it is.

        What is said at the end is never cut: first the name gives way, then the game's, then where the game stands.
        That this is only practice is said there too.
        """
        if self.match.practice:
            gap = "" if not end or end.plain.startswith(" ") else "   "
            end = Content.assemble("   ", ("practice", "$secondary"), gap, end)
        room = self.app.size.width - 2 - end.cell_length
        start = Content.assemble((self.match.game.box.name, "bold"), "   ", self.table.headline(), "   ")
        if start.cell_length > room - LEAST_NAME:
            start = Content(shortened(self.table.headline(), room - LEAST_NAME - 3, self.glyphs["ellipsis"]) + "   ")
        who = Content("")
        if actor >= 0:
            name = shortened(self.match.names[actor], room - start.cell_length - len(" A  "), self.glyphs["ellipsis"])
            who = Content.styled(f" {LETTERS[actor]} {name} ", seat_style(actor, "bold reverse"))
        self._headline.say(start + who + end)

    def remark(self, text: str) -> None:
        """Say something in the status line, until the next thing happens."""
        self._status.say(Content.styled(text, "$warning"))

    # -- what one can ask ---------------------------------------------------------------------------------------------

    def legend(self) -> Sequence[Group]:
        """What the signs on this table mean, as they are drawn now."""
        return self.table.legend(glyphs_of(self.table))

    def why_not(self, action: str) -> str:
        """Why there are no chances to tell of, or why the table stays as large as it is."""
        match action:
            case "odds":
                return "There are no chances to tell of just now."
            case "zoom":
                return "The table cannot be made larger or smaller now."
        return super().why_not(action)

    def action_odds(self) -> None:
        """Show the exact chances."""
        from .dialogs import Reading  # noqa: PLC0415 - loads the Markdown widget

        odds = self.table.odds()
        if odds is None:
            self.remark("There are no chances to tell of just now.")
        else:
            self.app.push_screen(Reading("The chances", odds))

    def action_explain(self) -> None:
        """Explain what is under the cursor, and whatever else one walks to from there."""
        from .explaining import Explaining  # noqa: PLC0415 - loads the Markdown widget

        roamed = self.table.roaming

        def closed(_: None) -> None:
            """Back to the moves, where one has come from them."""
            if self.table.roaming and not roamed:
                self.table.back()
                self._say_status()

        self.app.push_screen(Explaining(*self.table.things(), self.table), closed)

    def action_zoom(self) -> None:
        """Make the table larger or smaller."""
        self.table.zoom()

    def action_rules(self) -> None:
        """Open the rulebook where it fits."""
        self.house.read_rules(self.match.game.box, self.table.passage())
