"""The table as it is shown: headline, the game's own table, moves, log and status line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from textual.app import ComposeResult
from textual.content import Content
from textual.geometry import Offset

from tabletop_tui.rules import NOBODY, Step

from .game_table import GameTable
from .house_screen import HouseScreen
from .key_hints import KeyHints
from .line import Line
from .log_panel import LogPanel
from .move_list import MoveList
from .seats import LETTERS, seat_style
from .sitting import Sitting
from .widgets.steady import Titled
from .wording import shortened

if TYPE_CHECKING:
    from tabletop_tui.store.library import KeptMatch

SPARE_ROWS = 24
SPARE_COLUMNS = 80
LEAST_NAME = 8
"""The fewest columns somebody's letter and name are shortened to."""


class ShownTable(HouseScreen[None]):
    """Shows a match as whoever is looking may see it, and one move that is pointed at."""

    # One grid and no containers: what is redrawn with every key is every widget between the first and the last change.
    DEFAULT_CSS = """
    ShownTable {
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
    BLANK = True
    AUTO_FOCUS = "GameTable"
    BLANK = True
    """Its widgets cover all of it."""

    def __init__(self, kept: KeptMatch, table: GameTable) -> None:
        super().__init__(classes=f"-{table.PANEL}")
        self.kept = kept
        self.match = kept.match
        self.sitting = Sitting(kept.match)
        self.table = table
        self.aside = table.aside()
        if self.aside is not None:
            self.add_class("-aside")
            self.aside.add_class("aside")
        self.moves: Sequence[Any] = ()
        self.listed: Sequence[Any] = ()
        self.at: int | None = None
        self.scene = self.sitting.scene()
        self.move_list = MoveList()
        self.log_panel = LogPanel()
        self._headline = Line(id="headline", classes="wide")
        self._status = Line(id="status", classes="wide")
        for follower in (self.move_list, self._status, self.aside):
            if isinstance(follower, Titled | Line):
                follower.leader = self.table
        self._logged: tuple[int, int | None] = (-1, None)
        self._pause: str | None = None
        self._may_undo = False
        self._shares: tuple[int, int, int | None] | None = None

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

    def on_unmount(self) -> None:
        """Let another process play the match from here on."""
        self.kept.close()

    def on_resize(self) -> None:  # type: ignore[override]
        """More room makes the panel larger, and shows more of a long name."""
        self._size_panel()
        self._say_headline()

    def _size_panel(self) -> None:
        """Give the table and the panel their shares of the window, where they have not got them already."""
        width, height = self.app.size
        wanted = self.table.panel_columns(width, height)
        if self._shares == (width, height, wanted):
            return
        self._shares = (width, height, wanted)
        if self.table.PANEL == "below":
            panel = 7 + max(0, height - SPARE_ROWS) // 2
            self.styles.grid_rows = f"1 1fr {panel} 1 1"
            self.styles.grid_columns = "6fr 5fr"
        else:
            panel = wanted or 36 + max(0, width - SPARE_COLUMNS) // 3
            self.styles.grid_rows = "1 1fr 1fr 1 1" if self.aside is None else "1 auto 1fr 1fr 1 1"
            self.styles.grid_columns = f"1fr {panel}"

    @property
    def private(self) -> bool:
        """Whether somebody looks alone."""
        return self.sitting.viewer is not None

    @property
    def reading(self) -> bool:
        """Whether everybody reads something in peace, until a key says to go on."""
        return self._pause is not None

    def _show(self, pointed: Any = None) -> None:
        """Show this moment as whoever looks may see it, pointing at a move if it is still there."""
        self.scene = self.sitting.open_moment() if self.reading else self.sitting.scene()
        self.moves, self.listed = self.scene.moves, ()
        if self.reading:
            self.table.show_pause(self.scene)
        else:
            self.table.show(self.scene)
        self._size_panel()
        self.at = None
        if self.moves:
            self.at = self.moves.index(pointed if pointed in self.moves else self.table.first(self.moves))
        self.table.point(self.moves[self.at] if self.at is not None else None)
        self._list()
        self._show_log()
        self._say()
        self._may_undo = self.match.why_no_undo() is None
        self.refresh_bindings()

    def _list(self) -> None:
        """List the moves that belong together with the one pointed at."""
        if self.at is None:
            self.listed = ()
            self.move_list.show((), None)
            return
        move = self.moves[self.at]
        listed = self.table.group(self.moves, move)
        if listed == self.listed and self.move_list.labels:
            self.move_list.point(listed.index(move))
            return
        self.listed = listed
        labels = [self.table.label(move) for move in listed]
        self.move_list.show(labels, listed.index(move), len(self.moves) - len(listed))

    def _show_log(self) -> None:
        shown = (len(self.match.journal), self.sitting.viewer)
        if shown != self._logged:
            self.log_panel.show(self.sitting.log())
            self._logged = shown

    def _add_to_log(self, steps: Sequence[Step]) -> None:
        if self._logged[1] == self.sitting.viewer:
            self.log_panel.add(self.sitting.lines(self.sitting.told(steps)))
            self._logged = (len(self.match.journal), self.sitting.viewer)

    def _say(self) -> None:
        self._say_headline()
        self._say_status()

    def _say_headline(self, in_turn: bool = True) -> None:
        actor = self.scene.actor if in_turn and not self.reading else NOBODY
        end = Content("")
        if self.sitting.may_hide:
            end = Content.styled("   only you should be looking", "$warning")
        elif self.scene.outcome is not None and not self.reading:
            end = Content.styled("the game is over", "bold")
        # What is said at the end is never cut: first the name gives way, then the game's, then where the game stands.
        room = self.app.size.width - 2 - end.cell_length
        start = Content.assemble((self.match.game.box.name, "bold"), "   ", self.table.headline(), "   ")
        if start.cell_length > room - LEAST_NAME:
            start = Content(shortened(self.table.headline(), room - LEAST_NAME - 3, self.marks.more) + "   ")
        who = Content("")
        if actor >= 0:
            name = shortened(self.match.names[actor], room - start.cell_length - len(" A  "), self.marks.more)
            who = Content.styled(f" {LETTERS[actor]} {name} ", seat_style(actor, "bold reverse"))
        self._headline.say(start + who + end)

    def _say_status(self) -> None:
        over = self.scene.outcome is not None and not self.table.roaming
        if self._pause is not None:
            following = "the result" if over else self.table.after_pause()
            self._remark(f"{self._pause} {f'Space: {following}.' if following else 'Space goes on.'}")
            return
        self._status.say("The game is over. e shows the result, q leaves." if over else self.table.prompt())
        self.app.cursor_position = Offset(1, self._status.region.y)

    def _remark(self, text: str) -> None:
        """Say something in the status line, until the next thing happens."""
        self._status.say(Content.styled(text, "$warning"))

    def _point(self, at: int, tell_table: bool = True) -> None:
        if not 0 <= at < len(self.moves):
            return
        if self.at == at:
            self._say_status()
            return
        self.at = at
        if tell_table:
            self.table.point(self.moves[at])
        self._list()
        self._say_status()
