"""One cell drawn: pieces first, then gold, then the tile; a sign tells that more lies there than can be drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

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

After = Literal["", "may close", "must close"]
"""Whether the cursor is on the cell at the left: its bracket closes here where no sign needs the place, or always."""


@lru_cache(maxsize=4096)
def draw(patch: Patch, size: Size, paint: Paint, pointed: bool = False, after: After = "") -> tuple[Line, ...]:
    """The rows of a cell, each of them ``size.columns`` wide.

    Args:
        patch: What is there.
        size: How large.
        paint: Colours and signs.
        pointed: Whether the cursor is here.
        after: Whether it is on the cell at the left.
    """
    ground = _ground(patch, paint, pointed)
    rows = []
    for y, edge in enumerate(_edges(patch, size, paint, pointed=pointed, after=after)):
        spans = _CONTENT[size](patch, paint, ground, edge)[y]
        shown = tuple((text, style + _POINTED) for text, style in spans) if pointed else spans
        rows.append(line(size.columns, ground, (edge, _rim(edge, ground, paint)), *shown))
    return tuple(rows)


def opens(patch: Patch, size: Size, paint: Paint) -> bool:
    """Whether the cursor on this cell has room for its bracket at the left, so that it need not close at the right."""
    return _edges(patch, size, paint, pointed=True, after="")[0] == paint.signs["open"]


def _edges(patch: Patch, size: Size, paint: Paint, *, pointed: bool, after: After) -> tuple[str, ...]:
    """The column at the left of a cell, row by row: the cursor, what going there means, what else there is to say.

    The cursor takes the place of no warning and of nothing that is said nowhere else.
    """
    signs, extras = paint.signs, _extras(patch, size, paint)
    found = []
    for y in range(size.rows):
        aim = signs[patch.aim] if patch.aim and not y else ""
        told = aim or extras[y]
        if pointed:
            told = (aim if patch.aim not in ("", "target") else "") or extras[y] or signs["open"]
        elif after == "must close" or (after and not told):
            told = signs["close"]
        found.append(told or (signs["trail"] if patch.trail and not y else " "))
    return tuple(found)


def _rim(edge: str, ground: Style, paint: Paint) -> Style:
    """How the sign at the left edge looks: gold is golden there too, and the cursor bright."""
    if ground is paint.aim_closed:
        return paint.aim
    signs = paint.signs
    if edge in (signs["coin"], signs["treasure"]):
        return _gold_style(paint, ground)
    if edge in (signs["open"], signs["close"]) and ground not in (paint.aim, paint.danger):
        return Style(color=paint.open[0].color, bgcolor=ground.bgcolor, bold=True)
    return ground if edge == paint.signs["trail"] else ground + _BOLD


def _ground(patch: Patch, paint: Paint, pointed: bool) -> Style:
    if patch.aim in ("deadly", "loses"):
        return paint.danger
    if patch.aim:
        return paint.aim_closed if patch.ground == "closed" and not (patch.peeked or pointed) else paint.aim
    if patch.ground == "void":
        return paint.look.plain
    if patch.ground == "sea":
        return paint.sea
    shades = paint.closed if patch.ground == "closed" else paint.used if patch.plain else paint.open
    return shades[patch.tide % 2]


def _small(patch: Patch, paint: Paint, ground: Style, edge: str) -> tuple[Row, ...]:
    if patch.ship >= 0:
        return ((_ship(patch, paint, 2),),)
    if patch.figures:
        figure, extra = patch.figures[0], _notes(patch, paint)
        text = figure.label if not extra or extra == edge else figure.label[0] + extra
        return (((text, _figure_style(patch, 0, paint)),),)
    if patch.coins or patch.treasure:
        gold = _gold(patch, paint)
        if patch.plain:
            return (((set_cell_size(gold, 2), _gold_style(paint, ground)),),)
        return (((patch.sign[0], ground), (gold[0], _gold_style(paint, ground))),)
    return (((_face(patch, paint, 2, 0), ground),),)


def _medium(patch: Patch, paint: Paint, ground: Style, _edge: str) -> tuple[Row, ...]:
    if patch.ship >= 0:
        deck = paint.crew(patch.ship)
        crowd = _crowd(patch, paint, deck, 4) if patch.figures else ((" " * 4, deck),)
        return ((_ship(patch, paint, 4),), crowd)
    gold: Row = ((set_cell_size(_gold(patch, paint), 2), _gold_style(paint, ground)),)
    top: Row = ((_face(patch, paint, 2, 0), ground), *gold) if gold[0][0].strip() else (
        (_face(patch, paint, 4, 0), ground),
    )  # fmt: skip
    below = _crowd(patch, paint, ground, 4) if patch.figures else ((_below(patch, paint, 4, 1), ground),)
    return (top, below)


def _large(patch: Patch, paint: Paint, ground: Style, _edge: str) -> tuple[Row, ...]:
    if patch.ship >= 0:
        deck = paint.crew(patch.ship)
        crowd = _crowd(patch, paint, deck, 6) if patch.figures else ((" " * 6, deck),)
        return ((_ship(patch, paint, 6),), crowd, (("\\____/", deck),))
    if patch.exits and not patch.figures and not patch.word:
        one, two, three = _compass(patch, paint)
        return (((one, ground),), ((two, ground),), ((three, ground),))
    gold = _gold(patch, paint)
    top: Row = (
        ((_face(patch, paint, 6 - len(gold), 0), ground), (gold, _gold_style(paint, ground)))
        if gold
        else ((_face(patch, paint, 6, 0), ground),)
    )
    middle = _below(patch, paint, 6, 1)
    last = _crowd(patch, paint, ground, 6) if patch.figures else ((_face(patch, paint, 6, 2), ground),)
    return (top, ((middle, ground),), last)


_CONTENT: Final = {Size.SMALL: _small, Size.MEDIUM: _medium, Size.LARGE: _large}


def _face(patch: Patch, paint: Paint, width: int, y: int) -> str:
    """A row of what lies under everything else."""
    signs = paint.signs
    if patch.peeked:
        return set_cell_size(patch.sign + signs["looked"], width) if not y else " " * width
    if patch.ground == "closed":
        if patch.looked and not y:
            return signs["closed"] * (width - 1) + signs["looked"]
        return signs["closed"] * width
    if patch.ground == "sea":
        return (
            " " * width
            if width > 2 and (patch.tide + y) % 2
            else (signs["wave"].rjust(patch.tide + 1)).ljust(width)[:width]
        )
    return set_cell_size(patch.sign, width) if not y else " " * width


def _below(patch: Patch, paint: Paint, width: int, y: int) -> str:
    """The tile's word, or what the ground looks like where it has none."""
    word = patch.word if len(patch.word) <= width else patch.brief
    return set_cell_size(word, width) if word else _face(patch, paint, width, y)


