"""What every test of this table begins with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop_tui.store.library import Library, open_library


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Library]:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    with open_library() as opened:
        opened.set_setting("animations", "no")
        yield opened
