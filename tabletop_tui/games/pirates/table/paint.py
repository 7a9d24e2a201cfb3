"""The colours of a pirate board; whatever they say, a sign or a word says too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich.color import Color
from rich.style import Style
from textual.widget import Widget

from tabletop_tui.tui.widgets.look import Look, look_of

from .patch import Terrain
from .signs import Signs, board_signs

_DARK: Final = {
    "sea": ("#5f9fd0", "#0f2740"),
    "deep": ("#35597a", "#0a1826"),
    "closed": ("#66754c", "#2e3826"),
    "closed_too": ("#6d7d52", "#343f2b"),
    "open": ("#f4e6c0", "#4b3f2b"),
    "open_too": ("#f4e6c0", "#524630"),
    "used": ("#b7a478", "#4b3f2b"),
    "used_too": ("#b7a478", "#524630"),
    "gold": ("#ffd75f", "#4b3f2b"),
    "aim": ("#ffffff", "#7a5a10"),
    "danger": ("#ffffff", "#8f2f1f"),
}
_LIGHT: Final = {
    "sea": ("#2f6f9f", "#cfe5f3"),
    "deep": ("#7fa6c4", "#b4d3e8"),
    "closed": ("#5a6b3c", "#c3cfa8"),
    "closed_too": ("#5a6b3c", "#cad6b0"),
    "open": ("#3f2f10", "#f1e4c0"),
    "open_too": ("#3f2f10", "#f5ead0"),
    "used": ("#6a5a34", "#f1e4c0"),
    "used_too": ("#6a5a34", "#f5ead0"),
    "gold": ("#7a4f00", "#f1e4c0"),
    "aim": ("#1f1800", "#ffd66b"),
    "danger": ("#ffffff", "#b23a24"),
}
_CREWS: Final = (("#101010", "#f4f4f4"), ("#101010", "#f2c530"), ("#f4f4f4", "#000000"), ("#ffffff", "#c0301f"))
"""Ink and ground of the crews, the same on every theme, since they are the colours of their pirates: white, yellow,
black and red."""


_DARK_LANDS: Final[dict[Terrain, tuple[str, ...]]] = {
    "beach": ("#a68a3f", "#4a3b14", "#fff3d0", "#756339", "#d6c491", "#b9a266"),
    "forest": ("#4c8a4a", "#14301a", "#eef8e6", "#35553a", "#aac9a4", "#6fa06b"),
    "mountain": ("#8b909a", "#2b2d33", "#f4f4f6", "#50545d", "#bdc0c8", "#8d929c"),
}
_LIGHT_LANDS: Final[dict[Terrain, tuple[str, ...]]] = {
    "beach": ("#8f7420", "#ddc27a", "#3a2c05", "#f6e8bf", "#6f5e2c", "#a58c46"),
    "forest": ("#2f6b32", "#9cc596", "#10300f", "#d5ebcd", "#4c6d48", "#6a9a66"),
    "mountain": ("#55585f", "#aeb2ba", "#1c1e22", "#dfe1e6", "#575a62", "#85898f"),
}
"""By terrain: ink and ground of closed tiles, ink and ground of open ones, the ink of those that do nothing any more,
and that of the terrain's sign on open ones."""

_SEA_ROADS: Final = {True: ("#ffffff", "#0d6e76"), False: ("#00262a", "#7fdbe2")}
"""The ground of a target where tiles have the colours of their backs, by darkness of the theme: none of those."""


@dataclass(frozen=True, slots=True)
class Land:
    """Ground of one terrain, each in two shades, so that cells stand out from their neighbours.

    Attributes:
        closed: Closed tiles.
        open: Open tiles.
        used: Open tiles that do nothing any more.
    """

    closed: tuple[Style, Style]
    open: tuple[Style, Style]
    used: tuple[Style, Style]


@dataclass(frozen=True, slots=True, eq=False)
class Paint:
    """Styles and signs of a board.

    Attributes:
        look: Styles of everything that is not the board itself.
        sea: The sea.
        deep: The sea further out.
        land: The ground of each terrain; of the empty one where all backs are alike.
        soil: The ink of a terrain's sign on open tiles.
        gold: Gold on a tile.
        aim: A cell that can be gone to.
        danger: One where that kills or loses gold.
        crews: Pieces and ships, by crew; the last is nobody's.
        signs: The signs.
    """

    look: Look
    sea: Style
    deep: Style
    land: Mapping[Terrain, Land]
    soil: Mapping[Terrain, Style]
    gold: Style
    aim: Style
    danger: Style
    crews: tuple[Style, ...]
    signs: Signs

    def crew(self, crew: int) -> Style:
        """The style of a crew's pieces."""
        return self.crews[min(crew, len(self.crews) - 1)]


def paint_of(widget: Widget, *, backs: bool = False) -> Paint:
    """The colours for the widget's theme and the signs its app has chosen; ``backs`` where those of tiles differ."""
    return mixed(look_of(widget), dark=widget.app.current_theme.dark, backs=backs)


def mixed(look: Look, *, dark: bool = True, backs: bool = False) -> Paint:
    """The colours of a look."""
    inks = {name: _style(*pair) for name, pair in (_DARK if dark else _LIGHT).items()}
    crews = (*(_style(*pair) + Style(bold=True) for pair in _CREWS), inks["open"])
    lands = _DARK_LANDS if dark else _LIGHT_LANDS
    same = Land(*((inks[name], inks[f"{name}_too"]) for name in ("closed", "open", "used")))
    aim = _style(*_SEA_ROADS[dark]) if backs else inks["aim"]
    return Paint(
        look=look,
        sea=inks["sea"],
        deep=inks["deep"],
        land={"": same, **{terrain: _land(*colours) for terrain, colours in lands.items()}},
        soil={terrain: Style(color=Color.parse(colours[5])) for terrain, colours in lands.items()},
        gold=inks["gold"] + Style(bold=True),
        aim=aim + Style(bold=True),
        danger=inks["danger"] + Style(bold=True),
        crews=crews,
        signs=board_signs(look.glyphs.ascii),
    )


def _land(closed_ink: str, closed: str, open_ink: str, opened: str, used_ink: str, _: str) -> Land:
    return Land(
        (_style(closed_ink, closed), _style(closed_ink, _shaded(closed))),
        (_style(open_ink, opened), _style(open_ink, _shaded(opened))),
        (_style(used_ink, opened), _style(used_ink, _shaded(opened))),
    )


def _shaded(colour: str) -> str:
    """A colour a little lighter, or darker where it is light already."""
    red, green, blue = Color.parse(colour).get_truecolor()
    step = 9 if red + green + blue < 384 else -9
    return f"#{red + step:02x}{green + step:02x}{blue + step:02x}"


def _style(ink: str, ground: str) -> Style:
    return Style(color=Color.parse(ink), bgcolor=Color.parse(ground))