def _gold(patch: Patch, paint: Paint) -> str:
    signs = paint.signs
    coins = f"{signs['coin']}{patch.coins}" if patch.coins else ""
    if patch.treasure:
        return signs["treasure"] + (coins[1:] if patch.coins else " ")
    return coins


def _gold_style(paint: Paint, ground: Style) -> Style:
    return paint.gold + Style(bgcolor=ground.bgcolor) if ground is not paint.danger else ground


def _extras(patch: Patch, size: Size, paint: Paint) -> tuple[str, ...]:
    """What the left column tells, row by row, of what has no room in the cell itself."""
    if patch.ship >= 0 or not patch.figures:
        return ("",) * size.rows
    if size is Size.SMALL:
        return (_notes(patch, paint),)
    crowded = len(patch.figures) > 1 and any(_note(figure, paint, patch).strip() for figure in patch.figures)
    return ("",) * (size.rows - 1) + (paint.signs["several"] if crowded else "",)


def _notes(patch: Patch, paint: Paint) -> str:
    """The one sign for all there is besides the first piece: more pieces, gold, how it fares, or several of these."""
    signs = paint.signs
    notes = [signs["more"]] if len(patch.figures) > 1 else []
    if patch.treasure or patch.coins:
        notes.append(signs["treasure" if patch.treasure else "coin"])
    notes += {_note(figure, paint, patch).strip() for figure in patch.figures} - {"", signs["swims"], *notes}
    if not notes:
        return _note(patch.figures[0], paint, patch).strip()
    return notes[0] if len(notes) == 1 else signs["several"]


def _figure_style(patch: Patch, at: int, paint: Paint) -> Style:
    style = paint.crew(patch.figures[at].crew)
    return style + _PICKED if patch.picked and not at else style


def _ship(patch: Patch, paint: Paint, width: int) -> Span:
    """A ship: the capital letter of its crew, and how many are aboard."""
    letter = _LETTERS[min(patch.ship, 4)]
    aboard = str(len(patch.figures)) if patch.figures else " "
    style = paint.crew(patch.ship) + (_PICKED if patch.picked and not patch.figures else Style())
    return (letter + aboard if width == 2 else f"{letter} {aboard} "[:width]).ljust(width), style


def _crowd(patch: Patch, paint: Paint, ground: Style, width: int) -> Row:
    """As many pieces as fit into a row, and how many more there are."""
    figures = patch.figures
    if not figures:
        return ((_face(patch, paint, width, 1), ground),)
    fit = width // 2
    if len(figures) == 1:
        note = _note(figures[0], paint, patch)[: width - 2].ljust(width - 2)
        return ((figures[0].label, _figure_style(patch, 0, paint)), (note, ground))
    shown = len(figures) if len(figures) <= fit else fit - 1
    spans = [(figures[at].label, _figure_style(patch, at, paint)) for at in range(shown)]
    if len(figures) > fit:
        spans.append((f"{paint.signs['more']}{len(figures) - shown}", ground))
    return (*spans, (" " * (width - sum(len(text) for text, _ in spans)), ground))


def _note(figure: Figure, paint: Paint, patch: Patch) -> str:
    if figure.held:
        return f" {paint.signs[figure.held]}"
    if figure.step:
        return f" {figure.step}"
    return f" {paint.signs['swims']}" if patch.ground == "sea" and patch.ship < 0 else ""


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
