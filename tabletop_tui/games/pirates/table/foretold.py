"""What a move would do, as far as everybody knows, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import BEN_GUNN, FRIDAY, LETTERS, NAMES
from tabletop_tui.games.pirates.events import Cause
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
def consequence(moment: Moment, move: Move, *, brief: bool = False, room: int = 999) -> str:
    """What a move would do, as far as everybody knows; empty where its name says it all.

    Args:
        moment: When.
        move: A legal move.
        brief: Whether there is little room.
        room: For how many letters there is room; of several things the least important are left out.
    """
    verb, lore = move[0], moment.lore
    if brief and verb in (*_SAID_ENOUGH, *lore.said_enough):
        return ""
    if verb in lore.foretold:
        return lore.foretold[verb](moment, move, brief)
    if verb in lore.outcomes:
        return lore.outcomes[verb]
    if verb in _OUTCOMES:
        return _OUTCOMES[verb]
    if verb in _FORETOLD:
        return _FORETOLD[verb](moment, move, brief)
    return _fitting(_going(moment, move, brief), room)


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


Part = tuple[int, str]
"""Something that is said, after how much it counts."""


def _fitting(parts: list[Part], room: int) -> str:
    """What there is room for, what counts least left out first."""
    while len(parts) > 1 and len(", ".join(text for _, text in parts)) > room:
        parts.remove(min(parts, key=lambda part: part[0]))
    return ", ".join(text for _, text in parts)


def _going(moment: Moment, move: Move, brief: bool) -> list[Part]:
    """What a piece would come to, the worst first; with the terrain if it counts."""
    verb, view = move[0], moment.view
    mover = view.pieces[move[1] if verb in moment.lore.by_piece else view.mover]
    cell = target(moment, move)
    parts = [(5, verdict) for verdict in _verdict(moment, move, brief)]
    ship, kind = moment.ships.get(cell), kind_of(moment, cell)
    if ship is not None:
        parts.append((5, _boarding(moment, move, mover, ship.crew, brief=brief)))
    elif verb != moves.ADVANCE:
        ground = moment.terrain_counts and not brief
        idle = kind is not None and kind.acts in ("never", "once") and not ground
        parts.append((0 if idle else 1, tile_words(moment, cell, brief=brief, ground=ground)))
    if foes := _foes(moment, move, mover, cell):
        peace = kind is not None and (kind.truce or kind.deadly)
        parts.append((4, f"{'meets' if peace else 'hits' if brief else 'attacks'} {named(foes, brief=brief)}"))
        parts += [(4, told) for told in moment.lore.fighting(moment, mover, foes) if not peace]
    if cell in moment.lying and verb != moves.ADVANCE:
        steps = _steps(moment, cell)
        gold = gold_words(moment.lying[cell], steps, brief=brief)
        parts.append((2, gold if brief or steps > 1 else f"{gold} there"))
    parts += [(3, end) for end in _ending(moment, move, mover, cell, brief=brief)]
    return [part for part in parts if part[0] or len(parts) == 1]


def _boarding(moment: Moment, move: Move, mover: Piece, crew: int, *, brief: bool) -> str:
    if not moment.friends(crew, mover.crew):
        return f"enemy {f'ship {LETTERS[crew]}' if brief else ship_name(crew)}"
    safe = ", safe" if brief else f", {moment.lore.money.one} safe"
    return "aboard" + (safe if load(moment, move) or mover.load else "")


def _shaking(moment: Moment, move: Move, brief: bool) -> str:
    return " for ".join(tile_words(moment, cell, brief=brief, ground=not brief) for cell in move[1:])


def _ending_it(moment: Moment, _move: Move, _brief: bool) -> str:
    return f"{moment.lore.money.many} ashore {moment.lore.money.counts} for nobody"


def _giving(_: Moment, move: Move, brief: bool) -> str:
    if move[1] == FRIDAY:
        return "he leaves" if brief else "he leaves the game"
    return "he fights" if brief else "he becomes a fighter"


_FORETOLD: Final[dict[int, Forecast]] = {
    moves.GIVE: _giving,
    moves.PROPOSE: _ending_it,
    moves.AGREE: _ending_it,
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
    verdicts = [_VERDICTS[known] or lost for known in said if not (brief and known is Mark.CHANGES_NOTHING)]
    reason = "" if brief or not mark & Mark.DEADLY else _reason(moment, move)
    return [f"deadly ({reason})", *verdicts[1:]] if reason else verdicts


def _reason(moment: Moment, move: Move) -> str:
    """What kills a piece, where that is not what lies on the cell it goes to."""
    death = moment.foresight(move).death
    if death is None or death[0] not in _REASONS:
        return ""
    cause, cell = death[0], death[1] % moment.grid.size
    if cell == target(moment, move) and cause not in ("loop", "no way on"):
        return ""
    return f"{_REASONS[cause]} {cell_name(moment, cell)}"


_REASONS: Final[dict[Cause, str]] = {
    "enemy ship": "the enemy ship at",
    "sea fight": "an enemy in the sea at",
    "eaten": "the cannibal at",
    "loop": "round and round from",
    "no way on": "no way on from",
}
"""What a piece dies of, before the cell."""


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
        return ["back aboard" if mover.cell == end else "aboard" if brief else f"aboard at {name}"]
    if moment.grid.is_water[end]:
        return [f"{'sea' if brief else 'into the sea at'} {name}"]
    if mover.cell == end:
        return ["back" if brief else f"back to {name}"]
    return [f"{'to' if brief else 'on to'} {name}"]
