"""The colours of a pirate board; whatever they say, a sign or a word says too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from rich.color import Color
from rich.style import Style
from textual.app import App

from tabletop_tui.tui.widgets.look import Look

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
    "aim_closed": ("#a5812a", "#7a5a10"),
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
    "aim_closed": ("#cfa23a", "#ffd66b"),
    "danger": ("#ffffff", "#b23a24"),
}
_SIXTEEN: Final = {
    "sea": ("#55ffff", "#0000aa"),
    "deep": ("#5555ff", "#000000"),
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
_SIXTEEN_LANDS: Final[dict[Terrain, tuple[str, ...]]] = {
    "beach": ("#aa5500", "#000000", "#ffffff", "#555555", "#aaaaaa", "#ffff55"),
    "forest": ("#00aa00", "#000000", "#ffffff", "#555555", "#aaaaaa", "#55ff55"),
    "mountain": ("#aaaaaa", "#000000", "#ffffff", "#555555", "#aaaaaa", "#aaaaaa"),
}
"""By terrain: ink and ground of closed tiles, ink and ground of open ones, the ink of those that do nothing any more,
and that of the terrain's sign on open ones."""

_DARK_ROADS: Final = {"aim": ("#ffffff", "#0d6e76"), "aim_closed": ("#2f959d", "#0d6e76")}
_LIGHT_ROADS: Final = {"aim": ("#00262a", "#7fdbe2"), "aim_closed": ("#4aafb7", "#7fdbe2")}
"""The ground of a target where tiles have the colours of their backs: none of those. Sixteen colours have it anyway."""


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
        aim_closed: The same with a closed tile, whose pattern would dazzle.
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
    aim_closed: Style
    danger: Style
    crews: tuple[Style, ...]
    signs: Signs

    def crew(self, crew: int) -> Style:
        """The style of a crew's pieces."""
        return self.crews[min(crew, len(self.crews) - 1)]


def paint_of(app: App[Any], look: Look, *, backs: bool = False) -> Paint:
    """The colours for a look of the app's theme; ``backs`` where those of tiles differ."""
    # Without a terminal, as when pictures are made, every colour can be shown.
    sixteen = not app.is_headless and app.console.color_system == "standard"
    return mixed(look, dark=app.current_theme.dark, sixteen=sixteen, backs=backs)


def mixed(look: Look, *, dark: bool = True, sixteen: bool = False, backs: bool = False) -> Paint:
    """The colours of a look, all of them or as many as a terminal with sixteen has."""
    inks = {name: _style(*pair) for name, pair in (_SIXTEEN if sixteen else _DARK if dark else _LIGHT).items()}
    if backs and not sixteen:
        inks |= {name: _style(*pair) for name, pair in (_DARK_ROADS if dark else _LIGHT_ROADS).items()}
    pairs = _SIXTEEN_CREWS if sixteen else _CREWS
    crews = (*(_style(*pair) + Style(bold=True) for pair in pairs), inks["open"])
    lands = _SIXTEEN_LANDS if sixteen else _DARK_LANDS if dark else _LIGHT_LANDS
    same = Land(*((inks[name], inks[f"{name}_too"]) for name in ("closed", "open", "used")))
    return Paint(
        look=look,
        sea=inks["sea"],
        deep=inks["deep"],
        land={"": same, **{terrain: _land(*colours) for terrain, colours in lands.items()}},
        soil={terrain: Style(color=Color.parse(colours[5])) for terrain, colours in lands.items()},
        gold=inks["gold"] + Style(bold=True),
        aim=inks["aim"] + Style(bold=True),
        aim_closed=inks["aim_closed"],
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
