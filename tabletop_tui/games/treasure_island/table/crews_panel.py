"""The crews beside the map: gold, the dead, bottles, residents; and the gold still out there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region, Size
from textual.strip import Strip

from tabletop_tui.games.pirates.crews import BEN_GUNN, LETTERS, NO_CREW
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.table.details import wrapped
from tabletop_tui.games.pirates.table.paint import Paint
from tabletop_tui.games.pirates.turns import QUIET_ROUNDS
from tabletop_tui.games.treasure_island.view import Crew, Where
from tabletop_tui.rules.words import count
from tabletop_tui.tui.widgets.block import Line, Span, line, strip
from tabletop_tui.tui.widgets.steady import Titled

from .moment import Moment

DETAIL_ROWS: Final = 6
"""Rows for what is under the cursor."""

QUIET_WARNING: Final = 15
"""So many rounds before the game would end for want of news it is said."""

_RESIDENTS = {12: "Ben", 13: "Mis", 14: "Fri"}


class CrewsPanel(Titled):
    """One line for each crew and some for the gold that is nobody's yet; below it what is under the cursor.

    That stands here only where it has no room below the map.
    """

    DEFAULT_CSS = """
    CrewsPanel {
        height: auto; border-top: solid $primary 60%; border-title-color: $foreground;
        border-title-style: bold;
    }
    """
    ALLOW_SELECT = False
    BORDER_TITLE = " Crews "

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[Line] = []
        self._crews: list[Line] = []
        self._rule: Line = ()
        self._written: tuple[Moment, Paint, int] | None = None
        self._moment: Moment | None = None
        self._paint: Paint | None = None
        self._details: Sequence[Span] | None = None

    def tell(self, moment: Moment, paint: Paint, details: Sequence[Span] | None = None) -> None:
        """Show this moment, and what is under the cursor; None where that is told elsewhere."""
        if moment is self._moment and paint is self._paint and details == self._details:
            return
        same_rows = moment is self._moment and (details is None) == (self._details is None)
        before = 0 if same_rows else self._rows()
        self._moment, self._paint, self._details = moment, paint, details
        if not same_rows and before != self._rows():
            self.refresh(layout=True)
        self._write()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """One row for each crew, and those for gold and details."""
        return self._rows()

    def on_resize(self) -> None:
        """Write to the new width."""
        self._write()

    def render_line(self, y: int) -> Strip:
        """One row."""
        return strip(self._lines[y]) if y < len(self._lines) else Strip.blank(self.size.width, self.plain)

    def _rows(self) -> int:
        if self._moment is None:
            return 5
        return _rows(self._moment) + (1 + DETAIL_ROWS if self._details is not None else 0)

    def _write(self) -> None:
        width = self.size.width
        if self._moment is None or self._paint is None or not width:
            return
        written = (self._moment, self._paint, width)
        if written != self._written:
            # Crews stay as they are while only the cursor moves.
            air = Segment(" ", self._paint.look.plain)
            self._crews = [(air, *row, air) for row in crew_lines(self._moment, self._paint, width - 2)]
            self._rule = self._draw_rule(self._paint)
            self._written = written
        lines = list(self._crews)
        if self._details is not None:
            lines += [self._rule, *wrapped(tuple(self._details), width, DETAIL_ROWS, self._paint.look)]
        before, self._lines = self._lines, lines
        if len(before) != len(lines):
            self.refresh()
            return
        changed = [Region(0, y, width, 1) for y, row in enumerate(lines) if row is not before[y]]
        if changed:
            self.refresh(*changed)

    def _draw_rule(self, paint: Paint) -> Line:
        """The line that parts the crews from what is under the cursor, like the borders above and below."""
        look, sign, width = paint.look, paint.signs["rule"], self.size.width
        border = self.background_colors[1] + self.styles.border_top[1]
        style = look.plain + Style(color=border.rich_color)
        title = " Under the cursor "
        return line(width, look.plain, (sign, style), (title, look.strong), (sign * (width - 1 - len(title)), style))


def _rows(moment: Moment) -> int:
    return len(moment.view.crews) + (2 if _allied(moment) else 1) + (1 if quiet(moment) else 0)


def quiet(moment: Moment) -> str:
    """How soon the game ends if nothing happens any more; empty as long as that is far off."""
    view = moment.view
    crews = len(view.crews)
    left = -((view.quiet - QUIET_ROUNDS * crews) // crews)
    if left > QUIET_WARNING or view.phase is Phase.OVER:
        return ""
    return f"ends in {count(left, 'round')} without news"


def _allied(moment: Moment) -> bool:
    return len({crew.side for crew in moment.view.crews}) < len(moment.view.crews)


def crew_lines(moment: Moment, paint: Paint, width: int) -> list[Line]:
    """Every row of the panel."""
    view, look = moment.view, paint.look
    lines = [_crew_line(moment, crew, paint, width) for crew in view.crews]
    if _allied(moment):
        sides: dict[int, list[Crew]] = {}
        for crew in view.crews:
            sides.setdefault(crew.side, []).append(crew)
        totals = "   ".join(
            f"{'+'.join(LETTERS[crew.crew] for crew in side)} {sum(crew.gold for crew in side)} gold"
            for side in sides.values()
        )
        lines.append(line(width, look.plain, (f"  {totals}", look.strong)))
    seen = f"  gold: {view.known_gold} seen, {view.unknown_gold} unseen, {view.lost_gold} lost"
    if len(seen) > width:
        seen = seen.strip().replace(",", "")
    lines.append(line(width, look.plain, (look.glyphs.fit(seen, width), look.plain)))
    if warning := quiet(moment):
        lines.append(line(width, look.plain, (look.glyphs.fit(f"  {warning}", width), look.pointed)))
    return lines


def _crew_line(moment: Moment, crew: Crew, paint: Paint, width: int) -> Line:
    """Pointer, letter, captain, gold, and at the right what else there is to know."""
    look, view = paint.look, moment.view
    on_turn = moment.scene.outcome is None and crew.crew == view.crew
    if view.phase is Phase.ANSWER:
        on_turn = crew.seat == moment.scene.actor
    gold = f"{crew.gold} gold"
    notes = _notes(moment, crew)
    room = width - 4 - 8 - 1
    extra = " ".join(notes)
    name_room = max(8, min(20, room - 13))
    spans: list[Span] = [
        (paint.signs["turn"] if on_turn else " ", look.pointed),
        (f" {LETTERS[crew.crew]}", paint.crew(crew.crew)),
        (" ", look.plain),
        (look.glyphs.fit(moment.captain(crew.crew), name_room), look.strong if on_turn else look.plain),
        (gold.rjust(8), look.strong),
        (" ", look.plain),
        (look.glyphs.fit(extra, max(0, room - name_room)), look.plain),
    ]
    return line(width, look.plain, *spans)


def _notes(moment: Moment, crew: Crew) -> list[str]:
    notes = [f"{crew.dead} dead"] if crew.dead else []
    notes += [f"{crew.bottles} btl"] if crew.bottles else []
    for piece in moment.view.pieces[BEN_GUNN:]:
        if piece.crew == crew.crew != NO_CREW and piece.where not in (Where.DEAD, Where.NOT_FOUND):
            notes.append(_RESIDENTS[piece.id])
    return notes
