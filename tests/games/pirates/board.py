"""Draws small boards of pirate games and plays on them in words.

A drawing is rows of words; ``at`` says on which cell the first word of the first row lies. A word is a tile, what is on
it, or both with a colon between: ``ice``, ``n1``, ``trap:n1``, ``$$n1`` are an ice, a pirate on an empty tile, a pirate
in a trap, and a pirate with two coins. All cells not drawn are open and empty, and all pirates not drawn are aboard.

| word | meaning |
|---|---|
| ``.`` | an open empty tile |
| ``~`` | whatever the map has there: the sea, or an open empty tile |
| ``#`` | a closed empty tile |
| ``?ice`` | a closed tile, which turns out to be ice |
| ``^ > v <`` | a single arrow north, east, south or west |
| ``arrow_2``, ``arrow_2/1`` | an open tile of that kind, with quarter turns |
| ``$``, ``T`` | a coin, the treasure |
| ``n1``, ``ben``, ``mis``, ``fri`` | pieces, with ``+`` between several |
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import IntEnum
from typing import Any, Generic, Self, TypeVar

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import BEN_GUNN, FRIDAY, LABELS, LETTERS, MISSIONARY, PIRATES_OF
from tabletop_tui.games.pirates.marks import Mark
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.position import CAUGHT, CRUSHED, DEAD, LOST
from tabletop_tui.games.pirates.state import PirateState
from tabletop_tui.rules import CHANCE, NOBODY, Event

SHORT = {"mis": MISSIONARY, "fri": FRIDAY, "ben": BEN_GUNN}
PIECE = {**{label: piece for piece, label in enumerate(LABELS)}, **SHORT}
ARROWS = {"^": 0, ">": 1, "v": 2, "<": 3}
NOWHERE = {DEAD: "dead", LOST: "lost", CRUSHED: "crushed"}
_PIECES = r"[nesw][123]|ben|mis|fri"
_THINGS = re.compile(rf"\$*T?(?:(?:{_PIECES})(?:\+(?:{_PIECES}))*)?")

Face = tuple[int, int]
AnyState = TypeVar("AnyState", bound=PirateState[Any])


class Board(Generic[AnyState]):
    """A game on a drawn board."""

    def __init__(self, state: AnyState, hidden: dict[int, Face]) -> None:
        self.state = state
        self.grid = state.chart.grid
        self.hidden = hidden
        self.events: list[Event] = []

    def do(self, *texts: str) -> Self:
        """Make moves, also dice, and let closed tiles turn out as drawn."""
        for text in texts:
            self.state.play(self.state.parse(text), self.events.append)
            while self.state.actor() == CHANCE and self.state.phase in (Phase.TURN_UP, Phase.PEEKING):
                verb, cell = self.state.closed_tile()
                empty = self.state.chart.number["empty"], 0
                self.state.play((verb, cell, *self.hidden.get(cell, empty)), self.events.append)
        return self

    def until(self, crew: str) -> Self:
        """Let the others sail about until it is the turn of a crew; crews that cannot sail do what comes first."""
        while self.crew != crew:
            legal = self.state.moves()
            dull = [move for move in legal if move[0] in (moves.SAIL, moves.DONE)]
            self.do(self.state.text(dull[0] if dull else legal[0]))
        return self

    def round(self, crew: str) -> Self:
        """End the present turn if it is that crew's, by sailing, and wait until it is again."""
        if self.crew == crew:
            sailing = [move for move in self.state.moves() if move[0] == moves.SAIL]
            self.do(self.state.text(sailing[0]))
        return self.until(crew)

    @property
    def crew(self) -> str:
        """The letter of the crew on turn."""
        assert self.state.actor() != NOBODY, "the game is over"
        return LETTERS[self.state.crew]

    def asks(self, phase: IntEnum) -> bool:
        """Whether this is what is decided now."""
        return self.state.phase is phase

    @property
    def legal(self) -> set[str]:
        """The texts of all legal moves."""
        return {self.state.text(move) for move in self.state.moves()}

    def of(self, label: str) -> set[str]:
        """The texts of all legal moves of one piece."""
        return {text for text in self.legal if text.startswith(f"{label} ")}

    def targets(self, label: str, load: str = "") -> set[str]:
        """Where a piece can step with this load."""
        return {
            self.grid.name(move[2])
            for move in self.state.moves()
            if move[0] == moves.STEP and move[1] == PIECE[label] and moves.LOADS[move[3]] == load
        }

    @property
    def ways(self) -> set[str]:
        """Where the chain can go on to."""
        return {self.grid.name(move[1]) for move in self.state.moves() if move[0] in (moves.GO, moves.FLY)}

    def mark(self, text: str) -> Mark:
        """What is foreseen of a move."""
        return self.state.FORESEER.foresee(self.state, self.state.parse(text)).mark

    def at(self, label: str) -> str:
        """The cell of a piece; with ``/2`` for a step of a spinner, or ``dead``, ``lost``, ``crushed``, ``nowhere``."""
        place = self.state.at[PIECE[label]]
        if place < 0:
            return NOWHERE.get(place, "nowhere")
        step = place // self.grid.size + 1
        return self.grid.name(place) + (f"/{step}" if step > 1 else "")

    def crew_of(self, label: str) -> str:
        return f"{LETTERS}-"[self.state.crew_of[PIECE[label]]]

    def caught(self, label: str) -> bool:
        return self.state.status[PIECE[label]] == CAUGHT

    def coins(self, cell: str, step: int = 1) -> int:
        return self.state.coins[self.cell(cell) + self.grid.size * (step - 1)]

    def stored(self, crew: str) -> int:
        return self.state.stored[LETTERS.index(crew)]

    def bottles(self, crew: str) -> int:
        return self.state.bottles[LETTERS.index(crew)]

    @property
    def lost(self) -> int:
        return self.state.lost_gold

    def face(self, cell: str) -> str:
        """The kind of an open tile, ``closed`` for a closed one."""
        return self.state.chart.kinds[self.state.faces[self.cell(cell)]].id

    def ship(self, crew: str) -> str:
        return self.grid.name(self.state.ships[LETTERS.index(crew)])

    def cell(self, name: str) -> int:
        """The number of a cell."""
        cell = self.grid.named(name)
        assert cell is not None, f"there is no cell {name}"
        return cell


