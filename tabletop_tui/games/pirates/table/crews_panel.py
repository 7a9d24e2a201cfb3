"""The crews beside the map: gold, the dead, bottles, residents; and the gold still out there."""

from __future__ import annotations

from textwrap import wrap

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Size
from textual.strip import Strip

from tabletop_tui.games.pirates.crews import BEN_GUNN, LETTERS, NO_CREW
from tabletop_tui.games.pirates.view import Crew, Where
from tabletop_tui.tui.widgets.block import Line, Span, line
from tabletop_tui.tui.widgets.steady import Steady

from .moment import Moment
from .paint import Paint

_RESIDENTS = {12: "Ben", 13: "Miss.", 14: "Fri."}


class CrewsPanel(Steady):
    """A line or two for each crew, and some for what is nobody's yet."""

    DEFAULT_CSS = """
    CrewsPanel {
        height: auto; padding: 0 1; border-top: solid $primary 60%; border-title-color: $foreground;
        border-title-style: bold;
    }
    """
    ALLOW_SELECT = False
    BORDER_TITLE = " Crews "

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[Line] = []
        self._moment: Moment | None = None
        self._paint: Paint | None = None

    def tell(self, moment: Moment, paint: Paint) -> None:
        """Show this moment."""
        if moment is self._moment and paint is self._paint:
            return
        before, self._moment, self._paint = len(self._lines), moment, paint
        self._write()
        if before != len(self._lines):
            self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as there are lines in this width."""
        if self._moment is None or self._paint is None:
            return 5
        return len(crew_lines(self._moment, self._paint, width))

    def on_resize(self) -> None:
        """Write to the new width."""
        self._write()

    def render_line(self, y: int) -> Strip:
        """One row."""
        blank = self.rich_style
        row = self._lines[y] if y < len(self._lines) else ()
        return Strip([Segment(part.text, blank + (part.style or Style())) for part in row]).adjust_cell_length(
            self.size.width, blank
        )

    def _write(self) -> None:
        if self._moment is not None and self._paint is not None and self.size.width:
            lines = crew_lines(self._moment, self._paint, self.size.width)
            if lines != self._lines:
                self._lines = lines
                self.refresh()


def _allied(moment: Moment) -> bool:
    return len({crew.side for crew in moment.view.crews}) < len(moment.view.crews)


def crew_lines(moment: Moment, paint: Paint, width: int) -> list[Line]:
    """Every row of the panel."""
    view, look, money = moment.view, paint.look, moment.lore.money
    lines = [row for crew in view.crews for row in _crew_lines(moment, crew, paint, width)]
    if _allied(moment):
        sides: dict[int, list[Crew]] = {}
        for crew in view.crews:
            sides.setdefault(crew.side, []).append(crew)
        totals = "   ".join(
            f"{'+'.join(LETTERS[crew.crew] for crew in side)} {money.so_many(sum(crew.gold for crew in side))}"
            for side in sides.values()
        )
        lines.append(line(width, look.plain, (f"  {totals}", look.strong)))
    for wordings in moment.lore.footing(moment):
        shown = next((text for text in wordings if len(text) <= width), wordings[-1])
        lines.append(line(width, look.plain, (look.glyphs.fit(shown, width), look.plain)))
    return lines


def _crew_lines(moment: Moment, crew: Crew, paint: Paint, width: int) -> list[Line]:
    """Pointer, letter, captain, gold, and at the right or below what else there is to know."""
    look, view = paint.look, moment.view
    on_turn = crew.crew == view.crew and moment.scene.outcome is None
    money = moment.lore.money.so_many(crew.gold)
    room = width - 4 - 8 - 1
    extra = " ".join((*_notes(moment, crew), *moment.lore.notes(moment, crew)))
    name_room = max(8, min(20, room - 13))
    below = len(extra) > room - name_room
    spans: list[Span] = [
        (paint.signs["turn"] if on_turn else " ", look.pointed),
        (f" {LETTERS[crew.crew]}", paint.crew(crew.crew)),
        (" ", look.plain),
        (look.glyphs.fit(moment.captain(crew.crew), name_room), look.strong if on_turn else look.plain),
        (money.rjust(8), look.strong),
        (" ", look.plain),
        ("" if below else look.glyphs.fit(extra, max(0, room - name_room)), look.plain),
    ]
    lines = [line(width, look.plain, *spans)]
    for part in wrap(look.glyphs.plain(extra), width - 4) if below else ():
        lines.append(line(width, look.plain, (f"    {part}", look.plain)))
    return lines


def _notes(moment: Moment, crew: Crew) -> list[str]:
    notes = [f"{crew.dead} dead"] if crew.dead else []
    notes += [f"{crew.crushed} crushed"] if crew.crushed else []
    notes += [f"{crew.bottles} btl"] if crew.bottles else []
    for piece in moment.view.pieces[BEN_GUNN:]:
        if piece.crew == crew.crew != NO_CREW and piece.where not in (Where.DEAD, Where.CRUSHED, Where.NOT_FOUND):
            notes.append(_RESIDENTS[piece.id])
    return notes
