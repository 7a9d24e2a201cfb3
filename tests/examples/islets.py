"""Islets: a campaign of two islands, with tiles turned up in mid-move, chains of decisions, and teams.

Four pirates sit round the table, opposite ones make a team. An island is a row of covered tiles between the ship and
the far shore. On its turn a seat walks its pirate one or two squares on. A covered tile is turned up, and then it acts,
at most once a turn:

* **sand** does nothing;
* a **coin** is picked up by whoever comes first and carried;
* **arrows** send the pirate one square on or one back, as its seat decides;
* a **drum** has the pirate hop one or two squares on, and after it its team-mate's pirate, and the seat on turn decides
  both. Whatever these hops set off is finished before the next one: what is still to be done lies on a stack.

On the far shore coins are brought to safety and the pirate goes back to the ship. After so many turns each an island
sinks, with the coins still carried; the gold brought to safety sails on to the second one, and there the poorer team
begins.

| move | text | who |
|---|---|---|
| ``(WALK, steps)`` | ``walk 2`` | the seat on turn |
| ``(HOP, steps)`` | ``hop 1`` | the seat on turn, for the pirate that hops |
| ``(FOLLOW, steps)`` | ``follow -1`` | the seat on turn, for the pirate between the arrows |
| ``(TURN, face)`` | ``turn drum`` | chance: what the tile is that was stepped on |
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from pydantic import BaseModel, ConfigDict, Field

from tabletop_tui.rules import CHANCE, NOBODY, Box, Event, Game, IllegalMove, Nature, Outcome, State, Tell, UnknownMove

COVERED: Final = 0
SAND: Final = 1
COIN: Final = 2
ARROWS: Final = 3
DRUM: Final = 4

FACES: Final = ("covered", "sand", "coin", "arrows", "drum")
"""What each kind of tile is called."""

BAG: Final = (SAND, COIN, COIN, COIN, ARROWS, ARROWS, DRUM, DRUM)
"""The tiles of one island."""

SHIP: Final = 0
SHORE: Final = len(BAG) + 1
"""Squares 1 to 8 are the tiles; the ship lies before them and the far shore behind."""

ISLANDS: Final = 2

WALK: Final = 0
HOP: Final = 1
FOLLOW: Final = 2
TURN: Final = 3

VERBS: Final = ("walk", "hop", "follow", "turn")

STEPS: Final = ((1, 2), (1, 2), (1, -1))
"""The steps there are to choose from when one has to walk, hop or follow arrows."""

CHOICES: Final = tuple(tuple((verb, steps) for steps in choice) for verb, choice in enumerate(STEPS))
"""The moves when one has to walk, hop or follow arrows."""

Move = tuple[int, int]
"""A verb and its number."""


class Options(BaseModel):
    """What the table agrees on.

    Attributes:
        turns: After how many turns of each seat an island sinks.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    turns: int = Field(default=5, ge=1, le=20)


@dataclass(frozen=True, slots=True)
class View:
    """A position; nobody knows more than others, since covered tiles have no face yet.

    Attributes:
        actor: Who decides.
        island: The island being played, from 1.
        turns_left: Turns until it sinks, this one included.
        on_turn: The seat on turn.
        tiles: The faces of the tiles, COVERED where not turned up.
        squares: Where each seat's pirate stands.
        carried: Coins carried by each of them.
        gold: Coins each team has brought to safety.
        acted: The squares whose tiles have acted this turn.
        pending: What is still to be done, ``(verb, pirate)``, the next last.
    """

    actor: int
    island: int
    turns_left: int
    on_turn: int
    tiles: tuple[int, ...]
    squares: tuple[int, ...]
    carried: tuple[int, ...]
    gold: tuple[int, int]
    acted: tuple[int, ...]
    pending: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Came(Event):
    """A pirate came to a square."""

    pirate: int
    square: int

    def say(self, names: Sequence[str]) -> str:
        """See `Event.say`."""
        where = {SHIP: "the ship", SHORE: "the far shore"}.get(self.square, f"tile {self.square}")
        return f"{names[self.pirate]}'s pirate comes to {where}."


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnedUp(Event):
    """A tile was turned up."""

    square: int
    face: int

    def say(self, names: Sequence[str]) -> str:
        """See `Event.say`."""
        return f"Tile {self.square} is turned up: {FACES[self.face]}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Saved(Event):
    """A pirate brought coins to safety."""

    pirate: int
    coins: int

    def say(self, names: Sequence[str]) -> str:
        """See `Event.say`."""
        return f"{names[self.pirate]} brings {self.coins} to safety."


