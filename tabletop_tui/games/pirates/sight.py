"""What a seat sees of the parts of a position, and positions that agree with it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from itertools import chain, compress, repeat
from random import Random
from typing import Any

from .crews import PIECES, PIRATES_OF
from .fights import fighters
from .position import CRUSHED, DEAD, LOST, Position
from .view import Crew, Lies, Piece, Spot, Status, Where


def seen_by(position: Position, viewer: int | None, unknown: int, all_gold: int) -> dict[str, Any]:
    """All that a `view.PirateView` has, by name.

    Args:
        position: The position.
        viewer: The seat that looks, None for an onlooker.
        unknown: Gold on tiles nobody has seen.
        all_gold: Gold that can still be delivered.
    """
    return {
        "viewer": viewer,
        "phase": position.phase,
        "actor": position.deciding,
        "crew": position.crew,
        "seat": position.seat,
        "hazy": position.hazy,
        "round": (position.turn - 1) // len(position.seating.crews) + 1,
        "quiet": position.idle,
        "spots": spots(position, viewer),
        "lying": lying(position),
        "pieces": tuple(_piece(position, piece) for piece in range(PIECES)),
        "crews": tuple(_crew(position, crew) for crew in position.seating.crews),
        "closed": unseen(position),
        "unknown_gold": unknown,
        "known_gold": all_gold - unknown,
        "lost_gold": position.lost_gold,
        "mover": position.mover,
        "origin": position.origin % position.chart.grid.size if position.origin >= 0 else -1,
        "load": position.load,
        "question": position.question,
        "answering": position.answering,
        "legal": tuple(position.legal) if viewer == position.deciding else (),
    }


def unseen(position: Position) -> tuple[int, ...]:
    """How many tiles of each back and kind have never been open, by ``back * kinds + kind``; all can count them."""
    counts = list(position.left)
    for cell in hidden(position):
        counts[_number(position, cell)] += 1
    return tuple(counts)


def hidden(position: Position) -> list[int]:
    """The cells of closed tiles that have been looked at."""
    if position.looker < 0 and not position.question:
        return []
    return list(compress(range(position.chart.grid.size), position.known))


def guess(position: Position, seat: int, rng: Random) -> None:
    """Draw anew what a seat does not know: the faces that another one has looked at.

    All tiles with one back that this seat has never seen are alike to it, so those looked at are drawn fairly from all
    of them.
    """
    cells = hidden(position)
    if not cells or sees(position, seat):
        return
    left, known, kinds = position.left, position.known, position.chart.kinds
    for cell in cells:
        left[_number(position, cell)] += 1
    bags: dict[int, list[int]] = {}
    for cell in cells:
        back = position.backs[cell]
        if back not in bags:
            pool = left[back * len(kinds) : (back + 1) * len(kinds)]
            bags[back] = list(chain.from_iterable(map(repeat, range(len(pool)), pool)))
        bag = bags[back]
        kind = bag.pop(int(rng.random() * len(bag)))
        left[back * len(kinds) + kind] -= 1
        known[cell] = 1 + 4 * kind + int(rng.random() * kinds[kind].turns)
        position.dealt[position.ids[cell]] = kind


def sees(position: Position, seat: int | None) -> bool:
    """Whether it is this seat that has looked at tiles, or is looking now."""
    if position.looker >= 0:
        return seat == position.looker
    return bool(position.question) and seat == position.seat


def key(position: Position, seat: int) -> tuple[Hashable, ...]:
    """As much as `seen_by` shows, in the cheapest form."""
    known = position.known if sees(position, seat) else bytes(map(bool, position.known))
    return (
        bytes(position.faces + position.turns + position.coins + position.crew_of + position.status + position.pouch),
        bytes(known),
        bytes(position.backs),
        (*position.at, *position.ships, *position.stored, *position.bottles),
        (position.treasure, position.lost_gold, position.converted, position.hazy, position.idle),
        (position.crew, position.seat, position.deciding, position.phase),
        (position.turn - 1) // len(position.seating.crews),
        (position.mover, position.origin % position.chart.grid.size if position.origin >= 0 else -1, position.load),
        (position.question, position.answering),
        tuple(position.legal) if seat == position.deciding else (),
    )


def spots(position: Position, viewer: int | None) -> tuple[Spot, ...]:
    """The land as somebody sees it, by cell."""
    faces, turns, known, backs = position.faces, position.turns, position.known, position.backs
    shown = known if sees(position, viewer) else bytes(position.chart.grid.size)
    return tuple(
        _spot(cell, faces[cell], turns[cell], known[cell] > 0, shown[cell], backs[cell])
        for cell in position.chart.grid.land
    )


@cache
def _spot(cell: int, kind: int, turn: int, looked_at: bool, shown: int, back: int) -> Spot:  # noqa: PLR0913, PLR0917
    seen, seen_turn = divmod(shown - 1, 4) if shown else (0, 0)
    return Spot(cell=cell, kind=kind, turn=turn, looked_at=looked_at, seen=seen, seen_turn=seen_turn, back=back)


def lying(position: Position) -> tuple[Lies, ...]:
    """Gold on the island, by cell and step."""
    size = position.chart.grid.size
    places = {place for place, coins in enumerate(position.coins) if coins}
    if position.treasure >= 0:
        places.add(position.treasure)
    return tuple(
        Lies(
            cell=place % size,
            step=place // size + 1,
            coins=position.coins[place],
            treasure=position.treasure == place,
        )
        for place in sorted(places, key=lambda place: (place % size, place))
    )


def _number(position: Position, cell: int) -> int:
    return position.backs[cell] * len(position.chart.kinds) + (position.known[cell] - 1) // 4


_NOWHERE = {DEAD: Where.DEAD, CRUSHED: Where.CRUSHED}


def _piece(position: Position, piece: int) -> Piece:
    place, size = position.at[piece], position.chart.grid.size
    where, cell = Where.LAND, place % size
    if place == LOST:
        where, cell = Where.LOST, position.faces.find(position.chart.cave)
    elif place < 0:
        where, cell = _NOWHERE.get(place, Where.NOT_FOUND), -1
    elif place in position.ships:
        where = Where.ABOARD
    elif position.chart.grid.is_water[cell]:
        where = Where.SWIMMING
    return Piece(
        id=piece,
        crew=position.crew_of[piece],
        where=where,
        cell=cell,
        step=place // size + 1 if place >= 0 else 1,
        status=Status(position.status[piece]),
        load=position.load if piece == position.mover else position.pouch[piece],
        fights=bool(fighters(position) >> piece & 1),
        ability=position.ability[piece],
    )


def _crew(position: Position, crew: int) -> Crew:
    at = position.at
    return Crew(
        crew=crew,
        seat=position.seating.seat_of[crew],
        side=next(number for number, side in enumerate(position.seating.sides) if crew in side),
        ship=position.ships[crew],
        gold=position.stored[crew],
        bottles=position.bottles[crew],
        dead=sum(at[pirate] == DEAD for pirate in PIRATES_OF[crew]),
        crushed=sum(at[pirate] == CRUSHED for pirate in PIRATES_OF[crew]),
    )
