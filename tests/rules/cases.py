"""How a game plugs itself in, and the random games it is tried with.

A game writes a module ``contract_case.py`` in its test folder, ``tests/games/<game>/``, with a list ``CONTRACT`` of
`Case` records; `tables` finds them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from tabletop_tui.rules import CHANCE, NOBODY, Game, Match, Nature, Seat, SeededNature, State

Position = State[Any, Any]

Twin = Callable[[Any, int, Random], Any]
"""Makes another whole position that a seat cannot tell from this one, or None where there is no other."""

NAMES = ("Anna", "[b]Boris[/b]", "Chen", "Dora", "Eva", "Fjodor")

MOST_GAMES = 60
"""So many random games are played at most until something has been seen often enough."""

TESTS = Path(__file__).resolve().parent.parent


def no_law(state: Any) -> None:
    """For games in which nothing is conserved."""


def guessed_twin(state: Position, seat: int, rng: Random) -> Position | None:
    """A guess that is not the truth: the twin of games that do not build a better one of their own."""
    guesses = (state.guess(seat, rng) for _ in range(20))
    return next((guess for guess in guesses if guess != state), None)


@dataclass(frozen=True)
class Case:
    """One game in the suite.

    Attributes:
        game: The game.
        tables: How many seats and which options it is played with; the fewest and the most seats must be among them.
        law: Asserts what must hold at every moment, for instance that no card is lost.
        secrets: Whether anybody ever knows what others do not.
        twin: For games with secrets; see `Twin`.
        nobody_may_win: Whether the rules know an end without any ranking.
    """

    game: Game
    tables: tuple[tuple[int, Mapping[str, Any]], ...]
    law: Callable[[Any], None] = no_law
    secrets: bool = False
    twin: Twin = guessed_twin
    nobody_may_win: bool = False


def spread(items: Sequence[Any], count: int) -> list[Any]:
    """So many of these, at most all, evenly spread, the first and the last among them."""
    last = len(items) - 1
    return [items[at] for at in sorted({last * step // (count - 1) for step in range(count)})]


@dataclass(frozen=True, repr=False)
class Walk:
    """A whole random game: ``moves[at]`` leads from ``positions[at]`` to ``positions[at + 1]``."""

    positions: list[Position]
    moves: list[Any]

    def some(self, count: int) -> list[Position]:
        """So many of its positions, evenly spread, the first and the last among them."""
        return spread(self.positions, count)


@dataclass(frozen=True)
class Table:
    """One game with its seats and options."""

    case: Case
    seats: int
    values: Mapping[str, Any]
    _walks: dict[int, Walk] = field(default_factory=dict, compare=False, repr=False)

    @property
    def id(self) -> str:
        """Its name in test reports."""
        return "-".join((self.case.game.box.id, str(self.seats), *(f"{key}={self.values[key]}" for key in self.values)))

    @property
    def bound(self) -> int:
        """The most decisions a game at this table may take."""
        return self.case.game.bound(self.options(), self.seats)

    def options(self) -> Any:
        """The options played with."""
        return self.case.game.read_options(dict(self.values))

    def new(self) -> Position:
        """The first position."""
        return self.case.game.new(self.options(), self.seats)

    def match(self, seed: int, *, practice: bool = False) -> Match:
        """A match of this game that has not begun yet."""
        seats = tuple(Seat(name) for name in NAMES[: self.seats])
        return Match(self.case.game, self.options(), seats, seed, practice)

    def walk(self, seed: int) -> Walk:
        """The random game of this seed, played once and remembered."""
        if seed not in self._walks:
            nature, rng = SeededNature(seed), Random(seed)
            states = list(play_on(self, self.new(), nature, lambda moves: moves[int(rng.random() * len(moves))]))
            self._walks[seed] = Walk([state for state, _ in states], [move for _, move in states[:-1]])
        return self._walks[seed]

    def walks(self, count: int) -> list[Walk]:
        """So many random games."""
        return [self.walk(seed) for seed in range(count)]

    def secret_moments(self, count: int) -> list[Position]:
        """The positions right before, in and right after decisions made unseen, so many decisions or a few more.

        A game may go by without any, so games are played until there are enough.

        Raises:
            AssertionError: There are not enough in many games.
        """
        found: list[Position] = []
        decisions = 0
        for seed in range(MOST_GAMES):
            positions = self.walk(seed).positions
            unseen = [at for at, state in enumerate(positions) if state.private()]
            for at in unseen if len(unseen) < 2 else spread(unseen, 2):
                found += positions[max(0, at - 1) : at + 2]
                decisions += 1
            if decisions >= count:
                return found
        raise AssertionError(f"only {decisions} decisions were made unseen in {MOST_GAMES} games")


@cache
def tables() -> tuple[Table, ...]:
    """Every table of every game that has plugged itself in."""
    found = sorted(TESTS.glob("**/contract_case.py"))
    modules = [import_module(".".join(("tests", *path.relative_to(TESTS).with_suffix("").parts))) for path in found]
    cases: list[Case] = [case for module in modules for case in module.CONTRACT]
    return tuple(Table(case, seats, values) for case in cases for seats, values in case.tables)


def play_on(
    table: Table, state: Position, nature: Nature, choose: Callable[[Sequence[Any]], Any]
) -> Iterator[tuple[Position, Any]]:
    """Every position from here to the end of the game, each with the move made there; None at the end.

    Games that go on for longer than their bound fail.
    """
    decisions = plies = 0
    bound = table.bound
    while (actor := state.actor()) != NOBODY:
        move = state.draw(nature) if actor == CHANCE else choose(state.moves())
        plies += 1
        decisions += actor != CHANCE
        assert decisions <= bound, f"more than {bound} decisions"
        assert plies <= 100 + 20 * bound, "chance goes on for ever"
        before = state.copy()
        state.play(move)
        yield before, move
    yield state, None
