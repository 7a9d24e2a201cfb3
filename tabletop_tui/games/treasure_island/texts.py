"""Moves as text and back; the texts are listed in the two `moves` modules."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import LABELS, LETTERS
from tabletop_tui.games.pirates.moves import LOADS, Move
from tabletop_tui.games.pirates.position import Position
from tabletop_tui.rules import UnknownMove

from .geometry import GRID
from .moves import ESCAPE, STAY, TAKE_OFF
from .tiles import KINDS, NUMBER

NAMES: Final = tuple(GRID.name(cell) for cell in range(GRID.size))
CELLS: Final = {NAMES[cell]: cell for cell in (*GRID.land, *GRID.water)}
PIECE: Final = {label: piece for piece, label in enumerate(LABELS)}

_WORDS: Final = {
    moves.DONE: "done",
    moves.PROPOSE: "propose end",
    moves.AGREE: "agree",
    moves.REFUSE: "refuse",
    moves.SWEAR: "swear",
    moves.SILENT: "silent",
    STAY: "stay",
}

_WORD_MOVES: Final[dict[str, Move]] = {word: (verb,) for verb, word in _WORDS.items()}

_CELL: Final = r"([a-m]\d{1,2})"
_PIECE: Final = f"({'|'.join(LABELS)})"
_LOAD: Final = r"(?: (coin|treasure))?"


def text(position: Position, move: Move) -> str:
    """The text of a move here."""
    verb, *parts = move
    write = _WRITERS.get(verb)
    return write(position, parts) if write else _WORDS[verb]


def parse(position: Position, words: str) -> Move:
    """The move a text stands for here.

    Raises:
        UnknownMove: It is no text of a move, or names a cell its piece is not on.
    """
    tidy = " ".join(words.split())
    if tidy in _WORD_MOVES:
        return _WORD_MOVES[tidy]
    for pattern, read in _READERS:
        match = pattern.fullmatch(tidy)
        if match:
            move = read(position, [part or "" for part in match.groups()])
            if move is not None:
                return move
    raise UnknownMove(f"“{tidy}” is not a move of Treasure Island.")


def _load(load: int) -> str:
    return f" {LOADS[load]}" if load else ""


def _from(position: Position, piece: int) -> str:
    place = position.at[piece]
    return NAMES[place % GRID.size] if place >= 0 else "nowhere"


def _step(position: Position, parts: list[int]) -> str:
    piece, to, load = parts
    place = position.at[piece]
    swims = 0 <= place < GRID.size and GRID.is_water[place] and place not in position.ships
    return f"{LABELS[piece]} {'swim ' if swims else ''}{_from(position, piece)}-{NAMES[to]}{_load(load)}"


def _escape(position: Position, parts: list[int]) -> str:
    piece, to, load = parts
    return f"{LABELS[piece]} {_from(position, piece)}-{NAMES[to]}{_load(load)} bottle"


def _tile(word: str) -> Callable[[Position, list[int]], str]:
    def write(position: Position, parts: list[int]) -> str:
        cell, kind, turn = parts
        return f"{word} {NAMES[cell]} {KINDS[kind].id}{f' {turn}' if KINDS[kind].turns > 1 else ''}"

    return write


def _cells(word: str) -> Callable[[Position, list[int]], str]:
    return lambda position, cells: f"{word} {' '.join(NAMES[cell] for cell in cells)}"


_WRITERS: Final[dict[int, Callable[[Position, list[int]], str]]] = {
    moves.STEP: _step,
    ESCAPE: _escape,
    moves.ADVANCE: lambda position, parts: f"{LABELS[parts[0]]} {_from(position, parts[0])} next{_load(parts[1])}",
    TAKE_OFF: lambda position, parts: f"{LABELS[parts[0]]} fly {NAMES[parts[1]]}{_load(parts[2])}",
    moves.SAIL: lambda position, parts: f"ship {LETTERS[parts[0]]} {NAMES[parts[1]]}",
    moves.REVIVE: lambda position, parts: f"revive {LABELS[parts[0]]}",
    moves.GIVE: lambda position, parts: f"give {LABELS[parts[0]]}",
    moves.GO: lambda position, parts: f"go {NAMES[parts[0]]}{_load(parts[1])}",
    moves.FLY: _cells("fly"),
    moves.LOOK: _cells("look"),
    moves.ARRANGE: _cells("arrange"),
    moves.SHAKE: _cells("shake"),
    moves.QUAKE: _cells("quake"),
    moves.TILE: _tile("tile"),
    moves.PEEK: _tile("peek"),
}


def _read_step(position: Position, parts: list[str]) -> Move | None:
    label, swim, origin, to, load, bottle = parts
    piece = PIECE[label]
    if _from(position, piece) != origin or to not in CELLS:
        return None
    move = (ESCAPE if bottle else moves.STEP, piece, CELLS[to], LOADS.index(load))
    return move if bool(swim) == (" swim " in f" {text(position, move)} ") else None


def _read_advance(position: Position, parts: list[str]) -> Move | None:
    label, origin, load = parts
    return (moves.ADVANCE, PIECE[label], LOADS.index(load)) if _from(position, PIECE[label]) == origin else None


def _read_cells(verb: int) -> Callable[[Position, list[str]], Move | None]:
    def read(position: Position, parts: list[str]) -> Move | None:
        names = parts[0].split()
        return (verb, *(CELLS[name] for name in names)) if all(name in CELLS for name in names) else None

    return read


def _read_tile(verb: int) -> Callable[[Position, list[str]], Move | None]:
    def read(position: Position, parts: list[str]) -> Move | None:
        name, kind, turn = parts
        if name not in CELLS or kind not in NUMBER or bool(turn) != (KINDS[NUMBER[kind]].turns > 1):
            return None
        return verb, CELLS[name], NUMBER[kind], int(turn or 0)

    return read


def _read_to(verb: int, *, piece: bool = False) -> Callable[[Position, list[str]], Move | None]:
    def read(position: Position, parts: list[str]) -> Move | None:
        *label, to, load = parts
        if to not in CELLS:
            return None
        return (verb, PIECE[label[0]], CELLS[to], LOADS.index(load)) if piece else (verb, CELLS[to], LOADS.index(load))

    return read


def _read_sail(position: Position, parts: list[str]) -> Move | None:
    return (moves.SAIL, LETTERS.index(parts[0]), CELLS[parts[1]]) if parts[1] in CELLS else None


def _read_piece(verb: int) -> Callable[[Position, list[str]], Move | None]:
    return lambda position, parts: (verb, PIECE[parts[0]])


_READERS: Final[tuple[tuple[re.Pattern[str], Callable[[Position, list[str]], Move | None]], ...]] = tuple(
    (re.compile(pattern, re.ASCII), read)
    for pattern, read in (
        (f"{_PIECE} (swim )?{_CELL}-{_CELL}{_LOAD}( bottle)?", _read_step),
        (f"{_PIECE} {_CELL} next{_LOAD}", _read_advance),
        (f"{_PIECE} fly {_CELL}{_LOAD}", _read_to(TAKE_OFF, piece=True)),
        (f"ship ([NESW]) {_CELL}", _read_sail),
        (f"revive {_PIECE}", _read_piece(moves.REVIVE)),
        (f"give {_PIECE}", _read_piece(moves.GIVE)),
        (f"go {_CELL}{_LOAD}", _read_to(moves.GO)),
        (f"fly {_CELL}", _read_cells(moves.FLY)),
        (f"look {_CELL}", _read_cells(moves.LOOK)),
        (r"arrange ((?:[a-m]\d{1,2} ?){1,4})", _read_cells(moves.ARRANGE)),
        (f"shake {_CELL}", _read_cells(moves.SHAKE)),
        (r"quake ([a-m]\d{1,2} [a-m]\d{1,2})", _read_cells(moves.QUAKE)),
        (rf"tile {_CELL} (\w+)(?: (\d))?", _read_tile(moves.TILE)),
        (rf"peek {_CELL} (\w+)(?: (\d))?", _read_tile(moves.PEEK)),
    )
)
