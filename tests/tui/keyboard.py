"""Somebody at the keyboard of a running house: presses keys, and looks at the screen for what they did.

Every key is pressed only when the one before has done what it was pressed for, so nothing here waits for a time.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Any, Final
from unittest.mock import patch

from textual.events import Key

from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs import Ask
from tabletop_tui.tui.hand_over import HandOverScreen
from tabletop_tui.tui.launcher import LauncherScreen
from tabletop_tui.tui.result import ResultScreen
from tabletop_tui.tui.set_up import SetUpScreen
from tabletop_tui.tui.table_screen import TableScreen

from .fewest_keys import keys_to
from .goldens import screen_text

PATIENCE: Final = 20
"""After so many seconds without what a key was pressed for, the key does not work."""

BEGINNING: Final = 8
"""So many characters tell the lines of a form apart, and the names of boxes."""

LETTERS: Final = {"left": "h", "down": "j", "up": "k", "right": "l"}
"""The letters that do what the arrows do."""


def dealt(seed: int) -> Any:
    """Let the matches that are begun by keys have the luck of this seed; to be used in a ``with``."""
    return patch("tabletop_tui.tui.set_up.fresh_seed", return_value=seed)


class Keyboard:
    """The keys of a house, and what its screen shows.

    Attributes:
        app: The house, running.
        pressed: How many keys were pressed so far.
        before_key: Is called before every key, with the key.
        handed_over: How often the screen was handed over.
    """

    def __init__(self, app: TabletopApp, hush: float = 0) -> None:
        """Sit down.

        Args:
            app: The house, running.
            hush: Seconds in which no key counts after the screen was handed over.
        """
        self.app = app
        self.pressed = 0
        self.before_key: Callable[[str], None] = lambda _: None
        self.handed_over = 0
        self._hush = hush

    @property
    def shown(self) -> str:
        """What is on the screen."""
        return screen_text(self.app)

    @property
    def table(self) -> TableScreen:
        """The table in front."""
        assert isinstance(self.app.screen, TableScreen), f"no table is in front:\n{self.shown}"
        return self.app.screen

    async def until(self, happened: Callable[[], bool], meaning: str) -> None:
        """Let the house work until something has happened.

        Raises:
            AssertionError: It never does.
        """
        deadline = monotonic() + PATIENCE
        while not happened():
            assert monotonic() < deadline, f"{meaning} never comes:\n{self.shown}"
            await asyncio.sleep(0)

    async def press(self, key: str, happened: Callable[[], bool], meaning: str) -> None:
        """Press a key and let the house work until that has done something."""
        self._send(key)
        await self.until(happened, f"{key} was pressed, but {meaning}")

    def _send(self, key: str) -> None:
        self.before_key(key)
        character = " " if key == "space" else key if len(key) == 1 else None
        event = Key(key, character)
        event.set_sender(self.app)
        self.app.post_message(event)
        self.pressed += 1

    async def _settled(self) -> None:
        """Let everything that a key goes through come to its end, for keys that may rightly do nothing."""
        for _ in range(2):
            for pump in (self.app, *(self.app.focused or self.app.screen).ancestors_with_self):
                done = asyncio.Event()
                if pump.call_later(done.set):
                    await done.wait()

    async def see(self, text: str) -> str:
        """Let the house work until a text is on the screen, and return the screen."""
        shown = ""

        def is_there() -> bool:
            nonlocal shown
            shown = self.shown
            return text in shown

        await self.until(is_there, f"“{text}”")
        return shown

    async def read(self, check: Callable[[str], None]) -> None:
        """Let the house work until what is on the screen is right.

        Args:
            check: Asserts that a screen is.
        """
        deadline = monotonic() + PATIENCE
        while True:
            try:
                check(self.shown)
            except AssertionError:
                if monotonic() > deadline:
                    raise
            else:
                return
            await asyncio.sleep(0)

    # -- at the launcher and in the set-up --------------------------------------------------------------------------

    async def take_from_the_shelf(self, name: str) -> None:
        """Go along the boxes to the one with this name and open it."""
        pointer = re.compile(rf"{re.escape(self.app.glyphs['pointer'])} (\w.{{{BEGINNING}}})")

        def box() -> str:
            found = pointer.search(self.shown)
            return found[1] if found else ""

        await self.until(lambda: bool(box()), "a box pointed at")
        while not name.startswith(box()):
            before = box()
            await self.press("right", lambda before=before: box() not in ("", before), "the next box")  # type: ignore[misc]
        await self.press("enter", lambda: isinstance(self.app.screen, SetUpScreen), "the set-up")
        await self.see("Who plays")

    async def set_up(self, names: Sequence[str], choices: Mapping[str, str]) -> None:
        """Type who plays, turn to how many and to what is chosen, and start.

        Args:
            names: Who plays.
            choices: What the form calls an option, and what it calls the value.
        """
        for seat, name in enumerate(names):
            await self._go_to("ABCDEF"[seat])
            for letter in name:
                self._send("space" if letter == " " else letter)
            await self.until(lambda name=name: name in self._pointed(), f"“{name}”")  # type: ignore[misc]
        for label, value in {"Players": str(len(names)), **choices}.items():
            await self._go_to(label)
            await self._turn_to(label, value)
        await self.press("f5", lambda: isinstance(self.app.screen, TableScreen), "the table")

    def _pointed(self) -> str:
        """The line that is pointed at, from the pointer on; empty while the pointer goes elsewhere."""
        found = re.findall(rf"{re.escape(self.app.glyphs['pointer'])} (\S.*)", self.shown)
        return found[0] if len(found) == 1 else ""

    async def _go_to(self, label: str) -> None:
        for _ in range(20):
            await self.until(lambda: bool(self._pointed()), "a line pointed at")
            if self._pointed().startswith(label):
                return
            before = self._pointed()[:BEGINNING]
            await self.press("down", lambda: self._pointed()[:BEGINNING] not in ("", before), "the next line")  # noqa: B023
        raise AssertionError(f"there is no line {label}:\n{self.shown}")

    async def _turn_to(self, label: str, value: str) -> None:
        left, right = map(re.escape, (self.app.glyphs["open"], self.app.glyphs["close"]))
        pattern = re.compile(rf"{re.escape(label)}\S? +{left} (.*?) {right}")

        def now() -> str:
            found = pattern.match(self._pointed())
            return found[1] if found else ""

        for key in ("right",) * 4 + ("left",) * 8:
            if now() == value:
                return
            self._send(key)
            await self._settled()
        raise AssertionError(f"{label} cannot be turned to {value}:\n{self.shown}")

    # -- at the table -------------------------------------------------------------------------------------------------

    @property
    def ready(self) -> bool:
        """Whether somebody can decide, look alone, or read the result or what everybody is to read in peace."""
        screen = self.app.screen
        if isinstance(screen, TableScreen):
            return (screen.at is not None or screen.reading) and not screen.staging
        return isinstance(screen, HandOverScreen | ResultScreen)

    async def point(self, move: Any, *, by_numbers: bool, by_letters: bool) -> None:
        """Move the cursor to a move with as few keys as will do; every key leads to where it should.

        Args:
            move: A legal move.
            by_numbers: Whether the numbers of the list are used too.
            by_letters: Whether letters are pressed for the arrows.
        """
        screen = self.table
        for key, leads_to in keys_to(screen, move, by_numbers=by_numbers):
            there = screen.moves.index(leads_to)
            name = LETTERS.get(key, key) if by_letters else key
            await self.press(name, lambda there=there: screen.at == there, "the move it leads to")  # type: ignore[misc]

    async def play(self, question_expected: bool) -> None:
        """Press Enter on the move pointed at, and go on until somebody can do something again."""
        screen = self.table
        match, steps = screen.match, len(screen.match.steps)
        if question_expected:
            await self.press("enter", lambda: isinstance(self.app.screen, Ask), "the question")
            await self.press("y", lambda: len(match.steps) > steps, "the move")
        else:
            await self.press("enter", lambda: len(match.steps) > steps, "the move")
        await self.until(lambda: self.ready, "the next decision")

    async def take_the_screen(self, name: str) -> None:
        """Take the screen over from the others: it names who is to look, and nothing else works."""
        await self.see(name)
        await asyncio.sleep(self._hush)
        await self.press("space", lambda: isinstance(self.app.screen, TableScreen), "what is to be seen alone")
        await self.until(lambda: self.ready, "the decision")
        await asyncio.sleep(self._hush)
        self.handed_over += 1

    async def read_on(self) -> None:
        """Say that everybody has read what was to be read."""
        screen = self.table
        await asyncio.sleep(self._hush)
        await self.press("space", lambda: not screen.reading, "what comes next")
        await self.until(lambda: self.ready, "the next decision")
        await asyncio.sleep(self._hush)

    async def see_waiting(self, names: Sequence[str]) -> None:
        """See that the match of these people waits at the launcher; long names may be cut, but nobody is left out."""
        await self.see("Continue")
        beginnings = [re.compile(rf"(  |, | & | v ){re.escape(name[0])}") for name in names]

        def waits() -> bool:
            return any(all(name.search(row) for name in beginnings) for row in self.shown.splitlines())

        await self.until(waits, f"a match of {', '.join(names)}")

    async def take_up_again(self, names: Sequence[str]) -> None:
        """Go on with the match of these people that waits at the launcher."""
        launcher = self.app.screen
        assert isinstance(launcher, LauncherScreen)
        await self.see_waiting(names)
        while launcher.matches.at is None:
            before = launcher.shelf.at
            await self.press("up", lambda before=before: launcher.shelf.at != before, "the row above")  # type: ignore[misc]
        await self.press("enter", lambda: isinstance(self.app.screen, TableScreen), "the table")
        await self.until(lambda: self.ready and bool(self.shown.strip()), "the decision")

    async def leave_and_come_back(self, names: Sequence[str]) -> None:
        """Leave the table for the launcher, see that the match waits there, and go on with it."""
        left = self.table
        await self.press("q", lambda: isinstance(self.app.screen, LauncherScreen), "the launcher")
        await self.see_waiting(names)
        await self.press(
            "enter", lambda: isinstance(self.app.screen, TableScreen) and self.app.screen is not left, "the table"
        )
        await self.until(lambda: self.ready and bool(self.shown.strip()), "the decision")
