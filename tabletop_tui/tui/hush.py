"""A short while in which no key counts, so that keys pressed in a row do not open what has just come up."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import ClassVar, Final

LASTS: Final = 0.4
"""How many seconds it lasts."""


class Hush:
    """Begins when something is shown that must not be passed over unseen.

    Attributes:
        clock: Tells the time in seconds; never goes back.
    """

    clock: ClassVar[Callable[[], float]] = staticmethod(monotonic)

    def __init__(self) -> None:
        self._ends = type(self).clock()

    def begin(self) -> None:
        """Let no key count from now on."""
        self._ends = type(self).clock() + LASTS

    @property
    def on(self) -> bool:
        """Whether it still lasts."""
        return type(self).clock() < self._ends
