"""What it takes to begin a match: the request the command line and the set-up screen make, and its checks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from os import urandom
from typing import TYPE_CHECKING, Final
from unicodedata import category, normalize

from .errors import BadOptions
from .match import Seat

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


def read_name(text: str) -> str:
    """A player's name as typed, with its spaces tidied.

    Raises:
        BadOptions: It is empty, longer than `NAME_LENGTH`, or has characters that cannot be shown.
    """
    if any(category(sign)[0] == "C" and sign != NON_JOINER for sign in text):
        raise BadOptions("A name is made of letters, numbers and signs that can be seen; this one has hidden ones.")
    name = " ".join(normalize("NFC", text).split())
    if not name.strip(NON_JOINER):
        raise BadOptions("A player needs a name; this one is empty.")
    if len(name) > NAME_LENGTH:
        raise BadOptions(f"“{name}” is too long for a name: {NAME_LENGTH} characters are the most.")
    return name


def read_names(texts: Iterable[str]) -> tuple[str, ...]:
    """The names of all players of a match, each another one.

    Raises:
        BadOptions: A name is not fit, see `read_name`, or two are the same but for capital letters.
    """
    names = tuple(read_name(text) for text in texts)
    seen: set[str] = set()
    for name in names:
        if name.casefold() in seen:
            raise BadOptions(f"Two players are called “{name}”: give each a name of their own.")
        seen.add(name.casefold())
    return names
