"""A match at rest: all that is kept of it, what lists show of it, and how it is brought back to life."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from tabletop_tui.rules import DIGEST_KIND, BadOptions, BrokenJournal, Match, Outcome, Seat
from tabletop_tui.rules.shelf import find
from tabletop_tui.rules.words import listed, quoted

from .errors import StoreError

_YEARS: Final = range(2000, 3000)
"""When matches can have been played: no clock and no time zone stumbles over moments that are not near either end."""


@dataclass(frozen=True, slots=True)
class Record:
    """All that is kept of a match.

    Attributes:
        label: What sentences about it call it, such as ``Match 7``.
        game: The id of the game's box.
        game_name: The game's name for people, known even where the game is not installed.
        revision: The revision of the rules it was last played by.
        options: The options as JSON.
        seats: Who sits where.
        seed: The seed of its luck.
        practice: See `Match.practice`.
        journal: Every entry, oldest first.
        begun: When it began.
        played: When it was last played.
        digest: `Match.digest` once it is finished, None before.
        kept: Whether it is in the library, so that sentences about it may promise that it stays there.
    """

    label: str
    game: str
    game_name: str
    revision: int
    options: str
    seats: tuple[Seat, ...]
    seed: int
    practice: bool
    journal: tuple[str, ...]
    begun: datetime
    played: datetime
    digest: str | None
    kept: bool = True

    def revive(self) -> Match:
        """The match as it stood, played again from its journal.

        Raises:
            StoreError: The game is not installed or too old, the options or the journal do not fit, or a finished
                match does not read back as it was played.
        """
        match = self.opened()
        try:
            match.replay(self.journal)
        except BrokenJournal as error:
            raise self._broken(error.at) from error
        except Exception as error:
            # The rules of a game may stumble in any way over a move that was never one of theirs.
            raise self._broken(len(match.journal)) from error
        if self._has_to_end_alike(match) and self.digest != match.digest():
            if not self.kept:
                raise StoreError(
                    f"{self.label} is damaged or cut off: its moves do not lead to the end the match came to."
                )
            raise StoreError(
                f"{self.label} does not read back as it was played, by the same rules; it is kept as it is."
            )
        return match

    def _has_to_end_alike(self, match: Match) -> bool:
        """Whether the digest can be compared: it is reckoned as now, and by the rules there are now.

        By older rules the same moves may have led to another result; then what they lead to now is shown.
        """
        return self.digest is not None and self.digest.startswith(DIGEST_KIND) and self.revision == match.game.revision

    def opened(self) -> Match:
        """The match before its first move.

        Raises:
            StoreError: The game is not installed or too old, or the options do not fit.
        """
        try:
            game = find(self.game).open()
        except BadOptions as error:
            called = self.game_name if self.kept else f"{self.game_name} ({quoted(self.game)})"
            raise StoreError(f"{self.label} is of a game that is not installed here: {called}.") from error
        if self.revision > game.revision:
            raise StoreError(
                f"{self.label} follows newer rules of {self.game_name} (revision {self.revision}, "
                f"here is {game.revision}); bring the game up to date to open it."
            )
        try:
            return Match(game, game.read_options(unpack(self.options)), self.seats, self.seed, self.practice)
        except (BadOptions, ValueError) as error:
            raise StoreError(f"{self.label} was set up in a way that cannot be read: {error}") from error

    def _broken(self, at: int) -> StoreError:
        promise = "; it is kept" if self.kept else ""
        return StoreError(f"{self.label} cannot be opened: its move {at + 1} does not fit the rules{promise}.")


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list shows of a match.

    Attributes:
        id: Its number.
        game: The id of the game's box.
        game_name: The game's name for people.
        names: Who sits where, in seat order.
        note: Where it stands, such as ``round 3, roll 2, Boris to place``.
        begun: When it began.
        played: When it was last played.
        moves: How many journal entries it has: moves of people and of chance, and moves taken back.
        outcome: The result, None while it goes on.
        sides: The seats that win together, as groups; empty where everybody plays alone.
    """

    id: int
    game: str
    game_name: str
    names: tuple[str, ...]
    note: str
    begun: datetime
    played: datetime
    moves: int
    outcome: Outcome | None
    sides: tuple[tuple[int, ...], ...] = ()

    @property
    def people(self) -> str:
        """Who plays, such as ``Anna, Boris`` or ``Anna & Chen v Boris & Dora``."""
        return seated(self.names, self.sides)

    @property
    def outcome_text(self) -> str:
        """Who won, in words; empty while the match goes on."""
        return "" if self.outcome is None else tell(self.outcome, self.names)


