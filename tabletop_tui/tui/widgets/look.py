"""How things on a table look: styles from the theme, and the glyph set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.style import Style
from textual.color import Color, ColorParseError
from textual.widget import Widget

from tabletop_tui.tui.glyphs import Glyphs, glyphs_of
from tabletop_tui.tui.themes import seat_variables


@dataclass(frozen=True, slots=True)
class Look:
    """Styles with foreground and background, one for each part a thing plays on the table, and signs.

    Nothing may be told by styles alone: whatever a style says, a sign or a word says too.

    Attributes:
        plain: Things at rest, and empty space.
        strong: What one should read first.
        muted: What is over, or not to be chosen.
        pointed: What is under the cursor.
        good: What is as it should be.
        danger: Where things are lost.
        seats: Each seat's things.
        glyphs: The signs.
    """

    plain: Style
    strong: Style
    muted: Style
    pointed: Style
    good: Style
    danger: Style
    seats: tuple[Style, ...]
    glyphs: Glyphs
    _hash: int = field(init=False, compare=False)

    def __post_init__(self) -> None:
        parts = (self.plain, self.strong, self.muted, self.pointed, self.good, self.danger, self.seats, self.glyphs)
        object.__setattr__(self, "_hash", hash(parts))

    def __hash__(self) -> int:
        return self._hash

    def seat(self, seat: int) -> Style:
        """The style of a seat's things."""
        return self.seats[seat % len(self.seats)]

    def chip(self, seat: int) -> Style:
        """The style of a seat's letter: its colour as the ground."""
        return self.seat(seat) + Style(reverse=True, bold=True)


def look_of(widget: Widget) -> Look:
    """The look of the widget's theme on the widget's own background, with the app's glyphs.

    Seat colours are the theme's variables ``seat-1`` to ``seat-6``.
    """
    app = widget.app
    variables = app.theme_variables or app.get_css_variables()
    return build_look(variables, widget.rich_style, glyphs_of(widget), dark=app.current_theme.dark)


def build_look(variables: Mapping[str, str], base: Style, glyphs: Glyphs, *, dark: bool = True) -> Look:
    """A look from theme variables and the style of an empty cell."""

    def ink(name: str, fallback: str) -> Style:
        try:
            color = Color.parse(variables.get(name, fallback))
        except ColorParseError:
            color = Color.parse(fallback)
        return base + Style(color=color.rich_color)

    return Look(
        plain=base,
        strong=base + Style(bold=True),
        muted=_muted(base),
        pointed=ink("text-accent", "#ffb454" if dark else "#8a4b00") + Style(bold=True),
        good=ink("text-success", "#7fd88f" if dark else "#1f7a33") + Style(bold=True),
        danger=ink("text-error", "#ff8080" if dark else "#b3261e"),
        seats=tuple(ink(name, colour) for name, colour in seat_variables(dark).items()),
        glyphs=glyphs,
    )


def _muted(base: Style) -> Style:
    if base.color is None or base.bgcolor is None or base.color.triplet is None or base.bgcolor.triplet is None:
        return base + Style(dim=True)
    front, ground = Color.from_rich_color(base.color), Color.from_rich_color(base.bgcolor)
    return base + Style(color=front.blend(ground, 0.4).rich_color)
