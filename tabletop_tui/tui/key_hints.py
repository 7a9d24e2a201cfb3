"""The row of key hints at the foot of every screen: one widget, drawn from the live bindings."""

from __future__ import annotations

from typing import Any

from textual.binding import Binding
from textual.content import Content
from textual.events import Click
from textual.screen import Screen

from .house_screen import HouseScreen
from .widgets.steady import Steady

FIRST = ("help", "quit", "leave", "rules", "explain")
"""What is told of before anything else where not all can be: ways out, and to what a newcomer wants to know."""

LEAST = ("launcher.up",)
"""What is left out first where not all can be told of, since everybody tries it."""


def shown(screen: Screen[Any]) -> list[Binding]:
    """The bindings worth a hint now: possible, meant to be shown, one for each action, in the screen's order."""
    found: dict[str, Binding] = {}
    for active in screen.active_bindings.values():
        binding = active.binding
        told = not isinstance(screen, HouseScreen) or screen.worth_a_hint(binding.action)
        if binding.show and active.enabled and active.node is not screen.app and told:
            found.setdefault(binding.action, screen.told(binding) if isinstance(screen, HouseScreen) else binding)
    return sorted(found.values(), key=lambda binding: place(screen, binding))


def place(screen: Screen[Any], binding: Binding) -> int:
    """Where a binding stands in the order the screen names its own; those of what has the focus come second."""
    own = [other.id for other in screen.BINDINGS if isinstance(other, Binding)]
    return own.index(binding.id) if binding.id in own else 1


class KeyHints(Steady):
    """Shows as many hints as fit; a click on one does what its key does."""

    DEFAULT_CSS = "KeyHints { height: 1; dock: bottom; background: $panel; color: $foreground; padding: 0 1; }"
    ALLOW_SELECT = False

    def __init__(self, *, classes: str | None = None) -> None:
        super().__init__(classes=classes)
        self._places: list[tuple[int, int, str]] = []

    def on_mount(self) -> None:
        """Follow the bindings."""
        self.screen.bindings_updated_signal.subscribe(self, self._changed)

    def _changed(self, _: Screen[Any]) -> None:
        self.refresh()

    def render(self) -> Content:
        """The hints that fit into the width, in order; help and ways out first of all."""
        self._places = []
        if not getattr(self.app, "hints", True):
            return Content("? help", spans=[])
        hints = [(one, one.key_display or one.key, f" {one.description}  ") for one in shown(self.screen)]
        if sum(len(key + word) for _, key, word in hints) > self.size.width + 2:
            hints = [hint for hint in hints if hint[0].id not in LEAST]
        room = self.size.width + 2 - sum(len(key + word) for one, key, word in hints if one.action in FIRST)
        parts: list[tuple[str, str]] = []
        column = 0
        for binding, key, word in hints:
            end = column + len(key) + len(word)
            if binding.action not in FIRST:
                room -= end - column
                if room < 0:
                    continue
            parts += [(key, "bold $primary"), (word, "")]
            self._places.append((column, end - 2, binding.key))
            column = end
        return Content.assemble(*parts)

    async def on_click(self, event: Click) -> None:
        """Press the key that was clicked."""
        at = event.x - self.styles.padding.left
        for start, end, key in self._places:
            if start <= at < end:
                self.app.simulate_key(key)
