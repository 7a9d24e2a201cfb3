"""What a move would do, as far as everybody knows, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import BEN_GUNN, FRIDAY, LETTERS, NAMES
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.position import DEAD, LOST
from tabletop_tui.games.treasure_island.geometry import GRID
from tabletop_tui.games.treasure_island.marks import UNKNOWN, Mark
from tabletop_tui.games.treasure_island.moves import ESCAPE, STAY, TAKE_OFF
from tabletop_tui.games.treasure_island.view import Piece
from tabletop_tui.rules.words import listed

from .aims import load, target
from .moment import Moment, once_a_moment
from .places import cell_name, gold_words, kind_of, ship_name, tile_words

SHORT_NAMES: Final = (*NAMES[:BEN_GUNN], "Ben", "Missionary", "Friday")
"""What pieces are called where there is little room."""


@once_a_moment
def consequence(moment: Moment, move: Move, *, brief: bool = False) -> str:
    """What a move would do, as far as everybody knows; empty where its name says it all."""
    verb = move[0]
    if verb in _CONSEQUENCES:
        return "" if brief and verb in _SAID_ENOUGH else _CONSEQUENCES[verb]
    if verb in (moves.ARRANGE, moves.REVIVE, moves.LOOK):
        return ""
    return _FORETOLD.get(verb, _going)(moment, move, brief)


_SAID_ENOUGH: Final = (moves.PROPOSE, moves.AGREE, moves.SWEAR, STAY)
"""What needs no more words in a list."""

_CONSEQUENCES: Final = {
    moves.DONE: "bottles stay",
    moves.PROPOSE: "gold ashore counts for nobody",
    moves.AGREE: "gold ashore counts for nobody",
    moves.REFUSE: "",
    moves.SWEAR: "nothing happens",
    moves.SILENT: "he vanishes",
    STAY: "the flight is for later",
}


def _sailing(moment: Moment, move: Move, brief: bool) -> str:
    swimmers = moment.there.get(move[2], ())
    parts = []
    names = SHORT_NAMES if brief else NAMES
    friends = [names[piece.id] for piece in swimmers if moment.friends(piece.crew, move[1])]
    foes = [names[piece.id] for piece in swimmers if not moment.friends(piece.crew, move[1])]
    if friends:
        parts.append(f"takes {listed(friends)}{'' if brief else ' aboard'}")
    if foes:
        parts.append(f"runs {listed(foes)} over")
    return ", ".join(parts)


def _going(moment: Moment, move: Move, brief: bool) -> str:
    """What a piece would come to, the worst first: a narrow list cuts off the end."""
    verb, view = move[0], moment.view
    mover = view.pieces[move[1] if verb in (moves.STEP, ESCAPE, TAKE_OFF, moves.ADVANCE) else view.mover]
    cell = target(moment, move)
    parts = _verdict(moment, move, brief)
    ship = moment.ships.get(cell)
    if ship is not None:
        if moment.friends(ship.crew, mover.crew):
            safe = ", safe" if brief else ", gold safe"
            parts.append("aboard" + (safe if load(move) or mover.load else ""))
        else:
            parts.append(f"enemy {f'ship {LETTERS[ship.crew]}' if brief else ship_name(ship.crew)}")
    elif verb != moves.ADVANCE:
        parts.append(tile_words(moment, cell, brief=brief))
    if foes := _foes(moment, move, mover, cell):
        kind = kind_of(moment, cell)
        peace = kind is not None and (kind.truce or kind.deadly)
        names, blow = (SHORT_NAMES, "hits") if brief else (NAMES, "attacks")
        parts.append(f"{'meets' if peace else blow} {listed([names[foe.id] for foe in foes])}")
    if cell in moment.lying and verb != moves.ADVANCE:
        parts.append(gold_words(moment.lying[cell], _steps(moment, cell), brief=brief))
    parts += _ending(moment, move, mover, cell, brief=brief)
    return ", ".join(part for part in parts if part != "empty" or len(parts) == 1)


def _shaking(moment: Moment, move: Move, brief: bool) -> str:
    return " for ".join(tile_words(moment, cell, brief=brief) for cell in move[1:])


def _giving(_: Moment, move: Move, brief: bool) -> str:
    if move[1] == FRIDAY:
        return "he leaves" if brief else "he leaves the game"
    return "he fights" if brief else "he becomes a fighter"


_FORETOLD: Final[dict[int, Callable[[Moment, Move, bool], str]]] = {
    moves.GIVE: _giving,
    moves.SHAKE: _shaking,
    moves.QUAKE: _shaking,
    moves.SAIL: _sailing,
}


def _steps(moment: Moment, cell: int) -> int:
    kind = kind_of(moment, cell)
    return kind.steps if kind is not None else 1


def _foes(moment: Moment, move: Move, mover: Piece, cell: int) -> list[Piece]:
    if cell in moment.ships:
        return []
    step = mover.step + 1 if move[0] == moves.ADVANCE else 1
    return [
        piece
        for piece in moment.there.get(cell, ())
        if piece.step == step and piece.id != mover.id and not moment.friends(piece.crew, mover.crew)
    ]


def _verdict(moment: Moment, move: Move, brief: bool) -> list[str]:
    """What its mark says of a move; that nothing changes has a sign in the list, and the rest of the words say how."""
    mark = moment.foresight(move).mark
    said = [known for known in _VERDICTS if mark & known]
    return [_VERDICTS[known] for known in said if not (brief and known is Mark.CHANGES_NOTHING)]


_VERDICTS: Final = {
    Mark.DEADLY: "deadly",
    Mark.GOLD_LOST: "gold lost",
    Mark.CHANGES_NOTHING: "nothing changes",
}


def _ending(moment: Moment, move: Move, mover: Piece, cell: int, *, brief: bool) -> list[str]:
    """Where the way surely ends, if not where it first leads."""
    place = moment.foresight(move).place
    if place == LOST:
        return ["lost below" if brief else "lost underground"]
    end = place % GRID.size
    if place in (UNKNOWN, DEAD) or place < 0 or end == cell:
        return []
    if end in moment.ships:
        return ["back aboard" if mover.cell == end else f"aboard{' ' if brief else ' at '}{cell_name(end)}"]
    if GRID.is_water[end]:
        return [f"{'sea' if brief else 'into the sea at'} {cell_name(end)}"]
    return [f"back to {cell_name(end)}" if mover.cell == end else f"{'to' if brief else 'on to'} {cell_name(end)}"]
