"""Everything that lies on the table of a pirate game, as plain data that copies in microseconds."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, Final, Self

from .chart import Chart
from .crews import NO_CREW, PIECES, PIRATES_OF, Seating
from .moves import NOTHING, Move
from .phases import Phase
from .terrain import TERRAINS

DEAD: Final = -1
LOST: Final = -2
NOT_FOUND: Final = -3
CRUSHED: Final = -4
"""Places that are nowhere on the map; lost pieces wander in the only open cave, crushed ones cannot be brought back."""

FREE: Final = 0
MISSES_THIS_TURN: Final = 1
MISSES_NEXT_TURN: Final = 2
CAUGHT: Final = 3

MOST_STEPS: Final = 5
"""The most steps a spinner has."""


class Position:
    """The data of one position; the functions of this room change it.

    Attributes:
        chart: What never changes.
        seating: Who plays.
        options: What the table agreed on.
        at: The place of each piece, see `grid`; `DEAD`, `LOST`, `NOT_FOUND` or `CRUSHED`.
        here: The pieces at each place that holds any: the same as ``at``, the other way round.
        crew_of: The crew of each piece, `NO_CREW` for residents not found or gone.
        of_crew: The pieces of each crew, the same the other way round.
        status: What keeps each piece from moving.
        pouch: The load of each lost piece.
        ability: What each piece alone can do, by number; 0 for nothing.
        converted: Whether the Missionary has become a fighter.
        faces: The kind of tile on each cell, 0 for a closed one.
        turns: Its quarter turns.
        backs: Its terrain, which is the back of its tile.
        ids: Which of the tiles dealt at set-up lies on each cell: what nature is asked about, see `Chart.numbered`.
        dealt: The kind of each of these tiles as it was dealt, by its number; 0 while nobody has seen it.
        known: Closed tiles that were looked at: 1 + 4 * kind + turn, by cell; 0 for all others.
        looker: The seat that has looked, -1 for none.
        left: How many tiles were never seen: by ``back * kinds + kind``. All of them lie closed, but for those that the
            game takes out unseen when it is set up.
        guarded: By terrain: the pieces that cannot be beaten there.
        gentle: By terrain: the pieces that beat nobody there.
        coins: Coins at each place.
        treasure: The place of the treasure, -1 when it lies nowhere.
        ships: The cell of each crew's ship, -1 for crews not in play.
        stored: Gold on board, by crew.
        bottles: Bottles, by crew.
        lost_gold: Gold out of the game.
        crew: The crew on turn.
        seat: The seat that plays this turn.
        deciding: Who decides: a seat, CHANCE or NOBODY.
        phase: What is decided.
        legal: What the deciding seat may do; never changed, only replaced.
        hazy: Turns to come that are played by the next captain.
        shifted: Whether this turn is.
        turn: Turns begun.
        idle: Turns in a row without progress.
        skips: Turns in a row in which nothing could be done.
        progress: Whether this turn has brought any.
        acted: Whether this turn's action has been made.
        mover: The piece in the middle of its move, -1 for none.
        origin: The place where it began.
        previous: The place it came from by its last step.
        load: What it carries.
        came: How its last step went: a direction, `grid.JUMP`, `grid.THROW` or `chain.FLIGHT`.
        taken: Branches it has taken in this move, ``cell * size + to``, and its rolls at a crossroads, ``-1 - cell``.
        trail: Forced tiles it has come to since the last choice, ``16 * cell + came``.
        question: Cells already decided on, or tiles whose direction has still to be said.
        answering: Seats that still have to answer a proposal to end the game.
        hush: How many idle turns must have passed before anybody may propose that again.
    """

    __slots__ = (
        "ability",
        "acted",
        "answering",
        "at",
        "backs",
        "bottles",
        "came",
        "chart",
        "coins",
        "converted",
        "crew",
        "crew_of",
        "dealt",
        "deciding",
        "faces",
        "gentle",
        "guarded",
        "hazy",
        "here",
        "hush",
        "idle",
        "ids",
        "known",
        "left",
        "legal",
        "load",
        "looker",
        "lost_gold",
        "mover",
        "of_crew",
        "options",
        "origin",
        "phase",
        "pouch",
        "previous",
        "progress",
        "question",
        "seat",
        "seating",
        "shifted",
        "ships",
        "skips",
        "status",
        "stored",
        "taken",
        "trail",
        "treasure",
        "turn",
        "turns",
    )

    chart: Chart[Any]
    seating: Seating
    options: Any
    phase: IntEnum
    legal: Sequence[Move]

    def __init__(self, chart: Chart[Any], seating: Seating, options: Any, ships: Sequence[int]) -> None:
        """The beginning: see `lay`; every tile of the game is on the island."""
        self.seating, self.options = seating, options
        self.ability = bytes(PIECES)
        self.guarded: tuple[int, ...] = (0,) * TERRAINS
        self.gentle: tuple[int, ...] = (0,) * TERRAINS
        self.lay(chart, ships, bytes(kind.count for kind in chart.kinds))

    def lay(self, chart: Chart[Any], ships: Sequence[int], left: bytes) -> None:
        """Lay an island: all tiles closed, everybody aboard, nothing found yet.

        Args:
            chart: The island.
            ships: Where the ship of each crew lies.
            left: The tiles it may be made of, see `left`.
        """
        grid, seating = chart.grid, self.seating
        self.chart = chart
        self.at = [NOT_FOUND] * PIECES
        self.here: dict[int, int] = {}
        self.crew_of = bytearray([NO_CREW] * PIECES)
        self.of_crew = [0] * NO_CREW + [(1 << PIECES) - 1]
        self.status, self.pouch = bytearray(PIECES), bytearray(PIECES)
        self.converted = False
        self.faces, self.turns, self.ids, self.known = (bytearray(grid.size) for _ in range(4))
        self.backs = bytearray(chart.terrain)
        for number, cell in enumerate(chart.numbered):
            self.ids[cell] = number
        self.dealt = bytearray(len(grid.land))
        self.looker = -1
        self.left = bytearray(left)
        self.coins = bytearray(grid.size * MOST_STEPS)
        self.treasure = -1
        self.ships = [ships[crew] if crew in seating.crews else -1 for crew in range(4)]
        self.stored, self.bottles = bytearray(4), bytearray(4)
        self.lost_gold = 0
        self.crew = seating.crews[0]
        self.seat = self.deciding = seating.seat_of[self.crew]
        self.phase = Phase.ACTION
        self.legal = ()
        self.hazy = self.idle = self.skips = self.hush = 0
        self.turn = 1
        self.shifted = self.progress = self.acted = False
        self.mover = self.origin = self.previous = -1
        self.load, self.came = NOTHING, 0
        self.taken: tuple[int, ...] = ()
        self.trail: tuple[int, ...] = ()
        self.question: tuple[int, ...] = ()
        self.answering: tuple[int, ...] = ()
        for crew in seating.crews:
            for pirate in PIRATES_OF[crew]:
                self.enlist(pirate, crew)
                self.put(pirate, self.ships[crew])

    def copy(self) -> Self:  # noqa: PLR0915 - one line a field
        """An independent copy; written out because it is the hottest line of every search."""
        other = object.__new__(type(self))
        other.chart = self.chart
        other.seating = self.seating
        other.options = self.options
        other.at = self.at[:]
        other.here = self.here.copy()
        other.crew_of = self.crew_of[:]
        other.of_crew = self.of_crew[:]
        other.status = self.status[:]
        other.pouch = self.pouch[:]
        other.ability = self.ability
        other.converted = self.converted
        other.faces = self.faces[:]
        other.turns = self.turns[:]
        other.backs = self.backs[:]
        other.ids = self.ids[:]
        other.known = self.known[:]
        other.dealt = self.dealt[:]
        other.looker = self.looker
        other.left = self.left[:]
        other.guarded = self.guarded
        other.gentle = self.gentle
        other.coins = self.coins[:]
        other.treasure = self.treasure
        other.ships = self.ships[:]
        other.stored = self.stored[:]
        other.bottles = self.bottles[:]
        other.lost_gold = self.lost_gold
        other.crew = self.crew
        other.seat = self.seat
        other.deciding = self.deciding
        other.phase = self.phase
        other.legal = self.legal
        other.hazy = self.hazy
        other.shifted = self.shifted
        other.turn = self.turn
        other.idle = self.idle
        other.skips = self.skips
        other.progress = self.progress
        other.acted = self.acted
        other.mover = self.mover
        other.origin = self.origin
        other.previous = self.previous
        other.load = self.load
        other.came = self.came
        other.taken = self.taken
        other.trail = self.trail
        other.question = self.question
        other.answering = self.answering
        other.hush = self.hush
        return other

    def put(self, piece: int, place: int) -> None:
        """Put a piece somewhere else; nothing happens there yet."""
        here, bit = self.here, 1 << piece
        before = self.at[piece]
        if before >= 0:
            others = here[before] ^ bit
            if others:
                here[before] = others
            else:
                del here[before]
        self.at[piece] = place
        if place >= 0:
            here[place] = here.get(place, 0) | bit

    def enlist(self, piece: int, crew: int) -> None:
        """Let a piece belong to a crew, or with `NO_CREW` to none."""
        self.of_crew[self.crew_of[piece]] &= ~(1 << piece)
        self.crew_of[piece] = crew
        self.of_crew[crew] |= 1 << piece

    def friends(self, crew: int) -> int:
        """The pieces on the side of a crew, its own included."""
        return self.of_crew[crew] | self.of_crew[self.seating.ally[crew]]

    def ask(self, phase: IntEnum, legal: Sequence[Move]) -> None:
        """Let the seat that plays this turn decide."""
        self.phase, self.deciding, self.legal = phase, self.seat, legal

    def tile_name(self, place: int) -> str:
        """The name of a place's cell."""
        return self.chart.grid.name(place)