def move_ship(board: Board[AnyState], crew: int, name: str) -> None:
    """A ship lies somewhere else, with its whole crew."""
    board.state.ships[crew] = board.cell(name)
    for pirate in PIRATES_OF[crew]:
        board.state.put(pirate, board.cell(name))


def recruit(board: Board[AnyState], piece: int, owners: Mapping[int, str]) -> None:
    """A resident belongs to whom it is said to belong to."""
    if piece in owners:
        board.state.enlist(piece, LETTERS.index(owners[piece]))


def draw(board: Board[AnyState], drawing: str, at: str, owners: Mapping[int, str], steps: Mapping[str, int]) -> None:
    """Lay what is drawn onto the board.

    Args:
        board: The board.
        drawing: See above.
        at: The cell of its first word.
        owners: Whose the residents are.
        steps: Steps of a spinner that pieces stand on, with the gold drawn there.
    """
    corner = board.cell(at) if at != "a1" else 0
    rows = [line.split() for line in drawing.splitlines() if line.strip()]
    for y, row in enumerate(rows):
        for x, word in enumerate(row):
            cell = corner + y * board.grid.width + x
            tile, colon, things = word.partition(":")
            if not colon and _THINGS.fullmatch(word):
                tile, things = ".", word
            _lay(board, cell, tile)
            _place(board, cell, things, owners, steps)


def face_of(board: Board[AnyState], tile: str) -> Face:
    """A kind and quarter turns, as drawn."""
    number = board.state.chart.number
    if tile in (".", "#"):
        return number["empty"], 0
    if tile in ARROWS:
        return number["arrow_1"], ARROWS[tile]
    kind, _, turn = tile.partition("/")
    return number[kind], int(turn or 0)


def _lay(board: Board[AnyState], cell: int, tile: str) -> None:
    if tile == "~" or (tile == "." and board.grid.is_water[cell]):
        return
    assert board.grid.is_land[cell], f"{board.grid.name(cell)} is no land"
    face = face_of(board, tile.removeprefix("?"))
    if tile == "#" or tile.startswith("?"):
        board.state.faces[cell] = 0
        board.hidden[cell] = face
    else:
        board.state.faces[cell], board.state.turns[cell] = face


def _place(board: Board[AnyState], cell: int, things: str, owners: Mapping[int, str], steps: Mapping[str, int]) -> None:
    labels = re.findall(_PIECES, things)
    size = board.grid.size
    place = cell + size * (max([steps.get(label, 1) for label in labels], default=1) - 1)
    board.state.coins[place] += things.count("$")
    if "T" in things:
        board.state.treasure = place
    for label in labels:
        recruit(board, PIECE[label], owners)
        board.state.put(PIECE[label], cell + size * (steps.get(label, 1) - 1))
