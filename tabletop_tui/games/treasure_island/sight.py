"""What a seat sees, and whole positions that agree with it."""

from __future__ import annotations

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
        spots=tuple(_spot(position, cell, viewer) for cell in LAND),
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
    return [cell for cell in LAND if position.known[cell]]


def guess(position: Position, seat: int, rng: Random) -> None:
    """Draw anew what a seat does not know: the faces that another one has looked at.

    All tiles that this seat has never seen are alike to it, so those looked at are drawn fairly from all of them.
    """
    cells = hidden(position) if seat not in (position.looker, _looking(position)) else []
    if not cells:
        return
    for cell in cells:
        position.left[(position.known[cell] - 1) // 4] += 1
    for cell in cells:
        kind = rng.choices(range(len(KINDS)), position.left)[0]
        position.left[kind] -= 1
        position.known[cell] = 1 + 4 * kind + rng.randrange(KINDS[kind].turns)
        position.dealt[position.ids[cell]] = kind


def _looking(position: Position) -> int:
    """The seat in the middle of looking from the lighthouse."""
    return position.seat if position.question and position.looker < 0 else -1


def _spot(position: Position, cell: int, viewer: int | None) -> Spot:
    known = position.known[cell]
    sees = known and viewer is not None and viewer in (position.looker, _looking(position))
    seen, seen_turn = divmod(known - 1, 4) if sees else (0, 0)
    return Spot(
        cell=cell,
        kind=position.faces[cell],
        turn=position.turns[cell],
        looked_at=known > 0,
        seen=seen,
        seen_turn=seen_turn,
    )


def _lying(position: Position) -> tuple[Lies, ...]:
    lying = []
    for cell in LAND:
        for place in range(cell, cell + SIZE * KINDS[position.faces[cell]].steps, SIZE):
            coins, treasure = position.coins[place], position.treasure == place
            if coins or treasure:
                lying.append(Lies(cell=cell, step=place // SIZE + 1, coins=coins, treasure=treasure))
    return tuple(lying)


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
        ship=position.ships[crew],
        gold=position.stored[crew],
        bottles=position.bottles[crew],
        dead=sum(position.at[pirate] == DEAD for pirate in PIRATES_OF[crew]),
    )
