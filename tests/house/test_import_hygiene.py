"""What is imported when: the rules never know a screen, and quick commands never wait for one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent

SCREENS = ("textual", "rich", "tabletop_tui.tui", "tabletop_tui.cli")

IMPORT = """
import sys
from importlib import import_module
for module in sys.argv[1:]:
    import_module(module)
print(*sorted(sys.modules), sep="\\n")
"""
"""Imports modules and says what has been imported."""

COMMAND = """
import sys
from runpy import run_module
sys.argv = ["tabletop", *sys.argv[1:]]
try:
    run_module("tabletop_tui", run_name="__main__")
except SystemExit as end:
    assert not end.code, end.code
print("MODULES")
print(*sorted(sys.modules), sep="\\n")
"""
"""Runs a command and says what it has imported."""


def fresh(code: str, *arguments: str) -> str:
    """What this code prints in an interpreter of its own."""
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def inside(package: str) -> list[str]:
    """All modules of a package, but for those in the room where a game keeps its look."""
    paths = (path.relative_to(ROOT).with_suffix("") for path in (ROOT / package.replace(".", "/")).rglob("*.py"))
    return sorted(".".join(path.parts).removesuffix(".__init__") for path in paths if "table" not in path.parts)


def games() -> list[str]:
    """The packages of the built-in games."""
    return sorted(path.parent.name for path in (ROOT / "tabletop_tui" / "games").glob("*/game.py"))


@pytest.mark.parametrize(
    "package",
    [
        "tabletop_tui.rules",
        "tabletop_tui.store",
        "tabletop_tui.players",
        *(f"tabletop_tui.games.{game}" for game in games()),
    ],
)
def test_below_the_screens_nothing_of_screens_is_imported(package: str) -> None:
    wanted = inside(package)
    assert package in wanted
    modules = fresh(IMPORT, *wanted).split()
    assert set(wanted) <= set(modules)
    assert not [screen for screen in SCREENS if screen in modules]


def test_the_shelf_loads_boxes_without_rules() -> None:
    code = "import sys\nfrom tabletop_tui.rules import shelf\nshelf.boxes()\nprint(*sys.modules)"
    modules = fresh(code).split()
    assert f"tabletop_tui.games.{games()[0]}" in modules
    assert not [f"tabletop_tui.games.{game}.game" for game in games() if f"tabletop_tui.games.{game}.game" in modules]
    assert "pydantic" not in modules


@pytest.mark.parametrize("words", ["--version", "--help", "games"])
def test_quick_commands_import_nothing_slow(words: str) -> None:
    answer, _, modules = fresh(COMMAND, *words.split()).partition("MODULES\n")
    assert answer.strip()
    loaded = modules.split()
    assert "tabletop_tui.cli" in loaded
    assert not [slow for slow in ("textual", "rich", "tabletop_tui.tui", "pydantic", "sqlite3") if slow in loaded]


def test_imports_point_down() -> None:
    code = "from importlinter.cli import lint_imports_command\nlint_imports_command(['--no-cache'])"
    assert "0 broken" in fresh(code)
