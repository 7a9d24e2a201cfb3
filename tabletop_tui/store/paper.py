"""A match as readable text: what `tabletop export` writes and `tabletop import` takes in.

While a match goes on nothing secret may be readable in it, so the seed of its luck and every move that onlookers may
not read are written sealed: packed, to keep honest eyes from them, and not locked.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Collection, Iterator
from importlib.metadata import version
from io import StringIO
from typing import Any, Final

from tabletop_tui.rules import PERSON, REDO, UNDO, BadOptions, Match, Seat
from tabletop_tui.rules.request import SEED_LIMIT, read_name, read_names
from tabletop_tui.rules.words import quoted

from .errors import StoreError
from .record import Record, pack_moment, tell, unpack, unpack_moment

FORM: Final = 1
"""The number of this way of writing, in the first line that is no remark."""

SEAL: Final = "sealed:"
"""What sealed texts begin with."""

LONGEST: Final = 200
"""The most characters of a move or a title, so that a small file cannot fill the memory."""

LONGEST_VALUE: Final = 16 * 1024
"""The most characters of an option's value: options hold what people made themselves, such as whole islands."""

MOST_MOVES: Final = 100_000
"""The most moves a match that is taken in may have."""

_ABOUT = """\
# A match of {name}, written by tabletop {version}; `tabletop import FILE` takes it in again.
# First who plays what, then one move a line from the first one on. “undo” takes the last decision back, “redo” plays
# it again. Lines that begin with # are remarks.
"""

_ABOUT_SEALS = """\
# The match goes on, so what nobody at the table may read is sealed: the seed of its luck, and what was decided in
# secret. Seals keep honest eyes away; they are no lock. A finished match is written in the open.
"""


def write_paper(record: Record) -> str:
    """A match as text; the unfinished ones are played through to see what is secret in them.

    Raises:
        StoreError: It does not fit the rules, see `Record.revive`.
    """
    match = record.revive()
    outcome = match.outcome
    going_on = outcome is None
    lines = [_ABOUT.format(name=record.game_name, version=version("tabletop-tui")) + (_ABOUT_SEALS if going_on else "")]
    if outcome is not None:
        lines += [f"# {tell(outcome, match.names)}: {outcome.reason}\n"]
    fields: list[tuple[str, str]] = [
        ("match", str(FORM)),
        ("game", record.game),
        ("name", record.game_name),
        ("revision", str(record.revision)),
        *(("seat", f"{seat.player} {seat.name}") for seat in record.seats),
        *(("option", f"{key} {json.dumps(value, ensure_ascii=False)}") for key, value in _options(record).items()),
        ("practice", "yes" if record.practice else "no"),
        ("seed", _seal(str(record.seed)) if going_on else str(record.seed)),
        ("begun", pack_moment(record.begun)),
        ("played", pack_moment(record.played)),
        *([] if going_on else [("digest", match.digest())]),
    ]
    lines += [f"{key}: {value}\n" for key, value in fields]
    lines += ["moves:\n"]
    lines += [f"{entry}\n" for entry in _entries(record, going_on)]
    return "".join(lines)


def read_paper(text: str, label: str, levels: Collection[str] = ()) -> Record:
    """A match from its text, not yet played through.

    Args:
        text: What `write_paper` wrote.
        label: What sentences about it call it.
        levels: The levels of computer players who may sit in it.

    Raises:
        StoreError: The text is none, or a line of it cannot be read; the sentence says which.
    """
    reader = _Reader(label, levels)
    # Lines end as on any system, old ones too.
    for at, line in enumerate(StringIO(text, newline=None), 1):
        reader.read(at, line.strip())
    return reader.record()


