"""What a seat sees, and whole positions that agree with it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from itertools import chain, compress, repeat
from random import Random

from tabletop_tui.games.pirates.crews import PIECES, PIRATES_OF
from tabletop_tui.games.pirates.fights import fighters
from tabletop_tui.games.pirates.gold import WORTH
from tabletop_tui.games.pirates.moves import TREASURE
from tabletop_tui.games.pirates.position import DEAD, LOST, Position

from .ending import gold_in_play
from .geometry import GRID, LAND
from .tiles import CAVE, KINDS, NUMBER
from .view import Crew, Lies, Piece, Spot, Status, View, Where

SIZE = GRID.size


def look(position: Position, viewer: int | None) -> View:
    """All that a seat, or an onlooker, may know."""
    closed = closed_kinds(position)
    unknown = sum(KINDS[kind].coins * count for kind, count in enumerate(closed))
    unknown += WORTH[TREASURE] * closed[NUMBER["galleon"]]
    return View(
        viewer=viewer,
        phase=position.phase,
        actor=position.deciding,
        crew=position.crew,
        seat=position.seat,
        burning=position.burning,
        round=(position.turn - 1) // len(position.seating.crews) + 1,
        quiet=position.idle,
        spots=_spots(position, viewer),
        lying=_lying(position),
        pieces=tuple(_piece(position, piece) for piece in range(PIECES)),
        crews=tuple(_crew(position, crew) for crew in position.seating.crews),
        closed=closed,
        unknown_gold=unknown,
        known_gold=gold_in_play(position) - unknown,
        lost_gold=position.lost_gold,
        mover=position.mover,
        origin=position.origin % SIZE if position.origin >= 0 else -1,
        load=position.load,
        question=position.question,
        answering=position.answering,
        legal=tuple(position.legal) if viewer == position.deciding else (),
    )


def closed_kinds(position: Position) -> tuple[int, ...]:
    """How many closed tiles of each kind there are, by number of the kind; everybody can count them."""
    counts = list(position.left)
    for cell in hidden(position):
        counts[(position.known[cell] - 1) // 4] += 1
    return tuple(counts)


def hidden(position: Position) -> list[int]:
    """The cells of closed tiles that have been looked at."""
    if position.looker < 0 and not position.question:
        return []
    return list(compress(range(SIZE), position.known))


def guess(position: Position, seat: int, rng: Random) -> None:
    """Draw anew what a seat does not know: the faces that another one has looked at.

    All tiles that this seat has never seen are alike to it, so those looked at are drawn fairly from all of them.
    """
    cells = hidden(position)
    if not cells or sees(position, seat):
        return
    left, known = position.left, position.known
    for cell in cells:
        left[(known[cell] - 1) // 4] += 1
    bag = list(chain.from_iterable(map(repeat, range(len(left)), left)))
    for cell in cells:
        kind = bag.pop(int(rng.random() * len(bag)))
        left[kind] -= 1
        known[cell] = 1 + 4 * kind + int(rng.random() * KINDS[kind].turns)
        position.dealt[position.ids[cell]] = kind


def sees(position: Position, seat: int | None) -> bool:
    """Whether it is this seat that has looked at tiles, or is looking now."""
    if position.looker >= 0:
        return seat == position.looker
    return bool(position.question) and seat == position.seat


def key(position: Position, seat: int) -> Hashable:
    """As much as `look` shows, in the cheapest form."""
    known = position.known if sees(position, seat) else bytes(map(bool, position.known))
    return (
        bytes(position.faces + position.turns + position.coins + position.crew_of + position.status + position.pouch),
        bytes(known),
        (*position.at, *position.ships, *position.stored, *position.bottles),
        (position.treasure, position.lost_gold, position.converted, position.burning, position.idle),
        (position.crew, position.seat, position.deciding, position.phase),
        (position.turn - 1) // len(position.seating.crews),
        (position.mover, position.origin % SIZE if position.origin >= 0 else -1, position.load),
        (position.question, position.answering),
        tuple(position.legal) if seat == position.deciding else (),
    )


def _spots(position: Position, viewer: int | None) -> tuple[Spot, ...]:
    faces, turns, known = position.faces, position.turns, position.known
    shown = known if sees(position, viewer) else bytes(SIZE)
    return tuple(_spot(cell, faces[cell], turns[cell], known[cell] > 0, shown[cell]) for cell in LAND)


@cache
def _spot(cell: int, kind: int, turn: int, looked_at: bool, shown: int) -> Spot:
    seen, seen_turn = divmod(shown - 1, 4) if shown else (0, 0)
    return Spot(cell=cell, kind=kind, turn=turn, looked_at=looked_at, seen=seen, seen_turn=seen_turn)


def _lying(position: Position) -> tuple[Lies, ...]:
    places = {place for place, coins in enumerate(position.coins) if coins}
    if position.treasure >= 0:
        places.add(position.treasure)
    return tuple(
        Lies(
            cell=place % SIZE,
            step=place // SIZE + 1,
            coins=position.coins[place],
            treasure=position.treasure == place,
        )
        for place in sorted(places, key=lambda place: (place % SIZE, place))
    )


def _piece(position: Position, piece: int) -> Piece:
    place = position.at[piece]
    where, cell = Where.LAND, place % SIZE
    if place == LOST:
        where, cell = Where.LOST, position.faces.find(CAVE)
    elif place < 0:
        where, cell = Where.DEAD if place == DEAD else Where.NOT_FOUND, -1
    elif place in position.ships:
        where = Where.ABOARD
    elif GRID.is_water[cell]:
        where = Where.SWIMMING
    return Piece(
        id=piece,
        crew=position.crew_of[piece],
        where=where,
        cell=cell,
        step=place // SIZE + 1 if place >= 0 else 1,
        status=Status(position.status[piece]),
        load=position.load if piece == position.mover else position.pouch[piece],
        fights=bool(fighters(position) >> piece & 1),
    )


def _crew(position: Position, crew: int) -> Crew:
    return Crew(
        crew=crew,
        seat=position.seating.seat_of[crew],
        side=next(number for number, side in enumerate(position.seating.sides) if crew in side),
        ship=position.ships[crew],
        gold=position.stored[crew],
        bottles=position.bottles[crew],
        dead=sum(position.at[pirate] == DEAD for pirate in PIRATES_OF[crew]),
    )
