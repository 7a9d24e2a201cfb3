"""Many different games of one game with its law checked all the way: that nothing is lost, and how they end.

Run it by hand, from the project's folder::

    python -m tests.bench.many_games treasure-island
    python -m tests.bench.many_games treasure-island --player captain --games 1000
    python -m tests.bench.many_games archipelago --only plays=island_2

Every number of seats and every combination of options takes its turn, or of those that ``--only`` leaves; each game has
a seed of its own, and the games are shared out among processes. A game takes part through its contract case: that says
what must hold at every moment, and this asserts it every so many moves and at the end. A player without a plan is
always there; ``--player NAME`` takes the function ``decide(state, rng)`` of the module of that name in the game's tests
instead.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from itertools import product
from multiprocessing import Pool
from random import Random
from time import perf_counter
from typing import Any, Final, Literal, get_args, get_origin

from tabletop_tui.rules import CHANCE, NOBODY, BadOptions, Game, SeededNature
from tests.rules.cases import Case, Position, tables

RANDOM: Final = "random"


@dataclass(frozen=True)
class Setting:
    """How many play, and by which options."""

    seats: int
    values: Mapping[str, Any]

    @property
    def words(self) -> str:
        """The setting in words: ``4 seats, teams=two_against_two``."""
        return ", ".join((f"{self.seats} seats", *(f"{name}={value}" for name, value in self.values.items())))


@dataclass(frozen=True)
class Job:
    """One game to play.

    Attributes:
        game: The id of its box.
        player: Who plays it, see the module.
        seed: The seed of chance, of the player, and of which setting it is.
        every: After how many moves the law is asserted again.
        only: What every setting has in common, each as ``name=value``.
    """

    game: str
    player: str
    seed: int
    every: int
    only: tuple[str, ...] = ()


@dataclass(frozen=True)
class Played:
    """One game that was played.

    Attributes:
        setting: Its setting in words.
        moves: How many moves it took, those of chance counted.
        checks: How often the law was asserted.
        digest: Equal only for games with the same moves.
        reason: Why it ended.
    """

    setting: str
    moves: int
    checks: int
    digest: bytes
    reason: str


def case_of(game: str) -> Case:
    """The contract case of a game."""
    return next(table.case for table in tables() if table.case.game.box.id == game)


@cache
def settings(game: str, only: tuple[str, ...] = ()) -> tuple[Setting, ...]:
    """Every number of seats with every combination of those options that have a few fixed values.

    Args:
        game: The id of its box.
        only: What all of them have in common, each as ``name=value``.

    Raises:
        ValueError: Nothing has all of that.
    """
    rules = case_of(game).game
    values = {
        name: choices for name, field in rules.options.model_fields.items() if (choices := _few(field.annotation))
    }
    fewest, most = rules.box.seats
    found = [
        Setting(seats, dict(zip(values, chosen, strict=True)))
        for seats in range(fewest, most + 1)
        for chosen in product(*values.values())
    ]
    wanted = set(only)
    found = [one for one in found if wanted <= {f"{name}={value}" for name, value in one.values.items()}]
    offered = tuple(setting for setting in found if _is_offered(rules, setting))
    if not offered:
        raise ValueError(f"{game} is never played with {', '.join(only)}")
    return offered


def _few(annotation: Any) -> tuple[Any, ...]:
    if annotation is bool:
        return (False, True)
    return get_args(annotation) if get_origin(annotation) is Literal else ()


def _is_offered(rules: Game, setting: Setting) -> bool:
    try:
        rules.new(rules.read_options(dict(setting.values)), setting.seats)
    except BadOptions:
        return False
    return True


def player(game: str, name: str) -> Callable[[Position, Random], Any]:
    """Who decides in all seats."""
    if name == RANDOM:
        return lambda state, rng: rng.choice(state.moves())
    decide: Callable[[Position, Random], Any] = import_module(f"tests.games.{game.replace('-', '_')}.{name}").decide
    return decide


def play(job: Job) -> Played:
    """Play one game to its end.

    Raises:
        AssertionError: The law was broken, and by which game.
    """
    case, offered = case_of(job.game), settings(job.game, job.only)
    setting = offered[job.seed % len(offered)]
    decide, rng, nature = player(job.game, job.player), Random(job.seed), SeededNature(job.seed)
    state = case.game.new(case.game.read_options(dict(setting.values)), setting.seats)
    moves = checks = 0
    digest = sha256()
    try:
        while (actor := state.actor()) != NOBODY:
            move = state.draw(nature) if actor == CHANCE else decide(state, rng)
            state.play(move)
            digest.update(repr(move).encode())
            moves += 1
            if moves % job.every == 0:
                case.law(state)
                checks += 1
        case.law(state)
        outcome = state.outcome()
        assert outcome is not None, "the game is over without a result"
    except AssertionError as error:
        error.add_note(f"{setting.words}, {job}, after {moves} moves")
        raise
    return Played(setting.words, moves, checks + 1, digest.digest(), outcome.reason)


def report(played: list[Played], seconds: float) -> str:
    """What was found, in lines for people."""
    moves, checks = sum(game.moves for game in played), sum(game.checks for game in played)
    lines = [
        f"{len(played):,} games, {len({game.digest for game in played}):,} different ones by their moves",
        f"{moves:,} moves in {seconds:.0f} s; the law was asserted {checks:,} times and held",
    ]
    for setting in sorted({game.setting for game in played}):
        games = [game for game in played if game.setting == setting]
        lengths = sorted(game.moves for game in games)
        lines.append(
            f"{setting}: {len(games):,} games of {lengths[0]} to {lengths[-1]} moves, {lengths[len(lengths) // 2]} in "
            "the middle"
        )
        lines += (
            f"    {count:,}: {reason}" for reason, count in Counter(game.reason for game in games).most_common(12)
        )
    lines.append("All together:")
    lines += (f"    {count:,}: {reason}" for reason, count in Counter(game.reason for game in played).most_common(12))
    return "\n".join(lines)


def run(wanted: Namespace) -> list[Played]:
    """Play all games, on several processes."""
    only = tuple(wanted.only)
    settings(wanted.game, only)
    jobs = [Job(wanted.game, wanted.player, wanted.seed + at, wanted.every, only) for at in range(wanted.games)]
    if wanted.processes == 1:
        return [play(job) for job in jobs]
    with Pool(wanted.processes) as pool:
        return list(pool.imap_unordered(play, jobs, chunksize=8))


def arguments() -> ArgumentParser:
    """What may be said on the command line."""
    parser = ArgumentParser(description="Play many different games and assert the game's law all the way.")
    parser.add_argument("game", help="the id of the game, such as treasure-island")
    parser.add_argument("--player", default=RANDOM, help="random, or a module of the game's tests that can decide")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0, help="the first seed; each game has the next one")
    parser.add_argument("--every", type=int, default=25, help="moves from one check of the law to the next")
    parser.add_argument("--only", action="append", default=[], metavar="NAME=VALUE", help="play only with this option")
    parser.add_argument("--processes", type=int, default=2)
    return parser


def main() -> None:
    """Play, and print the report."""
    wanted = arguments().parse_args()
    begun = perf_counter()
    played = run(wanted)
    print(report(played, perf_counter() - begun))


if __name__ == "__main__":
    main()
