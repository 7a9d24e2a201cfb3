"""Why a move is not allowed, in words a player can read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Final

from . import moves
from .crews import CLERGY, COLOURS, LABELS, NAMES, PIECES, members
from .gold import lying
from .moves import LOADS, Move
from .phases import Phase
from .position import CAUGHT, CRUSHED, DEAD, LOST, NOT_FOUND, Position

_WANTED: Final[Mapping[IntEnum, str]] = {
    Phase.WAY: "First the way of the piece that is moving has to be chosen among those possible.",
    Phase.FLIGHT: "First the end of the flight has to be chosen.",
    Phase.CURSE: "First the pirate has to swear, or stay silent.",
    Phase.LIGHTHOUSE: "First closed tiles to look at have to be chosen, each once.",
    Phase.FIRST_TILE: "First a tile has to be chosen on which nobody stands and nothing lies.",
    Phase.SECOND_TILE: "First another tile has to be chosen on which nobody stands and nothing lies.",
    Phase.OVER: "The game is over.",
}


@dataclass(frozen=True, eq=False)
class Grounds:
    """What a game says of its own.

    Attributes:
        game: What it is called.
        after: What is possible after the action.
        revival: Who can bring whom back.
        gift: Who can hand a bottle over, and when.
        sailing: How ships sail.
        diving: Who goes into the water.
        climbing: Who climbs out of it.
        shares_ships: Whether a crew can sail its ally's ship.
        wanted: What has to be decided first in phases of its own.
        own: The reason against a move that only it knows, None for other moves.
    """

    game: str
    after: str
    revival: str
    gift: str
    sailing: str
    diving: str
    climbing: str
    shares_ships: bool
    wanted: Mapping[IntEnum, str] = field(default_factory=dict)
    own: Callable[[Any, Move], str | None] = lambda position, move: None

    @property
    def no_move(self) -> str:
        """Of what is no move at all."""
        return f"That is no move of {self.game}."

    def why_not(self, position: Position, move: Move) -> str:  # noqa: PLR0911 - one reason a line
        """The reason against a move that the acting seat may not make here."""
        if position.phase is Phase.ANSWER:
            return f"First it has to be said whether {position.chart.ends} shall end."
        wanted = self.wanted.get(position.phase) or _WANTED.get(position.phase)
        if wanted is not None:
            return wanted
        if type(move) is not tuple or not move or any(type(part) is not int for part in move):
            return self.no_move
        if position.phase is Phase.AFTER:
            return self.after
        verb, length = move[0], len(move)
        own = self.own(position, move)
        if own is not None:
            return own
        if verb == moves.STEP and length == 4:
            return self.why_held(position, move[1]) or self.why_no_step(position, *move[1:])
        if verb == moves.ADVANCE and length == 3:
            return self.why_held(position, move[1]) or "It cannot go on to a next step with that."
        if verb == moves.SAIL and length == 3:
            return self._why_no_sailing(position, move[1])
        if verb == moves.REVIVE and length == 2:
            return self.revival
        if verb == moves.GIVE and length == 2:
            return self.gift
        if verb == moves.PROPOSE:
            return "The end can be proposed when some rounds have brought nothing new."
        return "An action has to be chosen now: nobody may pass." if verb == moves.DONE else self.no_move

    def why_held(self, position: Position, piece: int) -> str | None:  # noqa: PLR0911 - one reason a line
        """Why a piece cannot move at all, None if it can."""
        if not 0 <= piece < PIECES:
            return self.no_move
        if position.crew_of[piece] != position.crew:
            return f"{titled(piece)} does not belong to the crew on turn."
        place = position.at[piece]
        if place == DEAD:
            return f"{titled(piece)} is dead."
        if place == CRUSHED:
            return f"{titled(piece)} is out for good."
        if place == LOST:
            return f"{titled(piece)} is lost underground."
        if place == NOT_FOUND:
            return f"{titled(piece)} is not on the island."
        if position.status[piece] == CAUGHT:
            kind = position.chart.kinds[position.faces[place % position.chart.grid.size]]
            return f"{titled(piece)} is caught in a {kind.name.lower()}."
        return f"{titled(piece)} misses this turn." if position.status[piece] else None

    def why_no_step(self, position: Position, piece: int, to: int, load: int, *, on_foot: bool = True) -> str:
        """Why a piece that can move does not come to a cell with a load.

        Args:
            position: The position.
            piece: The piece.
            to: The cell.
            load: The load.
            on_foot: Whether it would walk there, and not fly.
        """
        if not (0 <= piece < PIECES and 0 <= to < position.chart.grid.size and 0 <= load < len(LOADS)):
            return self.no_move
        place = position.at[piece]
        if place < 0:
            return self.why_held(position, piece) or self.no_move
        if load and load not in lying(position, place):
            return f"No {LOADS[load]} lies where {NAMES[piece]} is."
        return self._why_no_way(position, piece, to, on_foot) or _why_not_in(position, piece, to, load)

    def _why_no_way(self, position: Position, piece: int, to: int, on_foot: bool) -> str | None:
        grid, place = position.chart.grid, position.at[piece]
        cell = place % grid.size
        if grid.is_water[to] and not grid.is_water[cell]:
            return self.diving
        if grid.is_water[cell] and cell not in position.ships and grid.is_land[to]:
            return self.climbing
        if on_foot and grid.is_land[cell] and place // grid.size + 1 < position.chart.steps[position.faces[cell]]:
            return f"{titled(piece)} has to go on to the next step."
        if on_foot and cell * grid.size + to not in grid.headings:
            return f"Nobody comes to {grid.name(to)} from there in one step."
        return None

    def _why_no_sailing(self, position: Position, crew: int) -> str:
        if crew not in position.seating.crews:
            return self.no_move
        ally = position.seating.ally[position.crew] if self.shares_ships else position.crew
        if crew not in (position.crew, ally):
            return f"The {COLOURS[crew]} ship belongs to others."
        return self.sailing


def titled(piece: int) -> str:
    """A piece at the beginning of a sentence."""
    name = NAMES[piece]
    return f"Pirate {name}" if name == LABELS[piece] else name[:1].upper() + name[1:]


def _why_not_in(position: Position, piece: int, to: int, load: int) -> str:  # noqa: PLR0911 - one reason a line
    chart = position.chart
    kind, name = position.faces[to], chart.grid.name(to)
    if load and chart.grid.is_land[to] and not kind:
        return "Closed tiles are opened with empty hands."
    if load and chart.no_loads[kind]:
        return f"No {chart.money.one} comes in there."
    foes = position.here.get(to, 0) & ~position.friends(position.crew_of[piece])
    if foes & CLERGY and not position.converted:
        return "The Missionary is there, and nobody attacks him."
    if foes and not chart.refuge[kind]:
        terrain = position.backs[to]
        if safe := foes & position.guarded[terrain]:
            return f"{titled(members(safe)[0])} cannot be beaten at {name}."
        if position.gentle[terrain] >> piece & 1:
            return f"{titled(piece)} beats nobody at {name}."
    if foes:
        return f"There is an enemy at {name} whom {NAMES[piece]} cannot attack now."
    return f"{titled(piece)} cannot go to {name} now."
