"""How Treasure Island writes its moves; the texts are listed in the two `moves` modules."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.pirates import texts
from tabletop_tui.games.pirates.crews import LABELS
from tabletop_tui.games.pirates.moves import LOADS, Move
from tabletop_tui.games.pirates.position import Position
from tabletop_tui.games.pirates.texts import CELL_TEXT, LOAD_TEXT, PIECE, PIECE_TEXT, Language, cell_of, load_text

from .geometry import GRID
from .moves import ESCAPE, STAY, TAKE_OFF


def _write_escape(position: Position, parts: list[int]) -> str:
    piece, to, load = parts
    return f"{LABELS[piece]} {cell_of(position, piece)}-{GRID.names[to]}{load_text(load)} bottle"


def _read_escape(position: Position, parts: list[str]) -> Move | None:
    label, origin, to, load = parts
    if cell_of(position, PIECE[label]) != origin or to not in GRID.cells:
        return None
    return ESCAPE, PIECE[label], GRID.cells[to], LOADS.index(load)


def _write_take_off(position: Position, parts: list[int]) -> str:
    piece, to, load = parts
    return f"{LABELS[piece]} fly {GRID.names[to]}{load_text(load)}"


def _read_take_off(position: Position, parts: list[str]) -> Move | None:
    label, to, load = parts
    return (TAKE_OFF, PIECE[label], GRID.cells[to], LOADS.index(load)) if to in GRID.cells else None


LANGUAGE: Final = Language(
    game="Treasure Island",
    words={**texts.WORDS, STAY: "stay"},
    writers={**texts.WRITERS, ESCAPE: _write_escape, TAKE_OFF: _write_take_off},
    readers=(
        *texts.READERS,
        *texts.reading(
            (f"{PIECE_TEXT} {CELL_TEXT}-{CELL_TEXT}{LOAD_TEXT} bottle", _read_escape),
            (f"{PIECE_TEXT} fly {CELL_TEXT}{LOAD_TEXT}", _read_take_off),
        ),
    ),
)
