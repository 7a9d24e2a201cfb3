"""Glyph sets: the signs that are not letters, as data, so that any terminal can show the tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import PurePosixPath
from typing import Any, Final, NamedTuple

from rich.cells import cell_len, set_cell_size
from textual.widget import Widget

from tabletop_tui.assets import files, read_toml

from .seven_bits import LIKENESSES, speaks_unicode, without_accents

AUTO: Final = "auto"
"""The setting that picks a set by what the terminal's encoding can carry."""

UNICODE: Final = "unicode"
ASCII: Final = "ascii"
"""The two sets that `AUTO` picks from."""


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
        frames: Boxes by their style: ``round``, ``heavy`` and ``double`` for things, ``window`` for what is about them.
        likenesses: What is written for signs and letters this set does without, by their codes.
    """

    name: str
    about: str
    ascii: bool
    marks: Mapping[str, str]
    frames: Mapping[str, Frame]
    likenesses: Mapping[int, str] = field(default_factory=dict)

    def __getitem__(self, mark: str) -> str:
        return self.marks[mark]

    def plain(self, text: str) -> str:
        """The text as this set can show it: unchanged, or in seven bits, a question mark where nothing is alike."""
        text = self.alike(text)
        return text.encode("ascii", "replace").decode() if self.ascii else text

    def alike(self, text: str) -> str:
        """The text unchanged, or with a likeness in seven bits for every sign and letter that has one."""
        if not self.ascii or text.isascii():
            return text
        return without_accents(text.translate(self.likenesses))

    def fit(self, text: str, width: int) -> str:
        """The text in exactly ``width`` columns, cut with an ellipsis where it is longer; wide letters count twice."""
        text = self.plain(text)
        if cell_len(text) <= width:
            return set_cell_size(text, width)
        return set_cell_size(set_cell_size(text, width - 1).rstrip() + self["ellipsis"], width) if width > 0 else ""


def glyph_sets() -> tuple[str, ...]:
    """The names of all sets, in alphabetical order; ``auto`` is not among them."""
    return tuple(PurePosixPath(file).stem for file in files("glyphs/*.toml"))


@cache
def load_glyphs(name: str) -> Glyphs:
    """The set with this name; ``auto`` chooses ``unicode`` where the locale can write it, else ``ascii``.

    Raises:
        KeyError: There is no such set.
        BadAsset: Its file is damaged.
    """
    if name == AUTO:
        return load_glyphs(UNICODE if speaks_unicode() else ASCII)
    if name not in (UNICODE, ASCII, *glyph_sets()):
        raise KeyError(name)
    data = read_toml(f"glyphs/{name}.toml")
    marks, frames = data["marks"].each(_sign), data["frames"].each(lambda signs: Frame(*signs))
    if not all("".join(signs).isascii() for signs in (marks.values(), *frames.values())):
        return Glyphs(name, str(data["about"]), False, marks, frames)
    # What a sign stands for is written as this set draws it, so that a text about a table shows what lies there.
    signs = {ord(sign): marks[mark] for mark, sign in load_glyphs(UNICODE).marks.items() if not sign.isascii()}
    return Glyphs(name, str(data["about"]), True, marks, frames, {**LIKENESSES, **signs})


def check_glyphs() -> None:
    """See that every set has the same signs.

    Raises:
        BadAsset: One of them is damaged or lacks a sign.
    """
    sets = [load_glyphs(name) for name in sorted({*glyph_sets(), UNICODE, ASCII})]
    for mark in {mark for glyphs in sets for mark in glyphs.marks}:
        for glyphs in sets:
            glyphs[mark]
    for style in {style for glyphs in sets for style in glyphs.frames}:
        for glyphs in sets:
            glyphs.frames[style]


def _sign(sign: Any) -> str:
    if len(sign) != 1:
        raise ValueError(sign)
    return str(sign)


def glyphs_of(widget: Widget) -> Glyphs:
    """The set the widget's app has chosen as ``app.glyphs`` (a set or its name); `AUTO` where it chose none."""
    chosen = getattr(widget.app, "glyphs", AUTO)
    return chosen if isinstance(chosen, Glyphs) else load_glyphs(str(chosen))
