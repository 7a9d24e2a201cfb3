"""What it takes to begin a match: the request the command line and the set-up screen make, and its checks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from os import urandom
from pathlib import Path
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any, Final, get_args
from unicodedata import category, normalize

from .errors import BadOptions
from .game import Game
from .seat import Seat

if TYPE_CHECKING:
    from pydantic import BaseModel

NAME_LENGTH: Final = 20
"""The most characters a player's name has."""

SEED_LIMIT: Final = 2**63
"""Seeds are whole numbers from 0 to one less than this."""

NON_JOINER: Final = "\u200c"
"""The one format character names may hold: Persian and others cannot be spelled without it."""


@dataclass(frozen=True, slots=True)
class StartRequest:
    """A match to begin at once.

    Attributes:
        game: The id of the game's box.
        seats: Who sits where, in seat order.
        options: The options model the table agreed on, already checked.
        seed: The seed of the match's luck, 0 to `SEED_LIMIT` - 1.
        practice: Whether moves may be taken back past rolls, reveals and hand-overs.
    """

    game: str
    seats: tuple[Seat, ...]
    options: BaseModel
    seed: int
    practice: bool = False


def fresh_seed() -> int:
    """A seed nobody can foresee."""
    return int.from_bytes(urandom(8), "big") % SEED_LIMIT


def read_name(text: str, whose: str = "A player") -> str:
    """A player's name as typed, with its spaces tidied.

    Args:
        text: What was typed.
        whose: What a refusal calls the player.

    Raises:
        BadOptions: It is empty, longer than `NAME_LENGTH`, or has characters that cannot be shown.
    """
    if any(category(sign)[0] == "C" and sign != NON_JOINER for sign in text):
        raise BadOptions(f"{whose} needs a name of signs that can be seen; this one has hidden ones.")
    name = " ".join(normalize("NFC", text).split())
    if not name.strip(NON_JOINER):
        raise BadOptions(f"{whose} needs a name; this one is empty.")
    if len(name) > NAME_LENGTH:
        raise BadOptions(f"{whose} needs a shorter name than “{name}”: {NAME_LENGTH} characters are the most.")
    return name


def read_names(texts: Iterable[str]) -> tuple[str, ...]:
    """The names of all players of a match, each another one; refusals call seats by their letters, from A.

    Raises:
        BadOptions: A name is not fit, see `read_name`, or two are the same but for capital letters.
    """
    names: list[str] = []
    seats: dict[str, str] = {}
    for at, text in enumerate(texts):
        letter = ascii_uppercase[at] if at < len(ascii_uppercase) else str(at + 1)
        name = read_name(text, f"Seat {letter}")
        if (other := seats.setdefault(name.casefold(), letter)) != letter:
            raise BadOptions(f"Seats {other} and {letter} are both called “{name}”: give each a name of its own.")
        names.append(name)
    return tuple(names)


def read_seed(text: str) -> int:
    """A seed as typed.

    Raises:
        BadOptions: It is no whole number from 0 to `SEED_LIMIT` - 1.
    """
    try:
        seed = int(text)
    except ValueError:
        seed = -1
    if not 0 <= seed < SEED_LIMIT:
        raise BadOptions(f"A seed is a whole number from 0 to {SEED_LIMIT - 1}, not “{text}”.")
    return seed


def read_settings(game: Game, texts: Iterable[str], made: Path) -> BaseModel:
    """The options of a game from texts like ``show_paws=no``; what is not named is as the rulebook has it.

    Args:
        game: The game.
        texts: The options.
        made: The folder of what people made for the game.

    Raises:
        BadOptions: A text has no value, an option is named twice or does not exist, or does not have that value.
    """
    values: dict[str, Any] = {}
    fields = game.options.model_fields
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name or not value:
            raise BadOptions(f"An option is given as NAME=VALUE, not as “{text}”.")
        if name not in fields:
            known = f"It has: {', '.join(fields)}." if fields else "It has none."
            raise BadOptions(f"{game.box.name} has no option “{name}”. {known}")
        if name in values:
            raise BadOptions(f"Option “{name}” is given twice.")
        values[name] = _meant(value, get_args(fields[name].annotation))
    return game.choose_options(values, made)


def _meant(text: str, choices: tuple[Any, ...]) -> Any:
    """A value from its text: where only certain values may be chosen, the one that reads so, a number for instance."""
    return next((choice for choice in choices if str(choice) == text), text)
