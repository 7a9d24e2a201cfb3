"""The command as a process: what it loads, and pipes that close."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tabletop_tui.store.library import open_library
from tests.store.play import begin

from .conftest import Shell


@pytest.mark.parametrize("words", ["--version", "--help", "games", "play --help", "where", "matches"])
def test_quick_answers_load_neither_screens_nor_models(shell: Shell, words: str) -> None:
    answer = shell.run(*words.split(), env={"PYTHONPROFILEIMPORTTIME": "1"}, capture_output=True)
    loaded = {line.rpartition("|")[2].strip().partition(".")[0] for line in answer.stderr.splitlines()}
    assert answer.returncode == 0
    assert "click" in loaded
    assert loaded.isdisjoint({"textual", "pydantic", "rich"})


def test_a_strangers_game_stands_on_the_shelf(shell: Shell) -> None:
    answer = shell.run("games", capture_output=True)
    assert "The Race: run or hide" in answer.stdout
    assert "Jackal & High" in answer.stdout


COMMANDS = ["--version", "--help", "games", "matches", "where", "export 1 -", "simulate race --games 5 --json"]


@pytest.mark.parametrize("words", COMMANDS)
def test_a_reader_that_left_is_no_trouble(shell: Shell, words: str) -> None:
    with open_library() as library:
        begin(library).close()
    reader, writer = os.pipe()
    os.close(reader)
    answer = shell.run(*words.split(), stdout=writer, stderr=subprocess.PIPE)
    os.close(writer)
    assert answer.stderr == ""
    assert answer.returncode == 1


def test_a_full_disk_is_one_sentence(shell: Shell) -> None:
    with Path("/dev/full").open("w") as full:
        answer = shell.run("games", stdout=full, stderr=subprocess.PIPE)
    assert answer.stderr == "The answer could not be written: No space left on device.\n"
    assert answer.returncode == 1


def test_a_closed_output_is_no_trouble(shell: Shell) -> None:
    command = " ".join(shell.command("games"))
    answer = subprocess.run(
        ["sh", "-c", f"{command} >&-"], env=shell.environment, capture_output=True, text=True, check=False, timeout=60
    )
    assert (answer.returncode, answer.stderr) == (0, "")


def test_letters_the_terminal_does_not_have_become_question_marks(shell: Shell) -> None:
    answer = shell.run(
        *("play", "race", *("--seat", "Анна") * 2), env={"PYTHONIOENCODING": "latin-1"}, capture_output=True
    )
    assert answer.stderr == "Seats A and B are both called ??????: give each a name of its own.\n"
