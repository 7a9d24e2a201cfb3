"""A library, and a shelf with the race on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop_tui.rules import shelf
from tabletop_tui.store.library import Library, open_library

from .race_box import BOX


@pytest.fixture(autouse=True)
def race_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "boxes", lambda: {BOX.id: BOX})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tabletop.sqlite3"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    with open_library(path) as opened:
        yield opened
