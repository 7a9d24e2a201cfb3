"""A small window to type an island's name in."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, Static

from tabletop_tui.games.archipelago.own import own_name
from tabletop_tui.tui.actions import BACK, bound
from tabletop_tui.tui.house_screen import Dialog


class Naming(Dialog[str]):
    """Dismissed with a name that is fit, or with None."""

    DEFAULT_CSS = """
    Naming Input { border: none; height: 1; padding: 0; background: $panel; }
    Naming .trouble { color: $text-error; height: auto; }
    """
    BINDINGS: ClassVar = bound(BACK)

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def compose(self) -> ComposeResult:
        """A line to type in, and the keys."""
        with Vertical(classes="window"):
            yield Static("What is the island called?\n")
            yield Input(self._name, compact=True, select_on_focus=True)
            yield Static(classes="trouble", markup=False)
            yield Static("Enter takes the name, Esc leaves it.")

    @on(Input.Submitted)
    def _typed(self, event: Input.Submitted) -> None:
        try:
            name = own_name(event.value)
        except ValueError as error:
            self.query_one(".trouble", Static).update(f"! {str(error)[:1].upper()}{str(error)[1:]}.")
        else:
            self.dismiss(name)

    def action_back(self) -> None:
        """Leave the name as it is."""
        self.dismiss(None)
