"""What a seat, or an onlooker, may know of a position; games add what only they have."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Where(IntEnum):
    """Where a piece is, roughly."""

    LAND = 0
    ABOARD = 1
    SWIMMING = 2
    LOST = 3
    DEAD = 4
    NOT_FOUND = 5
    CRUSHED = 6


class Status(IntEnum):
    """What keeps a piece from moving."""

    FREE = 0
    MISSES_THIS_TURN = 1
    MISSES_NEXT_TURN = 2
    CAUGHT = 3


@dataclass(frozen=True, slots=True)
class Spot:
    """One cell of the island.

    Attributes:
        cell: Its number on the grid.
        kind: Its face as a number of `tiles.KINDS`, 0 while it is closed.
        turn: Quarter turns clockwise, 0 while it is closed.
        looked_at: Whether somebody has looked at this closed tile from the lighthouse.
        seen: The kind of a closed tile that the viewer has looked at, 0 for all others. The viewer may know it for the
            rest of the game, but a screen that others see too shows it only while the tiles are put back.
        seen_turn: Its quarter turns.
        back: What its back shows, a number of `terrain`; 0 where all backs are alike.
    """

    cell: int
    kind: int
    turn: int
    looked_at: bool
    seen: int
    seen_turn: int
    back: int = 0


@dataclass(frozen=True, slots=True)
class Lies:
    """Gold on the island.

    Attributes:
        cell: Where.
        step: The step of a spinner, from 1; 1 on all other tiles.
        coins: How many coins.
        treasure: Whether the galleon treasure lies there.
    """

    cell: int
    step: int
    coins: int
    treasure: bool


@dataclass(frozen=True, slots=True)
class Piece:
    """A pirate or a resident.

    Attributes:
        id: Its number, see `tabletop_tui.games.pirates.crews`.
        crew: The crew it belongs to, `NO_CREW` for a resident not found or gone.
        where: On land, aboard, swimming, lost in the only cave, dead, not found yet, or out for good.
        cell: Its cell; -1 when dead, out or not found; the cave for one that is lost.
        step: The step of a spinner it stands on, from 1.
        status: What keeps it from moving.
        load: What it carries: in the middle of a move, or underground.
        fights: Whether it can attack.
        ability: The number of what it alone can do, 0 for nothing.
    """

    id: int
    crew: int
    where: Where
    cell: int
    step: int
    status: Status
    load: int
    fights: bool
    ability: int = 0


@dataclass(frozen=True, slots=True)
class Crew:
    """What belongs to a crew in play.

    Attributes:
        crew: Which, 0 to 3: N, E, S, W.
        seat: The seat that commands it.
        side: Crews with the same number win together, from 0.
        ship: The cell of its ship.
        gold: Gold on board.
        bottles: Its bottles.
        dead: Dead pirates of its colour that can be brought back.
        crushed: Those that cannot.
    """

    crew: int
    seat: int
    side: int
    ship: int
    gold: int
    bottles: int
    dead: int
    crushed: int = 0


@dataclass(frozen=True, slots=True)
class PirateView:
    """One position as one seat, or an onlooker, may know it.

    Attributes:
        viewer: The seat that looks, None for an onlooker.
        phase: What is being decided.
        actor: Who decides: a seat, CHANCE or NOBODY.
        crew: The crew on turn.
        seat: The seat that plays this turn; in haze not the one that commands the crew.
        hazy: Turns still to come that are played by the next captain, this one not counted.
        round: Rounds begun, from 1.
        quiet: Turns in a row without progress, this one not counted.
        spots: The land of the island, by cell.
        lying: Gold on the island, by cell and step.
        pieces: All pieces, by number.
        crews: The crews in play, in turn order.
        closed: Tiles nobody has seen of each kind, by number of the kind, and where backs differ by
            ``back * kinds + kind``; everybody can count them. Some may lie in the box.
        unknown_gold: Gold on those.
        known_gold: Gold on the island, in hands and underground.
        lost_gold: Gold out of the game.
        mover: The piece in the middle of its move, -1 for none.
        origin: The cell where it began, -1 for none.
        load: What it carries.
        question: Cells already decided on: looked at from the lighthouse, or the first tile of an earthquake.
        answering: Seats that still have to answer a proposal to end the game.
        legal: What the viewer may do if he is the actor and it is not a secret of others; empty for everybody else.
    """

    viewer: int | None
    phase: IntEnum
    actor: int
    crew: int
    seat: int
    hazy: int
    round: int
    quiet: int
    spots: tuple[Spot, ...]
    lying: tuple[Lies, ...]
    pieces: tuple[Piece, ...]
    crews: tuple[Crew, ...]
    closed: tuple[int, ...]
    unknown_gold: int
    known_gold: int
    lost_gold: int
    mover: int
    origin: int
    load: int
    question: tuple[int, ...]
    answering: tuple[int, ...]
    legal: tuple[tuple[int, ...], ...]
