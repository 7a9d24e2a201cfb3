"""What every test stands on: a home of its own, and a terminal without moods."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

from tabletop_tui.tui.hush import LASTS, Hush

# Machines that share their cores stall now and then, so an example has no deadline; what fails must fail for everybody,
# so examples are the same on every run.
settings.register_profile("tabletop", deadline=None, derandomize=True, database=None)
settings.load_profile("tabletop")


def pytest_xdist_auto_num_workers() -> int:
    """Two a core: tests of screens and of terminals wait half of their time for what happens there."""
    return 2 * (os.cpu_count() or 1)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty TABLETOP_HOME, so that no test sees another's matches, or the tester's; signs are Unicode throughout."""
    folder = tmp_path / "home"
    monkeypatch.setenv("TABLETOP_HOME", str(folder))
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return folder


@pytest.fixture(autouse=True)
def no_hush(monkeypatch: pytest.MonkeyPatch) -> None:
    """People in tests press keys slowly: whenever somebody looks at the clock, a hush is over."""
    ticks = count(0, LASTS)
    monkeypatch.setattr(Hush, "clock", lambda: next(ticks))
