"""What people set once: theme, signs, animations, key hints."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from . import themes

if TYPE_CHECKING:
    from tabletop_tui.store.library import Library


@dataclass(slots=True)
class Preferences:
    """The settings of the house; anything unreadable in the store is the default.

    Attributes:
        theme: The name of a theme.
        glyphs: The name of a glyph set, or ``auto``.
        animations: Whether what happens is played out.
        hints: Whether screens show their key hints.
        tap_twice: Whether a hand-over wants its key twice before it shows anything.
    """

    theme: str = themes.DEFAULT
    glyphs: str = "auto"
    animations: bool = True
    hints: bool = True
    tap_twice: bool = False

    @classmethod
    def read(cls, library: Library) -> Preferences:
        """The settings as they are kept."""
        found = cls()
        for field in fields(cls):
            usual = getattr(found, field.name)
            kept = library.setting(field.name, _packed(usual))
            if isinstance(usual, bool):
                setattr(found, field.name, kept == "yes" if kept in ("yes", "no") else usual)
            else:
                setattr(found, field.name, kept)
        return found

    def keep(self, library: Library, name: str, value: str | bool) -> None:
        """Change one setting and keep it."""
        setattr(self, name, value)
        library.set_setting(name, _packed(value))


def _packed(value: str | bool) -> str:
    return value if isinstance(value, str) else "yes" if value else "no"
