"""One cell drawn: pieces first, then gold, then the tile; a sign tells that more lies there than can be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rich.cells import set_cell_size
from rich.style import Style

from tabletop_tui.tui.widgets.block import Line, Span, line

from .paint import Paint
from .patch import Figure, Patch, Size

_BOLD: Final = Style(bold=True)
_POINTED: Final = Style(reverse=True, bold=True)
_PICKED: Final = Style(underline=True, bold=True)
_LETTERS: Final = "NESW?"

Row = tuple[Span, ...]


@lru_cache(maxsize=4096)
def draw(patch: Patch, size: Size, paint: Paint, pointed: bool = False, after: bool = False) -> tuple[Line, ...]:
    """The rows of a cell, each of them ``size.columns`` wide.

    Args:
        patch: What is there.
        size: How large.
        paint: Colours and signs.
        pointed: Whether the cursor is here.
        after: Whether the cursor is on the cell at the left, whose bracket closes here.
    """
    ground = _ground(patch, paint)
    bracket = "open" if pointed else "close" if after else ""
    edge = ground + _BOLD if bracket else ground
    rows = []
    for y, (extra, spans) in enumerate(_CONTENT[size](patch, paint, ground, bool(bracket or patch.aim))):
        shown = tuple((text, style + _POINTED) for text, style in spans) if pointed else spans
        margin = _margin(patch, paint, bracket, y, extra)
        if margin == " " and y == min(1, size.rows - 1):
            rows.append(line(size.columns, ground, _soil(patch, paint, ground), *shown))
        else:
            rows.append(line(size.columns, ground, (margin, edge), *shown))
    return tuple(rows)


def _soil(patch: Patch, paint: Paint, ground: Style) -> Span:
    """The sign of the terrain an open tile lies on."""
    if patch.ground != "open" or not patch.terrain:
        return " ", ground
    return paint.signs[patch.terrain], ground if patch.aim else ground + paint.soil[patch.terrain]


def _margin(patch: Patch, paint: Paint, bracket: str, y: int, extra: str) -> str:
    """The column at the left of a cell: a bracket of the cursor, the aim, what else there is to say, or the trail."""
    signs = paint.signs
    if bracket:
        return signs[bracket]
    if patch.aim and not y:
        return signs[patch.aim]
    return extra or (signs["trail"] if patch.trail and not y else " ")


def _ground(patch: Patch, paint: Paint) -> Style:
    if patch.aim:
        return paint.danger if patch.aim in ("deadly", "loses") else paint.aim
    if patch.ground in ("void", "deep"):
        return paint.deep if patch.ground == "deep" else paint.look.plain
    if patch.ground == "sea":
        return paint.sea
    land = paint.land[patch.terrain]
    shades = land.closed if patch.ground == "closed" else land.used if patch.plain else land.open
    return shades[patch.tide % 2]


def _small(patch: Patch, paint: Paint, ground: Style, marked: bool) -> tuple[tuple[str, Row], ...]:
    extra = _extra(patch, paint)
    if patch.ship >= 0:
        return (("", (_ship(patch, paint, 2),)),)
    if patch.figures:
        figure = patch.figures[0]
        text = figure.label if not (extra and marked) else figure.label[0] + extra
        return ((extra, ((text, _figure_style(patch, 0, paint)),)),)
    if patch.coins or patch.treasure:
        gold = _gold(patch, paint)
        if patch.plain:
            return (("", ((set_cell_size(gold, 2), _gold_style(paint, ground)),)),)
        return (("", ((patch.sign[0], ground), (gold[0], _gold_style(paint, ground)))),)
    return (("", ((_face(patch, paint, 2, 0), ground),)),)


def _narrow(patch: Patch, paint: Paint, ground: Style, marked: bool) -> tuple[tuple[str, Row], ...]:
    if patch.ship >= 0:
        deck = paint.crew(patch.ship)
        crowd = _crowd(patch, paint, deck, 3) if patch.figures else ((" " * 3, deck),)
        return (("", (_ship(patch, paint, 3),)), ("", crowd))
    gold, style = _gold(patch, paint), _gold_style(paint, ground)
    top: Row = ((_face(patch, paint, 3, 0), ground),)
    if gold:
        top = ((gold.ljust(3), style),) if patch.plain else ((patch.sign[0], ground), (gold, style))
    below = _crowd(patch, paint, ground, 3) if patch.figures else ((_below(patch, paint, 3, 1), ground),)
    return (("", top), ("", below))


def _medium(patch: Patch, paint: Paint, ground: Style, marked: bool) -> tuple[tuple[str, Row], ...]:
    if patch.ship >= 0:
        deck = paint.crew(patch.ship)
        crowd = _crowd(patch, paint, deck, 4) if patch.figures else ((" " * 4, deck),)
        return (("", (_ship(patch, paint, 4),)), ("", crowd))
    gold: Row = ((set_cell_size(_gold(patch, paint), 2), _gold_style(paint, ground)),)
    top: Row = ((_face(patch, paint, 2, 0), ground), *gold) if gold[0][0].strip() else (
        (_face(patch, paint, 4, 0), ground),
    )  # fmt: skip
    below = _crowd(patch, paint, ground, 4) if patch.figures else ((_below(patch, paint, 4, 1), ground),)
    return (("", top), ("", below))


def _large(patch: Patch, paint: Paint, ground: Style, marked: bool) -> tuple[tuple[str, Row], ...]:
    if patch.ship >= 0:
        deck = paint.crew(patch.ship)
        crowd = _crowd(patch, paint, deck, 6) if patch.figures else ((" " * 6, deck),)
        return (("", (_ship(patch, paint, 6),)), ("", crowd), ("", (("\\____/", deck),)))
    if patch.exits and not patch.figures and not patch.word:
        return tuple(("", ((row, ground),)) for row in _compass(patch, paint))
    gold = _gold(patch, paint)
    top: Row = (
        ((_face(patch, paint, 6 - len(gold), 0), ground), (gold, _gold_style(paint, ground)))
        if gold
        else ((_face(patch, paint, 6, 0), ground),)
    )
    middle = _below(patch, paint, 6, 1)
    last = _crowd(patch, paint, ground, 6) if patch.figures else ((_face(patch, paint, 6, 2), ground),)
    return (("", top), ("", ((middle, ground),)), ("", last))


def _huge(patch: Patch, paint: Paint, ground: Style, marked: bool) -> tuple[tuple[str, Row], ...]:
    if patch.ship >= 0:
        deck = paint.crew(patch.ship)
        crowd = _crowd(patch, paint, deck, 8) if patch.figures else ((" " * 8, deck),)
        return (
            ("", (("   |\\   ", deck),)),
            ("", (_ship(patch, paint, 8),)),
            ("", crowd),
            ("", (("\\______/", deck),)),
        )
    if patch.exits and not patch.figures and not patch.word:
        return (("", ((" " * 8, ground),)), *(("", ((f" {row} ", ground),)) for row in _compass(patch, paint)))
    gold = _gold(patch, paint)
    title = patch.sign + patch.word.rjust(6) if patch.art and not gold else ""
    top: Row = (
        (set_cell_size(title or _face(patch, paint, 8, 0), 8 - len(gold)), ground),
        (gold, _gold_style(paint, ground)),
    )
    drawn = [set_cell_size(row, 8) for row in patch.art] or [_below(patch, paint, 8, 1)]
    drawn += [_face(patch, paint, 8, y) for y in range(1 + len(drawn), 4)]
    rows: list[Row] = [top, *(((row, ground),) for row in drawn)]
    if len(patch.figures) > _fit(patch.figures, 8):
        rows[2:] = _two_rows(patch, paint, ground, 8)
    elif patch.figures:
        rows[3] = _crowd(patch, paint, ground, 8)
    return tuple(("", row) for row in rows)


_CONTENT: Final = {
    Size.SMALL: _small,
    Size.NARROW: _narrow,
    Size.MEDIUM: _medium,
    Size.LARGE: _large,
    Size.HUGE: _huge,
}


def _face(patch: Patch, paint: Paint, width: int, y: int) -> str:
    """A row of what lies under everything else."""
    signs = paint.signs
    if patch.peeked:
        return set_cell_size(patch.sign + signs["looked"], width) if not y else " " * width
    if patch.ground == "closed":
        texture = _texture(patch, paint, width, y)
        return texture[:-1] + signs["looked"] if patch.looked and not y else texture
    if patch.ground == "sea":
        return (
            " " * width
            if width > 2 and (patch.tide + y) % 2
            else (signs["wave"].rjust(patch.tide + 1)).ljust(width)[:width]
        )
    return set_cell_size(patch.sign, width) if not y else " " * width


def _texture(patch: Patch, paint: Paint, width: int, y: int) -> str:
    """A row of a closed tile: close where cells are small, and loose where there is room for a pattern."""
    if not patch.terrain:
        return paint.signs["closed"] * width
    sign = paint.signs[patch.terrain]
    if width <= 2 or patch.terrain == "beach":
        return sign * width
    return (f"{sign} " * width)[y % 2 :][:width]


def _below(patch: Patch, paint: Paint, width: int, y: int) -> str:
    """The tile's word, or what the ground looks like where it has none."""
    word = next((word for word in (patch.word, patch.brief) if len(word) <= width), "")
    return set_cell_size(word, width) if word else _face(patch, paint, width, y)


