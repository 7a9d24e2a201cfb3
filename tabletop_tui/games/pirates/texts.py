"""Moves as text and back; the texts are listed in `moves`, and each game adds its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tabletop_tui.rules import UnknownMove

from . import moves
from .crews import LABELS, LETTERS
from .moves import LOADS, Move
from .position import Position

Writer = Callable[[Position, list[int]], str]
"""Makes the text of a move out of what follows its verb."""

Reader = Callable[[Position, list[str]], Move | None]
"""Makes a move out of the parts of a text, or None if there is no such cell or kind, or the piece is elsewhere."""

PIECE: Final = {label: piece for piece, label in enumerate(LABELS)}
"""The pieces by their labels."""

CELL_TEXT: Final = r"([a-z]\d{1,2})"
PIECE_TEXT: Final = f"({'|'.join(LABELS)})"
LOAD_TEXT: Final = r"(?: (coin|treasure))?"
"""How cells, pieces and loads are written."""


@dataclass(frozen=True, eq=False)
class Language:
    """How a game writes its moves.

    Attributes:
        game: What the game is called.
        words: Verbs that are a whole text.
        writers: How all others are written.
        readers: Patterns, and how what fits them is read, the first that fits.
    """

    game: str
    words: Mapping[int, str]
    writers: Mapping[int, Writer]
    readers: Sequence[tuple[re.Pattern[str], Reader]]

    def text(self, position: Position, move: Move) -> str:
        """The text of a move here."""
        verb, *parts = move
        write = self.writers.get(verb)
        return write(position, parts) if write else self.words[verb]

    def parse(self, position: Position, words: str) -> Move:
        """The move a text stands for here.

        Raises:
            UnknownMove: It is no text of a move, or names a cell its piece is not on.
        """
        tidy = " ".join(words.split())
        for verb, word in self.words.items():
            if word == tidy:
                return (verb,)
        for pattern, read in self.readers:
            match = pattern.fullmatch(tidy)
            if match:
                move = read(position, [part or "" for part in match.groups()])
                if move is not None:
                    return move
        raise UnknownMove(f"“{tidy}” is not a move of {self.game}.")


def reading(*pairs: tuple[str, Reader]) -> tuple[tuple[re.Pattern[str], Reader], ...]:
    """Patterns ready for a `Language`."""
    return tuple((re.compile(pattern, re.ASCII), read) for pattern, read in pairs)


def load_text(load: int) -> str:
    """A load at the end of a text."""
    return f" {LOADS[load]}" if load else ""


def cell_of(position: Position, piece: int) -> str:
    """The name of the cell a piece is on."""
    place = position.at[piece]
    return position.chart.grid.name(place) if place >= 0 else "nowhere"


def writing_cells(word: str) -> Writer:
    """A word and cells."""
    return lambda position, cells: f"{word} {' '.join(position.chart.grid.names[cell] for cell in cells)}"


def reading_cells(verb: int) -> Reader:
    """Reads what `writing_cells` writes."""

    def read(position: Position, parts: list[str]) -> Move | None:
        cells = position.chart.grid.cells
        names = parts[0].split()
        return (verb, *(cells[name] for name in names)) if all(name in cells for name in names) else None

    return read


def writing_piece(word: str) -> Writer:
    """A word and a piece."""
    return lambda position, parts: f"{word} {LABELS[parts[0]]}"


def reading_piece(verb: int) -> Reader:
    """Reads what `writing_piece` writes."""
    return lambda position, parts: (verb, PIECE[parts[0]])


def _writing_tile(word: str) -> Writer:
    def write(position: Position, parts: list[int]) -> str:
        cell, number, turn = parts
        kind = position.chart.kinds[number]
        return f"{word} {position.chart.grid.names[cell]} {kind.id}{f' {turn}' if kind.turns > 1 else ''}"

    return write


def _reading_tile(verb: int) -> Reader:
    def read(position: Position, parts: list[str]) -> Move | None:
        name, kind, turn = parts
        chart = position.chart
        number, cell = chart.number.get(kind), chart.grid.cells.get(name)
        if number is None or cell is None or bool(turn) != (chart.kinds[number].turns > 1):
            return None
        return verb, cell, number, int(turn or 0)

    return read


def _write_step(position: Position, parts: list[int]) -> str:
    piece, to, load = parts
    grid, place = position.chart.grid, position.at[piece]
    swims = 0 <= place < grid.size and grid.is_water[place] and place not in position.ships
    return f"{LABELS[piece]} {'swim ' if swims else ''}{cell_of(position, piece)}-{grid.names[to]}{load_text(load)}"


def _read_step(position: Position, parts: list[str]) -> Move | None:
    label, swim, origin, name, load = parts
    to = position.chart.grid.cells.get(name)
    if to is None or cell_of(position, PIECE[label]) != origin:
        return None
    move = (moves.STEP, PIECE[label], to, LOADS.index(load))
    return move if bool(swim) == (" swim " in f" {_write_step(position, list(move[1:]))} ") else None


def _write_advance(position: Position, parts: list[int]) -> str:
    piece, load = parts
    return f"{LABELS[piece]} {cell_of(position, piece)} next{load_text(load)}"


def _read_advance(position: Position, parts: list[str]) -> Move | None:
    label, origin, load = parts
    return (moves.ADVANCE, PIECE[label], LOADS.index(load)) if cell_of(position, PIECE[label]) == origin else None


def _write_sail(position: Position, parts: list[int]) -> str:
    return f"ship {LETTERS[parts[0]]} {position.chart.grid.names[parts[1]]}"


def _read_sail(position: Position, parts: list[str]) -> Move | None:
    to = position.chart.grid.cells.get(parts[1])
    return None if to is None else (moves.SAIL, LETTERS.index(parts[0]), to)


def _write_go(position: Position, parts: list[int]) -> str:
    return f"go {position.chart.grid.names[parts[0]]}{load_text(parts[1])}"


def _read_go(position: Position, parts: list[str]) -> Move | None:
    to = position.chart.grid.cells.get(parts[0])
    return None if to is None else (moves.GO, to, LOADS.index(parts[1]))


WORDS: Final[Mapping[int, str]] = {
    moves.DONE: "done",
    moves.PROPOSE: "propose end",
    moves.AGREE: "agree",
    moves.REFUSE: "refuse",
    moves.SWEAR: "swear",
    moves.SILENT: "silent",
}

WRITERS: Final[Mapping[int, Writer]] = {
    moves.STEP: _write_step,
    moves.ADVANCE: _write_advance,
    moves.SAIL: _write_sail,
    moves.REVIVE: writing_piece("revive"),
    moves.GIVE: writing_piece("give"),
    moves.GO: _write_go,
    moves.FLY: writing_cells("fly"),
    moves.LOOK: writing_cells("look"),
    moves.ARRANGE: writing_cells("arrange"),
    moves.SHAKE: writing_cells("shake"),
    moves.QUAKE: writing_cells("quake"),
    moves.TILE: _writing_tile("tile"),
    moves.PEEK: _writing_tile("peek"),
}

READERS: Final = reading(
    (f"{PIECE_TEXT} (swim )?{CELL_TEXT}-{CELL_TEXT}{LOAD_TEXT}", _read_step),
    (f"{PIECE_TEXT} {CELL_TEXT} next{LOAD_TEXT}", _read_advance),
    (f"ship ([{LETTERS}]) {CELL_TEXT}", _read_sail),
    (f"revive {PIECE_TEXT}", reading_piece(moves.REVIVE)),
    (f"give {PIECE_TEXT}", reading_piece(moves.GIVE)),
    (f"go {CELL_TEXT}{LOAD_TEXT}", _read_go),
    (f"fly {CELL_TEXT}", reading_cells(moves.FLY)),
    (f"look {CELL_TEXT}", reading_cells(moves.LOOK)),
    (r"arrange ((?:[a-z]\d{1,2} ?){1,4})", reading_cells(moves.ARRANGE)),
    (f"shake {CELL_TEXT}", reading_cells(moves.SHAKE)),
    (r"quake ([a-z]\d{1,2} [a-z]\d{1,2})", reading_cells(moves.QUAKE)),
    (rf"tile {CELL_TEXT} (\w+)(?: (\d))?", _reading_tile(moves.TILE)),
    (rf"peek {CELL_TEXT} (\w+)(?: (\d))?", _reading_tile(moves.PEEK)),
)
