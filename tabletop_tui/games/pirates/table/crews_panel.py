"""The crews beside the map: gold, the dead, bottles, residents; and the gold still out there."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region, Size
from textual.strip import Strip

from tabletop_tui.games.pirates.crews import BEN_GUNN, LETTERS, NO_CREW
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.turns import QUIET_ROUNDS
from tabletop_tui.games.pirates.view import Crew, Where
from tabletop_tui.rules.words import count
from tabletop_tui.tui.widgets.block import Line, Span, line, strip
from tabletop_tui.tui.widgets.steady import Titled

from .details import wrapped
from .moment import Moment
from .paint import Paint
from .sides import crews_by_side

DETAIL_ROWS: Final = 6
"""Rows for what is under the cursor."""

QUIET_WARNING: Final = 15
"""So many rounds before the game would end for want of news it is said."""

NAME_AT: Final = 4
"""Columns before the name of a captain."""

MONEY: Final = 8
"""Columns for gold."""

SHORT_NAME: Final = 8
"""Columns for names where all are short."""

LEAST_NAME: Final = 10
MOST_NAME: Final = 20
"""Columns names get at least and at most where gold stands below gold."""

_RESIDENTS = {12: "Ben", 13: "Mis", 14: "Fri"}


class CrewsPanel(Titled):
    """A line or two for each crew and some for what is nobody's yet; below it what is under the cursor.

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
        width = self.size.width
        same_rows = moment is self._moment and (details is None) == (self._details is None)
        before = 0 if same_rows else self._rows(width)
        self._moment, self._paint, self._details = moment, paint, details
        if not same_rows and before != self._rows(width):
            self.refresh(layout=True)
        self._write()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as there are lines in this width, and those for details."""
        return self._rows(width)

    def on_resize(self) -> None:
        """Write to the new width."""
        self._write()

    def row(self, y: int, width: int) -> Strip:
        """One row."""
        return strip(self._lines[y]) if y < len(self._lines) else Strip.blank(width, self.plain)

    def _rows(self, width: int) -> int:
        if self._moment is None or self._paint is None or not width:
            return 5
        return len(self._told_of_crews(width)) + (1 + DETAIL_ROWS if self._details is not None else 0)

    def _told_of_crews(self, width: int) -> list[Line]:
        """The upper part, with air at both sides; it stays as it is while only the cursor moves."""
        assert self._moment is not None and self._paint is not None, "somebody has told of a moment"
        written = (self._moment, self._paint, width)
        if written != self._written:
            air = Segment(" ", self._paint.look.plain)
            self._crews = [(air, *row, air) for row in crew_lines(self._moment, self._paint, width - 2)]
            self._rule = self._draw_rule(self._paint, width)
            self._written = written
        return self._crews

    def _write(self) -> None:
        width = self.size.width
        if self._moment is None or self._paint is None or not width:
            return
        lines = list(self._told_of_crews(width))
        if self._details is not None:
            lines += [self._rule, *wrapped(tuple(self._details), width, DETAIL_ROWS, self._paint.look)]
        before, self._lines = self._lines, lines
        if len(before) != len(lines):
            self.refresh()
            return
        rows = enumerate(zip(before, lines, strict=True))
        changed = [Region(0, y, width, 1) for y, (was, now) in rows if was is not now and was != now]
        if changed:
            self.refresh(*changed)

    def _draw_rule(self, paint: Paint, width: int) -> Line:
        """The line that parts the crews from what is under the cursor, like the borders above and below."""
        look, sign = paint.look, paint.signs["rule"]
        border = self.background_colors[1] + self.styles.border_top[1]
        style = look.plain + Style(color=border.rich_color)
        title = " Under the cursor "
        return line(width, look.plain, (sign, style), (title, look.strong), (sign * (width - 1 - len(title)), style))


def quiet(moment: Moment) -> str:
    """How soon the island ends if nothing happens any more; empty as long as that is far off."""
    view = moment.view
    crews = len(view.crews)
    left = -((view.quiet - QUIET_ROUNDS * crews) // crews)
    if left > QUIET_WARNING or view.phase in (Phase.OVER, *moment.lore.not_played):
        return ""
    return f"ends in {count(left, 'round')} without news"


def crew_lines(moment: Moment, paint: Paint, width: int) -> list[Line]:
    """Every row of the panel."""
    view, look = moment.view, paint.look
    longest = max(cell_len(look.glyphs.plain(moment.captain(crew.crew))) for crew in view.crews)
    notes = max(len(_extra(moment, crew)) for crew in view.crews)
    names = max(min(LEAST_NAME, max(SHORT_NAME, longest)), min(longest, MOST_NAME, width - NAME_AT - MONEY - 1 - notes))
    lines = [row for crew in view.crews for row in _crew_lines(moment, crew, paint, width, names)]
    lines += _side_lines(moment, paint, width)
    for wordings in moment.lore.footing(moment):
        shown = next((text for text in wordings if len(text) <= width), wordings[-1])
        lines.append(line(width, look.plain, (look.glyphs.fit(shown, width), look.plain)))
    if warning := quiet(moment):
        shown = f"  {warning}" if len(warning) + 2 <= width else warning.replace(" without news", ", no news")
        lines.append(line(width, look.plain, (look.glyphs.fit(shown, width), look.pointed)))
    return lines


def _side_lines(moment: Moment, paint: Paint, width: int) -> list[Line]:
    """What those have together who win together, by name; nothing where everybody plays alone."""
    look, together, lines = paint.look, crews_by_side(moment.view), []
    for side in together if len(together) < len(moment.view.crews) else ():
        captains = " + ".join(dict.fromkeys(moment.captain(crew.crew) for crew in side))
        money = moment.lore.money.so_many(sum(crew.gold for crew in side))
        spans = (("  ", look.plain), (look.glyphs.fit(captains, width - 3 - len(money)), look.plain))
        lines.append(line(width, look.plain, *spans, (f" {money}", look.strong)))
    return lines


def _crew_lines(moment: Moment, crew: Crew, paint: Paint, width: int, names: int) -> list[Line]:
    """Pointer, letter, captain, gold, and at the right or below what else there is to know.

    A name that is longer than those of others goes on where gold stands in their rows, if there is room for that.
    """
    look, view = paint.look, moment.view
    on_turn = moment.scene.outcome is None and crew.crew == view.crew
    if view.phase is Phase.ANSWER:
        on_turn = crew.seat == moment.scene.actor
    money, extra = moment.lore.money.so_many(crew.gold), _extra(moment, crew)
    name, room = look.glyphs.plain(moment.captain(crew.crew)), width - NAME_AT - MONEY - 1
    below = len(extra) > room - names
    free = width - NAME_AT - len(money) - 1 - (len(extra) + 1 if extra and not below else 0)
    taken = max(names, min(cell_len(name), free))
    spans: list[Span] = [
        (paint.signs["turn"] if on_turn else " ", look.pointed),
        (f" {LETTERS[crew.crew]}", paint.crew(crew.crew)),
        (" ", look.plain),
        (look.glyphs.fit(name, taken), look.strong if on_turn else look.plain),
        (money.rjust(max(len(money) + 1, names + MONEY - taken)), look.strong),
        ("" if below else f" {extra}", look.plain),
    ]
    lines = [line(width, look.plain, *spans)]
    for part in wrap(look.glyphs.plain(extra), width - NAME_AT) if below else ():
        lines.append(line(width, look.plain, (f"{' ' * NAME_AT}{part}", look.plain)))
    return lines


def _extra(moment: Moment, crew: Crew) -> str:
    return " ".join((*_notes(moment, crew), *moment.lore.notes(moment, crew)))


def _notes(moment: Moment, crew: Crew) -> list[str]:
    notes = [f"{crew.dead} dead"] if crew.dead else []
    notes += [f"{crew.crushed} crushed"] if crew.crushed else []
    notes += [f"{crew.bottles} btl"] if crew.bottles else []
    for piece in moment.view.pieces[BEN_GUNN:]:
        if piece.crew == crew.crew != NO_CREW and piece.where not in (Where.DEAD, Where.CRUSHED, Where.NOT_FOUND):
            notes.append(_RESIDENTS[piece.id])
    return notes
