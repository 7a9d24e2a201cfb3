"""The settings: theme, glyphs, animations, key hints; each takes effect at once and is remembered."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.events import DescendantFocus
from textual.widgets import Static

from .actions import SETTINGS, bound
from .choice import Choice
from .glyphs import AUTO, glyph_sets
from .house_screen import HouseScreen
from .key_hints import KeyHints
from .line import Line
from .option_choices import YES_NO
from .themes import OURS


class SettingsScreen(HouseScreen[None]):
    """A short form."""

    CSS = """
    SettingsScreen {
        #title { padding: 0 2; margin: 1 0 1 0; }
        #form { height: auto; width: 64; }
        #about { padding: 1 2; height: auto; color: $foreground 85%; }
    }
    """
    BINDINGS: ClassVar = bound(*SETTINGS)
    AUTO_FOCUS = "Choice"
    TITLE_FOR_HELP = "Settings"

    def compose(self) -> ComposeResult:
        """One line a setting."""
        house = self.house
        ours = [theme.name for theme in OURS]
        others = [name for name in sorted(house.available_themes) if name not in ours]
        yield Line(Content.assemble(("Settings", "bold $primary"), "   remembered on this machine"), id="title")
        with Vertical(id="form"):
            yield Choice(
                "Theme", [(name, name) for name in [*ours, *others]], house.theme, id="theme",
                about="evening, daylight and contrast are ours. Seats have letters besides their colours, always.",
            )  # fmt: skip
            yield Choice(
                "Glyphs", [(name, name) for name in (AUTO, *glyph_sets())], house.preferences.glyphs, id="glyphs",
                about="What frames, dice and cards are drawn with. auto looks at what the terminal can write.",
            )  # fmt: skip
            yield Choice(
                "Animations", YES_NO, house.preferences.animations, id="animations",
                about="Short, and skipped by any key. They are off too where TEXTUAL_ANIMATIONS=none is set.",
            )  # fmt: skip
            yield Choice(
                "Key hints", YES_NO, house.preferences.hints, id="hints",
                about="The row at the foot of every screen. Without it ? still shows every key.",
            )  # fmt: skip
            yield Choice(
                "Tap twice", YES_NO, house.preferences.tap_twice, id="tap_twice",
                about="Whoever takes over a screen with secrets presses Space twice, so that one key too many shows "
                "nothing.",
            )  # fmt: skip
        yield Static(id="about", markup=False)
        yield KeyHints()

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Say what the line is about."""
        self.query_one("#about", Static).update(getattr(event.widget, "about", ""))

    @on(Choice.Changed)
    def _turned(self, event: Choice.Changed) -> None:
        self.house.prefer(str(event.choice.id), event.choice.value)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing works where nothing can be seen."""
        return False if self.too_small else super().check_action(action, parameters)

    def action_go(self, step: int) -> None:
        """Go to another line."""
        lines = list(self.query(Choice))
        at = lines.index(self.focused) if isinstance(self.focused, Choice) else 0
        lines[(at + step) % len(lines)].focus()

    def action_back(self) -> None:
        """Back to where one came from."""
        self.dismiss(None)
