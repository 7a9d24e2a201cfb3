"""What the table says of moves, of whose turn it is, and where the game stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final

from tabletop_tui.assets import assets
from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import FRIDAY, NAMES
from tabletop_tui.games.pirates.moves import LOADS, NOTHING, Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.position import DEAD, LOST
from tabletop_tui.games.treasure_island.geometry import GRID
from tabletop_tui.games.treasure_island.marks import UNKNOWN, Mark
from tabletop_tui.games.treasure_island.moves import ESCAPE, STAY, TAKE_OFF
from tabletop_tui.games.treasure_island.tiles import KINDS
from tabletop_tui.games.treasure_island.view import Piece
from tabletop_tui.rules import NOBODY
from tabletop_tui.tui.wording import count, listed

from .aims import load, target
from .moment import Moment, crew_name, once_a_moment
from .places import cell_name, gold_words, kind_of, ship_name, spot_words, tile_words, turned_name

SIGNS: Final = {Mark.DEADLY: "deadly", Mark.GOLD_LOST: "loses", Mark.CHANGES_NOTHING: "idle"}


def label(moment: Moment, move: Move, signs: dict[Mark, str]) -> str:
    """A legal move in words for the list, with a sign before it where it kills, loses gold or changes nothing."""
    mark = moment.foresight(move).mark
    sign = next((f"{signs[known]} " for known in SIGNS if mark & known and known in signs), "")
    what = consequence(moment, move)
    return f"{sign}{_brief(moment, move)}{f': {what}' if what else ''}"


def _brief(moment: Moment, move: Move) -> str:
    """A move in as few words as a narrow list wants: ``n2 f5 +coin``."""
    if move[0] not in (moves.STEP, ESCAPE, TAKE_OFF, moves.GO, moves.FLY):
        return action(moment, move)
    by_piece = move[0] not in (moves.GO, moves.FLY)
    way = {ESCAPE: " by bottle", TAKE_OFF: " by air"}.get(move[0], "")
    carried = f" +{LOADS[load(move)]}" if load(move) else ""
    name = NAMES[move[1] if by_piece else moment.view.mover]
    return f"{name} {cell_name(target(moment, move))}{carried}{way}"


@once_a_moment
def prompt(moment: Moment, pointed: Move | None) -> str:
    """What is expected of whom, and what the move pointed at would do."""
    if moment.scene.actor == NOBODY or moment.view.phase is Phase.OVER:
        return moment.scene.outcome.reason if moment.scene.outcome else "The game is over."
    if moment.scene.actor < 0:
        return "Let us see what happens."
    if pointed is None:
        return f"{moment.name} decides, unseen by the others."
    what = consequence(moment, pointed)
    question = _QUESTIONS.get(moment.view.phase, "")
    return f"{moment.name}: {question}{action(moment, pointed)}{f': {what}' if what else ''}."


_QUESTIONS: Final = {
    Phase.AFTER: "anything else? ",
    Phase.ANSWER: "shall the game end? ",
    Phase.WAY: "which way? ",
    Phase.PASSAGE: "which exit? ",
    Phase.FLIGHT: "where to? ",
    Phase.BOARDING: "fly or wait? ",
    Phase.CURSE: "swear aloud! ",
    Phase.LIGHTHOUSE: "look under which? ",
    Phase.ARRANGING: "put them back: ",
    Phase.FIRST_TILE: "the earth shakes, ",
    Phase.SECOND_TILE: "the earth shakes, ",
}


LOOKING: Final = "Looking round (v or Esc ends it)."
"""What comes first while the cursor roams."""


def roaming(moment: Moment, cell: int) -> str:
    """What lies under a cursor that roams."""
    return f"{cell_name(cell)}: {spot_words(moment, cell)}." if is_cell(cell) else "There is nothing in the corner."


def is_cell(cell: int) -> bool:
    """Whether this is land or sea."""
    return bool(GRID.is_land[cell] or GRID.is_water[cell])


def headline(moment: Moment) -> str:
    """Round, crew, and whether a field burns."""
    view = moment.view
    if view.phase is Phase.OVER:
        return f"the end, in round {view.round}"
    text = f"round {view.round}, {crew_name(view.crew)}"
    if moment.crews[view.crew].seat != view.seat:
        text += f" of {moment.captain(view.crew)}: a field burns"
    return text


def passage(moment: Moment, pointed: Move | None) -> str:
    """The heading of the rulebook for this moment."""
    phase = moment.view.phase
    if phase is Phase.ACTION and pointed is not None:
        return _ACTION_PASSAGES.get(pointed[0], "A turn")
    return _PASSAGES.get(phase, "A turn")


_ACTION_PASSAGES: Final = {
    moves.REVIVE: "Death and birth",
    moves.GIVE: "Bottles",
    ESCAPE: "Bottles",
    moves.PROPOSE: "End of the game",
}
_PASSAGES: Final = {
    Phase.AFTER: "Bottles",
    Phase.ANSWER: "End of the game",
    Phase.WAY: "Chains",
    Phase.PASSAGE: "The tiles",
    Phase.FLIGHT: "Chains",
    Phase.BOARDING: "The tiles",
    Phase.CURSE: "The tiles",
    Phase.LIGHTHOUSE: "The tiles",
    Phase.ARRANGING: "The tiles",
    Phase.FIRST_TILE: "The tiles",
    Phase.SECOND_TILE: "The tiles",
    Phase.OVER: "End of the game",
}


def action(moment: Moment, move: Move) -> str:  # noqa: PLR0911 - one verb a line
    """A move as such: ``n2 to f5 with a coin``."""
    verb, view = move[0], moment.view
    carried = _carrying(load(move))
    if verb == moves.STEP:
        return f"{NAMES[move[1]]} to {cell_name(move[2])}{carried}"
    if verb == ESCAPE:
        return f"{NAMES[move[1]]} to {cell_name(move[2])}{carried}, for a bottle"
    if verb == TAKE_OFF:
        return f"{NAMES[move[1]]} flies to {cell_name(move[2])}{carried}"
    if verb == moves.ADVANCE:
        piece = view.pieces[move[1]]
        return f"{NAMES[move[1]]} on to step {piece.step + 1}{carried}"
    if verb == moves.SAIL:
        return f"the {ship_name(move[1])} to {cell_name(move[2])}"
    if verb in (moves.GO, moves.FLY):
        return f"{NAMES[view.mover]} to {cell_name(move[1])}{carried}"
    if verb == moves.LOOK:
        return f"look under {cell_name(move[1])}"
    if verb == moves.ARRANGE:
        return arrangement(moment, move)
    if verb == moves.SHAKE:
        return f"move {cell_name(move[1])}"
    if verb == moves.QUAKE:
        return f"{cell_name(move[1])} and {cell_name(move[2])} change places"
    return _SAYINGS[verb](moment, move)


def _carrying(carried: int) -> str:
    return {NOTHING: ""}.get(carried, f" with {'a coin' if LOADS[carried] == 'coin' else 'the treasure'}")


_SAYINGS: Final[dict[int, Callable[[Moment, Move], str]]] = {
    moves.REVIVE: lambda _, move: f"bring {NAMES[move[1]]} back to life",
    moves.GIVE: lambda _, move: f"hand {NAMES[move[1]]} a bottle",
    moves.DONE: lambda _moment, _move: "end the turn",
    moves.PROPOSE: lambda _moment, _move: "ask all to end the game",
    moves.AGREE: lambda _moment, _move: "yes, end it",
    moves.REFUSE: lambda _moment, _move: "no, play on",
    moves.SWEAR: lambda moment, _move: f"swear “{curse(moment)}”",
    moves.SILENT: lambda _moment, _move: "stay silent",
    STAY: lambda moment, _move: f"{NAMES[moment.view.mover]} waits here",
}


def arrangement(moment: Moment, move: Move) -> str:
    """How the tiles would lie: ``c3 arrow east, d4 trap``."""
    parts = []
    for cell, origin in zip(moment.view.question, move[1:], strict=True):
        spot = moment.spots[origin]
        parts.append(f"{cell_name(cell)} {turned_name(KINDS[spot.seen], spot.seen_turn)}")
    return ", ".join(parts)


def curse(moment: Moment) -> str:
    """A curse from the list, the same one as long as nothing happens; the real ones are made up at the table."""
    view = moment.view
    return Random(view.round * 1009 + view.mover * 17 + view.origin).choice(_curses())


@cache
def _curses() -> list[str]:
    return (assets() / "curses.txt").read_text("utf-8").splitlines()


@once_a_moment
def consequence(moment: Moment, move: Move) -> str:
    """What a move would do, as far as everybody knows; empty where its name says it all."""
    verb = move[0]
    if verb in _CONSEQUENCES:
        return _CONSEQUENCES[verb]
    if verb in (moves.ARRANGE, moves.REVIVE, moves.LOOK):
        return ""
    return _FORETOLD.get(verb, _going)(moment, move)


_CONSEQUENCES: Final = {
    moves.DONE: "bottles stay",
    moves.PROPOSE: "gold not aboard is nobody's",
    moves.AGREE: "gold not aboard is nobody's",
    moves.REFUSE: "",
    moves.SWEAR: "nothing happens",
    moves.SILENT: "he vanishes",
    STAY: "the flight is for later",
}


def _sailing(moment: Moment, move: Move) -> str:
    swimmers = moment.there.get(move[2], ())
    parts = []
    friends = [NAMES[piece.id] for piece in swimmers if moment.friends(piece.crew, move[1])]
    foes = [NAMES[piece.id] for piece in swimmers if not moment.friends(piece.crew, move[1])]
    if friends:
        parts.append(f"takes {listed(friends)} aboard")
    if foes:
        parts.append(f"runs {listed(foes)} over")
    return ", ".join(parts)


def _going(moment: Moment, move: Move) -> str:
    """What a piece would come to, the worst first: a narrow list cuts off the end."""
    verb, view = move[0], moment.view
    mover = view.pieces[move[1] if verb in (moves.STEP, ESCAPE, TAKE_OFF, moves.ADVANCE) else view.mover]
    cell = target(moment, move)
    parts = _verdict(moment, move)
    ship = moment.ships.get(cell)
    if ship is not None:
        if moment.friends(ship.crew, mover.crew):
            parts.append("aboard" + (", gold safe" if load(move) or mover.load else ""))
        else:
            parts.append(f"the {ship_name(ship.crew)}, an enemy")
    elif verb != moves.ADVANCE:
        parts.append(tile_words(moment, cell))
    if foes := _foes(moment, move, mover, cell):
        kind = kind_of(moment, cell)
        peace = kind is not None and (kind.truce or kind.deadly)
        parts.append(f"{'meets' if peace else 'attacks'} {listed([NAMES[foe.id] for foe in foes])}")
    if cell in moment.lying and verb != moves.ADVANCE:
        parts.append(gold_words(moment.lying[cell], _steps(moment, cell)))
    parts += _ending(moment, move, mover, cell)
    return ", ".join(parts)


_FORETOLD: Final[dict[int, Callable[[Moment, Move], str]]] = {
    moves.GIVE: lambda _, move: "he leaves the game" if move[1] == FRIDAY else "he becomes a fighter",
    moves.SHAKE: lambda moment, move: tile_words(moment, move[1]),
    moves.QUAKE: lambda moment, move: f"{tile_words(moment, move[1])} for {tile_words(moment, move[2])}",
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


def _verdict(moment: Moment, move: Move) -> list[str]:
    """What its mark says of a move."""
    mark = moment.foresight(move).mark
    return [text for known, text in _VERDICTS.items() if mark & known]


_VERDICTS: Final = {
    Mark.DEADLY: "deadly",
    Mark.GOLD_LOST: "gold lost",
    Mark.CHANGES_NOTHING: "nothing changes",
}


def _ending(moment: Moment, move: Move, mover: Piece, cell: int) -> list[str]:
    """Where the way surely ends, if not where it first leads."""
    place = moment.foresight(move).place
    parts = []
    if place == LOST:
        parts.append("lost underground")
    elif place not in (UNKNOWN, DEAD) and place >= 0 and place % GRID.size != cell:
        end = place % GRID.size
        if end in moment.ships:
            parts.append("back aboard" if mover.cell == end else f"ends aboard at {cell_name(end)}")
        elif GRID.is_water[end]:
            parts.append(f"ends in the sea at {cell_name(end)}")
        else:
            parts.append(f"back to {cell_name(end)}" if mover.cell == end else f"ends at {cell_name(end)}")
    return parts


def warning(moment: Moment, move: Move) -> str | None:
    """The question before a move that kills for sure; staying silent and ramming ships included."""
    mark = moment.foresight(move).mark
    if not mark & Mark.DEADLY:
        return None
    mover = move[1] if len(move) > 1 and move[0] not in (moves.GO, moves.FLY) else moment.view.mover
    lost = " The gold is lost with him." if mark & Mark.GOLD_LOST else ""
    return f"{NAMES[mover]} would die. Go all the same?\n{action(moment, move)}: {consequence(moment, move)}.{lost}"


def bottles(number: int) -> str:
    """So many bottles."""
    return count(number, "bottle")
