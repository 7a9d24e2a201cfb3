"""What is each pirate game's own about its table: its tiles, its verbs, and what is said of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.grid import Grid
from tabletop_tui.games.pirates.money import Money
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.tiles import TileKind
from tabletop_tui.games.pirates.view import Crew, Piece, PirateView, Spot
from tabletop_tui.rules import Event
from tabletop_tui.tui.legend import Group

from .patch import Aim
from .replay import Change

if TYPE_CHECKING:
    from .moment import Moment

Saying = Callable[["Moment", Move], str]
"""Says something about a legal move."""

Forecast = Callable[["Moment", Move, bool], str]
"""Says what a legal move would do, in fewer words where the last is true."""

BY_PIECE: Final = (moves.STEP, moves.ADVANCE)
CELL_AT: Final = {
    **dict.fromkeys((moves.STEP, moves.SAIL, moves.QUAKE), 2),
    **dict.fromkeys((moves.GO, moves.FLY, moves.LOOK, moves.SHAKE), 1),
}
LOAD_AT: Final = {moves.STEP: 3, moves.ADVANCE: 2, moves.GO: 2}
CHAINS: Final = (Phase.WAY, Phase.FLIGHT, Phase.CURSE)


@dataclass(frozen=True, eq=False, kw_only=True)
class Lore:
    """One game's share of the look.

    Attributes:
        signs: The name of the file with the signs of its tiles.
        kinds: Its tiles, by number.
        grid: The map a position is played on.
        passages: The heading of the rulebook for a phase, at least for the action of a turn.
        footing: What the panel tells below the crews, each row its longest wording first.
        still_closed: What is to be said of a closed tile besides its rule.
        legend: What the signs on the map mean, in Unicode or in seven bits.
        aim: What everybody is after, for those who have never played.
        money: What is won by.
        ends: What people agree to end.
        haze: What makes another captain play a crew.
        swimming: What is to be said of a cell of the sea.
        by_piece: Verbs that are followed by the piece that moves.
        by_ship: Verbs that are about the ship of the crew on turn.
        costly: Verbs that nobody should come to by accident.
        dull: Verbs that leave things as they are, so that others come first.
        cell_at: Where in a move its cell stands, by verb.
        finders: The cell of a move, by verb, where it has to be found otherwise.
        load_at: Where in a move its load stands, by verb.
        chains: Phases in which the piece in the middle of its move goes on.
        not_played: Phases before or after an island is played, in which nothing is moved on it.
        lines: All cells a move is about and what it means for them, by verb, where they are several.
        turning: The cell and the quarter turns a move gives a tile, by verb.
        sayings: What a move is as such, by verb, such as ``n2 waits here``.
        brief_sayings: The same where there is little room, for verbs that are no way of going somewhere.
        ways: What the list says after a piece and a cell, by verb, for verbs that are a way of going there.
        outcomes: What a move would do, by verb, where that is always the same.
        at_sea: What is to be said of a cell of the sea where a ship would go, by verb.
        foretold: What a move would do, by verb, where it has to be looked up.
        said_enough: Verbs whose outcome needs no words where there is little room.
        details: More about a move that is about no cell, by verb.
        questions: What is asked in a phase, before the move pointed at.
        action_passages: The heading of the rulebook for the action of a turn, by verb.
        turned_names: What a kind of tile is called that has a direction, by its id, where that is no arrow.
        brief_names: What a kind of tile is called, by its id, where there is little room and its name is long.
        spent_names: What a kind of tile is called, by its id, that does nothing any more.
        abilities: What pieces alone can do, by number; the first is nothing.
        badges: Signs for that, in Unicode and in seven bits.
        notes: What else the panel tells of a crew.
        gift: What is to be said of a piece that can do what others cannot, or cannot do what they can, in full or, with
            a third argument that is true, in a few words; or nothing.
        fighting: What is to be said of an attack.
        changes: What the game's own events change of what is to be seen.
        waits: How long one looks at them, in seconds.
    """

    signs: str
    kinds: Sequence[TileKind]
    grid: Callable[[PirateView], Grid]
    passages: Mapping[IntEnum, str]
    footing: Callable[[Moment], Sequence[Sequence[str]]]
    still_closed: Callable[[Moment, Spot], str]
    legend: Callable[[bool], Sequence[Group]]
    aim: str
    money: Money
    ends: str
    haze: str
    swimming: str
    by_piece: Sequence[int] = BY_PIECE
    by_ship: Sequence[int] = ()
    costly: Sequence[int] = ()
    dull: Sequence[int] = ()
    cell_at: Mapping[int, int] = field(default_factory=lambda: CELL_AT)
    finders: Mapping[int, Callable[[Moment, Move], int]] = field(default_factory=dict)
    load_at: Mapping[int, int] = field(default_factory=lambda: LOAD_AT)
    chains: Sequence[IntEnum] = CHAINS
    not_played: Sequence[IntEnum] = ()
    lines: Mapping[int, Callable[[Moment, Move], Mapping[int, Aim]]] = field(default_factory=dict)
    turning: Mapping[int, Callable[[Move], tuple[int, int]]] = field(default_factory=dict)
    sayings: Mapping[int, Saying] = field(default_factory=dict)
    brief_sayings: Mapping[int, Saying] = field(default_factory=dict)
    ways: Mapping[int, str] = field(default_factory=dict)
    outcomes: Mapping[int, str] = field(default_factory=dict)
    at_sea: Mapping[int, str] = field(default_factory=dict)
    foretold: Mapping[int, Forecast] = field(default_factory=dict)
    said_enough: Sequence[int] = ()
    details: Mapping[int, str] = field(default_factory=dict)
    questions: Mapping[IntEnum, str] = field(default_factory=dict)
    action_passages: Mapping[int, str] = field(default_factory=dict)
    turned_names: Mapping[str, Callable[[int], str]] = field(default_factory=dict)
    brief_names: Mapping[str, str] = field(default_factory=dict)
    spent_names: Mapping[str, str] = field(default_factory=dict)
    abilities: Sequence[str] = ("",)
    badges: tuple[Sequence[str], Sequence[str]] = (("",), ("",))
    notes: Callable[[Moment, Crew], Sequence[str]] = lambda _moment, _crew: ()
    gift: Callable[[Moment, Piece, bool], str] = lambda _moment, _piece, _brief: ""
    fighting: Callable[[Moment, Piece, Sequence[Piece]], Sequence[str]] = lambda _moment, _mover, _foes: ()
    changes: Mapping[type[Event], Change] = field(default_factory=dict)
    waits: Mapping[type[Event], float] = field(default_factory=dict)
