"""What real keyboards and terminals do to the house."""

import sys
from pathlib import Path

from .terminal import Terminal

TABLETOP = (sys.executable, "-m", "tabletop_tui")


def test_letters_of_another_encoding_are_passed_over(tmp_path: Path) -> None:
    with Terminal(TABLETOP, env={"TABLETOP_HOME": str(tmp_path)}) as terminal:
        terminal.until("Jackal & High")
        terminal.send_bytes(b"\xfc\xff")
        terminal.press("enter")
        terminal.until("Who plays")
        terminal.send_bytes(b"J\xfcrg")
        terminal.press("ü")
        terminal.until("Jrgü")
        terminal.press("escape")
        terminal.until("one keyboard")
        terminal.press("q")
        assert terminal.ended() == 0
