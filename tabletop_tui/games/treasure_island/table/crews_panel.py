"""The crews beside the map: gold, the dead, bottles, residents; and the gold still out there."""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Size
from textual.strip import Strip

from tabletop_tui.games.pirates.crews import BEN_GUNN, LETTERS, NO_CREW
from tabletop_tui.games.pirates.table.paint import Paint
from tabletop_tui.games.treasure_island.view import Crew, Where
from tabletop_tui.tui.widgets.block import Line, Span, line
from tabletop_tui.tui.widgets.steady import Steady

from .moment import Moment

_RESIDENTS = {12: "Ben", 13: "Miss.", 14: "Fri."}


class CrewsPanel(Steady):
    """One line for each crew and one or two for the gold that is nobody's yet."""

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
        before, self._moment, self._paint = self._moment, moment, paint
        if before is None or _rows(before) != _rows(moment):
            self.refresh(layout=True)
        self._write()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """One row for each crew, and those for gold."""
        return _rows(self._moment) if self._moment is not None else 5

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


def _rows(moment: Moment) -> int:
    return len(moment.view.crews) + (2 if _allied(moment) else 1)


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
    return lines


def _crew_line(moment: Moment, crew: Crew, paint: Paint, width: int) -> Line:
    """Pointer, letter, captain, gold, and at the right what else there is to know."""
    look, view = paint.look, moment.view
    on_turn = crew.crew == view.crew and moment.scene.outcome is None
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
