"""The colours of a pirate board; whatever they say, a sign or a word says too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rich.color import Color
from rich.style import Style
from textual.app import App

from tabletop_tui.tui.widgets.look import Look

from .signs import Signs, board_signs

_DARK: Final = {
    "sea": ("#5f9fd0", "#0f2740"),
    "closed": ("#66754c", "#2e3826"),
    "closed_too": ("#6d7d52", "#343f2b"),
    "open": ("#f4e6c0", "#4b3f2b"),
    "open_too": ("#f4e6c0", "#524630"),
    "used": ("#b7a478", "#4b3f2b"),
    "used_too": ("#b7a478", "#524630"),
    "gold": ("#ffd75f", "#4b3f2b"),
    "aim": ("#ffffff", "#7a5a10"),
    "aim_closed": ("#a5812a", "#7a5a10"),
    "danger": ("#ffffff", "#8f2f1f"),
}
_LIGHT: Final = {
    "sea": ("#2f6f9f", "#cfe5f3"),
    "closed": ("#5a6b3c", "#c3cfa8"),
    "closed_too": ("#5a6b3c", "#cad6b0"),
    "open": ("#3f2f10", "#f1e4c0"),
    "open_too": ("#3f2f10", "#f5ead0"),
    "used": ("#6a5a34", "#f1e4c0"),
    "used_too": ("#6a5a34", "#f5ead0"),
    "gold": ("#7a4f00", "#f1e4c0"),
    "aim": ("#1f1800", "#ffd66b"),
    "aim_closed": ("#cfa23a", "#ffd66b"),
    "danger": ("#ffffff", "#b23a24"),
}
_SIXTEEN: Final = {
    "sea": ("#55ffff", "#0000aa"),
    "closed": ("#00aa00", "#000000"),
    "closed_too": ("#00aa00", "#000000"),
    "open": ("#ffffff", "#555555"),
    "open_too": ("#ffffff", "#555555"),
    "used": ("#aaaaaa", "#555555"),
    "used_too": ("#aaaaaa", "#555555"),
    "gold": ("#ffff55", "#555555"),
    "aim": ("#000000", "#00aaaa"),
    "aim_closed": ("#555555", "#00aaaa"),
    "danger": ("#ffffff", "#aa00aa"),
}
"""Exactly the colours of a terminal that has sixteen, since the nearest of them to those above make no difference
between closed and open tiles."""

_CREWS: Final = (("#101010", "#f4f4f4"), ("#101010", "#f2c530"), ("#f4f4f4", "#000000"), ("#ffffff", "#c0301f"))
"""Ink and ground of the crews, the same on every theme, since they are the colours of their pirates: white, yellow,
black and red."""

_SIXTEEN_CREWS: Final = (("#000000", "#ffffff"), ("#000000", "#ffff55"), ("#ffffff", "#000000"), ("#ffffff", "#aa0000"))


@dataclass(frozen=True, slots=True, eq=False)
class Paint:
    """Styles and signs of a board.

    Attributes:
        look: Styles of everything that is not the board itself.
        sea: The sea.
        closed: Closed tiles, in two shades as all land, so that cells stand out from their neighbours.
        open: Open tiles.
        used: Open tiles that do nothing any more.
        gold: Gold on a tile.
        aim: A cell that can be gone to.
        aim_closed: The same with a closed tile, whose pattern would dazzle.
        danger: One where that kills or loses gold.
        crews: Pieces and ships, by crew; the last is nobody's.
        signs: The signs.
    """

    look: Look
    sea: Style
    closed: tuple[Style, Style]
    open: tuple[Style, Style]
    used: tuple[Style, Style]
    gold: Style
    aim: Style
    aim_closed: Style
    danger: Style
    crews: tuple[Style, ...]
    signs: Signs

    def crew(self, crew: int) -> Style:
        """The style of a crew's pieces."""
        return self.crews[min(crew, len(self.crews) - 1)]


def paint_of(app: App[Any], look: Look) -> Paint:
    """The colours for a look of the app's theme."""
    # Without a terminal, as when pictures are made, every colour can be shown.
    sixteen = not app.is_headless and app.console.color_system == "standard"
    return mixed(look, dark=app.current_theme.dark, sixteen=sixteen)


def mixed(look: Look, *, dark: bool = True, sixteen: bool = False) -> Paint:
    """The colours of a look, all of them or as many as a terminal with sixteen has."""
    inks = {name: _style(*pair) for name, pair in (_SIXTEEN if sixteen else _DARK if dark else _LIGHT).items()}
    pairs = _SIXTEEN_CREWS if sixteen else _CREWS
    crews = (*(_style(*pair) + Style(bold=True) for pair in pairs), inks["open"])
    return Paint(
        look=look,
        sea=inks["sea"],
        closed=(inks["closed"], inks["closed_too"]),
        open=(inks["open"], inks["open_too"]),
        used=(inks["used"], inks["used_too"]),
        gold=inks["gold"] + Style(bold=True),
        aim=inks["aim"] + Style(bold=True),
        aim_closed=inks["aim_closed"],
        danger=inks["danger"] + Style(bold=True),
        crews=crews,
        signs=board_signs(look.glyphs.ascii),
    )


def _style(ink: str, ground: str) -> Style:
    return Style(color=Color.parse(ink), bgcolor=Color.parse(ground))