@dataclass(frozen=True, slots=True, kw_only=True)
class Sank(Event):
    """An island sank."""

    island: int

    def say(self, names: Sequence[str]) -> str:
        """See `Event.say`."""
        return f"Island {self.island} sinks."


class Islets(State[Move, View]):
    """One position; team 0 is seats 0 and 2, team 1 is seats 1 and 3."""

    __slots__ = (
        "_acted",
        "_carried",
        "_gold",
        "_island",
        "_on_turn",
        "_options",
        "_pending",
        "_squares",
        "_tiles",
        "_turns_left",
    )

    def __init__(self, options: Options) -> None:
        self._options = options
        self._island = 1
        self._gold = [0, 0]
        self._on_turn = 0
        self._begin_island()

    def _begin_island(self) -> None:
        self._turns_left = 4 * self._options.turns
        self._tiles = bytearray(SHORE)  # by square; the ship's is never used
        self._squares = bytearray(4)
        self._carried = bytearray(4)
        self._acted = 0
        self._pending = [(WALK, self._on_turn)]

    def actor(self) -> int:
        """See `State.actor`."""
        if not self._pending:
            return NOBODY
        return CHANCE if self._pending[-1][0] == TURN else self._on_turn

    def moves(self) -> Sequence[Move]:
        """See `State.moves`."""
        if not self._pending or self._pending[-1][0] == TURN:
            return ()
        return CHOICES[self._pending[-1][0]]

    def draw(self, nature: Nature) -> Move:
        """See `State.draw`: as the whole island was shuffled, so that no tile depends on when it is turned up.

        A search begins in the middle, with a shuffle that knows nothing of the tiles turned up already. Then any tile
        that is left is as good as another.
        """
        island = [BAG[at] for at in nature.order(len(BAG), "island", self._island)]
        tiles = self._tiles[1:]
        square = self._squares[self._pending[-1][1]]
        if all(face in (COVERED, island[at]) for at, face in enumerate(tiles)):
            return TURN, island[square - 1]
        left = [face for face, weight in self._left() for _ in range(weight)]
        return TURN, left[nature.pick(len(left), "tile", self._island, square)]

    def chances(self) -> Sequence[tuple[Move, int]]:
        """See `State.chances`: the tiles not turned up yet, each as likely as another."""
        if self.actor() != CHANCE:
            return ()
        return [((TURN, face), weight) for face, weight in self._left()]

    def play(self, move: Move, tell: Tell | None = None) -> None:
        """See `State.play`."""
        if not self._pending:
            raise IllegalMove("The game is over.")
        verb, pirate = self._pending[-1]
        if verb == TURN:
            if move not in [outcome for outcome, _ in self.chances()]:
                raise IllegalMove("First a tile that is left has to be turned up.")
            self._pending.pop()
            self._turn_up(pirate, move[1], tell)
        else:
            if move not in CHOICES[verb]:
                raise IllegalMove(f"First the pirate has to {VERBS[verb]} {' or '.join(map(str, STEPS[verb]))}.")
            self._pending.pop()
            self._go(pirate, self._squares[pirate] + move[1], tell)
        if not self._pending:
            self._pass_on(tell)

    def copy(self) -> Islets:
        """See `State.copy`."""
        new = Islets.__new__(Islets)
        new._options = self._options
        new._island = self._island
        new._turns_left = self._turns_left
        new._on_turn = self._on_turn
        new._acted = self._acted
        new._gold = self._gold[:]
        new._tiles = self._tiles[:]
        new._squares = self._squares[:]
        new._carried = self._carried[:]
        new._pending = self._pending[:]
        return new

    def view(self, seat: int | None) -> View:
        """See `State.view`."""
        return View(
            actor=self.actor(),
            island=self._island,
            turns_left=self._turns_left,
            on_turn=self._on_turn,
            tiles=tuple(self._tiles[1:]),
            squares=tuple(self._squares),
            carried=tuple(self._carried),
            gold=(self._gold[0], self._gold[1]),
            acted=tuple(square for square in range(SHORE) if self._acted >> square & 1),
            pending=tuple(self._pending),
        )

    def guess(self, seat: int, rng: Random) -> Islets:
        """See `State.guess`; covered tiles get their faces from chance when they are turned up."""
        return self.copy()

    def outcome(self) -> Outcome | None:
        """See `State.outcome`."""
        if self._pending:
            return None
        first, second = self._gold
        scores = (first, second, first, second)
        if first == second:
            return Outcome(((0, 1, 2, 3),), scores, "Both teams brought home as much.", "coins")
        teams = ((0, 2), (1, 3)) if first > second else ((1, 3), (0, 2))
        return Outcome(teams, scores, "Both islands have sunk: the richer team wins.", "coins")

    def text(self, move: Move) -> str:
        """See `State.text`."""
        verb, number = move
        return f"{VERBS[verb]} {FACES[number] if verb == TURN else number}"

    def parse(self, text: str) -> Move:
        """See `State.parse`."""
        for move in (*(move for choice in CHOICES for move in choice), *((TURN, face) for face in set(BAG))):
            if self.text(move) == text:
                return move
        raise UnknownMove(f"“{text}” is no move of this game.")

    def _left(self) -> list[tuple[int, int]]:
        """Faces that are still to be turned up, and how many of each."""
        counts = ((face, BAG.count(face) - self._tiles.count(face)) for face in (SAND, COIN, ARROWS, DRUM))
        return [(face, count) for face, count in counts if count]

    def _go(self, pirate: int, square: int, tell: Tell | None) -> None:
        """Bring a pirate to a square and let the tile there act, or be turned up first."""
        self._squares[pirate] = square = min(square, SHORE)
        if tell is not None:
            tell(Came(pirate=pirate, square=square))
        if square == SHORE:
            self._save(pirate, tell)
        elif square != SHIP:
            if self._tiles[square] == COVERED:
                self._pending.append((TURN, pirate))
            else:
                self._act(pirate, square)

    def _turn_up(self, pirate: int, face: int, tell: Tell | None) -> None:
        square = self._squares[pirate]
        self._tiles[square] = face
        if tell is not None:
            tell(TurnedUp(square=square, face=face))
        if face == COIN:
            self._carried[pirate] += 1
        self._act(pirate, square)

    def _act(self, pirate: int, square: int) -> None:
        """Let a tile act, unless it has acted this turn: so every chain comes to an end."""
        if not self._acted >> square & 1:
            self._acted |= 1 << square
            EFFECTS[self._tiles[square]](self, pirate)

    def _save(self, pirate: int, tell: Tell | None) -> None:
        coins = self._carried[pirate]
        self._gold[pirate % 2] += coins
        self._carried[pirate] = 0
        self._squares[pirate] = SHIP
        if coins and tell is not None:
            tell(Saved(pirate=pirate, coins=coins))

    def _pass_on(self, tell: Tell | None) -> None:
        self._acted = 0
        self._turns_left -= 1
        self._on_turn = (self._on_turn + 1) % 4
        if self._turns_left:
            self._pending.append((WALK, self._on_turn))
            return
        if tell is not None:
            tell(Sank(island=self._island))
        if self._island < ISLANDS:
            self._island += 1
            self._on_turn = 1 if self._gold[1] < self._gold[0] else 0
            self._begin_island()