class _Reader:
    """Takes a text in line by line."""

    def __init__(self, label: str, levels: Collection[str]) -> None:
        self.label = label
        self.levels = levels
        self.fields: dict[str, Any] = {}
        self.seats: list[Seat] = []
        self.options: dict[str, Any] = {}
        self.journal: list[str] = []
        self.in_moves = False

    def read(self, at: int, line: str) -> None:
        if not line or line.startswith("#"):
            return
        try:
            if self.in_moves:
                self._move(line)
            elif line == "moves:":
                self.in_moves = True
            else:
                key, _, value = line.partition(":")
                self._field(key.strip(), value.strip())
        except (ValueError, BadOptions) as error:
            raise StoreError(f"{self.label}, line {at}, cannot be read: {error}") from error

    def _move(self, line: str) -> None:
        if len(self.journal) == MOST_MOVES:
            raise ValueError(f"{MOST_MOVES} moves are the most a match may have.")
        move = _open(line)
        if move != move.strip() or not move.isprintable():
            raise ValueError(f"{quoted(move)} is no move.")
        self.journal.append(move)

    def _field(self, key: str, value: str) -> None:
        if not self.fields and (key, value) != ("match", str(FORM)):
            known = "a newer tabletop wrote it." if key == "match" else "it does not begin as a match does."
            raise ValueError(known)
        if key == "seat":
            player, _, name = value.partition(" ")
            self.seats.append(Seat(read_name(name), self._player(player)))
        elif key == "option":
            option, _, setting = value.partition(" ")
            self.options[option] = _setting(setting)
        elif key in _FIELDS:
            self.fields[key] = _FIELDS[key](value)
        else:
            raise ValueError(f"nothing called {quoted(key)} is known.")

    def _player(self, player: str) -> str:
        known = (PERSON, *self.levels)
        if player not in known:
            raise ValueError(f"there is no player {quoted(player)}. There are: {', '.join(known)}.")
        return player

    def record(self) -> Record:
        missing = [key for key in _FIELDS if key not in self.fields and key != "digest"]
        if missing or not self.in_moves:
            raise StoreError(f"{self.label} is no whole match: “{(*missing, 'moves')[0]}” is missing.")
        try:
            read_names(seat.name for seat in self.seats)
        except BadOptions as error:
            raise StoreError(f"{self.label} cannot be read: {error}") from error
        fields = self.fields
        return Record(
            label=self.label,
            game=fields["game"],
            game_name=fields["name"],
            revision=fields["revision"],
            options=json.dumps(self.options),
            seats=tuple(self.seats),
            seed=fields["seed"],
            practice=fields["practice"],
            journal=tuple(self.journal),
            begun=fields["begun"],
            played=fields["played"],
            digest=fields.get("digest"),
            kept=False,
        )


def _setting(text: str) -> Any:
    _short(text, LONGEST_VALUE)
    try:
        return unpack(text)
    except ValueError:
        raise ValueError(f"{quoted(text)} is no value of an option.") from None


def _short(text: str, most: int = LONGEST) -> str:
    if len(text) > most:
        raise ValueError(f"{quoted(text)} is too long: {most} characters are the most.")
    return text


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"{quoted(text)} is no number.") from None


def _yes_or_no(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError("it has to be yes or no.")
    return text == "yes"


def _seed(text: str) -> int:
    seed = _number(_open(text))
    if not 0 <= seed < SEED_LIMIT:
        raise ValueError("a seed is a whole number from 0 to 2**63 - 1.")
    return seed


_FIELDS: Final[dict[str, Callable[[str], Any]]] = {
    "match": _number,
    "game": _short,
    "name": _short,
    "revision": _number,
    "practice": _yes_or_no,
    "seed": _seed,
    "begun": unpack_moment,
    "played": unpack_moment,
    "digest": _short,
}


def _options(record: Record) -> dict[str, Any]:
    options: dict[str, Any] = json.loads(record.options)
    return options


def _entries(record: Record, going_on: bool) -> Iterator[str]:
    """The journal as written, sealed where needed, played through once more since a move is secret in its position."""
    match = record.opened()
    for entry in record.journal:
        secret = going_on and _secret(match, entry)
        plain = entry and entry == entry.strip() and not entry.startswith(("#", SEAL))
        yield entry if plain and not secret else _seal(entry)
        match.replay((entry,))


def _secret(match: Match, entry: str) -> bool:
    if entry in (UNDO, REDO):
        return False
    state = match.state
    return state.redact(state.parse(entry), None) != entry


def _seal(text: str) -> str:
    return SEAL + b64encode(zlib.compress(text.encode(), 9)).decode()


def _open(text: str) -> str:
    if not text.startswith(SEAL):
        return _short(text)
    unpacker = zlib.decompressobj()
    try:
        # Of a text that would be too long only so much is unpacked that it is seen to be.
        plain = unpacker.decompress(b64decode(text.removeprefix(SEAL), validate=True), 4 * LONGEST + 1).decode()
    except (ValueError, zlib.error):
        raise ValueError("its seal is broken.") from None
    if not unpacker.eof:
        raise ValueError("its seal is broken.")
    return _short(plain)
