"""Cells and pieces in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop_tui.games.pirates.crews import COLOURS, LETTERS, NAMES, PIRATES_OF
from tabletop_tui.games.pirates.moves import LOADS
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.tiles import TileKind, turned
from tabletop_tui.games.pirates.view import Lies, Piece, Spot, Status, Where
from tabletop_tui.rules.words import count, listed

from .moment import Moment

DIRECTIONS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
SHORT_DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def cell_name(moment: Moment, cell: int) -> str:
    """A cell as people write it."""
    return moment.grid.name(cell)


def is_cell(moment: Moment, cell: int) -> bool:
    """Whether this is land or sea."""
    return bool(moment.grid.is_land[cell] or moment.grid.is_water[cell])


def ship_name(crew: int) -> str:
    """A ship in words, ``white ship (N)``."""
    return f"{COLOURS[crew]} ship ({LETTERS[crew]})"


def kind_of(moment: Moment, cell: int) -> TileKind | None:
    """The open tile on a cell; None for a closed one and for the sea."""
    spot = moment.spots.get(cell)
    return moment.lore.kinds[spot.kind] if spot is not None and spot.kind else None


def is_spent(moment: Moment, cell: int) -> bool:
    """Whether an open tile has done what it does but once, and is not still at it."""
    kind, mover = kind_of(moment, cell), moment.view.mover
    at_it = mover >= 0 and moment.view.pieces[mover].cell == cell
    return kind is not None and kind.acts == "once" and not at_it


def spent_name(moment: Moment, kind: TileKind) -> str:
    """What a tile is called that does nothing any more: ``where a chest was``, ``where Ben Gunn was``."""
    if kind.id in moment.lore.spent_names:
        return moment.lore.spent_names[kind.id]
    if kind.coins:
        return "where a chest was"
    if kind.bottles:
        return "where bottles were" if kind.bottles > 1 else "where a bottle was"
    if kind.name in PEOPLE:
        return f"where {'the ' * (kind.name == 'Missionary')}{kind.name} was"
    return f"{common(kind.name)}, used up"


def tile_words(moment: Moment, cell: int, *, brief: bool = False, ground: bool = True) -> str:
    """What a cell is, in a few words: ``crocodile``, ``arrow east``, ``closed``, ``sea``, ``white ship (N)``.

    Args:
        moment: When.
        cell: Where.
        brief: Whether there is little room.
        ground: Whether the terrain of an open tile is of interest.
    """
    if cell in moment.ships:
        return ship_name(moment.ships[cell].crew)
    spot = moment.spots.get(cell)
    name = brief_name if brief else turned_name
    if spot is None:
        return "sea" if moment.grid.is_water[cell] else "nothing"
    back = BACK_NAMES[spot.back]
    if not spot.kind:
        closed = f"closed {back}".rstrip()
        if spot.seen:
            return f"{closed}, {name(moment, moment.lore.kinds[spot.seen], spot.seen_turn)} below"
        if moment.view.phase is Phase.LIGHTHOUSE and cell in moment.view.question:
            return f"{closed}, chosen"
        return f"{closed}, looked at" if spot.looked_at else closed
    kind = moment.lore.kinds[spot.kind]
    told = spent_name(moment, kind) if is_spent(moment, cell) else name(moment, kind, spot.turn)
    if brief and is_spent(moment, cell) and len(told) > LONGEST_BRIEF:
        told = "used up"
    return f"{told} ({back})" if back and ground else told


LONGEST_BRIEF: Final = 14
"""So many letters of what a spent tile was have room in a list."""

BACK_NAMES: Final = ("", "beach", "forest", "mountain")
"""What the backs of tiles are called, by number."""


def turned_name(moment: Moment, kind: TileKind, turn: int) -> str:
    """A tile with its direction: ``arrow east``, ``arrows SE NW``, ``cannon shooting north``."""
    if (special := moment.lore.turned_names.get(kind.id)) is not None:
        return special(turn)
    if not kind.exits:
        return common(kind.name)
    ways = turned(kind.exits, turn)
    return (
        f"arrow {DIRECTIONS[ways[0]]}"
        if len(ways) == 1
        else f"arrows {' '.join(SHORT_DIRECTIONS[way] for way in ways)}"
    )


def common(name: str) -> str:
    """What a tile is called within a sentence; residents are people and keep their capital."""
    return name if name in PEOPLE else name[:1].lower() + name[1:]


PEOPLE: Final = ("Ben Gunn", "Missionary", "Friday")


def brief_name(moment: Moment, kind: TileKind, turn: int) -> str:
    """The same where there is little room: ``arrow E``, ``cannon N``, ``rum``, ``3 coins``."""
    names = moment.lore.brief_names
    if kind.coins:
        return count(kind.coins, "coin")
    if kind.exits and kind.turns > 1:
        ways = " ".join(SHORT_DIRECTIONS[way] for way in turned(kind.exits, turn))
        return f"{names.get(kind.id, 'arrow')}{'s' if len(kind.exits) > 1 else ''} {ways}"
    return names.get(kind.id, turned_name(moment, kind, turn) if not kind.exits else kind.name.lower())


def gold_words(gold: Sequence[Lies], steps: int = 1, *, brief: bool = False) -> str:
    """What lies on a cell: ``2 coins``, ``the treasure and 1 coin``; with the step on a spinner."""
    parts = []
    for lies in gold:
        things = ["the treasure"] if lies.treasure else []
        things += [count(lies.coins, "coin")] if lies.coins else []
        where = f" (step {lies.step})" if brief else f" on step {lies.step}"
        parts.append(listed(things) + (where if steps > 1 else ""))
    return listed(parts)


def piece_words(moment: Moment, piece: Piece) -> str:
    """A piece and how it fares: ``n1``, ``n2 (caught)``, ``Friday of red (W)``."""
    name = NAMES[piece.id]
    if piece.id >= len(PIRATES_OF[0]) * 4 and piece.crew < 4:
        name += f" of {COLOURS[piece.crew]} ({LETTERS[piece.crew]})"
    ability = moment.lore.abilities[piece.ability] if piece.ability else ""
    notes = [ability] if ability else []
    kind = kind_of(moment, piece.cell) if piece.where is Where.LAND else None
    if kind is not None and kind.steps > 1:
        notes.append(f"step {piece.step} of {kind.steps}")
    notes += [note] if (note := _held(piece)) else []
    return name + (f" ({', '.join(notes)})" if notes else "")


def _held(piece: Piece) -> str:
    if piece.load:
        return f"with the {LOADS[piece.load]}"
    if piece.status is Status.CAUGHT:
        return "caught"
    return {Status.MISSES_THIS_TURN: "misses this turn", Status.MISSES_NEXT_TURN: "misses the next turn"}.get(
        piece.status, ""
    )


def lost_at(moment: Moment, cell: int) -> list[Piece]:
    """The pieces lost in the cave of a cell."""
    return [piece for piece in moment.view.pieces if piece.where is Where.LOST and piece.cell == cell]


def spot_words(moment: Moment, cell: int) -> str:
    """A whole cell in one line: what it is, what lies and who stands there."""
    kind = kind_of(moment, cell)
    parts = [tile_words(moment, cell)]
    if cell in moment.lying:
        parts.append(gold_words(moment.lying[cell], kind.steps if kind else 1))
    here = moment.there.get(cell, ())
    aboard = "aboard: " if cell in moment.ships and here else ""
    if here:
        parts.append(aboard + listed([piece_words(moment, piece) for piece in here]))
    if lost := lost_at(moment, cell):
        parts.append("lost below: " + listed([piece_words(moment, piece) for piece in lost]))
    return "; ".join(parts)


def seen_kind(moment: Moment, spot: Spot) -> TileKind | None:
    """What the viewer knows to lie on a cell, open or looked at."""
    return moment.lore.kinds[spot.kind or spot.seen] if spot.kind or spot.seen else None