def _gold(patch: Patch, paint: Paint) -> str:
    signs = paint.signs
    coins = f"{signs['coin']}{patch.coins}" if patch.coins else ""
    if patch.treasure:
        return signs["treasure"] + (coins[1:] if patch.coins else " ")
    return coins


def _gold_style(paint: Paint, ground: Style) -> Style:
    return paint.gold + Style(bgcolor=ground.bgcolor) if ground is not paint.danger else ground


def _extra(patch: Patch, paint: Paint) -> str:
    """The one sign that says most about a cell with pieces: more pieces, gold, or how the only one fares."""
    signs = paint.signs
    if len(patch.figures) > 1:
        return signs["more"]
    if patch.treasure or patch.coins:
        return signs["treasure" if patch.treasure else "coin"]
    return _note(patch.figures[0], paint, patch).strip()[-1:] if patch.figures else ""


def _figure_style(patch: Patch, at: int, paint: Paint) -> Style:
    style = paint.crew(patch.figures[at].crew)
    return style + _PICKED if patch.picked and not at else style


def _ship(patch: Patch, paint: Paint, width: int) -> Span:
    """A ship: the capital letter of its crew, and how many are aboard."""
    letter = _LETTERS[min(patch.ship, 4)]
    aboard = str(len(patch.figures)) if patch.figures else " "
    style = paint.crew(patch.ship) + (_PICKED if patch.picked and not patch.figures else Style())
    return (letter + aboard if width == 2 else f"{letter} {aboard} "[:width]).ljust(width), style


