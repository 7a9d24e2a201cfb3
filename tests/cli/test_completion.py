"""The shell completes words, and only a shell can ask for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.shell_completion import BashComplete

from tabletop_tui import cli
from tabletop_tui.store.places import library_path

from .answers import keep_a_match, refused
from .conftest import Tabletop


def completed(*words: str) -> list[str]:
    *before, typed = words
    shell = BashComplete(cli.tabletop, {}, "tabletop", "_TABLETOP_COMPLETE")
    return [item.value for item in shell.get_completions(before, typed)]


@pytest.mark.usefixtures("tabletop")
def test_the_shell_completes_games_options_and_matches(home: Path) -> None:
    assert completed("play", "r") == ["race"]
    assert completed("play", "race", "--option", "t") == ["turns="]
    assert completed("continue", "") == []
    assert not home.exists()
    keep_a_match(turns=1)
    keep_a_match()
    assert completed("continue", "") == ["2"]
    assert completed("export", "") == ["2", "1"]
    assert completed("replay", "") == ["2", "1"]
    library_path().write_bytes(b"ink")
    assert completed("export", "") == []


@pytest.mark.usefixtures("tabletop")
@pytest.mark.parametrize("home", ["~nobody-of-that-name/games", "x" * 5000])
def test_the_shell_completes_nothing_where_no_library_can_be(monkeypatch: pytest.MonkeyPatch, home: str) -> None:
    monkeypatch.setenv("TABLETOP_HOME", home)
    assert completed("continue", "") == []


@pytest.mark.parametrize("words", [{}, {"COMP_WORDS": "tabletop "}, {"COMP_WORDS": "tabletop ", "COMP_CWORD": "x"}])
def test_only_a_shell_can_ask_for_completion(
    tabletop: Tabletop, monkeypatch: pytest.MonkeyPatch, words: dict[str, str]
) -> None:
    monkeypatch.setenv("_TABLETOP_COMPLETE", "bash_complete")
    for name, value in words.items():
        monkeypatch.setenv(name, value)
    refused(tabletop(), "Only a shell asks for completion, with COMP_WORDS and COMP_CWORD.")
