"""Glyph sets: the signs that are not letters, as data, so that any terminal can show the tables."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple, cast

from rich.cells import cell_len, set_cell_size
from textual.widget import Widget

from tabletop_tui.assets import assets

from .marks import speaks_unicode

AUTO: Final = "auto"
"""The setting that picks a set by what the terminal's encoding can carry."""

_PLAIN: Final = str.maketrans(
    {"…": "...", "–": "-", "—": "-", "“": '"', "”": '"', "‘": "'", "’": "'", "×": "x", "→": "->", "·": "."}
)


class Frame(NamedTuple):
    """The eight signs of a box, each one column wide."""

    top_left: str
    top: str
    top_right: str
    left: str
    right: str
    bottom_left: str
    bottom: str
    bottom_right: str


@dataclass(frozen=True, slots=True, eq=False)
class Glyphs:
    """One set of signs; every sign is one column wide.

    Attributes:
        name: The set's name in settings: its file name without the ending.
        about: One line that says for which terminals it is.
        ascii: Whether the set promises seven-bit text.
        marks: Signs by their meaning, such as ``paw`` or ``pointer``.
        frames: Boxes by their style: ``round``, ``solid``, ``heavy``, ``double``.
    """

    name: str
    about: str
    ascii: bool
    marks: Mapping[str, str]
    frames: Mapping[str, Frame]

    def __getitem__(self, mark: str) -> str:
        return self.marks[mark]

    def plain(self, text: str) -> str:
        """The text as this set can show it: unchanged, or without any sign beyond seven bits.

        Letters lose their accents; what has no likeness becomes a question mark.
        """
        if not self.ascii or text.isascii():
            return text
        bare = unicodedata.normalize("NFKD", text.translate(_PLAIN))
        return "".join(sign for sign in bare if not unicodedata.combining(sign)).encode("ascii", "replace").decode()

    def fit(self, text: str, width: int) -> str:
        """The text in exactly ``width`` columns, cut with an ellipsis where it is longer; wide letters count twice."""
        text = self.plain(text)
        if cell_len(text) <= width:
            return set_cell_size(text, width)
        return set_cell_size(set_cell_size(text, width - 1).rstrip() + self["ellipsis"], width) if width > 0 else ""


def glyph_sets() -> tuple[str, ...]:
    """The names of all sets, in alphabetical order; ``auto`` is not among them."""
    return tuple(sorted(file.stem for file in (assets() / "glyphs").glob("*.toml")))


@cache
def load_glyphs(name: str) -> Glyphs:
    """The set with this name; ``auto`` chooses ``unicode`` where the locale can write it, else ``ascii``.

    Raises:
        KeyError: There is no such set.
    """
    if name == AUTO:
        return load_glyphs("unicode" if speaks_unicode() else "ascii")
    if name not in glyph_sets():
        raise KeyError(name)
    data = tomllib.loads((assets() / "glyphs" / f"{name}.toml").read_text("utf-8"))
    marks = cast("dict[str, str]", data["marks"])
    frames = {style: Frame(*signs) for style, signs in cast("dict[str, str]", data["frames"]).items()}
    plain = all("".join(signs).isascii() for signs in (marks.values(), *frames.values()))
    return Glyphs(name, str(data["about"]), plain, MappingProxyType(marks), MappingProxyType(frames))


def glyphs_of(widget: Widget) -> Glyphs:
    """The set the widget's app has chosen as ``app.glyphs`` (a set or its name); `AUTO` where it chose none."""
    chosen = getattr(widget.app, "glyphs", AUTO)
    return chosen if isinstance(chosen, Glyphs) else load_glyphs(str(chosen))
