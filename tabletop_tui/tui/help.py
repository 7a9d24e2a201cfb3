"""Every key that works on a screen, read from its bindings."""

from __future__ import annotations

from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Mount
from textual.screen import Screen
from textual.widgets import Static

from .actions import ALL, HELPING, TWINS, bound, key_name
from .house_screen import Dialog, HouseScreen, house
from .key_hints import place
from .legend import HEADING, columns
from .page import scroll

NOT_OURS = ("copy_text", "focus_next", "focus_previous", "help_quit", "suspend_process")


def rows(screen: Screen[Any]) -> list[tuple[str, str, bool]]:
    """Keys, what they do, and whether they do it now; one row for each thing, in the order of the screen."""
    found: dict[tuple[str, str], tuple[list[str], bool]] = {}
    for active in sorted(screen.active_bindings.values(), key=lambda one: _place(screen, one)):
        binding = screen.told(active.binding) if isinstance(screen, HouseScreen) else active.binding
        # What Textual binds itself, such as the keys that edit a line of text, has no id; the app's own keys have none
        # either.
        ours = active.node is screen.app or binding.id is not None
        if not ours or any(binding.action.endswith(name) for name in NOT_OURS):
            continue
        words = _family(binding)
        keys, enabled = found.setdefault(words, ([], False))
        if binding.key.lower() not in TWINS.values() and key_name(binding.key) not in keys:
            keys.append(key_name(binding.key))
        found[words] = (keys, enabled or active.enabled)
    elsewhere = screen.keys_elsewhere() if isinstance(screen, HouseScreen) else ()
    here = [(_together(keys), meaning, enabled) for (_, meaning), (keys, enabled) in found.items()]
    return [*((keys, meaning, True) for keys, meaning in elsewhere), *here]


def _place(screen: Screen[Any], active: ActiveBinding) -> int:
    return len(ALL) if active.node is screen.app else place(screen, active.binding)


def _family(binding: Binding) -> tuple[str, str]:
    """Actions that differ only in direction or number share a row."""
    name = binding.action.partition("(")[0]
    meaning = binding.tooltip or binding.description
    match name:
        case "steer":
            return name, "Choose."
        case "digit":
            return name, "Point at the move with this number."
        case "scroll":
            return name, "Scroll."
        case "turn":
            return name, "Change the value."
        case "log":
            return name, "Read back and forth in what happened."
    return name, meaning


def _together(keys: list[str]) -> str:
    if keys[:3] == ["1", "2", "3"]:
        return f"1-{keys[-1]}"
    arrows = {"Up", "Down", "Left", "Right"}
    if arrows <= set(keys):
        return " ".join(["arrows", *(key for key in keys if key not in arrows)])
    return " ".join(keys)


class HelpScreen(Dialog[None]):
    """A window with the keys of the screen under it, and on a second page its signs, where it has any."""

    DEFAULT_CSS = """
    HelpScreen > .window {
        width: 76; max-width: 100%; padding: 0 1; scrollbar-size: 1 1;
        border-title-style: bold; border-title-color: $foreground;
    }
    """
    BINDINGS: ClassVar = bound(*HELPING)
    AUTO_FOCUS = ""

    def __init__(self, about: HouseScreen[Any]) -> None:
        super().__init__()
        self.rows = rows(about)
        self.legend = about.legend()
        self.window_title = about.TITLE_FOR_HELP
        self.signs_shown = False

    def compose(self) -> ComposeResult:
        """The table of keys."""
        window = VerticalScroll(Static(self._keys()), classes="window", can_focus=False)
        yield window

    def _keys(self) -> Content:
        """A column of keys, and beside it what they do, in as many lines as that needs."""
        broad = max(len(keys) for keys, *_ in self.rows)
        lines = []
        for keys, meaning, enabled in self.rows:
            faint = "" if enabled else "$foreground 70%"
            style = f"bold {'$primary' if enabled else faint}"
            words = meaning if enabled else f"{meaning}  (not now)"
            beside = [keys]
            for line in Content.styled(words, faint).wrap(self._width - broad - 2):
                lines.append(Content.assemble((f"{beside.pop() if beside else '':<{broad}}  ", style), line))
        lines += [Content(""), Content("Keys work in the same places on a Cyrillic keyboard.")]
        return Content("\n").join(lines)

    @property
    def _width(self) -> int:
        """How many columns a page has beside its frame and its scroll bar."""
        return min(76, self.app.size.width) - 6

    @on(Mount)
    def _watch(self) -> None:
        """Say whether there is more, wherever one scrolls to and however large the window is."""
        window = self.query_one(VerticalScroll)
        self.watch(window, "scroll_y", self._entitle)
        self.watch(window, "virtual_size", self._entitle)

    def _entitle(self) -> None:
        window = self.query_one(VerticalScroll)
        window.border_title = HEADING if self.signs_shown else self.window_title
        turning = [f"Tab: {'keys' if self.signs_shown else HEADING.lower()}"] if self.legend else []
        more = [f"{house(self).glyphs['down']} more: PgDn"] if window.scroll_y < window.max_scroll_y else []
        window.border_subtitle = "   ".join([*more, *turning, "Esc closes"])

    def action_turn(self) -> None:
        """Turn to the signs, or back to the keys; where there are no signs, the key that opened this closes it."""
        if not self.legend:
            self.dismiss(None)
            return
        self.signs_shown = not self.signs_shown
        window = self.query_one(VerticalScroll)
        window.query_one(Static).update(columns(self.legend, self._width) if self.signs_shown else self._keys())
        window.scroll_home(animate=False)
        self._entitle()

    def action_scroll(self, how: str) -> None:
        """Scroll the page."""
        scroll(self.query_one(VerticalScroll), how)

    def action_back(self) -> None:
        """Close the window."""
        self.dismiss(None)
