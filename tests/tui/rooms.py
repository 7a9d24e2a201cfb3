"""Small steps that tests about screens take."""

from __future__ import annotations

from typing import Any, TypeVar

from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen

from tabletop_tui.rules import Seat
from tabletop_tui.store.library import KeptMatch, Library

from .goldens import screen_text
from .tiny import GAME, Options

Kind = TypeVar("Kind", bound=Screen[Any])


def at(app: App[Any], kind: type[Kind]) -> Kind:
    """The screen in front, which is of this kind."""
    screen = app.screen
    assert isinstance(screen, kind), f"{screen} is in front, not a {kind.__name__}:\n{screen_text(app)}"
    return screen


def status(app: App[Any]) -> str:
    """The line above the key hints."""
    return screen_text(app).splitlines()[-2].strip()


async def press(pilot: Pilot[Any], *keys: str) -> None:
    """Press keys one after another, each when the one before has done all it does."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def steady(pilot: Pilot[Any]) -> None:
    """Go on until the screen stays as it is: pages of Markdown are laid out in the background.

    Raises:
        AssertionError: It never does.
    """
    before = ""
    for _ in range(50):
        await pilot.pause()
        shown = screen_text(pilot.app)
        if shown == before:
            return
        before = shown
    raise AssertionError(f"the screen does not come to rest:\n{before}")


def begun(library: Library, *names: str, practice: bool = False, **options: Any) -> KeptMatch:
    """A match of stones that Anna and Boris, or others, have just begun; the first of them starts."""
    seats = [Seat(name) for name in names or ("Anna", "Boris")]
    return library.begin(GAME, Options(**{"starter": 0, **options}), seats, 1, practice)
