"""Games among computer players only, and what is counted in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import sqrt
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from tabletop_tui.rules import CHANCE, Game, Luck, Outcome, State

from .levels import RANDOM, hire
from .protocol import Player

if TYPE_CHECKING:
    from pydantic import BaseModel

_SAMPLE: Final = 500
"""How many positions copies are measured over."""

_COPYING: Final = 0.1
"""Seconds copies are measured for."""


@dataclass(slots=True)
class Tally:
    """Counts and sums that means, shares and their errors can be worked out from; those of several runs add up.

    Attributes:
        seats: How many seats there are.
        games: How many games were counted.
        wins: Games each seat won alone.
        draws: Games nobody won alone.
        scores: The sum of each seat's scores.
        squares: The sum of the squares of each seat's scores.
    """

    seats: int
    games: int = 0
    wins: list[int] = field(init=False)
    draws: int = 0
    scores: list[float] = field(init=False)
    squares: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self.wins = [0] * self.seats
        self.scores = [0] * self.seats
        self.squares = [0] * self.seats

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self.games += 1
        ranking = outcome.ranking
        if ranking and len(ranking[0]) == 1:
            self.wins[ranking[0][0]] += 1
        else:
            self.draws += 1
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score
            self.squares[seat] += score * score

    @property
    def mean_scores(self) -> tuple[float, ...]:
        """Each seat's score in an average game."""
        return tuple(total / self.games for total in self.scores)

    @property
    def score_deviations(self) -> tuple[float, ...]:
        """The standard deviation of each seat's scores."""
        squares = zip(self.squares, self.mean_scores, strict=True)
        return tuple(sqrt(max(0.0, square / self.games - mean * mean)) for square, mean in squares)


@dataclass(frozen=True, slots=True)
class Simulation:
    """What a run of games showed.

    Attributes:
        game: The id of the game's box.
        unit: What scores count.
        moves: Moves made in all games, those of chance counted.
        seconds: How long the games took.
        copies_per_second: How many copies of a position can be made in a second.
        tally: The results.
    """

    game: str
    unit: str
    moves: int
    seconds: float
    copies_per_second: float
    tally: Tally

    @property
    def moves_per_second(self) -> float:
        """How fast it went."""
        return self.moves / self.seconds


def simulate(  # noqa: PLR0913, PLR0917 - a run is these and nothing less
    game: Game,
    options: BaseModel,
    levels: Sequence[str],
    games: int,
    seed: int,
    played: Callable[[], object] | None = None,
) -> Simulation:
    """Play games among computer players.

    Args:
        game: What to play.
        options: The options of every game.
        levels: The level of the player in each seat.
        games: How many games, at least 1.
        seed: The seed of chance and of the players; the same seed gives the same results.
        played: Is called after every game, for whoever waits.

    Raises:
        BadOptions: The game is not for so many seats, or there is no such level.
    """
    players = [hire(level) for level in levels]
    rng = Random(seed)
    luck = Luck(rng)
    first = game.new(options, len(levels))
    tally = Tally(len(levels))
    quick = set(levels) == {RANDOM}
    unit = ""
    moves = 0
    begun = perf_counter()
    for _ in range(games):
        luck.forget()
        state = first.copy()
        moves += _play_at_random(state, luck, rng) if quick else _play(state, luck, rng, players)
        outcome = state.outcome()
        assert outcome is not None
        tally.add(outcome)
        unit = outcome.unit
        if played is not None:
            played()
    seconds = perf_counter() - begun
    return Simulation(game.box.id, unit, moves, seconds, _copies_per_second(first, rng), tally)


def _play_at_random(state: State[Any, Any], luck: Luck, rng: Random) -> int:
    """`_play` for players without a plan; the fast path, so everything it needs is at hand."""
    actor, legal, play, draw, random = state.actor, state.moves, state.play, state.draw, rng.random
    moves = 0
    while True:
        seat = actor()
        if seat >= 0:
            choices = legal()
            play(choices[int(random() * len(choices))])
        elif seat == CHANCE:
            play(draw(luck))
        else:
            return moves
        moves += 1


def _play(state: State[Any, Any], luck: Luck, rng: Random, players: Sequence[Player]) -> int:
    """Play a game to its end in place and say how many moves it took."""
    moves = 0
    while True:
        seat = state.actor()
        if seat >= 0:
            state.play(players[seat].choose(state, seat, rng))
        elif seat == CHANCE:
            state.play(state.draw(luck))
        else:
            return moves
        moves += 1


def _copies_per_second(first: State[Any, Any], rng: Random) -> float:
    sample = list(islice(_positions(first, rng), _SAMPLE))
    copies, begun = 0, perf_counter()
    while (seconds := perf_counter() - begun) < _COPYING:
        for position in sample:
            position.copy()
        copies += len(sample)
    return copies / seconds


def _positions(first: State[Any, Any], rng: Random) -> Iterator[State[Any, Any]]:
    """Positions of random games, one game after the other."""
    luck = Luck(rng)
    while True:
        luck.forget()
        state = first.copy()
        yield state.copy()
        while (seat := state.actor()) >= CHANCE:
            state.play(state.draw(luck) if seat == CHANCE else rng.choice(state.moves()))
            yield state.copy()
