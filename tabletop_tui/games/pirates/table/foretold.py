"""What a move would do, as far as everybody knows, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import BEN_GUNN, FRIDAY, LETTERS, NAMES
from tabletop_tui.games.pirates.marks import UNKNOWN, Mark
from tabletop_tui.games.pirates.moves import Move
from tabletop_tui.games.pirates.position import DEAD, LOST
from tabletop_tui.games.pirates.view import Piece
from tabletop_tui.rules.words import listed

from .aims import load, target
from .lore import Forecast
from .moment import Moment, once_a_moment
from .places import cell_name, gold_words, kind_of, ship_name, tile_words

SHORT_NAMES: Final = (*NAMES[:BEN_GUNN], "Ben", "Missionary", "Friday")
"""What pieces are called where there is little room."""


def named(pieces: Sequence[Piece], *, brief: bool, joint: str = "and") -> str:
    """Pieces in a row, by short names where there is little room."""
    names = SHORT_NAMES if brief else NAMES
    return listed([names[piece.id] for piece in pieces], joint)


@once_a_moment
def consequence(moment: Moment, move: Move, *, brief: bool = False) -> str:
    """What a move would do, as far as everybody knows; empty where its name says it all.

    Args:
        moment: When.
        move: A legal move.
        brief: Whether there is little room.
    """
    verb, lore = move[0], moment.lore
    if brief and verb in (*_SAID_ENOUGH, *lore.said_enough):
        return ""
    if verb in lore.foretold:
        return lore.foretold[verb](moment, move, brief)
    if verb in lore.outcomes:
        return lore.outcomes[verb]
    if verb in (moves.PROPOSE, moves.AGREE):
        return f"{lore.money.many} ashore {lore.money.counts} for nobody"
    if verb in _OUTCOMES:
        return _OUTCOMES[verb]
    return _FORETOLD.get(verb, _going)(moment, move, brief)


_SAID_ENOUGH: Final = (moves.PROPOSE, moves.AGREE, moves.SWEAR)
"""What needs no more words in a list."""

_OUTCOMES: Final = {
    **dict.fromkeys((moves.ARRANGE, moves.REVIVE, moves.LOOK, moves.REFUSE), ""),
    moves.DONE: "bottles stay",
    moves.SWEAR: "nothing happens",
    moves.SILENT: "he vanishes",
}


def _sailing(moment: Moment, move: Move, brief: bool) -> str:
    swimmers = moment.there.get(move[2], ())
    parts = []
    friends = [piece for piece in swimmers if moment.friends(piece.crew, move[1])]
    foes = [piece for piece in swimmers if not moment.friends(piece.crew, move[1])]
    if friends:
        parts.append(f"takes {named(friends, brief=brief)}{'' if brief else ' aboard'}")
    if foes:
        parts.append(f"runs {named(foes, brief=brief)} over")
    return ", ".join(parts)


def _going(moment: Moment, move: Move, brief: bool) -> str:
    """What a piece would come to, the worst first: a narrow list cuts off the end; with the terrain if it counts."""
    verb, view = move[0], moment.view
    mover = view.pieces[move[1] if verb in moment.lore.by_piece else view.mover]
    cell = target(moment, move)
    parts = _verdict(moment, move, brief)
    ship = moment.ships.get(cell)
    if ship is not None:
        parts.append(_boarding(moment, move, mover, ship.crew, brief=brief))
    elif verb != moves.ADVANCE:
        parts.append(tile_words(moment, cell, brief=brief, ground=moment.terrain_counts and not brief))
    if foes := _foes(moment, move, mover, cell):
        kind = kind_of(moment, cell)
        peace = kind is not None and (kind.truce or kind.deadly)
        parts.append(f"{'meets' if peace else 'hits' if brief else 'attacks'} {named(foes, brief=brief)}")
        parts += moment.lore.fighting(moment, mover, foes) if not peace else []
    if cell in moment.lying and verb != moves.ADVANCE:
        parts.append(gold_words(moment.lying[cell], _steps(moment, cell), brief=brief))
    parts += _ending(moment, move, mover, cell, brief=brief)
    return ", ".join(part for part in parts if part != "empty" or len(parts) == 1)


def _boarding(moment: Moment, move: Move, mover: Piece, crew: int, *, brief: bool) -> str:
    if not moment.friends(crew, mover.crew):
        return f"enemy {f'ship {LETTERS[crew]}' if brief else ship_name(crew)}"
    safe = ", safe" if brief else f", {moment.lore.money.one} safe"
    return "aboard" + (safe if load(moment, move) or mover.load else "")


def _shaking(moment: Moment, move: Move, brief: bool) -> str:
    return " for ".join(tile_words(moment, cell, brief=brief, ground=not brief) for cell in move[1:])


def _giving(_: Moment, move: Move, brief: bool) -> str:
    if move[1] == FRIDAY:
        return "he leaves" if brief else "he leaves the game"
    return "he fights" if brief else "he becomes a fighter"


_FORETOLD: Final[dict[int, Forecast]] = {
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
    lost = f"{moment.lore.money.one} lost"
    said = [known for known in _VERDICTS if mark & known]
    return [_VERDICTS[known] or lost for known in said if not (brief and known is Mark.CHANGES_NOTHING)]


_VERDICTS: Final = {
    Mark.DEADLY: "deadly",
    Mark.GOLD_LOST: "",
    Mark.RISKY: "risky",
    Mark.CHANGES_NOTHING: "nothing changes",
}


def _ending(moment: Moment, move: Move, mover: Piece, cell: int, *, brief: bool) -> list[str]:
    """Where the way surely ends, if not where it first leads."""
    place = moment.foresight(move).place
    if place == LOST:
        return ["lost below" if brief else "lost underground"]
    end = place % moment.grid.size
    if place in (UNKNOWN, DEAD) or place < 0 or end == cell:
        return []
    name = cell_name(moment, end)
    if end in moment.ships:
        return ["back aboard" if mover.cell == end else f"aboard{' ' if brief else ' at '}{name}"]
    if moment.grid.is_water[end]:
        return [f"{'sea' if brief else 'into the sea at'} {name}"]
    return [f"back to {name}" if mover.cell == end else f"{'to' if brief else 'on to'} {name}"]
