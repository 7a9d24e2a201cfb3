"""Rows of the file as what they stand for, checked, because anybody may have changed them with another program."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from tabletop_tui.rules import Seat
from tabletop_tui.rules.request import SEED_LIMIT
from tabletop_tui.rules.words import quoted

from .errors import StoreError
from .record import Record, Summary, unpack_moment, unpack_outcome, unpack_sides

SUMMARY: Final = (
    "id, game, game_name, note, begun, played, outcome, sides, (SELECT max(number) + 1 FROM journal WHERE match = id)"
)
"""What `read_summary` takes of a match."""

RECORD: Final = "game, game_name, revision, options, seed, practice, begun, played, digest"
"""What `read_record` takes of a match."""

_UNKNOWN: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""Stands for a moment that cannot be read; nobody has played here so early."""


def read_summary(row: Sequence[Any], names: Sequence[Any]) -> Summary:
    """What a list shows of a match; of one that cannot be read its number and why, so that the others still show."""
    number, game, game_name, note, begun, played, outcome, sides, moves = row
    try:
        return Summary(
            id=number,
            game=_text(game),
            game_name=_text(game_name),
            names=tuple(map(_text, names)),
            note=_text(note),
            begun=unpack_moment(_text(begun)),
            played=unpack_moment(_text(played)),
            moves=int(moves or 0),
            outcome=None if outcome is None else unpack_outcome(_text(outcome), len(names)),
            sides=unpack_sides(_text(sides), len(names)),
        )
    except ValueError as error:
        shown = tuple(name for name in names if isinstance(name, str))
        return Summary(
            id=number,
            game=str(game),
            game_name=str(game_name),
            names=shown,
            note=f"it cannot be read: {error}",
            begun=_UNKNOWN,
            played=_UNKNOWN,
            moves=0,
            outcome=None,
        )


def read_record(number: int, row: Sequence[Any], seats: Iterable[Sequence[Any]], journal: Iterable[Any]) -> Record:
    """All that is kept of a match.

    Raises:
        StoreError: Something in it cannot be read.
    """
    game, game_name, revision, options, seed, practice, begun, played, digest = row
    try:
        return Record(
            label=f"Match {number}",
            game=_text(game),
            game_name=_text(game_name),
            revision=_number(revision),
            options=_text(options),
            seats=tuple(Seat(_text(name), _text(player)) for name, player in seats),
            seed=_number(seed),
            practice=bool(practice),
            journal=tuple(map(_text, journal)),
            begun=unpack_moment(_text(begun)),
            played=unpack_moment(_text(played)),
            digest=None if digest is None else _text(digest),
        )
    except ValueError as error:
        raise StoreError(f"Match {number} cannot be read: {error}") from error


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(f"where words belong stands {quoted(value)}.")
    return value


def _number(value: Any) -> int:
    if not isinstance(value, int) or not 0 <= value < SEED_LIMIT:
        raise ValueError(f"where a number belongs stands {quoted(value)}.")
    return value
