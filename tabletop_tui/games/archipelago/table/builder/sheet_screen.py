"""The screen one draws an island on: the sheet, the brushes, and in one sentence what is missing or wrong."""

from __future__ import annotations

from typing import Any, Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.geometry import clamp

from tabletop_tui.games.archipelago.data import BACKS, BROADEST, stock
from tabletop_tui.games.archipelago.data.coast import Point, point_name
from tabletop_tui.games.archipelago.drawing import Drawing, Fault, Sheet, on_sheet
from tabletop_tui.games.pirates.table.steering import STEPS
from tabletop_tui.rules.words import count
from tabletop_tui.tui.game_table import Direction
from tabletop_tui.tui.house_screen import HouseScreen
from tabletop_tui.tui.key_hints import KeyHints
from tabletop_tui.tui.line import Line

from .board import WORDS, SheetBoard
from .panel import Panel, Verdict

_MIDDLE: Final = (BROADEST + 1) // 2


class SheetScreen(HouseScreen[dict[str, Any]]):
    """A screen with a sheet to draw on.

    Attributes:
        sheet: The drawing, and all it has been.
        at: Where the cursor is.
        brush: The sign that is painted.
        pen: Whether walking paints.
        grabs: Whether walking moves the whole drawing.
    """

    DEFAULT_CSS = """
    SheetScreen {
        #title { padding: 0 2; margin: 1 0 0 0; }
        Horizontal { height: 1fr; }
    }
    """

    def __init__(self) -> None:
        """Make a clean sheet.

        Raises:
            BadData: The data of the game itself cannot be used.
        """
        super().__init__()
        self._tiles = stock().tiles
        self.sheet = Sheet(Drawing())
        self.at: Point = (_MIDDLE, _MIDDLE)
        self.brush = "B"
        self.pen = self.grabs = False
        self.faults: tuple[Fault, ...] = ()
        self.board, self.panel, self.verdict = SheetBoard(), Panel(self._tiles), Verdict()

    def compose(self) -> ComposeResult:
        """Title, sheet and panel, what is missing, keys."""
        yield Line(id="title")
        with Horizontal():
            yield self.board
            yield self.panel
        yield self.verdict
        yield KeyHints()

    # What is seen.

    def state(self) -> str:
        """What the title says about the drawing."""
        raise NotImplementedError

    def show(self, told: str = "", *, wrong: bool = False) -> None:
        """Draw everything as it is now.

        Args:
            told: What to say instead of what is missing.
            wrong: Whether that is a refusal.
        """
        drawing = self.sheet.now
        self.faults = drawing.faults(self._tiles)
        title = Content.assemble(
            ("Own island", "bold $primary"), f"   {drawing.name or 'no name yet'}   ", (self.state(), "$foreground 80%")
        )
        self.query_one("#title", Line).say(title)
        self.board.lay(drawing, self._wrong(), self.at, self._below())
        self.panel.lay(drawing, self.brush)
        if told:
            self.verdict.say(told, wrong=wrong)
        elif not drawing.land:
            self.verdict.say("Draw an island: b, f and m paint beach, forest and mountain, x rubs out.")
        elif self.faults:
            self.verdict.say(" ".join(fault.sentence for fault in self.faults), wrong=True)
        else:
            self.verdict.say(self._praise(), right=True)
        self.refresh_bindings()

    def _praise(self) -> str:
        supplies = [self.sheet.now.supplies(self._tiles, terrain) for terrain in BACKS]
        places, tiles = (sum(each) for each in zip(*supplies, strict=True))
        left = f"{count(tiles - places, 'tile')} left in the box unseen" if tiles > places else "no tile left"
        return f"This island can be built: {places} places, and {left}."

    def _below(self) -> list[tuple[str, bool]]:
        """What is said below the sheet."""
        here = f"{point_name(self.at)}: {WORDS[self.sheet.now.sign(self.at)]}"
        if self.grabs:
            return [(here, True), ("The drawing is in your hand: arrows move it, g lets go.", False)]
        if self.pen:
            return [(here, True), (f"The pen is down: arrows paint {WORDS[self.brush]}, p lifts it.", False)]
        return [(here, True)]

    def _wrong(self) -> frozenset[Point]:
        """The cells to be mended first; where the coast is wrong, too many tiles of a terrain can wait."""
        return next((fault.points for fault in self.faults if fault.points), frozenset())

    # Drawing.

    def change(self, drawing: Drawing, told: str = "") -> None:
        """Make it this drawing."""
        self.sheet.change(drawing)
        self.show(told)

    def action_walk(self, direction: Direction) -> None:
        """Move the cursor, and what it holds."""
        x, y = STEPS[direction]
        if self.grabs:
            moved = self.sheet.now.moved(x, y)
            if moved is None:
                self.show("The drawing is at the edge of the sheet.")
                return
            self.sheet.change(moved)
        self.at = (clamp(self.at[0] + x, 1, BROADEST), clamp(self.at[1] + y, 1, BROADEST))
        if self.pen:
            self.sheet.change(self.sheet.now.painted(self.at, self.brush))
        self.show()

    def action_paint(self) -> None:
        """Paint here."""
        self.change(self.sheet.now.painted(self.at, self.brush))

    def action_brush(self, sign: str) -> None:
        """Take a brush, and paint here."""
        self.brush = sign
        self.action_paint()

    @on(SheetBoard.Touched)
    def _touched(self, event: SheetBoard.Touched) -> None:
        self.at = event.point
        self.change(self.sheet.now.painted(self.at, "." if event.rubs else self.brush))

    @on(Panel.Brush)
    def _picked(self, event: Panel.Brush) -> None:
        self.brush = event.sign
        self.show()

    @on(Panel.Set)
    def _turned(self, event: Panel.Set) -> None:
        self.action_set(event.number)

    def action_pen(self) -> None:
        """Put the pen down, or lift it."""
        self.pen, self.grabs = not self.pen, False
        if self.pen:
            self.action_paint()
        else:
            self.show()

    def action_grab(self) -> None:
        """Take the drawing in the hand, or let go."""
        self.pen, self.grabs = False, not self.grabs
        self.show()

    def action_set(self, number: int) -> None:
        """Build with a set of tiles, or without."""
        only = self.sheet.now.sets == (number,)
        self.change(self.sheet.now.with_set(number), "An island is built from one set at least." if only else "")

    def action_clear(self) -> None:
        """A clean sheet; undo brings the drawing back."""
        self.sheet.begin(self.sheet.now.cleared())
        self.show("The sheet is clean; u brings the drawing back.")

    def action_undo(self) -> None:
        """Take the last step back."""
        self.sheet.undo()
        self.show()

    def action_redo(self) -> None:
        """Take it again."""
        self.sheet.redo()
        self.show()

    def action_fault(self) -> None:
        """Go to the next cell where something is wrong, in reading order."""
        wrong = sorted(filter(on_sheet, self._wrong()), key=lambda point: (point[1], point[0]))
        here = (self.at[1], self.at[0])
        self.at = next((point for point in wrong if (point[1], point[0]) > here), wrong[0])
        self.show()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """What can be done now."""
        if self.too_small:
            return False
        match action:
            case "undo":
                return True if self.sheet.can_undo else None
            case "redo":
                return True if self.sheet.can_redo else None
            case "fault":
                return True if any(map(on_sheet, self._wrong())) else None
            case "clear":
                return True if self.sheet.now.land else None
        return super().check_action(action, parameters)

    def action_zoom(self) -> None:
        """Make the sheet larger or smaller."""
        self.board.zoom()