def _fit(figures: Sequence[Figure], width: int) -> int:
    """How many figures are named in a row of a width, if there are more than that."""
    return width // max((len(figure.label + figure.badge) for figure in figures), default=2)


def _crowd(patch: Patch, paint: Paint, ground: Style, width: int) -> Row:
    """As many pieces as fit into a row, and how many more there are."""
    figures = patch.figures
    if len(figures) == 1:
        note = _note(figures[0], paint, patch)
        note = note.strip() if width == 3 else note
        return ((figures[0].label, _figure_style(patch, 0, paint)), (note[: width - 2].ljust(width - 2), ground))
    badges = len(figures) <= _fit(figures, width)
    fit = width // 2
    shown = len(figures) if len(figures) <= fit else max(1, fit - 1)
    row = _named(patch, paint, ground, range(shown), badges)
    if len(figures) > fit:
        row.append((f"{paint.signs['more']}{len(figures) - shown}"[: width - 2 * shown], ground))
    return (*row, (" " * (width - sum(len(text) for text, _ in row)), ground))


def _two_rows(patch: Patch, paint: Paint, ground: Style, width: int) -> tuple[Row, Row]:
    """Pieces in two rows, with what each can do beside it as far as that has room."""
    figures = patch.figures
    fit = _fit(figures, width) if len(figures) <= 2 * _fit(figures, width) else width // 2
    rows = []
    for first in (0, fit):
        part = range(first, min(first + fit, len(figures)))
        row = _named(patch, paint, ground, part, fit < width // 2)
        if first and len(figures) > 2 * fit:
            row[-1] = (f"{paint.signs['more']}{len(figures) - 2 * fit + 1}", ground)
        rows.append((*row, (" " * (width - sum(len(text) for text, _ in row)), ground)))
    return rows[0], rows[1]


def _named(patch: Patch, paint: Paint, ground: Style, which: range, badges: bool) -> list[Span]:
    row: list[Span] = []
    for at in which:
        row.append((patch.figures[at].label, _figure_style(patch, at, paint)))
        if badges and patch.figures[at].badge:
            row.append((patch.figures[at].badge, ground))
    return row


def _note(figure: Figure, paint: Paint, patch: Patch) -> str:
    """Beside a piece that stands alone: what it can do, and how it fares."""
    if figure.held:
        fares = paint.signs[figure.held]
    elif figure.step:
        fares = str(figure.step)
    else:
        fares = paint.signs["swims"] if patch.ground == "sea" and patch.ship < 0 else ""
    return (figure.badge or " ") + fares if figure.badge or fares else ""


def _compass(patch: Patch, paint: Paint) -> tuple[str, str, str]:
    """Arrows round a middle, as they point."""
    compass = paint.signs.compass
    at = {0: (2, 0), 1: (4, 0), 2: (4, 1), 3: (4, 2), 4: (2, 2), 5: (0, 2), 6: (0, 1), 7: (0, 0)}
    rows = [[" "] * 6 for _ in range(3)]
    rows[1][2] = paint.signs["middle"]
    for direction in patch.exits:
        x, y = at[direction]
        rows[y][x] = compass[direction]
    one, two, three = ("".join(row) for row in rows)
    return one, two, three
