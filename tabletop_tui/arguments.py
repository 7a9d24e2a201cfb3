"""The words that follow several commands alike: how each is read, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import click

from . import completion
from .rules import BadOptions


def _whole(refusal: str) -> Callable[[str], int]:
    """Reads a whole number of at least 1, or refuses with this beginning of a sentence."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = 0
        if not 1 <= number < 2**63:
            raise BadOptions(f"{refusal}, not “{text}”.")
        return number

    return read


MATCH: Final = _whole("A match is called by its number, such as 7")
GAMES: Final = _whole("The number of games is a whole number of at least 1")

game_argument = click.argument("game", shell_complete=completion.games)
settings_option = click.option(
    "--option",
    "settings",
    multiple=True,
    metavar="NAME=VALUE",
    shell_complete=completion.settings,
    help="Choose another rule; may be given several times.",
)
seed_option = click.option("--seed", metavar="NUMBER", help="The luck of the game, to have the same again.")