def _lie_still(state: Islets, pirate: int) -> None:
    """Sand, and a tile whose coin is gone, do nothing."""


def _point(state: Islets, pirate: int) -> None:
    """Arrows send the pirate on or back."""
    state._pending.append((FOLLOW, pirate))


def _beat(state: Islets, pirate: int) -> None:
    """A drum has the pirate hop, and then its team-mate's."""
    state._pending += ((HOP, (pirate + 2) % 4), (HOP, pirate))


EFFECTS: Final[tuple[Callable[[Islets, int], None], ...]] = (_lie_still, _lie_still, _lie_still, _point, _beat)
"""What each kind of tile does to the pirate that came to it."""


def start(options: Options, seats: int) -> Islets:
    """The first island, all covered."""
    return Islets(options)


def bound(options: Options, seats: int) -> int:
    """One walk a turn, and at most one choice for each of two arrows and two for each of two drums."""
    return ISLANDS * 4 * options.turns * (1 + BAG.count(ARROWS) + 2 * BAG.count(DRUM))


GAME: Final = Game(
    box=Box(
        id="islets",
        name="Islets",
        blurb="two islands, two teams",
        seats=(4, 4),
        minutes=10,
        opens="tests.examples.islets:GAME",
        table="",
        about="",
        art="",
    ),
    revision=1,
    options=Options,
    start=start,
    bound=bound,
)
