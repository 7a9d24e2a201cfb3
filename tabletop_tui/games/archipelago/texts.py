"""How Archipelago writes its moves; the texts are listed in the two `moves` modules."""

from __future__ import annotations

from typing import Final

from tabletop_tui.games.pirates import texts
from tabletop_tui.games.pirates.crews import LABELS
from tabletop_tui.games.pirates.moves import LOADS, Move
from tabletop_tui.games.pirates.position import Position
from tabletop_tui.games.pirates.texts import (
    CELL_TEXT,
    LOAD_TEXT,
    PIECE,
    PIECE_TEXT,
    Language,
    load_text,
    reading_cells,
    reading_piece,
    writing_cells,
    writing_piece,
)

from .data import ABILITIES
from .events import DIRECTIONS
from .moves import CARD, DECLINE, HIT, MOOR, ROLL, RUSH, SHOOT, STAND_UP, STOP, TAKE, TURN, VOYAGE
from .voyages import destinations


def _write_take(position: Position, parts: list[int]) -> str:
    return f"{LABELS[parts[0]]} take {position.chart.grid.names[parts[1]]}"


def _read_take(position: Position, parts: list[str]) -> Move | None:
    cell = position.chart.grid.cells.get(parts[1])
    return None if cell is None else (TAKE, PIECE[parts[0]], cell)


def _write_turn(position: Position, parts: list[int]) -> str:
    return f"turn {position.chart.grid.names[parts[0]]} {parts[1]}"


def _read_turn(position: Position, parts: list[str]) -> Move | None:
    cell = position.chart.grid.cells.get(parts[0])
    return None if cell is None else (TURN, cell, int(parts[1]))


def _write_rush(position: Position, parts: list[int]) -> str:
    return f"bottle {LABELS[parts[0]]} next{load_text(parts[1])}"


def _read_rush(position: Position, parts: list[str]) -> Move | None:
    return RUSH, PIECE[parts[0]], LOADS.index(parts[1])


def _write_card(position: Position, parts: list[int]) -> str:
    return f"card {ABILITIES[parts[0] - 1]} {LABELS[parts[1]]}"


def _read_card(position: Position, parts: list[str]) -> Move | None:
    return CARD, ABILITIES.index(parts[0]) + 1, PIECE[parts[1]]


def _write_voyage(position: Position, parts: list[int]) -> str:
    return f"voyage {destinations(position.options)[parts[0]].id}"


def _read_voyage(position: Position, parts: list[str]) -> Move | None:
    ids = [layout.id for layout in destinations(position.options)]
    return (VOYAGE, ids.index(parts[0])) if parts[0] in ids else None


def _write_roll(position: Position, parts: list[int]) -> str:
    return f"roll {parts[0]}"


def _read_roll(position: Position, parts: list[str]) -> Move | None:
    return ROLL, int(parts[0])


def _write_shot(position: Position, parts: list[int]) -> str:
    return f"shoot {DIRECTIONS[parts[0]]}"


def _read_shot(position: Position, parts: list[str]) -> Move | None:
    return SHOOT, DIRECTIONS.index(parts[0])


LANGUAGE: Final = Language(
    game="Archipelago",
    words={**texts.WORDS, DECLINE: "decline", STOP: "stop"},
    writers={
        **texts.WRITERS,
        MOOR: writing_cells("moor"),
        TAKE: _write_take,
        STAND_UP: writing_piece("bottle"),
        RUSH: _write_rush,
        SHOOT: _write_shot,
        HIT: writing_piece("hit"),
        TURN: _write_turn,
        ROLL: _write_roll,
        CARD: _write_card,
        VOYAGE: _write_voyage,
    },
    readers=(
        *texts.READERS,
        *texts.reading(
            (f"moor {CELL_TEXT}", reading_cells(MOOR)),
            (f"{PIECE_TEXT} take {CELL_TEXT}", _read_take),
            (f"bottle {PIECE_TEXT}", reading_piece(STAND_UP)),
            (f"bottle {PIECE_TEXT} next{LOAD_TEXT}", _read_rush),
            (f"shoot ({'|'.join(DIRECTIONS)})", _read_shot),
            (f"hit {PIECE_TEXT}", reading_piece(HIT)),
            (f"turn {CELL_TEXT} ([0-3])", _read_turn),
            (r"roll ([1-6])", _read_roll),
            (f"card ({'|'.join(ABILITIES)}) {PIECE_TEXT}", _read_card),
            (r"voyage (\w+)", _read_voyage),
        ),
    ),
)
