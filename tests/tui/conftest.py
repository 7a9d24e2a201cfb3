"""A house with one tiny game in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop_tui.rules import Box, shelf
from tabletop_tui.store.library import Library, open_library

from .tiny import BOX


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> dict[str, Box]:
    """The shelf, with the tiny game alone on it."""
    found = {BOX.id: BOX}
    monkeypatch.setattr(shelf, "boxes", lambda: found)
    return found


@pytest.fixture
def library(boxes: dict[str, Box]) -> Iterator[Library]:
    """An empty library, and the tiny game on the shelf."""
    with open_library() as opened:
        yield opened