def tell(outcome: Outcome, names: Sequence[str]) -> str:
    """Who won, such as ``Anna won`` or ``Anna and Boris won``."""
    winners = outcome.winners
    if not winners:
        return "nobody won"
    if len(winners) == len(names) > 1:
        return "a draw"
    return f"{listed(names[seat] for seat in winners)} won"


def seated(names: Sequence[str], sides: Sequence[Sequence[int]]) -> str:
    """Names in seat order, or where there are sides those of a side together."""
    if not sides:
        return ", ".join(names)
    return " v ".join(" & ".join(names[seat] for seat in side) for side in sides)


def pack_sides(sides: Sequence[Sequence[int]]) -> str:
    """The seats that win together, as JSON."""
    return json.dumps([list(side) for side in sides])


def unpack_sides(text: str, seats: int) -> tuple[tuple[int, ...], ...]:
    """The seats that win together, from their JSON; none where one is empty or not each of so many seats is named once.

    Raises:
        ValueError: It is no list of lists of numbers.
    """
    try:
        sides = tuple(tuple(int(seat) for seat in side) for side in unpack(text))
    except (ValueError, TypeError, OverflowError):
        raise ValueError(f"{quoted(text)} are no sides.") from None
    named = sorted(seat for side in sides for seat in side)
    return sides if all(sides) and named == list(range(seats)) else ()


def pack_outcome(outcome: Outcome) -> str:
    """An outcome as JSON."""
    fields = {"ranking": outcome.ranking, "scores": outcome.scores, "reason": outcome.reason, "unit": outcome.unit}
    return json.dumps(fields, ensure_ascii=False)


def unpack_outcome(text: str, seats: int) -> Outcome:
    """An outcome from its JSON.

    Raises:
        ValueError: It is no outcome of a match of so many seats.
    """
    fields = unpack(text)
    try:
        ranking = tuple(tuple(int(seat) for seat in group) for group in fields["ranking"])
        scores = tuple(int(score) for score in fields["scores"])
        outcome = Outcome(ranking, scores, str(fields["reason"]), str(fields["unit"]))
    except (ValueError, KeyError, TypeError, OverflowError):
        raise ValueError(f"{quoted(text)} is no result.") from None
    ranked = [seat for group in ranking for seat in group]
    if len(scores) != seats or len(set(ranked)) < len(ranked) or not set(ranked) <= set(range(seats)):
        raise ValueError(f"{quoted(text)} is no result of {seats} players.")
    return outcome


def unpack(text: str) -> Any:
    """A value from its JSON.

    Raises:
        ValueError: It is none, or one more deeply nested than can be read.
    """
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError(f"{quoted(text)} is no value.") from None


def now() -> str:
    """This moment as it is kept: texts of the same length, so that they sort as the moments do."""
    return pack_moment(datetime.now(UTC))


def pack_moment(moment: datetime) -> str:
    """A moment as it is kept."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def unpack_moment(text: str) -> datetime:
    """A moment from how it is kept.

    Raises:
        ValueError: It is no moment, or none of the years 2000 to 2999.
    """
    try:
        moment = datetime.fromisoformat(text).astimezone(UTC)
    except (ValueError, OverflowError):
        raise ValueError(f"{quoted(text)} is no moment.") from None
    if moment.year not in _YEARS:
        raise ValueError(f"{quoted(text)} is no moment of the years {_YEARS.start} to {_YEARS.stop - 1}.")
    return moment
