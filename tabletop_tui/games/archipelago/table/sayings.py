"""What is said of the moves only Archipelago has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Final

from tabletop_tui.games.archipelago.abilities import DYNAMITE, MUSKETEER
from tabletop_tui.games.archipelago.data import stock
from tabletop_tui.games.archipelago.moves import (
    CARD,
    DECLINE,
    HIT,
    MOOR,
    RUSH,
    SHOOT,
    STAND_UP,
    STOP,
    TAKE,
    TURN,
    VOYAGE,
)
from tabletop_tui.games.archipelago.phases import OwnPhase
from tabletop_tui.games.archipelago.tiles import KINDS
from tabletop_tui.games.archipelago.voyages import destinations
from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import MISSIONARY, NAMES
from tabletop_tui.games.pirates.moves import LOADS, Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.table.aims import load
from tabletop_tui.games.pirates.table.foretold import SHORT_NAMES, named
from tabletop_tui.games.pirates.table.lore import Forecast, Saying
from tabletop_tui.games.pirates.table.moment import Moment
from tabletop_tui.games.pirates.table.places import (
    BACK_NAMES,
    DIRECTIONS,
    SHORT_DIRECTIONS,
    brief_name,
    cell_name,
    piece_words,
    tile_words,
    turned_name,
)
from tabletop_tui.games.pirates.table.words import carrying, going
from tabletop_tui.games.pirates.view import Piece
from tabletop_tui.rules.words import listed

from .abilities import briefly
from .musket import fired, standing
from .sheet import seen


def crossroads(turn: int) -> str:
    """A crossroads with where each face of the die sends."""
    ways = stock().crossroads
    faces = ", ".join(f"{face} {SHORT_DIRECTIONS[(way + 2 * turn) % 8]}" for face, way in enumerate(ways, 1))
    return f"crossroads, {faces}"


def gift(moment: Moment, piece: Piece, brief: bool) -> str:
    """The text of a pirate's card; of the Missionary what he may do, and how he becomes a fighter."""
    if brief:
        return _brief_gift(piece)
    if piece.id == MISSIONARY and not piece.fights:
        return (
            "The Missionary preaches: he carries nothing and attacks nobody, and where he stands nobody attacks him or "
            "his friends, nor they from there. A bottle makes him a fighter."
        )
    if piece.id == MISSIONARY:
        return "The Missionary is a fighter now, like any pirate."
    if not piece.ability:
        return ""
    card = stock().cards[piece.ability - 1]
    return f"{NAMES[piece.id]} is the {card.name}: {card.effect[:1].lower()}{card.effect[1:]}"


def _brief_gift(piece: Piece) -> str:
    if piece.id == MISSIONARY:
        return "The Missionary fights." if piece.fights else "The Missionary preaches: no fights where he stands."
    card = stock().cards[piece.ability - 1] if piece.ability else None
    return f"{card.name}: {briefly(piece.ability)}." if card is not None else ""


def fighting(moment: Moment, mover: Piece, foes: Sequence[Piece]) -> Sequence[str]:
    """That dynamite or dice decide an attack."""
    abilities = {piece.ability for piece in (mover, *foes)}
    if DYNAMITE in abilities:
        return ["all fly home"]
    return ["the dice decide"] if MUSKETEER in abilities else []


def _taking(moment: Moment, move: Move) -> str:
    return f"{NAMES[move[1]]} takes a coin from {cell_name(moment, move[2])}"


def _mooring(moment: Moment, move: Move) -> str:
    return f"moor at {cell_name(moment, move[1])}"


def _shooting(moment: Moment, move: Move) -> str:
    return f"shoot {DIRECTIONS[move[1]]}"


def _turning(moment: Moment, move: Move) -> str:
    spot = moment.spots[move[1]]
    return f"{cell_name(moment, move[1])} as {turned_name(moment, KINDS[spot.kind], move[2])}"


def _rushing(moment: Moment, move: Move) -> str:
    return f"a bottle takes {NAMES[move[1]]} to the last step{carrying(moment, move)}"


def _card(moment: Moment, move: Move) -> str:
    return f"{moment.lore.abilities[move[1]]} for {NAMES[move[2]]}"


def _voyage(moment: Moment, move: Move) -> str:
    island = destinations(moment.scene.options)[move[1]]
    been = any(result.island == island.id for result in seen(moment).results)
    return f"sail to {island.name}{' again' * been}"


def _done(moment: Moment, _: Move) -> str:
    return "I have seen enough" if moment.view.phase is Phase.ARRANGING else "end the turn"


SAYINGS: Final[Mapping[int, Saying]] = {
    TAKE: _taking,
    MOOR: _mooring,
    SHOOT: _shooting,
    HIT: lambda moment, move: f"hit {piece_words(moment, moment.view.pieces[move[1]])}",
    TURN: _turning,
    STAND_UP: lambda _, move: f"a bottle gets {NAMES[move[1]]} out of the pit",
    RUSH: _rushing,
    CARD: _card,
    DECLINE: lambda _moment, _move: "take no card",
    VOYAGE: _voyage,
    STOP: lambda _moment, _move: "end the campaign here",
    moves.DONE: _done,
    moves.GO: going,
}
"""What a move is as such."""

