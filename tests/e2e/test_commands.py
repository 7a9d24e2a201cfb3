"""What commands say to a person at a terminal."""

import sys
from pathlib import Path

from .terminal import Terminal

TABLETOP = (sys.executable, "-m", "tabletop_tui")


def test_sentences_end_their_lines_between_words(tmp_path: Path) -> None:
    words = (*TABLETOP, "play", "jackal-and-high", "--seat", "Anna", "--seat", "anna")
    with Terminal(words, columns=30, env={"TABLETOP_HOME": str(tmp_path)}) as terminal:
        terminal.until("its own.")
        assert [line.rstrip() for line in terminal.text.splitlines() if line.strip()] == [
            "Seats A and B are both called",
            "“anna”: give each a name of",
            "its own.",
        ]
        assert terminal.ended() == 2


def test_who_waits_for_many_games_sees_how_many_are_played(tmp_path: Path) -> None:
    words = (*TABLETOP, "simulate", "jackal-and-high", "--games", "20")
    with Terminal(words, env={"TABLETOP_HOME": str(tmp_path)}) as terminal:
        terminal.until("20/20")
        terminal.until("20 games of jackal-and-high")
        assert terminal.ended() == 0
