"""The command called as the shell calls it, with the race on the shelf."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui import cli
from tabletop_tui.rules import shelf
from tests.store.race_box import BOX

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Answer:
    """What a command said."""

    code: int
    out: str
    err: str


Tabletop = Callable[..., Answer]


@pytest.fixture
def tabletop(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Tabletop:
    """Calls the command in this process."""
    monkeypatch.setattr(shelf, "boxes", lambda: {BOX.id: BOX})

    def call(*words: str) -> Answer:
        monkeypatch.setattr(sys, "argv", ["tabletop", *words])
        code = cli.main()
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return call


@pytest.fixture
def screens(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the screens were asked for, none of which is opened."""
    asked: list[dict[str, Any]] = []

    def remember(**what: Any) -> int:
        asked.append(what)
        return 0

    monkeypatch.setattr(cli, "_open_screens", remember)
    return asked


@dataclass(frozen=True)
class Shell:
    """Calls the command in a process of its own, where the race is on the shelf as any stranger's game would be."""

    environment: Mapping[str, str]

    def command(self, *words: str) -> list[str]:
        return [sys.executable, "-m", "tabletop_tui", *words]

    def run(self, *words: str, **how: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*words),
            env={**self.environment, **how.pop("env", {})},
            text=True,
            check=False,
            timeout=60,
            **how,
        )


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    site = tmp_path / "site"
    package = site / "race-1.0.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: race\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[tabletop_tui.games]\nrace = tests.store.race_box:BOX\n")
    return Shell({**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{site}", "PYTHONWARNINGS": "error"})
