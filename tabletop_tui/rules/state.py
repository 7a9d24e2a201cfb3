"""The contract every game fulfils: one position of one game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Sequence
from random import Random
from typing import Any, Final, Generic, Self, TypeVar

from .errors import UnknownMove
from .events import Tell
from .nature import Nature
from .outcome import Outcome

CHANCE: Final = -1
"""The actor while a die, a shuffle or a hidden tile decides."""

NOBODY: Final = -2
"""The actor once the game is over."""

Move = TypeVar("Move", bound=Hashable)
"""A move of one game: an int or a small tuple, comparable and hashable."""

View = TypeVar("View", bound=Hashable)
"""All that a seat may know of a position: a frozen, hashable record."""


class State(ABC, Generic[Move, View]):
    """One position of one game, changed in place by moves.

    A state is a pure function of its options and the moves played. It holds no random generator, no log, no names and
    nothing of how it looks. Subclasses set ``__slots__`` and keep ints, tuples, lists and bytearrays, so that a copy
    takes microseconds. Seats are numbered from 0, clockwise.
    """

    __slots__ = ()

    @abstractmethod
    def actor(self) -> int:
        """Who decides now: a seat, CHANCE, or NOBODY when the game is over.

        Decisions belong to the seat that decides, which need not be the seat on turn.
        """

    @abstractmethod
    def moves(self) -> Sequence[Move]:
        """What the acting seat may do, in a stable order, best default first; never empty for a seat.

        At CHANCE and NOBODY it is empty.
        """

    @abstractmethod
    def draw(self, nature: Nature) -> Move:
        """At CHANCE: the move that this nature gives (a throw, a whole shuffle, a tile's face).

        The answer has to be possible and fair whatever nature is asked: a search begins in mid-game with a `Luck` that
        knows nothing of the cards already dealt. Where a shuffle is asked for again and again, one whose beginning
        agrees with what has come out is gone on with; else what is left is shuffled anew.
        """

    def chances(self) -> Sequence[tuple[Move, int]] | None:
        """At CHANCE: every outcome with its exact integer weight, or None where there are too many to list."""
        return None

    @abstractmethod
    def play(self, move: Move, tell: Tell | None = None) -> None:
        """Make a move, of a seat or of chance, in place.

        Args:
            move: One of `moves`, or at CHANCE any outcome that can happen.
            tell: Is given every event the move causes, in order; None (the hot path) builds no events.

        Raises:
            IllegalMove: The rules forbid it, with the reason; the state is untouched.
        """

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy; immutable parts are shared."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """All that one seat may know, and nothing else; None is an onlooker, who knows what everybody knows.

        Screens, logs and computer players see a game only through views and events.
        """

    def key(self, seat: int) -> Hashable:
        """The same for any two states this seat cannot tell apart; games with a faster one override it."""
        return self.view(seat)

    @abstractmethod
    def guess(self, seat: int, rng: Random) -> Self:
        """A whole state that agrees with `view(seat)`, drawn fairly from all that do: for computer players."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result once the actor is NOBODY, None before."""

    @abstractmethod
    def text(self, move: Move) -> str:
        """A short readable text, unique among the legal moves, on one line."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move a text stands for in this position.

        Raises:
            UnknownMove: The text is no move of this game.
        """

    def redact(self, move: Move, seat: int | None) -> str:
        """The text of a move about to be played as another seat (None: an onlooker) may read it."""
        return self.text(move)

    def mark(self, move: Move) -> Hashable:
        """What everybody can foresee of a legal move, such as that it kills; None where the game has nothing to say.

        Worked out from what everybody sees, so that it may stand on a screen for all; it is asked for people only.
        """
        return None

    def forced(self) -> Move | None:
        """The move a match makes on its own: the only legal one.

        A game holds back a move that is a person's confirmation, although it is the only one.
        """
        moves = self.moves()
        return moves[0] if len(moves) == 1 else None

    def private(self) -> bool:
        """Whether the acting seat must decide unseen, because its decision needs or makes a secret."""
        return False

    def fingerprint(self) -> Hashable:
        """Everything in this state, secrets included, as one hashable value: equal exactly for equal states."""
        return tuple((name, _frozen(getattr(self, name))) for name in _slots(type(self)))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.fingerprint() == other.fingerprint()

    def __hash__(self) -> int:
        return hash(self.fingerprint())


def parse_among(state: State[Move, Any], text: str) -> Move:
    """The legal move with this text: a `State.parse` for games with few moves at a time.

    Raises:
        UnknownMove: No legal move has this text.
    """
    wanted = " ".join(text.split())
    for move in state.moves():
        if state.text(move) == wanted:
            return move
    raise UnknownMove(f"“{wanted}” is not a move here.")


def _slots(kind: type) -> Iterator[str]:
    for base in reversed(kind.__mro__):
        slots: str | Sequence[str] = base.__dict__.get("__slots__", ())
        yield from (slots,) if isinstance(slots, str) else slots


def _frozen(value: object) -> Hashable:
    if isinstance(value, list | tuple):
        return tuple(_frozen(item) for item in value)
    if isinstance(value, bytearray):
        return bytes(value)
    if isinstance(value, set | frozenset):
        return frozenset(value)
    if isinstance(value, dict):
        return tuple(sorted((key, _frozen(item)) for key, item in value.items()))
    assert isinstance(value, Hashable)
    return value