BRIEF_SAYINGS: Final[Mapping[int, Saying]] = {
    TAKE: lambda moment, move: f"{SHORT_NAMES[move[1]]} takes from {cell_name(moment, move[2])}",
    TURN: lambda moment, move: brief_name(moment, KINDS[moment.spots[move[1]].kind], move[2]),
    STAND_UP: lambda _, move: f"{SHORT_NAMES[move[1]]} out of the pit +bottle",
    RUSH: lambda moment, move: f"{SHORT_NAMES[move[1]]} to the last step{_with(moment, move)} +bottle",
}
"""What it is where there is little room."""

BRIEF_NAMES: Final[Mapping[str, str]] = {
    "barrel": "rum",
    "balloon": "balloon",
    "wreck": "spent plane",
    "arrow_4d": "diagonal arrows",
    "crossroads": "crossroads",
    **{kind.id: f"labyrinth of {kind.steps}" for kind in KINDS if kind.steps > 1},
}


def _with(moment: Moment, move: Move) -> str:
    return f" +{LOADS[load(moment, move)]}" if load(moment, move) else ""


def _shot(moment: Moment, move: Move, brief: bool) -> str:
    shot = fired(moment, move)
    if shot.cell < 0:
        return "nobody there"
    who = named(standing(moment, shot.cell), brief=brief, joint="or")
    return f"{who} at {cell_name(moment, shot.cell)}{'' if shot.targets else ', safe'}"


def _learning(_: Moment, move: Move, brief: bool) -> str:
    return "" if brief else stock().cards[move[1] - 1].effect.rstrip(".")


def _berth(moment: Moment, move: Move, brief: bool) -> str:
    grid = moment.grid
    lands = [moment.spots[cell] for cell in grid.landings[move[1]]]
    beside = [BACK_NAMES[back] for back in sorted({spot.back for spot in lands})]
    return ", ".join(beside) if brief else f"beside {listed(beside)}"


def _bound_for(moment: Moment, move: Move, _brief: bool) -> str:
    layout = destinations(moment.scene.options)[move[1]]
    return f"{sum(layout.places)} tiles, {sets_words(layout.sets)}"


def sets_words(sets: Sequence[int]) -> str:
    """Which sets of tiles: ``set 1``, ``sets 1 and 2``."""
    return f"set{'s' * (len(sets) > 1)} {listed([str(number) for number in sets])}"


def _taken_from(moment: Moment, move: Move, brief: bool) -> str:
    mine = moment.view.pieces[move[1]].crew
    foes = [one for one in moment.there.get(move[2], ()) if not moment.friends(one.crew, mine)]
    tile = tile_words(moment, move[2], brief=brief, ground=not brief)
    return f"{tile}, {named(foes, brief=brief)} stay{'s' * (len(foes) == 1)} there"


AT_SEA: Final[Mapping[int, str]] = {
    MOOR: "Ships lie by the coast and sail round it. From here pirates go ashore onto the land beside the ship.",
    moves.SAIL: "A ship sails round the coast, as far as it has fighters aboard. It takes its swimmers up and runs "
    "others over, who are out for good.",
}
"""What a cell of the sea is to a ship that would go there."""

OUTCOMES: Final[Mapping[int, str]] = {
    HIT: "he flies home",
    TURN: "",
    STAND_UP: "he stands there, free",
    RUSH: "",
    DECLINE: "",
    STOP: "no more islands",
}
"""What a move would do, where that is always the same."""


def _finishing(moment: Moment, _: Move, brief: bool) -> str:
    if moment.view.phase is Phase.ARRANGING:
        return "" if brief else "the tiles stay as they lie"
    return "no bottle" if brief else "no bottle is used"


FORETOLD: Final[Mapping[int, Forecast]] = {
    MOOR: _berth,
    SHOOT: _shot,
    CARD: _learning,
    VOYAGE: _bound_for,
    TAKE: _taken_from,
    moves.DONE: _finishing,
}
"""What a move would do, where it has to be looked up."""

DETAILS: Final[Mapping[int, str]] = {
    moves.AGREE: "If all agree the island ends here, and most coins aboard win it.",
    moves.DONE: "The action is done. Bottles may still be used, or not.",
}

QUESTIONS: Final[Mapping[IntEnum, str]] = {
    Phase.AFTER: "a bottle? ",
    OwnPhase.MOORING: "where does the ship begin? ",
    OwnPhase.AIM: "the musket! ",
    OwnPhase.VICTIM: "who is hit? ",
    Phase.ARRANGING: "look well: ",
    OwnPhase.TURNING: "how does it lie? ",
    OwnPhase.DRAFT: "which card? ",
    OwnPhase.NEXT_ISLAND: "where to? ",
}
