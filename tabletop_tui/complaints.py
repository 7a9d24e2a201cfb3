"""What the command line says when something is wrong: one sentence, for a person or for a program."""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from textwrap import fill
from typing import Final

import click

USUAL_COLUMNS: Final = 80
"""How broad lines are on a terminal that does not know."""


def complain(sentence: str, code: int) -> int:
    """Say on standard error what is wrong, and answer the exit code."""
    # What came from a file may hold anything, and must not reach the terminal as commands to it.
    shown = "".join(" " if unicodedata.category(sign) == "Cc" else sign for sign in sentence)
    shorter = re.sub(r"“([^”]{60})[^”]{20,}”", r"“\1…”", shown)
    click.echo(_filled(" ".join(shorter.split())), err=True)
    return code


def _filled(sentence: str) -> str:
    """The sentence in lines that end between words, for a person at a terminal; else in one line, for programs."""
    if sys.stderr is None or not sys.stderr.isatty():
        return sentence
    columns = os.get_terminal_size(sys.stderr.fileno()).columns or USUAL_COLUMNS
    return fill(sentence, columns, break_long_words=False, break_on_hyphens=False)


def hang_up() -> int:
    """Nobody reads any more: let what is still to be written go nowhere, so that leaving does not complain either."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    return 1
