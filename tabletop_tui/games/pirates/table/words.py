"""What the table says of moves, of whose turn it is, and where the game stands."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from tabletop_tui.assets import assets
from tabletop_tui.games.pirates import moves
from tabletop_tui.games.pirates.crews import FRIDAY, NAMES
from tabletop_tui.games.pirates.marks import UNKNOWN, Mark
from tabletop_tui.games.pirates.moves import LOADS, NOTHING, Move
from tabletop_tui.games.pirates.phases import Phase
from tabletop_tui.games.pirates.position import DEAD, LOST
from tabletop_tui.games.pirates.view import Piece
from tabletop_tui.rules import NOBODY
from tabletop_tui.tui.wording import count, listed

from .aims import load, target
from .lore import Saying
from .moment import Moment, crew_name
from .places import cell_name, gold_words, is_cell, kind_of, ship_name, spot_words, tile_words, turned_name

SIGNS: Final = {Mark.DEADLY: "deadly", Mark.GOLD_LOST: "loses", Mark.RISKY: "risky", Mark.CHANGES_NOTHING: "idle"}


def label(moment: Moment, move: Move, signs: dict[Mark, str]) -> str:
    """A legal move in words for the list, with a sign before it where it kills, loses gold or changes nothing."""
    mark = moment.foresight(move).mark
    sign = next((f"{signs[known]} " for known in SIGNS if mark & known and known in signs), "")
    what = consequence(moment, move, brief=True)
    return f"{sign}{_brief(moment, move)}{f': {what}' if what else ''}"


def _brief(moment: Moment, move: Move) -> str:
    """A move in as few words as a narrow list wants: ``n2 f5 +coin``."""
    ways = {moves.STEP: "", moves.GO: "", moves.FLY: "", **moment.lore.ways}
    if move[0] not in ways:
        return action(moment, move)
    carried = f" +{LOADS[load(moment, move)]}" if load(moment, move) else ""
    name = NAMES[move[1] if move[0] in moment.lore.by_piece else moment.view.mover]
    return f"{name} {cell_name(moment, target(moment, move))}{carried}{ways[move[0]]}"


def prompt(moment: Moment, pointed: Move | None) -> str:
    """What is expected of whom, and what the move pointed at would do."""
    if moment.scene.actor == NOBODY or moment.view.phase is Phase.OVER:
        return moment.scene.outcome.reason if moment.scene.outcome else "The game is over."
    if moment.scene.actor < 0:
        return "Let us see what happens."
    if pointed is None:
        return f"{moment.name} decides, unseen by the others."
    what = consequence(moment, pointed)
    question = {**_QUESTIONS, **moment.lore.questions}.get(moment.view.phase, "")
    return f"{moment.name}: {question}{action(moment, pointed)}{f': {what}' if what else ''}."


_QUESTIONS: Final = {
    Phase.AFTER: "anything else? ",
    Phase.ANSWER: "shall the game end? ",
    Phase.WAY: "which way? ",
    Phase.PASSAGE: "which exit? ",
    Phase.FLIGHT: "where to? ",
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
    if not is_cell(moment, cell):
        return "There is nothing in the corner."
    return f"{cell_name(moment, cell)}: {spot_words(moment, cell)}."


def headline(moment: Moment) -> str:
    """Round, crew, and whether a field burns."""
    view = moment.view
    if view.phase is Phase.OVER:
        return f"the end, in round {view.round}"
    text = f"round {view.round}, {crew_name(view.crew)}"
    if moment.crews[view.crew].seat != view.seat:
        text += f" of {moment.captain(view.crew)}: {moment.lore.haze}"
    return text


def passage(moment: Moment, pointed: Move | None) -> str:
    """The heading of the rulebook for this moment."""
    phase, lore = moment.view.phase, moment.lore
    if phase is Phase.ACTION and pointed is not None:
        return lore.action_passages.get(pointed[0], lore.passages[Phase.ACTION])
    return lore.passages.get(phase, lore.passages[Phase.ACTION])


def action(moment: Moment, move: Move) -> str:
    """A move as such: ``n2 to f5 with a coin``."""
    verb = move[0]
    return (moment.lore.sayings.get(verb) or _SAYINGS[verb])(moment, move)


def going(moment: Moment, move: Move) -> str:
    """A piece to a cell, with what it carries."""
    piece = move[1] if move[0] in moment.lore.by_piece else moment.view.mover
    return f"{NAMES[piece]} to {cell_name(moment, target(moment, move))}{carrying(moment, move)}"


def carrying(moment: Moment, move: Move) -> str:
    """What a piece would carry, at the end of a saying."""
    carried = load(moment, move)
    return {NOTHING: ""}.get(carried, f" with {'a coin' if LOADS[carried] == 'coin' else 'the treasure'}")


def _advancing(moment: Moment, move: Move) -> str:
    step = moment.view.pieces[move[1]].step + 1
    return f"{NAMES[move[1]]} on to step {step}{carrying(moment, move)}"


def _quaking(moment: Moment, move: Move) -> str:
    return f"{cell_name(moment, move[1])} and {cell_name(moment, move[2])} change places"


def arrangement(moment: Moment, move: Move) -> str:
    """How the tiles would lie: ``c3 arrow east, d4 trap``."""
    parts = []
    for cell, origin in zip(moment.view.question, move[1:], strict=True):
        spot = moment.spots[origin]
        parts.append(f"{cell_name(moment, cell)} {turned_name(moment, moment.lore.kinds[spot.seen], spot.seen_turn)}")
    return ", ".join(parts)


_SAYINGS: Final[dict[int, Saying]] = {
    moves.STEP: going,
    moves.GO: going,
    moves.FLY: going,
    moves.ADVANCE: _advancing,
    moves.SAIL: lambda moment, move: f"the {ship_name(move[1])} to {cell_name(moment, move[2])}",
    moves.LOOK: lambda moment, move: f"look under {cell_name(moment, move[1])}",
    moves.ARRANGE: arrangement,
    moves.SHAKE: lambda moment, move: f"move {cell_name(moment, move[1])}",
    moves.QUAKE: _quaking,
    moves.REVIVE: lambda _, move: f"bring {NAMES[move[1]]} back to life",
    moves.GIVE: lambda _, move: f"hand {NAMES[move[1]]} a bottle",
    moves.DONE: lambda _moment, _move: "end the turn",
    moves.PROPOSE: lambda moment, _move: f"ask all to end {moment.lore.ends}",
    moves.AGREE: lambda _moment, _move: "yes, end it",
    moves.REFUSE: lambda _moment, _move: "no, play on",
    moves.SWEAR: lambda moment, _move: f"swear “{curse(moment)}”",
    moves.SILENT: lambda _moment, _move: "stay silent",
}


def curse(moment: Moment) -> str:
    """A curse from the list, the same one as long as nothing happens; the real ones are made up at the table."""
    view = moment.view
    return Random(view.round * 1009 + view.mover * 17 + view.origin).choice(_curses())


@cache
def _curses() -> list[str]:
    return (assets() / "curses.txt").read_text("utf-8").splitlines()


def consequence(moment: Moment, move: Move, *, brief: bool = False) -> str:
    """What a move would do, as far as everybody knows; empty where its name says it all.

    Args:
        moment: When.
        move: A legal move.
        brief: Whether there is little room.
    """
    verb, lore = move[0], moment.lore
    if verb in lore.foretold:
        return lore.foretold[verb](moment, move)
    if verb in lore.outcomes:
        return lore.outcomes[verb]
    if verb in (moves.PROPOSE, moves.AGREE):
        return f"{lore.money.many} not aboard {lore.money.is_} nobody's"
    if verb in _OUTCOMES:
        return _OUTCOMES[verb]
    if verb in _FORETOLD:
        return _FORETOLD[verb](moment, move)
    return foreseen(moment, move, ground=moment.terrain_counts and not brief)


_OUTCOMES: Final = {
    **dict.fromkeys((moves.ARRANGE, moves.REVIVE, moves.LOOK, moves.REFUSE), ""),
    moves.DONE: "bottles stay",
    moves.SWEAR: "nothing happens",
    moves.SILENT: "he vanishes",
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


def foreseen(moment: Moment, move: Move, *, ground: bool = False) -> str:
    """What a piece would come to, the worst first: a narrow list cuts off the end; with the terrain if it counts."""
    verb, view = move[0], moment.view
    mover = view.pieces[move[1] if verb in moment.lore.by_piece else view.mover]
    cell = target(moment, move)
    parts = _verdict(moment, move)
    ship = moment.ships.get(cell)
    if ship is not None:
        if moment.friends(ship.crew, mover.crew):
            safe = f", {moment.lore.money.one} safe" if load(moment, move) or mover.load else ""
            parts.append(f"aboard{safe}")
        else:
            parts.append(f"the {ship_name(ship.crew)}, an enemy")
    elif verb != moves.ADVANCE:
        parts.append(tile_words(moment, cell, ground=ground))
    if foes := _foes(moment, move, mover, cell):
        kind = kind_of(moment, cell)
        peace = kind is not None and (kind.truce or kind.deadly)
        parts.append(f"{'meets' if peace else 'attacks'} {listed([NAMES[foe.id] for foe in foes])}")
        parts += moment.lore.fighting(moment, mover, foes) if not peace else []
    if cell in moment.lying and verb != moves.ADVANCE:
        parts.append(gold_words(moment.lying[cell], _steps(moment, cell)))
    parts += _ending(moment, move, mover, cell)
    return ", ".join(parts)


_FORETOLD: Final[dict[int, Saying]] = {
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
    lost = f"{moment.lore.money.one} lost"
    return [text or lost for known, text in _VERDICTS.items() if mark & known]


_VERDICTS: Final = {
    Mark.DEADLY: "deadly",
    Mark.GOLD_LOST: "",
    Mark.RISKY: "risky",
    Mark.CHANGES_NOTHING: "nothing changes",
}


def _ending(moment: Moment, move: Move, mover: Piece, cell: int) -> list[str]:
    """Where the way surely ends, if not where it first leads."""
    place = moment.foresight(move).place
    parts = []
    if place == LOST:
        parts.append("lost underground")
    elif place not in (UNKNOWN, DEAD) and place >= 0 and place % moment.grid.size != cell:
        end = place % moment.grid.size
        if end in moment.ships:
            parts.append("back aboard" if mover.cell == end else f"ends aboard at {cell_name(moment, end)}")
        elif moment.grid.is_water[end]:
            parts.append(f"ends in the sea at {cell_name(moment, end)}")
        else:
            parts.append(f"{'back to' if mover.cell == end else 'ends at'} {cell_name(moment, end)}")
    return parts


def warning(moment: Moment, move: Move) -> str | None:
    """The question before a move that kills for sure; staying silent and ramming ships included."""
    mark = moment.foresight(move).mark
    if not mark & Mark.DEADLY:
        return None
    mover = move[1] if move[0] in moment.lore.by_piece else moment.view.mover
    lost = f" The {moment.lore.money.one} is lost with him." if mark & Mark.GOLD_LOST else ""
    return f"{NAMES[mover]} would die. Go all the same?\n{action(moment, move)}: {consequence(moment, move)}.{lost}"


def bottles(number: int) -> str:
    """So many bottles."""
    return count(number, "bottle")
