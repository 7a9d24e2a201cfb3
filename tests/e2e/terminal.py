"""A real pseudo-terminal with a program in it, read as a screen of text."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Self

import pexpect
import pyte

KEYS = {
    "enter": "\r",
    "escape": "\x1b",
    "tab": "\t",
    "shift+tab": "\x1b[Z",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "f1": "\x1bOP",
    "f5": "\x1b[15~",
}


class Terminal:
    """A program running in a pseudo-terminal of a given size.

    Args:
        command: The program and its arguments.
        columns: Width in cells.
        rows: Height in cells.
        env: Environment variables on top of a plain 256-colour UTF-8 terminal's.
    """

    def __init__(
        self, command: Sequence[str], *, columns: int = 80, rows: int = 24, env: Mapping[str, str] | None = None
    ) -> None:
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.Stream(self._screen)
        plain = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TEXTUAL_ANIMATIONS": "none"}
        inherited = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLORTERM")}
        self._child = pexpect.spawn(
            command[0],
            list(command[1:]),
            dimensions=(rows, columns),
            env={**inherited, **plain, **(env or {})},
            encoding="utf-8",
            timeout=30,
        )
        self._child.delaybeforesend = None

    @property
    def text(self) -> str:
        """What the screen shows, one line a row, trailing blanks kept."""
        return "\n".join(self._screen.display)

    @property
    def alive(self) -> bool:
        """Whether the program still runs."""
        return bool(self._child.isalive())

    def until(self, shown: str | Callable[[str], bool], seconds: float = 30) -> str:
        """Read until the screen shows a text, or satisfies a condition, and return the screen.

        Raises:
            AssertionError: It never did; the message is the screen as it stands.
        """
        condition = shown if callable(shown) else lambda text: shown in text
        deadline = time.monotonic() + seconds
        while not condition(self.text):
            assert time.monotonic() < deadline, f"waited in vain for {shown!r}; the screen shows\n{self.text}"
            self._read()
        return self.text

    def settle(self, quiet: float = 0.15) -> str:
        """Read until the program has written nothing for so many seconds, and return the screen."""
        while self._read(quiet):
            continue
        return self.text

    def press(self, *keys: str) -> None:
        """Send keys: a name of `KEYS`, or text as typed."""
        for key in keys:
            self._child.send(KEYS.get(key, key))

    def send_bytes(self, data: bytes) -> None:
        """Send what no UTF-8 keyboard would."""
        os.write(self._child.child_fd, data)

    def ended(self) -> int:
        """Read until the program ends and return its exit code."""
        deadline = time.monotonic() + 30
        while self._child.isalive() or self._read():
            self._read()
            assert time.monotonic() < deadline, f"the program does not end; the screen shows\n{self.text}"
        self._child.close()
        return int(self._child.exitstatus if self._child.exitstatus is not None else -self._child.signalstatus)

    def _read(self, seconds: float = 0.2) -> bool:
        """Read what there is; whether anything came before the time was over."""
        try:
            self._stream.feed(self._child.read_nonblocking(65536, timeout=seconds))
        except (pexpect.TIMEOUT, pexpect.EOF):
            return False
        return True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._child.close(force=True)
