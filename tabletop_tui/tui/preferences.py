"""What people set once: theme, glyphs, animations, key hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import themes

if TYPE_CHECKING:
    from tabletop_tui.store.library import Library


USUAL: Final[dict[str, str | bool]] = {
    "theme": themes.DEFAULT,
    "glyphs": "auto",
    "animations": True,
    "hints": True,
    "tap_twice": False,
}
"""Every setting, as it is until somebody changes it."""


class Preferences:
    """The settings of the house; anything unreadable in the store is the default.

    Attributes:
        theme: The name of a theme.
        glyphs: The name of a glyph set, or ``auto``.
        animations: Whether what happens is played out.
        hints: Whether screens show their key hints.
        tap_twice: Whether a hand-over wants its key twice before it shows anything.
    """

    theme: str
    glyphs: str
    animations: bool
    hints: bool
    tap_twice: bool

    def __init__(self) -> None:
        for name, usual in USUAL.items():
            setattr(self, name, usual)

    @classmethod
    def read(cls, library: Library) -> Preferences:
        """The settings as they are kept."""
        found = cls()
        for name, usual in USUAL.items():
            kept = library.setting(name, _packed(usual))
            if not isinstance(usual, bool):
                setattr(found, name, kept)
            elif kept in ("yes", "no"):
                setattr(found, name, kept == "yes")
        return found

    def keep(self, library: Library, name: str, value: str | bool) -> None:
        """Change one setting and keep it."""
        setattr(self, name, value)
        library.set_setting(name, _packed(value))


def read_number(library: Library, name: str) -> int:
    """A whole number the house remembers by itself; 0 where there is none, or what is kept is none."""
    try:
        return int(library.setting(name, "0"))
    except ValueError:
        return 0


def _packed(value: str | bool) -> str:
    return value if isinstance(value, str) else "yes" if value else "no"
