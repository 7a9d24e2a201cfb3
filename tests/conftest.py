"""What every test stands on: a home of its own, and a terminal without moods."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

# Machines that share their cores stall now and then, so an example has no deadline; what fails must fail for everybody,
# so examples are the same on every run.
settings.register_profile("tabletop", deadline=None, derandomize=True, database=None)
settings.load_profile("tabletop")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty TABLETOP_HOME, so that no test sees another's matches, or the tester's; signs are Unicode throughout."""
    folder = tmp_path / "home"
    monkeypatch.setenv("TABLETOP_HOME", str(folder))
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return folder
