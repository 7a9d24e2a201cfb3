"""How the house looks: themes, signs, frames and animations, as people set them."""

from __future__ import annotations

from os import environ
from typing import TYPE_CHECKING

from textual.app import App

from tabletop_tui.rules import TabletopError
from tabletop_tui.store.library import Library

from . import themes
from .glyphs import AUTO, Glyphs, load_glyphs
from .preferences import Preferences

if TYPE_CHECKING:
    from textual.theme import Theme


class DressedApp(App[int]):
    """An app that looks as its library's settings say.

    Attributes:
        library: Where everything is kept.
        preferences: What people set.
        glyphs: The glyph set everything is drawn with.
    """

    CSS = """
    CommandPalette SearchIcon { display: none; }
    App.-ascii {
        VerticalScroll { scrollbar-size: 0 0 !important; }
        .window { border: ascii $primary; }
        MatchList { border: ascii $primary; }
        MoveList, LogPanel, .aside { border-top: ascii $primary; }
        Contents { border-right: ascii $primary; }
        MarkdownTableContent { keyline: none; }
        MarkdownBlockQuote { border-left: none; }
        MarkdownHorizontalRule { border-bottom: none; }
        Toast { border: none; }
        CommandPalette > Vertical { border: none; }
        CommandPalette #--input { border: none; }
    }
    """

    def __init__(self, library: Library) -> None:
        """Dress as the settings of this open library say; whoever opened it closes it.

        Raises:
            BadAsset: The file of the glyph set is damaged.
        """
        super().__init__()
        # Textual reads this once, when it is imported; whoever sets it later means it too.
        if environ.get("TEXTUAL_ANIMATIONS", "").casefold() == "none":
            self.animation_level = "none"
        self.library = library
        self.preferences = Preferences.read(library)
        self.glyphs = _glyphs(self.preferences.glyphs)
        for theme in themes.OURS:
            self.register_theme(theme)
        if self.preferences.theme in self.available_themes:
            self.theme = self.preferences.theme
        else:
            self.theme = themes.DEFAULT
        self._theme_seen = self.theme

    def on_load(self) -> None:
        """Frames go with the signs."""
        self.set_class(self.ascii, "-ascii")

    @property
    def ascii(self) -> bool:
        """Whether everything is drawn in seven bits."""
        return self.glyphs.ascii

    @property
    def hints(self) -> bool:
        """Whether screens show their key hints."""
        return self.preferences.hints

    @property
    def animates(self) -> bool:
        """Whether what happens is played out: the setting, and Textual's own switch."""
        return self.preferences.animations and self.animation_level != "none"

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Seat colours for themes that have none."""
        return themes.seat_variables(self.current_theme.dark)

    @property
    def available_themes(self) -> dict[str, Theme]:
        """The themes that can be read: without colours, those that take theirs from the terminal are black on black."""
        available = super().available_themes
        if not getattr(self, "no_color", False):  # Textual asks for themes before it knows
            return available
        return {name: theme for name, theme in available.items() if not theme.ansi}

    def prefer(self, name: str, value: str | bool) -> None:
        """Change a setting: keep it and let it take effect."""
        if name == "glyphs":
            try:
                self.glyphs = _glyphs(str(value))
            except TabletopError as error:
                self.notify(str(error), severity="error", markup=False)
                return
        self._keep(name, value)
        if name == "theme":
            self.theme = str(value)
        self.set_class(self.ascii, "-ascii")
        for screen in self.screen_stack:
            # Textual looks after the screen in front only; frames of those under it go with the glyphs too.
            screen.update_node_styles()
            for widget in screen.walk_children():
                widget.refresh()

    def on_mount(self) -> None:
        """Keep every theme that is chosen."""
        self.theme_changed_signal.subscribe(self, lambda theme: self._keep_theme(theme.name))

    def _keep_theme(self, name: str) -> None:
        # A theme that only stands in for one that cannot be read here was nobody's choice.
        if name not in (self._theme_seen, self.preferences.theme):
            self._keep("theme", name)
        self._theme_seen = name

    def _keep(self, name: str, value: str | bool) -> None:
        """Keep a setting, or say why it lasts only until tabletop is left."""
        try:
            self.preferences.keep(self.library, name, value)
        except TabletopError as error:
            self.notify(str(error), severity="error", markup=False)


def _glyphs(name: str) -> Glyphs:
    try:
        return load_glyphs(name)
    except KeyError:
        return load_glyphs(AUTO)
